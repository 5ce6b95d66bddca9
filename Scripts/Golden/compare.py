"""Compares two pictures: sizes, places and colors.

A picture consists of areas, which are connected pixels of nearly one color that contain a square of `AREA` points,
and of ink: the other pixels that differ from the area around them, as in texts, symbols and lines. Ink of both
pictures that touches, or nearly does, is one piece, so a piece has an extent in each picture.
"""

from dataclasses import dataclass
from io import BytesIO
from pathlib import Path

import numpy
from PIL import Image, ImageCms
from scipy import ndimage
from scipy.sparse import coo_matrix
from scipy.sparse.csgraph import connected_components

# The limits, in points and in levels of 256.
PLACE = 1.0
TEXT = 0.012
AREA_COLOR = 8
INK_COLOR = 64

# Neighbors of one area differ by at most this many levels; ink differs from its area by more than `INK` levels.
STEP = 4
INK = 24

# The side of the square that an area contains, in points. An area that only one picture has counts if it contains
# the larger square: otherwise one that is just large enough would be missing in the other picture.
AREA = 6.0
LONE_AREA = 9.0

# Ink that is at most this far apart is one piece, and smaller ink that only one picture has doesn't count.
GAP = 1.5
SPECK = 1.5

# Pieces of a line of text are at most this part of their height apart.
SPACE = 0.45


@dataclass
class Outcome:
    """The result for one reference picture. `difference` is the first one, a sentence."""

    name: str
    is_drawn: bool = True
    size_equal: bool = False
    places_equal: bool = False
    equal: bool = False
    difference: str = ""
    #: How far edges of one picture are from the nearest edge of the other, at most, in points.
    distance: float | None = None


def files(name: str, reference: Path, drawn: Path, scale: float, area: list[int]) -> Outcome:
    if not drawn.is_file():
        return Outcome(name, is_drawn=False, difference="Quoin draws nothing.")
    pair = read(reference), read(drawn)
    if area:
        left, top, right, bottom = (round(edge * scale) for edge in area)
        pair = tuple(pixels[top:bottom, left:right] for pixels in pair)
    return pictures(name, *pair, scale)


def read(file: Path) -> numpy.ndarray:
    """Returns the pixels on gray, which shows black and white where a picture is transparent."""
    image = in_srgb(Image.open(file)).convert("RGBA")
    gray = Image.new("RGBA", image.size, (128, 128, 128, 255))
    return numpy.asarray(Image.alpha_composite(gray, image).convert("RGB")).astype(numpy.int16)


def in_srgb(image: Image.Image) -> Image.Image:
    """Converts a picture with another color profile, such as Display P3."""
    profile = image.info.get("icc_profile")
    if not profile or image.mode not in ("RGB", "RGBA"):
        return image
    return ImageCms.profileToProfile(image, ImageCms.ImageCmsProfile(BytesIO(profile)), ImageCms.createProfile("sRGB"))


def pictures(name: str, reference: numpy.ndarray, drawn: numpy.ndarray, scale: float) -> Outcome:
    if reference.shape != drawn.shape:
        return Outcome(name, difference=f"Its size is {size(drawn, scale)} instead of {size(reference, scale)}.")
    if not (abs(reference - drawn) > AREA_COLOR).any():
        return Outcome(name, size_equal=True, places_equal=True, equal=True, distance=0)
    distance = edge_distance(reference, drawn) / scale
    pair, origin = cropped(reference, drawn, int(8 * scale))
    layers = [Layers(pixels, scale) for pixels in pair]
    ruler = Ruler(scale, origin)
    area_places, area_colors = compare_areas(*layers, ruler)
    ink_places, ink_colors = compare_ink(*layers, ruler)
    places = area_places + ink_places
    differences = places + area_colors + ink_colors
    return Outcome(
        name, size_equal=True, places_equal=not places, equal=not differences, difference="".join(differences[:1]),
        distance=distance)


def size(pixels: numpy.ndarray, scale: float) -> str:
    height, width, _ = pixels.shape
    return f"{width / scale:.4g} × {height / scale:.4g}"


def edge_distance(reference: numpy.ndarray, drawn: numpy.ndarray) -> float:
    """Returns the largest distance from an edge of one picture to the nearest edge of the other, in pixels."""
    one, other = edges(reference), edges(drawn)
    if not one.any() or not other.any():
        return float(max(reference.shape)) if one.any() or other.any() else 0
    return float(max(
        ndimage.distance_transform_edt(~other)[one].max(), ndimage.distance_transform_edt(~one)[other].max()))


def edges(pixels: numpy.ndarray) -> numpy.ndarray:
    """Returns where a pixel differs from the one to its left or above it by more than `INK` levels."""
    found = numpy.zeros(pixels.shape[:2], bool)
    found[:, 1:] |= abs(numpy.diff(pixels, axis=1)).max(axis=2) > INK
    found[1:] |= abs(numpy.diff(pixels, axis=0)).max(axis=2) > INK
    return found


def cropped(reference, drawn, margin):
    """Removes what surrounds the content if both pictures have one color there."""
    color = reference[0, 0]
    content = (abs(reference - color) > 2).any(axis=2) | (abs(drawn - color) > 2).any(axis=2)
    rows, columns = numpy.flatnonzero(content.any(axis=1)), numpy.flatnonzero(content.any(axis=0))
    top, left = max(rows[0] - margin, 0), max(columns[0] - margin, 0)
    part = slice(top, rows[-1] + margin + 1), slice(left, columns[-1] + margin + 1)
    return (reference[part], drawn[part]), (left, top)


class Ruler:
    """Describes extents, which are pairs of slices of pixels, in points of the whole picture."""

    def __init__(self, scale: float, origin: tuple[int, int]):
        self.scale = scale
        self.origin = origin

    def edges(self, extent) -> numpy.ndarray:
        """Returns left, top, right and bottom in points."""
        rows, columns = extent
        left, top = self.origin
        pixels = [columns.start + left, rows.start + top, columns.stop + left, rows.stop + top]
        return numpy.array(pixels) / self.scale

    def text(self, edges) -> str:
        left, top, right, bottom = edges
        return f"{right - left:.1f} × {bottom - top:.1f} at ({left:.1f}, {top:.1f})"


class Layers:
    """The areas and the ink of a picture."""

    def __init__(self, pixels: numpy.ndarray, scale: float):
        self.pixels = pixels
        labels = connected(pixels)
        side = max(2, round(AREA * scale))
        inner = ndimage.minimum_filter(labels, side) == ndimage.maximum_filter(labels, side)
        is_area = numpy.zeros(labels.max() + 1, bool)
        is_area[labels[inner]] = True
        # Areas are numbered from 1, 0 is ink or the soft edge of an area.
        numbers = numpy.cumsum(is_area) * is_area
        self.areas = numbers[labels]
        self.extents = ndimage.find_objects(self.areas)
        if self.extents:
            nearest = ndimage.distance_transform_edt(
                self.areas == 0, return_distances=False, return_indices=True)
            self.around = pixels[nearest[0], nearest[1]]
        else:
            self.around = numpy.broadcast_to(pixels[0, 0], pixels.shape)
        self.contrast = abs(pixels - self.around).max(axis=2)
        self.ink = (self.areas == 0) & (self.contrast > INK)

    def contains_square(self, area: int, side: int) -> bool:
        part = numpy.pad(self.areas[self.extents[area - 1]] == area, 1)
        return bool(ndimage.minimum_filter(part, side, mode="constant").any())


def connected(pixels: numpy.ndarray) -> numpy.ndarray:
    """Numbers the groups of pixels that are connected by neighbors of nearly one color."""
    height, width, _ = pixels.shape
    number = numpy.arange(height * width).reshape(height, width)
    across = abs(numpy.diff(pixels, axis=1)).max(axis=2) <= STEP
    down = abs(numpy.diff(pixels, axis=0)).max(axis=2) <= STEP
    begin = numpy.concatenate([number[:, :-1][across], number[:-1][down]])
    end = numpy.concatenate([number[:, 1:][across], number[1:][down]])
    links = coo_matrix((numpy.ones(len(begin), bool), (begin, end)), shape=(height * width,) * 2)
    return connected_components(links, directed=False)[1].reshape(height, width)


def compare_areas(reference: Layers, drawn: Layers, ruler: Ruler) -> tuple[list[str], list[str]]:
    """Compares the extents of areas that cover each other, and the colors that both have well inside of areas."""
    places = []
    lone = round(LONE_AREA * ruler.scale)
    partners = {id(reference): partners_of(reference, drawn), id(drawn): partners_of(drawn, reference)}
    for one, other, missing in ((reference, drawn, "is missing"), (drawn, reference, "isn't in the reference")):
        for area, extent in enumerate(one.extents, start=1):
            edges = ruler.edges(extent)
            partner = partners[id(one)][area]
            if partner == 0 or partners[id(other)][partner] != area:
                if one.contains_square(area, lone):
                    color = median(one, extent, one.areas[extent] == area)
                    places.append(f"An area {ruler.text(edges)}, color {color}, {missing}.")
            elif one is reference:
                found = ruler.edges(other.extents[partner - 1])
                if (abs(found - edges) > PLACE + 1e-6).any():
                    places.append(f"An area is {ruler.text(found)} instead of {ruler.text(edges)}.")
    colors = []
    depth = 2 * round(PLACE * ruler.scale) + 1
    inside = ndimage.minimum_filter((reference.areas > 0) & (drawn.areas > 0), depth)
    different = inside & (abs(reference.pixels - drawn.pixels).max(axis=2) > AREA_COLOR)
    pieces, _ = ndimage.label(different)
    for number, extent in enumerate(ndimage.find_objects(pieces), start=1):
        mine = pieces[extent] == number
        if mine.sum() < (AREA * ruler.scale) ** 2 / 4:
            continue
        was, now = (median(layer, extent, mine) for layer in (reference, drawn))
        colors.append(f"The color in {ruler.text(ruler.edges(extent))} is {now} instead of {was}.")
    return places, colors


def partners_of(one: Layers, other: Layers) -> list[int]:
    """Returns the area of the other picture that covers most of each area, and 0 at index 0 and for none."""
    found = [0]
    for area, extent in enumerate(one.extents, start=1):
        found.append(int(numpy.bincount(other.areas[extent][one.areas[extent] == area]).argmax()))
    return found


def median(layer: Layers, extent, mask: numpy.ndarray) -> tuple[int, ...]:
    return tuple(int(level) for level in numpy.median(layer.pixels[extent][mask], axis=0))


def compare_ink(reference: Layers, drawn: Layers, ruler: Ruler) -> tuple[list[str], list[str]]:
    """Compares the extents and the strongest colors of the pieces of ink."""
    both = reference.ink | drawn.ink
    gap = 2 * round(GAP / 2 * ruler.scale) + 1
    pieces, _ = ndimage.label(ndimage.maximum_filter(both, gap), numpy.ones((3, 3)))
    pieces[~both] = 0
    extents = [tight(pieces[extent] == number, extent)
               for number, extent in enumerate(ndimage.find_objects(pieces), start=1)]
    widths = line_widths([ruler.edges(extent) for extent in extents])
    places, colors = [], []
    for number, (extent, width) in enumerate(zip(extents, widths), start=1):
        mine = pieces[extent] == number
        inks = [mine & layer.ink[extent] for layer in (reference, drawn)]
        was, now = (ruler.edges(tight(ink, extent)) if ink.any() else None for ink in inks)
        if was is None or now is None:
            edges = was if now is None else now
            if max(edges[2:] - edges[:2]) > SPECK:
                what = "is missing" if now is None else "isn't in the reference"
                places.append(f"Ink {ruler.text(edges)} {what}.")
            continue
        change = abs(now - was)
        limit = PLACE + TEXT * width + 1e-6
        own = PLACE + TEXT * (was[2] - was[0]) + 1e-6
        stretched = abs((now[2] - now[0]) - (was[2] - was[0]))
        if max(change[1], change[3]) > PLACE + 1e-6 or max(change[0], change[2]) > limit or stretched > own:
            places.append(f"Ink is {ruler.text(now)} instead of {ruler.text(was)}.")
        before, after = (strongest(layer, extent, ink) for layer, ink in zip((reference, drawn), inks))
        if (abs(before - after) > INK_COLOR).any():
            before, after = (tuple(int(level) for level in color) for color in (before, after))
            colors.append(f"The ink {ruler.text(was)} has the color {after} instead of {before}.")
    return places, colors


def tight(mask: numpy.ndarray, extent) -> tuple[slice, slice]:
    """Returns the extent of the pixels of a mask that begins where `extent` does."""
    rows, columns = numpy.flatnonzero(mask.any(axis=1)), numpy.flatnonzero(mask.any(axis=0))
    top, left = extent[0].start, extent[1].start
    return slice(top + rows[0], top + rows[-1] + 1), slice(left + columns[0], left + columns[-1] + 1)


def strongest(layer: Layers, extent, ink: numpy.ndarray) -> numpy.ndarray:
    """Returns the mean of the tenth of the ink that differs most from what surrounds it."""
    contrast = layer.contrast[extent][ink]
    most = contrast >= numpy.quantile(contrast, 0.9)
    return layer.pixels[extent][ink][most].mean(axis=0)


def line_widths(pieces: list[numpy.ndarray]) -> list[float]:
    """Returns the width of the line of text that each piece of ink belongs to; a lone piece is its own line."""
    line = list(range(len(pieces)))

    def root(index: int) -> int:
        while line[index] != index:
            index = line[index]
        return index

    order = sorted(range(len(pieces)), key=lambda index: pieces[index][0])
    for position, first in enumerate(order):
        for second in order[position + 1:]:
            one, other = pieces[first], pieces[second]
            heights = one[3] - one[1], other[3] - other[1]
            if other[0] - one[2] > SPACE * max(heights[0], 60):
                break
            overlap = min(one[3], other[3]) - max(one[1], other[1])
            if overlap > 0.5 * min(heights) and -GAP <= other[0] - one[2] <= SPACE * max(heights):
                line[root(second)] = root(first)
    spans = {}
    for index, piece in enumerate(pieces):
        left, right = spans.get(root(index), (piece[0], piece[2]))
        spans[root(index)] = min(left, piece[0]), max(right, piece[2])
    return [spans[root(index)][1] - spans[root(index)][0] for index in range(len(pieces))]
