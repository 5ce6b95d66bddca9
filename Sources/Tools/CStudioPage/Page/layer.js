import { grown } from "./geometry.js";
import { addDarkness, luminanceToAlpha, makeOpaque, recolorPixels } from "./pixelwork.js";

// A group that is drawn by itself and then painted as a whole.

const spare = [];
const mostSpare = 6;

/** A softer blur is made of a smaller picture, which looks the same: in pixels. */
const finestSigma = 12;

export class Layer {
  mask = null;
  /** How many device pixels a pixel of the layer is wide. */
  grain = 1;

  /** A transparent layer over the device pixels of `area`. Its finish says what becomes of it when it is complete. */
  static take(area, finish = {}, grain = 1) {
    const layer = spare.pop() ?? new Layer(document.createElement("canvas"));
    Object.assign(layer, { area, finish, grain, mask: null });
    layer.canvas.width = Math.ceil((area[2] - area[0]) / grain);
    layer.canvas.height = Math.ceil((area[3] - area[1]) / grain);
    return layer;
  }

  /** All of `canvas`. */
  static page(canvas) {
    const page = new Layer(canvas);
    page.area = [0, 0, canvas.width, canvas.height];
    return page;
  }

  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d");
  }

  /** Lets another group have the canvas. */
  give() {
    this.mask?.give();
    if (spare.length < mostSpare) spare.push(this);
  }

  /** Draws `other` where it belongs, moved by x and y. */
  draw(other, alpha = 1, x = 0, y = 0) {
    const { context, grain } = this;
    const scale = other.grain / grain;
    const [left, top] = [(other.area[0] - this.area[0] + x) / grain, (other.area[1] - this.area[1] + y) / grain];
    context.setTransform(scale, 0, 0, scale, left, top);
    context.globalAlpha = alpha;
    context.drawImage(other.canvas, 0, 0);
  }

  /** Fills all of the layer. */
  flood(color) {
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.globalAlpha = 1;
    this.context.fillStyle = color;
    this.context.fillRect(0, 0, this.canvas.width, this.canvas.height);
  }

  /** Finishes the group and paints it. */
  paintOn(target) {
    const { opacity = 1, shadow, innerShadow, blur, isOpaque, recolor, blend } = this.finish;
    const context = target.context;
    if (this.mask) this.combine("destination-in", this.mask);
    if (recolor) recolorPixels(this.context, recolor);
    if (this.finish.luminanceToAlpha) luminanceToAlpha(this.context);
    if (blur !== undefined) return this.paintBlur(target, blur, isOpaque, opacity);
    if (blend === "plusDarker") return this.darken(target, opacity);
    if (shadow) this.paintShadow(target, shadow, opacity);
    if (blend) context.globalCompositeOperation = canvasBlending(blend);
    target.draw(this, opacity);
    context.globalCompositeOperation = "source-over";
    if (innerShadow) this.paintInnerShadow(target, innerShadow, opacity);
    return undefined;
  }

  /** Draws `other` with an operator of Porter and Duff. */
  combine(operator, other, x = 0, y = 0) {
    this.context.globalCompositeOperation = operator;
    this.draw(other, 1, x, y);
  }

  paintBlur(target, sigma, isOpaque, opacity) {
    const picture = this.blurred(sigma, { reach: reachOf(sigma) });
    if (isOpaque) makeOpaque(picture.context);
    target.draw(picture, opacity);
    picture.give();
  }

  paintShadow(target, [color, sigma, x, y], opacity) {
    const picture = this.blurred(sigma, { reach: reachOf(sigma) });
    picture.context.globalCompositeOperation = "source-in";
    picture.flood(color);
    target.draw(picture, opacity, x, y);
    picture.give();
  }

  /** The shadow that the surroundings of the layer cast on it: the colour, less the blurred layer, inside the layer. */
  paintInnerShadow(target, [color, sigma, x, y], opacity) {
    const picture = Layer.take(this.area);
    const silhouette = this.blurred(sigma, { reach: reachOf(sigma) });
    picture.flood(color);
    picture.combine("destination-out", silhouette, Math.round(x), Math.round(y));
    picture.combine("destination-in", this);
    target.draw(picture, opacity);
    silhouette.give();
    picture.give();
  }

  /** A blurred copy, larger by `reach` pixels on each side. An opaque picture stays opaque at its edges, though nothing lies
      beyond them to blur. */
  blurred(sigma, { reach = 0, saturation = 1, isOpaque = false } = {}) {
    let grain = 1;
    while (sigma / grain >= finestSigma) grain *= 2;
    const small = Layer.take(grown(this.area, reach), {}, grain);
    small.draw(this);
    const copy = Layer.take(small.area, {}, grain);
    const saturate = saturation === 1 ? "" : ` saturate(${saturation})`;
    copy.context.filter = `blur(${(sigma / grain) * blurFactor()}px)${saturate}`;
    copy.draw(small);
    copy.context.filter = "none";
    small.give();
    // Each time the edge's lack of opacity is squared, and its colours stay what they are.
    if (isOpaque) for (let time = 0; time < 5; time += 1) copy.draw(copy);
    return copy;
  }

  /** A canvas has no operator that adds darkness. */
  darken(target, opacity) {
    const [source, below] = [Layer.take(this.area), Layer.take(this.area)];
    source.draw(this, opacity);
    below.draw(target);
    addDarkness(source.context, below.context);
    const context = target.context;
    const [left, top, right, bottom] = this.area;
    context.save();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.beginPath();
    context.rect(left - target.area[0], top - target.area[1], right - left, bottom - top);
    context.clip();
    context.globalCompositeOperation = "copy";
    target.draw(below);
    context.restore();
    source.give();
    below.give();
  }
}

let knownBlurFactor;

/** What a sigma is multiplied with for this browser's blur: Chromium's, where it has no graphics processor, is narrower than
    it should be. An edge is blurred, and the variance of its slope measured. */
function blurFactor() {
  if (knownBlurFactor) return knownBlurFactor;
  const [sigma, width, height] = [10, 512, 64];
  const edge = Layer.take([0, 0, width, height]);
  const picture = Layer.take([0, 0, width, height]);
  edge.context.fillRect(0, 0, width / 2, height);
  picture.context.filter = `blur(${sigma}px)`;
  picture.draw(edge);
  const { data } = picture.context.getImageData(0, height / 2, width, 1);
  let [total, variance] = [0, 0];
  for (let x = 128; x < 384; x += 1) {
    const slope = data[x * 4 - 1] - data[x * 4 + 3];
    total += slope;
    variance += slope * (x - width / 2) ** 2;
  }
  edge.give();
  picture.give();
  knownBlurFactor = variance > 0 ? sigma / Math.sqrt(variance / total) : 1;
  return knownBlurFactor;
}

/** How far a blur can be seen, in pixels. */
const reachOf = (sigma) => Math.ceil(3 * sigma);

const blendingNames = { normal: "source-over", clear: "destination-out", plusLighter: "lighter" };

/** The name that a canvas has for a mode: `colorDodge` is `color-dodge`. */
export const canvasBlending = (mode) =>
  blendingNames[mode] ?? mode.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase());
