// Scaled images. Browsers downsample large images in different ways. Quoin's renderer averages the
// pixels that each target pixel covers, and enlarges high-quality images with a sharp cubic kernel.
// This code does the same, once for each size.

const mostKept = 4;
const mostPixels = 1 << 23;
const scaledPictures = new WeakMap();

/** Draws all of `image` into the rectangle [x, y, width, height] under any `matrix`; `layer` is
 *  the target. An image that `isMoving` is scaled by the browser. */
export function drawScaled(layer, matrix, image, [x, y, width, height], quality, isMoving) {
  const { context } = layer;
  const [a, b, c, d, tx, ty] = matrix;
  const [left, top] = layer.area;
  const frame = [a * x + tx, d * y + ty, a * width, d * height];
  if (quality !== "none" && !b && !c && frame[2] > 0 && frame[3] > 0) {
    const picture = scaled(image, frame, quality === "high", isMoving);
    if (picture) {
      context.save();
      context.setTransform(1, 0, 0, 1, -left, -top);
      context.beginPath();
      context.rect(...frame);
      context.clip();
      context.drawImage(picture, Math.floor(frame[0]), Math.floor(frame[1]));
      context.restore();
      return;
    }
  }
  context.setTransform(a, b, c, d, tx - left, ty - top);
  context.imageSmoothingEnabled = quality !== "none";
  context.imageSmoothingQuality = quality === "high" ? "high" : "medium";
  context.drawImage(image, x, y, width, height);
}

/** `image` scaled to the pixels around `frame`; null if the browser's result is the same or the
 *  work is too large. */
function scaled(image, [x, y, width, height], isHigh, isMoving) {
  const across = reachOfKernel(image.width / width, isHigh);
  const down = reachOfKernel(image.height / height, isHigh);
  if (!isHigh && across === 1 && down === 1) return null;
  const [phaseX, phaseY] = [x - Math.floor(x), y - Math.floor(y)];
  const key = [width, height, phaseX, phaseY].map((length) => length.toFixed(2)).join(" ") + isHigh;
  if (!scaledPictures.has(image)) scaledPictures.set(image, new Map());
  const known = scaledPictures.get(image);
  if (known.has(key)) return known.get(key);
  const [columns, rows] = [Math.ceil(phaseX + width), Math.ceil(phaseY + height)];
  if (isMoving || columns * rows > mostPixels || image.width * image.height > mostPixels) return null;
  const kernel = isHigh ? cubicKernel : boxKernel;
  const picture = resample(image, weights(columns, phaseX, width, image.width, across, kernel),
    weights(rows, phaseY, height, image.height, down, kernel));
  if (known.size >= mostKept) known.delete(known.keys().next().value);
  known.set(key, picture);
  return picture;
}

/** The number of source pixels that contribute to a target pixel that covers `covered` of them. */
function reachOfKernel(covered, isHigh) {
  if (!isHigh) return covered < 1 / 0.75 ? 1 : covered;
  if (covered >= 0.5) return Math.max(covered, 1);
  // At large magnifications, pixels become squares with soft edges.
  return 1 / (Math.min(1 / covered, 128) - 1);
}

/** A pixel spread over `reach` pixels. */
const boxKernel = (x, reach) => Math.max(0, Math.min(reach, 1, (reach + 1) / 2 - Math.abs(x)));

/** The Catmull-Rom cubic kernel; narrower than a pixel, it averages over the pixel. */
function cubicKernel(x, reach) {
  if (reach < 1) return cubicKernel(x * 2 - 0.5, reach * 2) + cubicKernel(x * 2 + 0.5, reach * 2);
  const at = Math.abs(x / reach);
  if (at < 1) return 1.5 * at ** 3 - 2.5 * at ** 2 + 1;
  return at < 2 ? -0.5 * at ** 3 + 2.5 * at ** 2 - 4 * at + 2 : 0;
}

/** For each of `count` target pixels, the source pixels that contribute to it, and their
 *  weights. */
function weights(count, phase, length, pixelCount, reach, kernel) {
  const width = kernel === boxKernel ? Math.ceil(reach + 1) : Math.max(2, Math.ceil(reach * 4));
  return Array.from({ length: count }, (_, pixel) => {
    const center = ((pixel + 0.5 - phase) * pixelCount) / length;
    const first = Math.ceil(center - width / 2 - 0.5);
    const parts = Array.from({ length: width }, (_, index) => kernel(first + index + 0.5 - center, reach));
    const total = parts.reduce((sum, part) => sum + part, 0);
    return parts.map((part, index) => [Math.min(Math.max(first + index, 0), pixelCount - 1), part / total]);
  });
}

function resample(image, columns, rows) {
  const source = pixelsOf(image);
  const [width, height] = [columns.length, rows.length];
  const wide = new Float32Array(width * image.height * 4);
  for (let y = 0; y < image.height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      for (const [from, part] of columns[x]) addPixel(wide, (y * width + x) * 4, source, (y * image.width + from) * 4, part);
    }
  }
  const result = new Float32Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (const [from, part] of rows[y]) {
      for (let x = 0; x < width; x += 1) addPixel(result, (y * width + x) * 4, wide, (from * width + x) * 4, part);
    }
  }
  const picture = new ImageData(width, height);
  for (let at = 0; at < result.length; at += 4) {
    const alpha = result[at + 3];
    for (let channel = at; channel < at + 3; channel += 1) picture.data[channel] = alpha ? (result[channel] * 255) / alpha : 0;
    picture.data[at + 3] = alpha;
  }
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext("2d").putImageData(picture, 0, 0);
  return canvas.transferToImageBitmap();
}

function addPixel(target, at, source, from, part) {
  target[at] += source[from] * part;
  target[at + 1] += source[from + 1] * part;
  target[at + 2] += source[from + 2] * part;
  target[at + 3] += source[from + 3] * part;
}

/** The pixels of the image, premultiplied. */
function pixelsOf(image) {
  const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] === 255) continue;
    for (let channel = at; channel < at + 3; channel += 1) data[channel] = (data[channel] * data[at + 3]) / 255;
  }
  return data;
}
