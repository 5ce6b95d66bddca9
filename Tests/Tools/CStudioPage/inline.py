"""Combines the studio's files into one self-contained page, like `quoin explain --html`, for tests without a server.

    python3 inline.py Sources/Tools/CStudioPage/Page recording.json > page.html
"""

import json
import os
import pathlib
import re
import sys

NAMES = re.compile(r"(?:async )?(?:const|let|class|function) (\[[^\]]*\]|\{[^}]*\}|\w+)")


def page(folder, recording):
    """The page that shows `recording`, as text."""
    def read(name):
        return text_of(folder, name)

    html = read("index.html")
    modules = re.findall(r'<link rel="modulepreload" href="\./([\w.]+)">', html)
    script = "\n".join(without_modules(read(module)) for module in modules)
    # The data must not contain the end tag of its element.
    data = json.dumps(recording, separators=(",", ":")).replace("</", "<\\/")
    html = re.sub(r' *<link rel="modulepreload".*\n', "", html)
    html = html.replace('<link rel="stylesheet" href="./studio.css">', f"<style>\n{read('studio.css')}</style>")
    return html.replace(
        '<script type="module" src="./app.js"></script>',
        f'<script type="application/json" id="recording">{data}</script>\n    <script type="module">\n{script}</script>',
    )


def text_of(folder, name):
    return pathlib.Path(folder, name).read_text(encoding="utf-8")


def without_modules(text):
    """A module's text without its imports and exports, so that it can be combined with others."""
    lines = (line for line in text.splitlines() if not line.startswith("import "))
    return "\n".join(line.removeprefix("export ") for line in lines)


def errors(folder):
    """The reasons why the modules can't be combined: a top-level name in two files, a file that isn't listed, or one
    that is listed before a file that it imports."""
    found, owners, known = [], {}, []
    listed = re.findall(r'modulepreload" href="\./([\w.]+)"', text_of(folder, "index.html"))
    for name in sorted(os.listdir(folder)):
        if name.endswith(".js") and name not in listed:
            found.append(f"{name} is not in index.html")
    for name in listed:
        for line in text_of(folder, name).splitlines():
            if line.startswith("import "):
                match = re.fullmatch(r'import \{ [\w, ]+ \} from "\./([\w.]+)";', line)
                if not match:
                    found.append(f"{name}: not an import of names on one line: {line}")
                elif match[1] not in known:
                    found.append(f"{name} comes before {match[1]}, which it imports")
            elif match := NAMES.match(line.removeprefix("export ")):
                for word in re.findall(r"\w+", match[1]):
                    if owners.setdefault(word, name) != name:
                        found.append(f"{word} is in {owners[word]} and in {name}")
        known.append(name)
    return found


if __name__ == "__main__":
    folder, recording = sys.argv[1:]
    if found := errors(folder):
        sys.exit("\n".join(found))
    sys.stdout.write(page(folder, json.loads(pathlib.Path(recording).read_text(encoding="utf-8"))))
