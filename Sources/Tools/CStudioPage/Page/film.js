import { html, notify } from "./dom.js";
import { drawPicture, pixelSize } from "./painter.js";

// A film of a preview: an animated PNG (https://www.w3.org/TR/png-3/). The browser compresses the
// frames, each of which contains only the changed area; this file combines them.

const pixelsPerPoint = 2;
/** In milliseconds: the minimum between two frames, the duration of the last one, and the
 *  maximum of a film. */
const [shortest, lastDelay, longest] = [50, 1000, 60_000];

/** Films `preview` until `stop` is called, then saves the file. */
export class Film {
  #frames = [];
  /** The first frame, and the pixels of the last. */
  #first = null;
  #pixels = null;
  /** The size of the largest frame so far. */
  #size = [0, 0];
  #timer = null;
  #canvas = document.createElement("canvas");

  constructor(preview) {
    this.preview = preview;
    this.#canvas.getContext("2d", { willReadFrequently: true });
    this.take();
    this.limit = setTimeout(() => this.stop("A film is limited to one minute."), longest);
  }

  /** Records the preview's current image; of several quick changes, only the last. */
  take() {
    const wait = (this.#frames.at(-1)?.time ?? -Infinity) + shortest - performance.now();
    if (wait <= 0) return this.#take();
    this.#timer ??= setTimeout(() => this.#take(), wait);
    return undefined;
  }

  #take() {
    clearTimeout(this.#timer);
    this.#timer = null;
    const { picture } = this.preview;
    drawPicture(picture, this.#canvas, pixelsPerPoint);
    const size = pixelSize(picture.frame.size, pixelsPerPoint).map((length, axis) => Math.max(length, this.#size[axis]));
    const isLarger = String(size) !== String(this.#size);
    const image = this.#canvas.getContext("2d").getImageData(0, 0, ...size);
    const pixels = new Uint32Array(image.data.buffer);
    const area = isLarger ? [0, 0, ...size] : changed(this.#pixels, pixels, ...size);
    [this.#first, this.#pixels, this.#size] = [this.#first ?? image, pixels, size];
    if (area) this.#frames.push({ time: performance.now(), area, file: compressed(image, area) });
  }

  /** Ends and saves the film; shows `reason`, if there is one. */
  async stop(reason) {
    if (this.preview.film !== this) return;
    this.preview.film = null;
    clearTimeout(this.#timer);
    clearTimeout(this.limit);
    if (reason) notify(reason);
    try {
      // The first frame is as large as the film.
      const area = [0, 0, ...this.#size];
      if (String(this.#frames[0].area) !== String(area)) {
        Object.assign(this.#frames[0], { area, file: compressed(this.#first, area) });
      }
      const file = await assembled(this.#frames, performance.now());
      const link = html("a", { href: URL.createObjectURL(file), download: `${this.preview.name}.png` });
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
      notify(`The film of ${this.preview.name} has ${this.#frames.length} frames and ${Math.ceil(file.size / 1024)} KiB.`);
    } catch (error) {
      notify(`The film can't be saved: ${error.message}`);
    }
  }
}

/** The bounding box [x, y, width, height] of all pixels that differ, or null. */
function changed(before, after, width, height) {
  const differs = (row) => {
    for (let index = row * width; index < (row + 1) * width; index += 1) if (before[index] !== after[index]) return true;
    return false;
  };
  let [top, bottom] = [0, height - 1];
  while (top < height && !differs(top)) top += 1;
  if (top === height) return null;
  while (!differs(bottom)) bottom -= 1;
  let [left, right] = [width, 0];
  for (let row = top; row <= bottom; row += 1) {
    const [start, end] = [row * width, (row + 1) * width - 1];
    let x = 0;
    while (x < left && before[start + x] === after[start + x]) x += 1;
    left = Math.min(left, x);
    x = width - 1;
    while (x > right && before[end - (width - 1 - x)] === after[end - (width - 1 - x)]) x -= 1;
    right = Math.max(right, x);
  }
  return [left, top, right - left + 1, bottom - top + 1];
}

/** The pixels in `area` as the bytes of a PNG file. */
async function compressed(image, [x, y, width, height]) {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [width, height];
  canvas.getContext("2d").putImageData(image, -x, -y);
  const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("the browser has too little memory for its frames.");
  return new Uint8Array(await blob.arrayBuffer());
}

// The file

const signature = [137, 80, 78, 71, 13, 10, 26, 10];

/** Combines frames that were compressed separately into one file. */
async function assembled(frames, end) {
  const parts = [new Uint8Array(signature)];
  let header = null;
  let number = 0;
  for (const [index, { time, area: [x, y, width, height], file }] of frames.entries()) {
    const chunks = chunksOf(await file);
    const own = chunks.find(({ name }) => name === "IHDR").data;
    if (header && String(own.slice(8)) !== String(header.slice(8))) {
      throw new Error("the browser compresses its frames in different ways.");
    }
    if (!header) parts.push(chunk("IHDR", own), chunk("acTL", [...word(frames.length), ...word(0)]));
    header ??= own;
    const delay = index + 1 < frames.length ? frames[index + 1].time - time : Math.max(end - time, lastDelay);
    const milliseconds = Math.min(Math.round(delay), 0xffff);
    parts.push(chunk("fcTL", [
      ...word(number), ...word(width), ...word(height), ...word(x), ...word(y),
      milliseconds >> 8, milliseconds & 255, 1000 >> 8, 1000 & 255, 0, 0,
    ]));
    number += 1;
    for (const { name, data } of chunks) {
      if (name !== "IDAT") continue;
      parts.push(index === 0 ? chunk("IDAT", data) : chunk("fdAT", word(number), data));
      if (index > 0) number += 1;
    }
  }
  return new Blob([...parts, chunk("IEND")], { type: "image/png" });
}

const word = (number) => [number >>> 24, (number >>> 16) & 255, (number >>> 8) & 255, number & 255];

/** The chunks of a PNG. */
function chunksOf(bytes) {
  const view = new DataView(bytes.buffer);
  const chunks = [];
  for (let at = signature.length; at < bytes.length;) {
    const length = view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    chunks.push({ name, data: bytes.subarray(at + 8, at + 8 + length) });
    at += length + 12;
  }
  return chunks;
}

/** A chunk with this name and the bytes of all `parts`. */
function chunk(name, ...parts) {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const bytes = new Uint8Array(length + 12);
  bytes.set(word(length));
  bytes.set([...name].map((letter) => letter.charCodeAt(0)), 4);
  let at = 8;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  bytes.set(word(checksum(bytes.subarray(4, at))), at);
  return bytes;
}

const remainders = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let bit = 0; bit < 8; bit += 1) byte = byte & 1 ? 0xedb88320 ^ (byte >>> 1) : byte >>> 1;
  return byte;
});

/** The cyclic redundancy check of a PNG chunk. */
function checksum(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = remainders[(sum ^ byte) & 255] ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
