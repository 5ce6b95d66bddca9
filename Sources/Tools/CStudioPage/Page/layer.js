import { grown } from "./geometry.js";
import { addDarkness, luminanceToAlpha, makeOpaque, recolorPixels } from "./pixelwork.js";

// A group that is drawn into its own canvas and then composited.

const spare = [];
const mostSpare = 6;

/** In pixels: a softer blur is computed from a smaller image, without a visible difference. */
const finestSigma = 12;

export class Layer {
  mask = null;
  /** The width of the layer's pixels, in device pixels. */
  grain = 1;

  /** Returns a transparent layer over the device pixels of `area`. `finish` contains the effects
   *  to apply when the group is complete. */
  static take(area, finish = {}, grain = 1) {
    const layer = spare.pop() ?? new Layer(document.createElement("canvas"));
    Object.assign(layer, { area, finish, grain, mask: null });
    layer.canvas.width = Math.ceil((area[2] - area[0]) / grain);
    layer.canvas.height = Math.ceil((area[3] - area[1]) / grain);
    return layer;
  }

  /** A layer for all of `canvas`. */
  static page(canvas) {
    const page = new Layer(canvas);
    page.area = [0, 0, canvas.width, canvas.height];
    return page;
  }

  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d");
  }

  /** Returns the canvas to the pool. */
  give() {
    this.mask?.give();
    if (spare.length < mostSpare) spare.push(this);
  }

  /** Draws `other` at its position, moved by x and y. */
  draw(other, alpha = 1, x = 0, y = 0) {
    const { context, grain } = this;
    const scale = other.grain / grain;
    const [left, top] = [(other.area[0] - this.area[0] + x) / grain, (other.area[1] - this.area[1] + y) / grain];
    context.setTransform(scale, 0, 0, scale, left, top);
    context.globalAlpha = alpha;
    context.drawImage(other.canvas, 0, 0);
  }

  /** Fills the whole layer. */
  flood(color) {
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.globalAlpha = 1;
    this.context.fillStyle = color;
    this.context.fillRect(0, 0, this.canvas.width, this.canvas.height);
  }

  /** Applies the group's effects and paints the result. */
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

  /** Composites `other` with a Porter-Duff operator. */
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

  /** Paints the inner shadow: the color, minus the blurred layer, clipped to the layer. */
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

  /** Returns a blurred copy, larger by `reach` pixels on each side. With `isOpaque`, it stays
   *  opaque at its edges, although there is nothing beyond them to blur. */
  blurred(sigma, { reach = 0, saturation = 1, brightness = 1, isOpaque = false } = {}) {
    let grain = 1;
    while (sigma / grain >= finestSigma) grain *= 2;
    const small = Layer.take(grown(this.area, reach), {}, grain);
    small.draw(this);
    const copy = Layer.take(small.area, {}, grain);
    const saturate = saturation === 1 ? "" : ` saturate(${saturation})`;
    const brighten = brightness === 1 ? "" : ` brightness(${brightness})`;
    copy.context.filter = `blur(${(sigma / grain) * blurFactor()}px)${saturate}${brighten}`;
    copy.draw(small);
    copy.context.filter = "none";
    small.give();
    // Each pass squares the transparency of the edge and keeps its colors.
    if (isOpaque) for (let time = 0; time < 5; time += 1) copy.draw(copy);
    return copy;
  }

  /** A canvas has no operator for plus-darker. */
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

/** The factor for sigma in this browser: Chromium's blur is too narrow without a graphics
 *  processor. Measured as the variance of a blurred edge's slope. */
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

/** The visible extent of a blur, in pixels. */
const reachOf = (sigma) => Math.ceil(3 * sigma);

const blendingNames = { normal: "source-over", clear: "destination-out", plusLighter: "lighter" };

/** The name of a blend mode for a canvas: `colorDodge` is `color-dodge`. */
export const canvasBlending = (mode) =>
  blendingNames[mode] ?? mode.replace(/[A-Z]/g, (letter) => "-" + letter.toLowerCase());
