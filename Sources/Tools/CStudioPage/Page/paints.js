import { keepsOpacityApart } from "./groups.js";

// Paints for a canvas. Colors arrive as "#rrggbbaa".

export const components = (color) => [1, 3, 5, 7].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);

const byte = (value) =>
  Math.round(Math.min(Math.max(value, 0), 1) * 255).toString(16).padStart(2, "0");

/** `color` changed by matrices, outermost first. They don't change the opacity, which the
 *  enclosing group applies. */
export function recolored(color, matrices) {
  if (!matrices.length) return color;
  let [red, green, blue, alpha] = components(color);
  for (const m of [...matrices].reverse()) {
    const row = (at) => Math.min(Math.max(m[at] * red + m[at + 1] * green + m[at + 2] * blue + m[at + 4], 0), 1);
    [red, green, blue] = [row(0), row(5), row(10)];
  }
  return "#" + [red, green, blue, alpha].map(byte).join("");
}

/** `paint` with all of its colors changed. */
export function recoloredPaint(paint, matrices) {
  if (!matrices.length) return paint;
  const change = (color) => recolored(color, matrices);
  if (typeof paint === "string") return change(paint);
  const copy = { ...paint };
  if (paint.stops) copy.stops = paint.stops.map(([place, color]) => [place, change(color)]);
  if (paint.grid) copy.grid = { ...paint.grid, colors: paint.grid.colors.map(change) };
  if (paint.backdrop) copy.backdrop = { ...paint.backdrop, tint: change(paint.backdrop.tint) };
  return copy;
}

/** Whether a canvas supports the paint; others are drawn over the whole clip of the shape. */
export const isPlain = (paint) =>
  typeof paint === "string" || paint.linear || paint.angular || (paint.radial && paint.radial[2] === paint.radial[3]);

const gradients = new WeakMap();

/** A plain paint as a fill style. */
export function fillStyle(paint, context) {
  if (typeof paint === "string") return paint;
  let gradient = gradients.get(paint);
  if (!gradient) {
    gradient = makeGradient(paint, context);
    gradients.set(paint, gradient);
  }
  return gradient;
}

function makeGradient(paint, context) {
  const { linear, radial, angular } = paint;
  const gradient = linear ? context.createLinearGradient(...linear)
    : radial ? context.createRadialGradient(radial[0], radial[1], 0, radial[0], radial[1], radial[2])
    : context.createConicGradient(angular[2], angular[0], angular[1]);
  for (const [place, color] of paint.stops) gradient.addColorStop(place, color);
  return gradient;
}

const grids = new WeakMap();
/** Browsers interpolate adjacent pixels in few steps, which a coarse grid would show. The grid
 *  gets this many pixels in each direction. */
const leastGridWidth = 256;

/** A grid of colors as an image that covers whole cells, interpolated between their centers. */
export function gridPicture({ columns, colors }) {
  let canvas = grids.get(colors);
  if (canvas) return canvas;
  const rows = Math.floor(colors.length / columns);
  const fine = Math.ceil(leastGridWidth / Math.max(columns, rows));
  const image = new ImageData(columns * fine, rows * fine);
  const points = colors.map((color) => components(color).map((value) => value * 255));
  for (let y = 0, at = 0; y < image.height; y += 1) {
    const [upper, lower, down] = neighbours(y, fine, rows);
    for (let x = 0; x < image.width; x += 1) {
      const [left, right, across] = neighbours(x, fine, columns);
      for (let channel = 0; channel < 4; channel += 1, at += 1) {
        const value = (row, column) => points[row * columns + column][channel];
        const top = mix(value(upper, left), value(upper, right), across);
        image.data[at] = mix(top, mix(value(lower, left), value(lower, right), across), down);
      }
    }
  }
  canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [image.width, image.height];
  canvas.getContext("2d").putImageData(image, 0, 0);
  grids.set(colors, canvas);
  return canvas;
}

const mix = (one, other, part) => one + (other - one) * part;

/** The indices of the two grid points around the center of a fine pixel, and the fraction
 *  between them. */
function neighbours(pixel, fine, count) {
  const place = (pixel + 0.5) / fine - 0.5;
  const before = Math.floor(place);
  const inside = (point) => Math.min(Math.max(point, 0), count - 1);
  return [inside(before), inside(before + 1), place - before];
}

/** Whether recoloring each item of `group` equals recoloring the whole group. */
export const canRecolorItems = (matrix, group) =>
  keepsOpacityApart(matrix) && !group.containsPixels && !group.containsBlend;
