// Boxes are [left, top, right, bottom]; null is the empty box. Matrices are [a, b, c, d, tx, ty],
// as for a canvas.

/** Applies `inner`, then `outer`. */
export function multiply(outer, inner) {
  const [a, b, c, d, tx, ty] = outer;
  const [e, f, g, h, ux, uy] = inner;
  return [
    a * e + c * f, b * e + d * f, a * g + c * h, b * g + d * h,
    a * ux + c * uy + tx, b * ux + d * uy + ty,
  ];
}

/** The factor by which lengths grow, averaged over directions. */
export const meanScale = ([a, b, c, d]) => Math.sqrt(Math.abs(a * d - b * c));

/** Whether the matrix leaves a visible area. */
export const leavesArea = ([a, b, c, d]) => Math.abs(a * d - b * c) > 1e-12;

export const moved = (box, x, y) => box && [box[0] + x, box[1] + y, box[2] + x, box[3] + y];

export const grown = (box, by) => box && [box[0] - by, box[1] - by, box[2] + by, box[3] + by];

export function union(one, other) {
  if (!one || !other) return one || other;
  return [
    Math.min(one[0], other[0]), Math.min(one[1], other[1]),
    Math.max(one[2], other[2]), Math.max(one[3], other[3]),
  ];
}

export function intersection(one, other) {
  if (!one || !other) return null;
  const [left, top] = [Math.max(one[0], other[0]), Math.max(one[1], other[1])];
  const [right, bottom] = [Math.min(one[2], other[2]), Math.min(one[3], other[3])];
  return right >= left && bottom >= top ? [left, top, right, bottom] : null;
}

/** The bounding box of the transformed `box`. */
export function mapBox([a, b, c, d, tx, ty], box) {
  if (!box) return null;
  const xs = [], ys = [];
  for (const x of [box[0], box[2]]) {
    for (const y of [box[1], box[3]]) {
      xs.push(a * x + c * y + tx);
      ys.push(b * x + d * y + ty);
    }
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

/** The whole pixels that `box` touches, or null. */
export function pixels(box) {
  if (!box) return null;
  const [left, top, right, bottom] = box;
  const whole = [Math.floor(left), Math.floor(top), Math.ceil(right), Math.ceil(bottom)];
  return whole[2] > whole[0] && whole[3] > whole[1] ? whole : null;
}
