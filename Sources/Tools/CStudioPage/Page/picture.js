import { union } from "./geometry.js";
import { Face, RunPictures } from "./glyphs.js";

// The drawing data that a preview has sent so far. Paths, glyphs, runs and images arrive once and
// are then referred to by number, so that a frame is little more than its items.

/** The resources and the latest items of a preview. */
export class Picture {
  frame = null;
  items = [];
  /** The number of times the image has been drawn. */
  time = 0;

  constructor() { this.forget(); }

  forget() {
    for (const kind of ["paths", "faces", "outlines", "pictures", "colorGlyphs", "runs"]) this[kind] = new Map();
  }

  /** Accepts a frame. Returns a promise if new images have to be decoded. */
  accept(frame) {
    if (frame.fresh) this.forget();
    const each = (table, body) => Object.entries(table ?? {}).forEach(([id, value]) => body(+id, value));
    each(frame.paths, (id, data) => this.paths.set(id, new Outline(data)));
    each(frame.faces, (id, face) => this.faces.set(id, face));
    each(frame.glyphs, (id, outlines) => {
      if (!this.outlines.has(id)) this.outlines.set(id, new Face());
      each(outlines, (glyph, data) => this.outlines.get(id).data.set(glyph, data));
    });
    each(frame.colorGlyphs, (id, glyphs) => {
      if (!this.colorGlyphs.has(id)) this.colorGlyphs.set(id, new Map());
      each(glyphs, (glyph, place) => this.colorGlyphs.get(id).set(glyph, place));
    });
    each(frame.runs, (id, run) => this.runs.set(id, new Run(run, this)));
    const decoded = [];
    each(frame.pictures, (id, address) => {
      decoded.push(decode(address).then((image) => this.pictures.set(id, image)));
    });
    this.items = expand(frame.items, frame.fresh ? [] : this.items);
    this.frame = frame;
    return decoded.length ? Promise.all(decoded) : undefined;
  }
}

/** `items` with the references to ranges of `last` replaced by these items. */
function expand(items, last) {
  const all = [];
  for (const item of items) {
    if (item[0] !== "=") all.push(item);
    else for (let index = item[1]; index < item[1] + item[2]; index += 1) all.push(last[index]);
  }
  return all;
}

/** Decodes the pixels as stored in the file: upright, without color space conversion. */
async function decode(address) {
  const image = new Image();
  image.src = address;
  try {
    await image.decode();
    return await createImageBitmap(image, { colorSpaceConversion: "none" });
  } catch {
    return null;
  }
}

/** A path and its bounding box. */
export class Outline {
  #box;
  #isRectangle;

  constructor(data) {
    this.data = data;
    this.path = new Path2D(data);
  }

  get box() {
    if (this.#box === undefined) this.#box = boxOf(this.data);
    return this.#box;
  }

  /** Whether the path is one upright rectangle. */
  get isRectangle() {
    if (this.#isRectangle === undefined) this.#isRectangle = isUprightRectangle(this.data);
    return this.#isRectangle;
  }
}

function isUprightRectangle(data) {
  if (!/^M[^A-Z]+L[^A-Z]+L[^A-Z]+L[^A-Z]+(?:L[^A-Z]+)?Z$/.test(data)) return false;
  const numbers = data.slice(1, -1).split(/[L\s,]+/).map(Number);
  const [x0, y0, x1, y1, x2, y2, x3, y3, x4 = x0, y4 = y0] = numbers;
  if (x4 !== x0 || y4 !== y0) return false;
  return (y0 === y1 && x1 === x2 && y2 === y3 && x3 === x0) || (x0 === x1 && y1 === y2 && x2 === x3 && y3 === y0);
}

/** The bounding box of all points of SVG path data in absolute coordinates, including control
 *  points. */
function boxOf(data) {
  const numbers = data.match(/-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi);
  if (!numbers) return null;
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  for (let index = 0; index + 1 < numbers.length; index += 2) {
    const [x, y] = [+numbers[index], +numbers[index + 1]];
    if (x < box[0]) box[0] = x;
    if (x > box[2]) box[2] = x;
    if (y < box[1]) box[1] = y;
    if (y > box[3]) box[3] = y;
  }
  return box;
}

/** Glyphs of one face and size, at the positions from the layout. */
export class Run {
  #path;
  #box;

  constructor(run, picture) {
    Object.assign(this, run);
    this.picture = picture;
    // The first glyph may be above or below the line's baseline.
    this.baseline = run.glyphs.length ? run.glyphs[2] : run.baseline;
    this.pictures = new RunPictures(this);
  }

  /** All outlines as one path, so that touching glyphs show no seam. */
  get path() { return (this.#path ??= this.#makePath()); }

  /** A box that contains the ink of any font. */
  get box() {
    if (this.#box === undefined) this.#box = this.#makeBox();
    return this.#box;
  }

  get isColor() { return this.picture.faces.get(this.face)?.isColor ?? false; }

  /** Calls `body` with each glyph's number and position. */
  forEach(body) {
    for (let index = 0; index < this.glyphs.length; index += 3) {
      body(this.glyphs[index], this.glyphs[index + 1], this.glyphs[index + 2]);
    }
  }

  #makePath() {
    const path = new Path2D();
    const face = this.picture.outlines.get(this.face);
    this.forEach((glyph, x, y) => {
      const outline = face?.path(glyph);
      if (outline) path.addPath(outline, new DOMMatrix([this.size, 0, 0, this.size, x, y]));
    });
    return path;
  }

  #makeBox() {
    let box = null;
    const size = this.size;
    this.forEach((_, x, y) => {
      box = union(box, [x - size, y - size * 1.5, x + size * 2, y + size]);
    });
    return box ?? [-size, -size, size * (this.text?.length ?? 0), size * 2];
  }
}
