#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""check-terms.py SOURCE: the Spanish says each thing by one word, addresses nobody, and keeps the
signs of the English: quotes, question marks, dots, and one letter to press.

Every rule is first tried on a sentence that breaks it: a rule that finds nothing would be none."""

import json
import pathlib
import re
import sys

STRING = r'"(?:[^"\\]|\\.)*"'
FIELD = re.compile(r"^(msgctxt|msgid|msgid_plural|msgstr(?:\[\d\])?) "
                   r"((?:" + STRING + r"\n?)+)", re.M)

# What stands in no Spanish sentence, and what to write instead.
BANNED = {
    r"(?i)\b(tú|tus?|contigo|tienes|puedes|debes|quieres|vos|vosotros|vuestr[oa]s?|tenés|podés)\b":
        "an impersonal sentence, or ustedes",
    r"^(Elige|Pulsa|Abre|Arrastra|Haz|Toca|Usa|Mueve)\b":
        "an infinitive or an impersonal sentence",
    r"(?i)\bordenador(es)?\b": "computadora",
    r"(?i)\b(coger|voltear|tintar)\b": "tomar, dar la vuelta, teñir",
    r"(?i)\b(oponentes?|puntajes?|advertencias?|baraja|naipes?)\b":
        "rival, puntuación, aviso, mazo, carta",
    r"(?i)\b(pedidos?|patrón|patrones|bonificaci(ón|ones))\b": "encargo, estampado, bono",
    r"(?i)\b(sillón|camilla|violeta|púrpura)\b": "silla, morado",
    r"(?i)línea de órdenes": "línea de comandos",
    r"(?i)\b(coinciden?|cumplen?) (con )?(el|los|un) encargos?": "encajar, completar",
    r"[“”]": "«»",
    r" [,.;:!?](\s|$)": "no space before a sign",
    r"[.]{3}": "…",
}

# An English word, whole, and the Spanish of which one stem has to be there.
TERMS = {
    r"rulesets?": "reglamento",
    r"house rules?": "regla.? de la casa",
    r"seats?\b(?! the client)(?=[^;]|$)": "puesto|sienta|sentar|sentó|asiento",
    r"tattoo goal": "meta",
    r"waiting rooms?": "sala de espera",
    r"style rights": "derechos de estilo",
    r"special skill": "habilidad especial",
    r"magic fabrics?": "tela.? mágica|propia",
    r"(fabric|higher) limit": "límite",
    r"pattern bonus(es)?": "bono.? de estampado",
    r"exclusive orders?": "encargo.? exclusivo",
    r"the display": "mostrador",
    r"dyehouse": "tintorería",
    r"replays?": "repetición|repeticiones|volver a jugar|vuelve a jugar|reproducir",
    r"hints?": "pista",
    r"warnings?": "aviso",
    r"Workshop": "Taller",
    r"the library": "biblioteca",
}


def read_catalogue(path):
    """The entries of a catalogue: English and Spanish of each."""
    unquote = lambda text: "".join(json.loads(one) for one in re.findall(STRING, text))
    for block in path.read_text(encoding="utf-8").split("\n\n"):
        fields = {key: unquote(text) for key, text in FIELD.findall(block)}
        for key, text in fields.items():
            if key.startswith("msgstr") and fields.get("msgid"):
                yield fields["msgid"], text


def read_ruleset(value):
    """The texts of a ruleset: English and Spanish of each."""
    if isinstance(value, dict) and isinstance(value.get("es"), str):
        yield value.get("en", ""), value["es"]
    elif isinstance(value, (dict, list)):
        for one in value.values() if isinstance(value, dict) else value:
            yield from read_ruleset(one)


def strip_code(text):
    """The text with a sign for all that is no word of a language."""
    return re.sub(r"<(code|cmd|file)>.*?</\1>|\{\w+\}|--\w+", "…", text)


def count_mnemonics(text):
    """How many letters are marked as the one to press."""
    return len(re.findall(r"(?<![\w{])_(?=[^\W_])|(?<=[^\W_])_(?=[a-záéíóúñ])", text))


def judge_signs(english, spanish):
    """What is wrong with the signs of one sentence."""
    if ("…" in english) != ("…" in spanish):
        yield "has dots in one language alone"
    if spanish.count("«") != spanish.count("»"):
        yield "has an odd quote"
    if english.endswith("?") and "¿" not in spanish:
        yield "has no ¿"
    if spanish.endswith("!") and "¡" not in spanish:
        yield "has no ¡"
    if english[-1:] in ".:" and english[-1:] != spanish[-1:]:
        yield "ends otherwise"
    if count_mnemonics(english) == 1 and "{" not in english and count_mnemonics(spanish) != 1:
        yield "has not one letter to press"


def judge(english, spanish):
    """What is wrong with one sentence."""
    words, palabras = strip_code(english), strip_code(spanish)
    for pattern, instead in BANNED.items():
        if found := re.search(pattern, palabras):
            yield f"says “{found.group()}”: {instead}"
    for pattern, stem in TERMS.items():
        if re.search(rf"(?i)\b({pattern})\b", words) and not re.search(rf"(?i){stem}", palabras):
            yield f"lacks “{stem}”"
    yield from judge_signs(english, spanish)


def check_rules():
    """Tries the rules on sentences that break them; yields those that find nothing."""
    broken = [("Open…", "Abrir"), ("“It”", "«Eso"), ("Who?", "Quién?"), ("Oh!", "¿Oh!"),
              ("It is.", "Es"), ("_Save", "Guardar"), ("Choose it", "Elige esto"),
              ("", "Tienes dos"), ("", "el ordenador"), ("", "coger"),
              ("", "un oponente"), ("", "un pedido"), ("", "el sillón"),
              ("", "la línea de órdenes"), ("", "coincide con el encargo"),
              ("", "“esto”"), ("", "uno , dos"), ("", "uno..."),
              ("The ruleset", "La regla"), ("two hints", "dos consejos"),
              ("The Workshop", "El estudio")]
    for english, spanish in broken:
        if not list(judge(english, spanish)):
            yield f"the rules find nothing in “{spanish}”"
    if problems := list(judge("_Save the ruleset…", "_Guardar el reglamento…")):
        yield f"the rules blame what is right: {problems}"


def main(source):
    """Returns 0 if every sentence is as it should be."""
    source = pathlib.Path(source)
    texts = {path: list(read_catalogue(path))
             for path in (source / "po" / "es.po", source / "help" / "es" / "es.po")}
    for path in sorted((source / "data" / "rulesets").glob("*.nwrules")):
        texts[path] = list(read_ruleset(json.loads(path.read_text(encoding="utf-8"))))

    problems = list(check_rules())
    for path, pairs in texts.items():
        if not pairs:
            problems.append(f"{path.name}: no sentences found")
        for english, spanish in pairs:
            problems += [f"{path.name}: “{spanish}” {one}" for one in judge(english, spanish)]
    for problem in problems:
        print(problem)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
