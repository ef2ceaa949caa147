; The setup program of Hearts for Windows: for one user, without asking for an administrator.
; Compiled by build.py, which defines VERSION, NUMBERS, FOLDER, TARGET, ICON, LICENCE, KILOBYTES
; and APP_ID. Saved games and settings lie elsewhere and stay when the program is removed.

Unicode true
ManifestDPIAware true
RequestExecutionLevel user
SetCompressor /SOLID lzma

!include "MUI2.nsh"

Name "Hearts"
OutFile "${TARGET}"
InstallDir "$LOCALAPPDATA\Programs\Hearts"
InstallDirRegKey HKCU "Software\Hearts" "Folder"
BrandingText "Hearts ${VERSION}"

VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "Hearts"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Hearts setup"
VIAddVersionKey "CompanyName" "The Hearts developers"
VIAddVersionKey "LegalCopyright" "MIT licence"

!define REMOVE "Software\Microsoft\Windows\CurrentVersion\Uninstall\Hearts"
!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_ABORTWARNING
!define MUI_FINISHPAGE_RUN "$INSTDIR\Hearts.exe"
!define MUI_FINISHPAGE_RUN_TEXT "Play Hearts now"

!insertmacro MUI_PAGE_LICENSE "${LICENCE}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

Section "Hearts"
  SetOutPath "$INSTDIR"
  ; Libraries of an older version must not lie beside those of this one.
  RMDir /r "$INSTDIR\lib"
  File /r "${FOLDER}\*"
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  CreateShortcut "$SMPROGRAMS\Hearts.lnk" "$INSTDIR\Hearts.exe" "" "$INSTDIR\Hearts.exe" 0

  WriteRegStr HKCU "Software\Hearts" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${REMOVE}" "DisplayName" "Hearts"
  WriteRegStr HKCU "${REMOVE}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${REMOVE}" "Publisher" "The Hearts developers"
  WriteRegStr HKCU "${REMOVE}" "DisplayIcon" "$INSTDIR\Hearts.exe"
  WriteRegStr HKCU "${REMOVE}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${REMOVE}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegStr HKCU "${REMOVE}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
  WriteRegDWORD HKCU "${REMOVE}" "EstimatedSize" ${KILOBYTES}
  WriteRegDWORD HKCU "${REMOVE}" "NoModify" 1
  WriteRegDWORD HKCU "${REMOVE}" "NoRepair" 1

  WriteRegStr HKCU "Software\Classes\.hearts" "" "${APP_ID}.game"
  WriteRegStr HKCU "Software\Classes\${APP_ID}.game" "" "Hearts game"
  WriteRegStr HKCU "Software\Classes\${APP_ID}.game\DefaultIcon" "" "$INSTDIR\Hearts.exe,0"
  WriteRegStr HKCU "Software\Classes\${APP_ID}.game\shell\open\command" "" '"$INSTDIR\Hearts.exe" "%1"'
SectionEnd

Section "Uninstall"
  ; Only what the setup put there: the folder may be one that the player chose.
  RMDir /r "$INSTDIR\lib"
  Delete "$INSTDIR\Hearts.exe"
  Delete "$INSTDIR\hearts-gui.exe"
  Delete "$INSTDIR\LICENSE"
  Delete "$INSTDIR\README.txt"
  Delete "$INSTDIR\THIRD-PARTY-NOTICES.txt"
  Delete "$INSTDIR\Uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Hearts.lnk"
  DeleteRegKey HKCU "${REMOVE}"
  DeleteRegKey HKCU "Software\Hearts"
  DeleteRegKey HKCU "Software\Classes\.hearts"
  DeleteRegKey HKCU "Software\Classes\${APP_ID}.game"
SectionEnd
