"""Forms that depend on letters, language by language: beginnings, endings, gender."""

from __future__ import annotations

import pytest

from hearts_gui.ai.players.personas import PERSONAS
from hearts_gui.wording.language.functions import FEMININE, MASCULINE, SUFFIXES, beginnings
from hearts_gui.wording.language.letters import capital, folded, sort_key
from hearts_gui.wording.language.messages import Catalogue
from hearts_gui.wording.language.patterns import Faulty

# The language, the name of a beginning, words, and whether they begin so.
BEGINNINGS = (
    ("fr", "vowel", "Ada Inès Élise Œdipe Hugo histoire héroïne hôtel haltère as Yves yeux", True),
    ("fr", "vowel", "Basil haut Hollande héros hasard huit onze 8 11 oui yaourt", False),
    ("es", "i", "Inés Íñigo hijo ideas «imposible» Yves", True),
    ("es", "i", "hielo Yolanda yo Ada hacer 11", False),
    ("es", "o", "Otto Opal ocho hora 8 80 11", True),
    ("es", "o", "diez 1 18 110 uno Ada", False),
    ("it", "e", "Elena ebano è", True),
    ("it", "e", "Ada Ines zero", False),
    ("it", "a", "Ada asso", True),
    ("it", "vowel", "Ada Ines oro ultimo hotel 8 11 1", True),
    ("it", "vowel", "Wren stella iato 18 3", False),
    ("it", "strong", "stella zero gnomo psicologo sconto xilofono yogurt iato", True),
    ("it", "strong", "sole seme presa asso", False),
    ("ru", "vowel", "Ада Инес Отто", True),
    ("ru", "vowel", "ёлка Юнона яма Мира", False),
    ("ru", "v", "вторая взятка Франция", True),
    ("ru", "v", "вода фишка Мира", False),
    ("ru", "s", "ставка снос шлем щит", True),
    ("ru", "s", "сад Ада ша", False),
    ("pl", "v", "wtorek Wrocław Francja wszystko", True),
    ("pl", "v", "Warszawa runda", False),
    ("pl", "s", "stół zbiórka śmierć szkoła", True),
    ("pl", "s", "szansa sala Ada zero", False),
    ("en", "vowel", "ace eight 8 11 18 hour honour", True),
    ("en", "vowel", "king one once union use 1 7", False),
    ("nl", "vowel", "aas Éva", True),
    ("de", "vowel", "König", False),
)


def test_words_before_a_text_see_how_it_begins() -> None:
    for code, name, words, wanted in BEGINNINGS:
        result = {word: name in beginnings(code, word) for word in words.split()}
        assert result == dict.fromkeys(result, wanted), code


# Accusative, dative, locative, ablative and genitive.
NAMES = {
    "Ada": "Ada’yı Ada’ya Ada’da Ada’dan Ada’nın",
    "Otto": "Otto’yu Otto’ya Otto’da Otto’dan Otto’nun",
    "Juno": "Juno’yu Juno’ya Juno’da Juno’dan Juno’nun",
    "Finn": "Finn’i Finn’e Finn’de Finn’den Finn’in",
    "Pavel": "Pavel’i Pavel’e Pavel’de Pavel’den Pavel’in",
    "Tarık": "Tarık’ı Tarık’a Tarık’ta Tarık’tan Tarık’ın",
    "Gül": "Gül’ü Gül’e Gül’de Gül’den Gül’ün",
    "İSİ": "İSİ’yi İSİ’ye İSİ’de İSİ’den İSİ’nin",
    "5": "5’i 5’e 5’te 5’ten 5’in",
    "6": "6’yı 6’ya 6’da 6’dan 6’nın",
    "13": "13’ü 13’e 13’te 13’ten 13’ün",
    "20": "20’yi 20’ye 20’de 20’den 20’nin",
    "40": "40’ı 40’a 40’ta 40’tan 40’ın",
    "−100": "−100’ü −100’e −100’de −100’den −100’ün",
    "2000": "2000’i 2000’e 2000’de 2000’den 2000’in",
    "0": "0’ı 0’a 0’da 0’dan 0’ın",
}
WORDS = {
    "el": "eli ele elde elden elin",
    "kâğıt": "kâğıdı kâğıda kâğıtta kâğıttan kâğıdın",
    "sinek": "sineği sineğe sinekte sinekten sineğin",
    "kupa": "kupayı kupaya kupada kupadan kupanın",
    "koz": "kozu koza kozda kozdan kozun",
    "kart": "kartı karta kartta karttan kartın",
    "renk": "rengi renge renkte renkten rengin",
    "as": "ası asa asta astan asın",
    "saat": "saati saate saatte saatten saatin",
    "dört": "dördü dörde dörtte dörtten dördün",
}
COMPOUNDS = {
    "kupa kızı": "kupa kızını kupa kızına kupa kızında kupa kızından kupa kızının",
    "maça ikilisi": "maça ikilisini maça ikilisine maça ikilisinde maça ikilisinden "
    "maça ikilisinin",
}  # fmt: skip
CASES = ("accusative", "dative", "locative", "ablative", "genitive")


def test_turkish_endings_follow_the_vowels() -> None:
    def all_cases(text: str, **more: bool) -> str:
        return " ".join(SUFFIXES["tr"](text, case, **more) for case in CASES)

    assert {name: all_cases(name, name=True) for name in NAMES} == NAMES
    assert {word: all_cases(word) for word in WORDS} == WORDS
    assert {word: all_cases(word, compound=True) for word in COMPOUNDS} == COMPOUNDS
    others = {
        ("puan", "possessive"): "puanı", ("kupa", "possessive"): "kupası",
        ("oyuncu", "plural"): "oyuncular", ("el", "plural"): "eller", ("3", "ordinal"): "3’üncü",
        ("6", "ordinal"): "6’ncı", ("kart", "with"): "kartla", ("kupa", "with"): "kupayla",
    }  # fmt: skip
    assert {key: SUFFIXES["tr"](*key) for key in others} == others


def test_names_have_a_genitive() -> None:
    wanted = {
        ("nl", "Mira"): "Mira’s", ("nl", "Hugo"): "Hugo’s", ("nl", "Ines"): "Ines’",
        ("nl", "Wren"): "Wrens", ("de", "Ada"): "Adas", ("de", "Nils"): "Nils’",
        ("en", "Nils"): "Nils’s",
    }  # fmt: skip
    assert {key: SUFFIXES[key[0]](key[1], "genitive") for key in wanted} == wanted


def test_messages_choose_by_gender_and_by_what_follows() -> None:
    by_gender = {"you": "vous", "feminine": "elle", "masculine": "il", "other": "on"}
    by_start = {"vowel": "d’", "other": "de "}
    name = [["$", "name"]]
    words = {
        "bare": [["$", "value"]],
        "name-you": "Você",
        "who": [["?", ["!", "GENDER", name, {}], by_gender, "other"]],
        "of": [["?", ["!", "STARTS", name, {}], by_start, "other"], *name],
        "to": [["!", "SUFFIX", name, {"case": "dative", "name": "yes"}]],
        "wrong": [["!", "SUFFIX", name, {"case": "vocative"}]],
    }
    french, turkish = Catalogue("fr", words), Catalogue("tr", words)
    names = ("Ada", "Otto", "Nils", "Noor")
    result = [french.render("who", {"name": name}) for name in (*names, "Você")]
    assert result == ["elle", "il", "il", "on", "vous"]
    assert [french.render("of", {"name": name}) for name in names] == [
        "d’Ada", "d’Otto", "de Nils", "de Noor",
    ]  # fmt: skip
    assert turkish.render("to", {"name": "Otto"}) == "Otto’ya"
    for speaker, key in ((turkish, "wrong"), (french, "to")):
        with pytest.raises(Faulty, match="no such ending"):
            speaker.render(key, {"name": "Ada"})


def test_every_character_has_a_gender() -> None:
    assert sorted(FEMININE | MASCULINE) == sorted(persona.name for persona in PERSONAS)
    assert not FEMININE & MASCULINE


# Words in the order of each language's dictionaries.
SORTED = {
    "en": "ÁB Ada Ade Zoë",
    "fr": "cote coté côte côté cotes",
    "de": "Ofen öffnen Ort Straße Strasze",
    "es": "nada nube ñandú ocho",
    "pl": "az ąb baba cz ćma lato łan zysk źle żaba",
    "tr": "can çan dal gül ğaz ısı inek Ok öz su şu ut üç",
    "ru": "1 ёлка ель ешь игра йод король Ada",
    "it": "asso città cuori",
    "zh-Hans": "1 阿姨 标准 方块 拱猪 黑桃 红心 梅花 桃花 音乐 银行 子 钻石 𠮷 A",
    "ja": "A カード かく がく きゃく きやく スペード ハート はいと 亜 愛 一人 音楽 学生 標準 丂 𠮷",
}


def test_lists_are_sorted_by_the_language() -> None:
    """As CLDR sorts them; Chinese by pinyin, Japanese by kana and then by reading."""
    for code, line in SORTED.items():
        words = line.split()
        assert sorted(set(words), key=lambda word: sort_key(code, word)) == words, code


def test_a_search_finds_letters_that_people_type_without_their_signs() -> None:
    pairs = "Łódź lodz|Işıklı isikli|ISI ısı|smørrebrød smorrebrod|Œuvre oeuvre|Ёлка елка"
    for pair in (
        *pairs.split("|"),
        "ハートのクイーン はーとのくいーん",
        "ＡＢＣ abc",
        "Straße strasse",
    ):
        left, right = pair.split()
        assert folded(left) == folded(right), pair


def test_capitals_are_those_of_the_language() -> None:
    result = [
        capital(*pair) for pair in (("tr", "iki"), ("tr", "ısı"), ("nl", "ijs"), ("en", "iki"))
    ]
    assert result == ["İki", "Isı", "IJs", "Iki"]
    assert capital("ja", "カード") == "カード"
    assert capital("de", "") == ""
    keys = (("tr", "i"), ("tr", "ı"), ("en", "i"), ("de", "ß"), ("ru", "й"))
    assert [capital(*key) for key in keys] == ["İ", "I", "I", "ß", "Й"]
