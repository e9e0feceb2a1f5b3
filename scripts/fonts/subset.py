"""Makes the fonts in web/theme/fonts from those of @fontsource-variable. See README.md."""

from io import BytesIO
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

PROJECT = Path(__file__).resolve().parents[2]
SOURCES = PROJECT / "node_modules" / "@fontsource-variable"
TARGETS = PROJECT / "web" / "theme" / "fonts"

ASCII = "".join(map(chr, range(0x20, 0x7F)))
SPANISH = "ÁÉÍÑÓÚÜáéíñóúü¡¿«»ªº"
# Of names of people and of cheeses.
WESTERN_EUROPEAN = "ÀÂÄÃÅÇÈÊËÌÎÏÒÔÖÕØÙÛÆŒàâäãåçèêëìîïòôöõøùûæœß"
PUNCTUATION = "\u00a0–—‘’“”…·•‹›′″"
SYMBOLS = "©®°€™×÷±−½¼¾⁄↑↓"
CHARACTERS = ASCII + SPANISH + WESTERN_EUROPEAN + PUNCTUATION + SYMBOLS

FEATURES = ["kern", "liga", "tnum", "ccmp", "rvrn"]

# Of headings, and of texts including <strong>.
WEIGHTS = {"fraunces": (400, 600), "figtree": (400, 700)}

# Copyright, family, style and license.
NAMES = [0, 1, 2, 13, 14]


def make_font(family: str) -> bytes:
    font = TTFont(
        SOURCES / family / "files" / f"{family}-latin-wght-normal.woff2", recalcTimestamp=False
    )
    subsetter = Subsetter(Options(hinting=False, layout_features=FEATURES, name_IDs=NAMES))
    subsetter.populate(text=CHARACTERS)
    subsetter.subset(font)
    font = instancer.instantiateVariableFont(font, {"wght": WEIGHTS[family]})
    font.flavor = "woff2"
    with BytesIO() as output:
        font.save(output)
        return output.getvalue()


for family in WEIGHTS:
    font = make_font(family)
    (TARGETS / f"{family}.woff2").write_bytes(font)
    print(f"{family}: {len(font) / 1000:.1f} kB")
