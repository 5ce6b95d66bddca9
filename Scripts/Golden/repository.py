"""Descriptions of repositories (Benchmarks/golden/NAME/repository.json), and their pictures as Quoin draws them."""

import fnmatch
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path


@dataclass
class Description:
    """What a repository's folder in Benchmarks/golden says.

    `sources` and `without` are patterns of paths to compile or not, `declarations` names declarations to take from
    files that don't compile as a whole, `pictures` is the folder with the reference pictures, and each of `runs`
    has the pixels per point (`scale`), the `arguments` of `quoin render`, where `{copy}` is the folder of the copy, and
    variables of its `environment` for the previews in its `files`; with `only`, a pattern, just those whose pictures
    match. The first run that fits a preview draws it. With `table` set to `edges`, the document has a line for each
    picture with the largest distance of edges, and the remark about it from `remarks`. With `area` (left, top, right,
    bottom in points), only that part of the pictures is compared.
    """

    folder: Path
    repository: str
    commit: str
    title: str
    pictures: str
    sources: list[str]
    runs: list[dict]
    without: list[str]
    declarations: dict[str, list[str]]
    table: str
    area: list[int]
    remarks: dict[str, str]

    @property
    def name(self) -> str:
        return self.folder.name

    def copy_in(self, corpus: Path) -> Path | None:
        copy = corpus / self.repository.replace("/", "+")
        return copy if copy.is_dir() else None


def all_in(folder: Path, names: list[str]) -> list[Description]:
    """Reads the descriptions, or those with these names."""
    found = []
    for file in sorted(folder.glob("*/repository.json")):
        if names and file.parent.name not in names:
            continue
        values = json.loads(file.read_text())
        values = {"without": [], "declarations": {}, "table": "", "area": [], "remarks": {}, "title": values["repository"]} | values
        found.append(Description(folder=file.parent, **values))
    unknown = set(names) - {description.name for description in found}
    if unknown:
        sys.exit(f"error: no {', '.join(sorted(unknown))} in {folder}")
    return found


def collect(description: Description, copy: Path, target: Path) -> None:
    """Copies the sources of a repository and its previews into one folder."""
    for number, pattern in enumerate(description.sources, start=1):
        base = copy / re.split(r"/?[^/]*[*?\[]", pattern)[0]
        for file in sorted(copy.glob(pattern + "/*" if pattern.endswith("**") else pattern)):
            path = str(file.relative_to(copy))
            if not file.is_file() or any(fnmatch.fnmatch(path, other) for other in description.without):
                continue
            place = target / f"Sources{number}" / (file.relative_to(base) if base.is_dir() else Path(file.name))
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, place)
    for number, (path, names) in enumerate(description.declarations.items(), start=1):
        text = "import Foundation\n\n" + declarations((copy / path).read_text(), names)
        (target / f"Declarations{number}.swift").write_text(text)
    for file in description.folder.glob("*.swift"):
        shutil.copyfile(file, target / file.name)


def declarations(source: str, names: list[str]) -> str:
    """Returns the public types with these names. Each begins in column 0 and ends at a brace there."""
    found = []
    for name in names:
        alias = re.search(rf"^public typealias {name} = .*$", source, re.M)
        body = re.search(rf"^public (?:struct|enum|class) {name}\b[\s\S]*?^}}$", source, re.M)
        match = alias or body
        if match is None:
            sys.exit(f"error: there is no declaration {name}")
        found.append(match.group(0))
    return "\n\n".join(found) + "\n"


def draw(description: Description, copy: Path, quoin: str, output: Path) -> None:
    """Draws the previews of all runs into `output`, with the names of the reference pictures."""
    shutil.rmtree(output, ignore_errors=True)
    output.mkdir(parents=True)
    # The folder keeps its place, so that quoin finds what it compiled before.
    folder = Path(tempfile.gettempdir()) / "quoin-golden" / description.name
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    collect(description, copy, folder)
    for run in description.runs:
        for file in sorted(file for pattern in run["files"] for file in folder.glob(pattern)):
            if "#Preview(" in file.read_text() or "PreviewProvider" in file.read_text():
                draw_file(description, copy, folder, file, run, quoin, output)


def draw_file(
    description: Description, copy: Path, folder: Path, file: Path, run: dict, quoin: str, output: Path
) -> None:
    with tempfile.TemporaryDirectory() as drawn:
        command = [quoin, "render", str(folder), "--in", file.name, "--json", "-o", drawn, "--timeout", "600"]
        command += [argument.replace("{copy}", str(copy.resolve())) for argument in run["arguments"]]
        environment = os.environ | run.get("environment", {})
        process = subprocess.run(command, stdout=subprocess.PIPE, text=True, env=environment)
        try:
            answer = json.loads(process.stdout)
            previews = answer["previews"]
        except (ValueError, KeyError):
            print(f"{file.name}: quoin failed\n{process.stdout}", file=sys.stderr)
            return
        for omitted in answer.get("leftOut", []):
            print(f"{file.name}: left out {json.dumps(omitted)[:300]}", file=sys.stderr)
        for preview in previews:
            name = preview["name"]
            if run_of(description, file.name, name) is not run:
                continue
            if not preview["pictures"]:
                print(f"{name}: {preview.get('failure')}", file=sys.stderr)
                continue
            (output / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.move(preview["pictures"][0], output / name)


def pairs(description: Description, copy: Path, output: Path) -> list[tuple[str, Path, Path, float, list[int]]]:
    """Returns the name, both pictures, the scale and the area to compare of each picture with a preview."""
    found = []
    for file in sorted(description.folder.glob("*.swift")):
        for name in re.findall(r'#Preview\(\s*"([^"]+)"', file.read_text()):
            reference = copy / description.pictures / name
            if not reference.is_file():
                sys.exit(f"error: {file.name}: the repository has no picture {name}")
            scale = float(run_of(description, file.name, name)["scale"])
            found.append((name, reference, output / name, scale, description.area))
    return found


def run_of(description: Description, file: str, name: str) -> dict:
    """Returns the first run that matches a preview and its file."""
    for run in description.runs:
        if any(fnmatch.fnmatch(file, pattern) for pattern in run["files"]):
            if fnmatch.fnmatch(name, run.get("only", "*")):
                return run
    sys.exit(f"error: no run draws {name}")
