"""Names that look alike. Two people at one table must not be taken for each other, so a name whose
*skeleton* is that of another is refused. Accents tell names apart and stay; capitals do not."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import Final

from athanor.contract import BadRequest

#: What letters of other scripts are taken for, each line a Latin letter and its doubles. Capitals
#: and small letters are both here, as they often resemble different ones (Greek Ν is N, ν is v).
DOUBLES: Final = {
    "a": "Аа Αα ɑ Ꭺ",
    "b": "Вв Ββ Ь ь Ᏼ",
    "c": "Сс Ϲϲ Ꮯ",
    "d": "ԁ Ꭰ ժ",
    "e": "Ее Εε Ҽҽ ɛ Ꭼ",
    "f": "Ϝϝ Ғ ғ ſ",
    "g": "ɡ ց Ԍԍ",
    "h": "Нн Ηһ Һ հ Ꮋ",
    "i": "Іі Ιι Її Ӏӏ ı l 1 | ǀ ∣ Ɩ ɩ ا",
    "j": "Јј Ϳϳ ȷ",
    "k": "Кк Κκ ĸ Ққ",
    "m": "Мм Μ Ϻϻ",
    "n": "Ν ո ռ ɴ",
    "o": "Оо Οο σ 0 օ Օ ߋ ० ০ ੦ ୦ ๐ ໐ ဝ 〇 Ⲟⲟ",
    "p": "Рр Ρρ",
    "q": "ԛ Ԛ գ",
    "r": "Гг ⲅ ɾ ᴦ",
    "s": "Ѕѕ ꜱ Տ Ⴝ",
    "t": "Тт Ττ",
    "u": "υ ս Ս ʋ",
    "v": "ν Ѵѵ",
    "w": "Ԝԝ ω Ꮃ ա",
    "x": "Хх Χχ",
    "y": "Уу Υγ Үү ү",
    "z": "Ζ Ꮓ",
    "ø": "Ɵɵ Өө Θθ",
}
SINGLE: Final = {
    ord(double): letter
    for letter, doubles in DOUBLES.items()
    for double in doubles.replace(" ", "")
}
#: Two letters that are read as one.
PAIRS: Final = (("rn", "m"), ("vv", "w"))


def skeleton(name: str) -> str:
    """What a name looks like at a glance. `I`, `l` and `1` are one stroke; dots and
    dashes are no difference."""
    name = unicodedata.normalize("NFKC", name)
    for pair, letter in PAIRS:
        name = name.replace(pair, letter)
    name = unicodedata.normalize("NFD", name.translate(SINGLE)).casefold().translate(SINGLE)
    kept = "".join(letter for letter in name if unicodedata.category(letter)[0] in "LNMS")
    return unicodedata.normalize("NFC", kept) or name


def check_apart(name: str, others: Iterable[str]) -> None:
    """Refuses a name that somebody at the table has already, or one that looks the same."""
    own = skeleton(name)
    for other in others:
        if other and skeleton(other) == own:
            raise BadRequest("name-taken", name=other)
