"""Tests that printed foreign text stays on one line and cannot control a terminal, break XML or reverse a line."""

from __future__ import annotations

import random
import unicodedata
import xml.etree.ElementTree as ET

import pytest

from graphnet.printable import printable


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("resnet18/graph_0", "resnet18/graph_0"),
        ("Größe 大小 🙂", "Größe 大小 🙂"),
        ("a\nb\tc\rd", r"a\nb\tc\rd"),
        ("\x1b[31mred\x07", r"\x1b[31mred\x07"),
        ("\x9b31m", r"\x9b31m"),
        ("good\u202egnp.exe", r"good\u202egnp.exe"),
        ("\u2066x\u2069", r"\u2066x\u2069"),
        ("zero\u200bwidth", r"zero\u200bwidth"),
        ("line\u2028separator", r"line\u2028separator"),
        ("byte \udcff", r"byte \udcff"),
        ("\U000e0041", r"\U000e0041"),
        ("[/x] & <b>", "[/x] & <b>"),
        ("C:\\n", "C:\\n"),
        ("", ""),
    ],
)
def test_characters_that_act_are_shown_as_escapes(text: str, shown: str) -> None:
    assert printable(text) == shown
    assert printable(shown) == shown


def test_any_text_can_be_written_as_utf8_and_xml_and_stays_on_its_line() -> None:
    generator = random.Random(16)
    for _ in range(2_000):
        text = "".join(chr(generator.randrange(0x110000)) for _ in range(20))
        shown = printable(text)
        assert len(shown.splitlines()) == 1
        assert not any(unicodedata.category(character) in ("Cc", "Cf", "Cs", "Zl", "Zp") for character in shown)
        element = ET.Element("e", {"name": shown})
        assert ET.fromstring(ET.tostring(element, encoding="utf-8")).get("name") == shown


@pytest.mark.parametrize(
    ("text", "limit", "shown"),
    [
        ("abc", 3, "abc"),
        ("abcd", 3, "ab…"),
        ("a\nb", 4, r"a\nb"),
        ("a\nbc", 4, r"a\n…"),
        ("a\nbc", 3, "a…"),
        ("\x1b", 2, "…"),
        ("abcd", 1, "…"),
    ],
)
def test_a_text_is_cut_between_characters_and_escapes(text: str, limit: int, shown: str) -> None:
    assert printable(text, limit) == shown


def test_a_huge_text_is_cut_without_being_escaped_as_a_whole() -> None:
    assert len(printable("\x1b" * 50_000_000, 80)) <= 80
