; The setup program of Hearts for Windows: for one user, without asking for an administrator.
; Compiled by build.py, which defines VERSION, NUMBERS, FOLDER, LIST, TARGET, ICON, LICENCE,
; KILOBYTES and APP_ID. Saved games and settings lie elsewhere and stay when the program is removed.
; Exit status: 0 done, 1 and 2 given up, 3 Hearts is running and does not close, 4 not for this
; Windows.

Unicode true
ManifestDPIAware true
ManifestSupportedOS Win10
RequestExecutionLevel user
SetCompressor /SOLID lzma

!include "MUI2.nsh"
!include "LogicLib.nsh"
!include "WinVer.nsh"
!include "x64.nsh"

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

!define TYPES "Software\Classes"
!define OURS "${APP_ID}.game"
; What the setup lays down, so that it and nothing else is taken away: a line for each file, then
; one for each folder, the inner ones first.
!define INSTALLED "lib\installed.txt"

; The same for the setup and for the uninstaller, whose functions must begin with "un.".
!macro SHARED UN

; Wait until the programs in the folder can be replaced, and ask Hearts to close.
Function ${UN}CloseHearts
  StrCpy $R0 0
  ${Do}
    Call ${UN}IsRunning
    ${If} $R1 == "no"
      Return
    ${EndIf}
    ${If} $R0 = 0
      MessageBox MB_OKCANCEL|MB_ICONINFORMATION \
        "Hearts is running and will be closed. Your game is saved and can be continued." \
        /SD IDOK IDOK +3
      SetErrorLevel 3
      Abort "Hearts is running."
    ${EndIf}
    FindWindow $R2 "pygame" "Hearts" ; the class that pygame gives its windows
    ${If} $R2 P<> 0
      System::Call "user32::PostMessage(p R2, i ${WM_CLOSE}, p 0, p 0)"
    ${EndIf}
    Sleep 500
    IntOp $R0 $R0 + 1
    ${If} $R0 = 30
      StrCpy $R0 1
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION \
        "Hearts is still running. Please close it, then choose Retry." /SD IDCANCEL IDRETRY +3
      SetErrorLevel 3
      Abort "Hearts is running."
    ${EndIf}
  ${Loop}
FunctionEnd

; $R1 is "yes" when a program in the folder runs: then its file cannot be written.
Function ${UN}IsRunning
  StrCpy $R1 "no"
  ${If} ${FileExists} "$INSTDIR\Hearts.exe"
    ClearErrors
    FileOpen $R3 "$INSTDIR\Hearts.exe" a
    ${If} ${Errors}
      StrCpy $R1 "yes"
    ${Else}
      FileClose $R3
    ${EndIf}
  ${EndIf}
  ${If} ${FileExists} "$INSTDIR\hearts-gui.exe"
    ClearErrors
    FileOpen $R3 "$INSTDIR\hearts-gui.exe" a
    ${If} ${Errors}
      StrCpy $R1 "yes"
    ${Else}
      FileClose $R3
    ${EndIf}
  ${EndIf}
FunctionEnd

; Take away what the list in the folder names, and nothing else.
Function ${UN}RemoveInstalled
  ClearErrors
  FileOpen $R3 "$INSTDIR\${INSTALLED}" r
  ${If} ${Errors}
    Return
  ${EndIf}
  ${Do}
    FileRead $R3 $R4
    ${If} ${Errors}
      ${ExitDo}
    ${EndIf}
    StrCpy $R4 $R4 -2 ; without the line break
    StrCpy $R5 $R4 1 -1
    ${If} $R5 == "\"
      RMDir "$INSTDIR\$R4"
    ${Else}
      Delete "$INSTDIR\$R4"
    ${EndIf}
  ${Loop}
  FileClose $R3
  Delete "$INSTDIR\${INSTALLED}"
  RMDir "$INSTDIR\lib"
FunctionEnd

; Explorer shows icons and types as it remembers them until it is told.
Function ${UN}TellExplorer
  System::Call "shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)"
FunctionEnd

!macroend
!insertmacro SHARED ""
!insertmacro SHARED "un."

Function .onInit
  ${IfNot} ${RunningX64}
    MessageBox MB_OK|MB_ICONSTOP "Hearts needs a 64-bit Windows." /SD IDOK
    SetErrorLevel 4
    Quit
  ${EndIf}
  ${IfNot} ${AtLeastWin10}
    MessageBox MB_OK|MB_ICONSTOP "Hearts needs Windows 10 or newer." /SD IDOK
    SetErrorLevel 4
    Quit
  ${EndIf}
FunctionEnd

Section "Hearts"
  Call CloseHearts
  ; Libraries of an older version must not lie beside those of this one.
  ${If} ${FileExists} "$INSTDIR\${INSTALLED}"
    Call RemoveInstalled
  ${ElseIf} ${FileExists} "$INSTDIR\Uninstall.exe"
    ; 0.1.0 kept no list, but its uninstaller knows what it laid down.
    ExecWait '"$INSTDIR\Uninstall.exe" /S _?=$INSTDIR'
  ${EndIf}
  SetOutPath "$INSTDIR"
  File /r "${FOLDER}\*"
  File "/oname=${INSTALLED}" "${LIST}"
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

  ReadRegStr $R0 HKCU "${TYPES}\.hearts" ""
  ${If} $R0 != ""
  ${AndIf} $R0 != "${OURS}"
    WriteRegStr HKCU "Software\Hearts" "TypeBefore" "$R0"
  ${EndIf}
  WriteRegStr HKCU "${TYPES}\.hearts" "" "${OURS}"
  WriteRegStr HKCU "${TYPES}\${OURS}" "" "Hearts game"
  WriteRegStr HKCU "${TYPES}\${OURS}\DefaultIcon" "" "$INSTDIR\Hearts.exe,0"
  WriteRegStr HKCU "${TYPES}\${OURS}\shell\open\command" "" '"$INSTDIR\Hearts.exe" "%1"'
  Call TellExplorer
SectionEnd

Section "Uninstall"
  Call un.CloseHearts
  Call un.RemoveInstalled
  Delete "$INSTDIR\Uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\Hearts.lnk"
  DeleteRegKey HKCU "${REMOVE}"
  ; The type goes back to whoever had it, unless another program has taken it since.
  ReadRegStr $R0 HKCU "${TYPES}\.hearts" ""
  ${If} $R0 == "${OURS}"
    ReadRegStr $R1 HKCU "Software\Hearts" "TypeBefore"
    ${If} $R1 == ""
      DeleteRegValue HKCU "${TYPES}\.hearts" ""
      DeleteRegKey /ifempty HKCU "${TYPES}\.hearts"
    ${Else}
      WriteRegStr HKCU "${TYPES}\.hearts" "" "$R1"
    ${EndIf}
  ${EndIf}
  DeleteRegKey HKCU "${TYPES}\${OURS}"
  DeleteRegKey HKCU "Software\Hearts"
  Call un.TellExplorer
SectionEnd
