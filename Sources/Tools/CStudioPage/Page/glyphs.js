// Glyph images. Browsers fill small curved paths coarsely, and again in every frame. A run of
// glyphs is therefore filled once, with exact coverage of each pixel, and cached while it is
// visible.

/** Larger glyphs and wider lines are filled as paths, in device pixels. */
const [largestSize, widestPicture] = [160, 4096];
/** The number of subpixel positions. */
const phases = 64;
/** The number of frames for which an unused image is kept. */
const maximumAge = 120;
/** The maximum distance between a segment and its curve, in device pixels. */
const tolerance = 0.05;

const commandLengths = { M: 2, L: 2, Q: 4, C: 6, Z: 0 };

/** SVG path data as a flat list: [command, …coordinates]. */
function commandsOf(data) {
  const tokens = data.match(/[MLQCZ]|-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g) ?? [];
  const commands = [];
  for (let at = 0; at < tokens.length;) {
    const command = tokens[at];
    const count = commandLengths[command];
    commands.push([command, ...tokens.slice(at + 1, at + 1 + count).map(Number)]);
    at += 1 + count;
  }
  return commands;
}

/** The outlines of a face, parsed on first use. */
export class Face {
  #commands = new Map();
  #paths = new Map();
  data = new Map();

  commands(glyph) { return this.#read(this.#commands, glyph, commandsOf); }
  path(glyph) { return this.#read(this.#paths, glyph, (data) => new Path2D(data)); }

  #read(known, glyph, make) {
    if (!known.has(glyph)) known.set(glyph, this.data.has(glyph) ? make(this.data.get(glyph)) : null);
    return known.get(glyph);
  }
}

/** The images of a run, by scale, subpixel position and color. */
export class RunPictures {
  #known = new Map();
  #seen = 0;

  constructor(run) { this.run = run; }

  /** The run in `color`, scaled by a and d, with its origin at x on a whole row: an image and
   *  its offset. Returns nothing for a run that `isMoving` and has changed, because its image
   *  would not be used again. */
  picture(face, a, d, x, color, time, isMoving) {
    this.#sweep(time);
    const phase = Math.round((x - Math.floor(x)) * phases) / phases;
    const key = `${a} ${d} ${phase} ${color}`;
    let entry = this.#known.get(key);
    if (!entry && isMoving && this.#known.size > 0) return null;
    if (!entry) {
      entry = fillRun(this.run, face, a, d, phase, color);
      this.#known.set(key, entry);
    }
    entry.time = time;
    return entry;
  }

  /** Removes images that haven't been used for a while. */
  #sweep(time) {
    if (time === this.#seen) return;
    this.#seen = time;
    for (const [key, entry] of this.#known) if (time - entry.time > maximumAge || this.#known.size > 4) this.#known.delete(key);
  }
}

/** Whether caching an image of a run is worthwhile at this scale. */
export const isPictured = (run, a, d) =>
  run.size * Math.max(a, d) <= largestSize && (run.box[2] - run.box[0]) * a <= widestPicture;

/** Fills all glyphs of a run together. */
function fillRun(run, face, a, d, phase, color) {
  const lines = new Lines();
  run.forEach((glyph, x, y) => {
    const commands = face.commands(glyph);
    if (!commands) return;
    // The baseline is on a whole row, and glyph positions are relative to it.
    const matrix = [run.size * a, run.size * d, x * a + phase, (y - run.baseline) * d];
    lines.add(commands, ...matrix);
  });
  const [left, top] = [Math.floor(lines.left), Math.floor(lines.top)];
  const [width, height] = [Math.ceil(lines.right) - left, Math.ceil(lines.bottom) - top];
  if (!(width > 0 && height > 0)) return { left: 0, top: 0, bitmap: null };
  return { left, top, bitmap: lines.fill(left, top, width, height, color) };
}

/** Line segments around an area. */
class Lines {
  #points = [];
  left = Infinity;
  top = Infinity;
  right = -Infinity;
  bottom = -Infinity;

  /** Adds an outline, scaled and translated. */
  add(commands, scaleX, scaleY, moveX, moveY) {
    let [x, y, startX, startY] = [0, 0, 0, 0];
    for (const [command, ...numbers] of commands) {
      const points = numbers.map((number, index) => (index % 2 ? number * scaleY + moveY : number * scaleX + moveX));
      if (command === "M") {
        if (x !== startX || y !== startY) this.#line(x, y, startX, startY);
        [startX, startY] = points;
      } else if (command === "L") {
        this.#line(x, y, ...points);
      } else if (command === "Q") {
        this.#curve(x, y, points[0], points[1], points[0], points[1], points[2], points[3], true);
      } else if (command === "C") {
        this.#curve(x, y, ...points, false);
      } else {
        this.#line(x, y, startX, startY);
        [x, y] = [startX, startY];
        continue;
      }
      [x, y] = points.slice(-2);
    }
    if (x !== startX || y !== startY) this.#line(x, y, startX, startY);
  }

  #line(x0, y0, x1, y1) {
    this.#points.push(x0, y0, x1, y1);
    this.left = Math.min(this.left, x0, x1);
    this.right = Math.max(this.right, x0, x1);
    this.top = Math.min(this.top, y0, y1);
    this.bottom = Math.max(this.bottom, y0, y1);
  }

  /** Adds a curve as line segments: cubic, or quadratic with its control point given twice. */
  #curve(x0, y0, x1, y1, x2, y2, x3, y3, isQuadratic) {
    // The second differences of the points bound the distance between a curve and its chords.
    const bend = isQuadratic ? Math.hypot(x0 - 2 * x1 + x3, y0 - 2 * y1 + y3)
      : 3 * Math.max(Math.hypot(x0 - 2 * x1 + x2, y0 - 2 * y1 + y2), Math.hypot(x1 - 2 * x2 + x3, y1 - 2 * y2 + y3));
    const count = Math.max(1, Math.ceil(Math.sqrt(bend / (4 * tolerance))));
    let [fromX, fromY] = [x0, y0];
    for (let step = 1; step <= count; step += 1) {
      const t = step / count;
      const s = 1 - t;
      const [x, y] = isQuadratic
        ? [s * s * x0 + 2 * s * t * x1 + t * t * x3, s * s * y0 + 2 * s * t * y1 + t * t * y3]
        : [s * s * s * x0 + 3 * s * s * t * x1 + 3 * s * t * t * x2 + t * t * t * x3,
          s * s * s * y0 + 3 * s * s * t * y1 + 3 * s * t * t * y2 + t * t * t * y3];
      this.#line(fromX, fromY, x, y);
      [fromX, fromY] = [x, y];
    }
  }

  /** The area in `color`; the opacity of a pixel is its coverage. */
  fill(left, top, width, height, color) {
    const stride = width + 1;
    // Each cell contains the change in coverage from the previous pixel.
    const changes = new Float32Array(stride * height + 1);
    const points = this.#points;
    for (let at = 0; at < points.length; at += 4) {
      addLine(changes, stride, points[at] - left, points[at + 1] - top, points[at + 2] - left, points[at + 3] - top);
    }
    const image = new ImageData(width, height);
    const words = new Uint32Array(image.data.buffer);
    const [red, green, blue] = [1, 3, 5].map((place) => parseInt(color.slice(place, place + 2), 16));
    const opaque = (blue << 16) | (green << 8) | red;
    for (let y = 0; y < height; y += 1) {
      let cover = 0;
      for (let x = 0; x < width; x += 1) {
        cover += changes[y * stride + x];
        const alpha = Math.round(Math.min(Math.abs(cover), 1) * 255);
        if (alpha) words[y * width + x] = ((alpha << 24) | opaque) >>> 0;
      }
    }
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext("2d").putImageData(image, 0, 0);
    return canvas.transferToImageBitmap();
  }
}

/** Adds the area to the right of a line, row by row. */
function addLine(changes, stride, x0, y0, x1, y1) {
  if (y0 === y1) return;
  const direction = y0 < y1 ? 1 : -1;
  if (direction < 0) [x0, y0, x1, y1] = [x1, y1, x0, y0];
  const slope = (x1 - x0) / (y1 - y0);
  let x = x0;
  for (let row = Math.floor(y0); row < y1; row += 1) {
    const [upper, lower] = [Math.max(y0, row), Math.min(y1, row + 1)];
    const height = (lower - upper) * direction;
    const next = x0 + (lower - y0) * slope;
    addPiece(changes, row * stride, Math.min(x, next), Math.max(x, next), height);
    x = next;
  }
}

/** Adds the part of a line in one row, distributing its height over the pixels that it crosses. */
function addPiece(changes, start, x0, x1, height) {
  const [first, last] = [Math.floor(x0), Math.ceil(x1)];
  if (last <= first + 1) {
    const right = (x0 + x1) / 2 - first;
    changes[start + first] += height * (1 - right);
    changes[start + first + 1] += height * right;
    return;
  }
  const perPixel = height / (x1 - x0);
  let [before, lastCover] = [0, 0];
  for (let pixel = first; pixel < last; pixel += 1) {
    // The coverage of this pixel: what the line has passed before it, and its area in the pixel.
    const [from, to] = [Math.max(x0, pixel), Math.min(x1, pixel + 1)];
    const passed = (to - from) * perPixel;
    const cover = before + passed * (pixel + 1 - (from + to) / 2);
    changes[start + pixel] += cover - lastCover;
    lastCover = cover;
    before += passed;
  }
  changes[start + last] += height - lastCover;
}
