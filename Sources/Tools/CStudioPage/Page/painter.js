import { grown, intersection, leavesArea, mapBox, meanScale, moved, multiply, pixels, union } from "./geometry.js";
import { boxOfItem, groupsOf, isSingleItem } from "./groups.js";
import { isPictured } from "./glyphs.js";
import { canRecolorItems, components, fillStyle, isPlain, recolored, recoloredPaint } from "./paints.js";
import { canvasBlending, Layer } from "./layer.js";
import { drawScaled } from "./scaling.js";
import { spread } from "./spread.js";

// Draws the items of a frame in order onto a canvas, with the same pixels and the same method as
// Quoin's own renderer: a single item takes over the opacity and color changes of its group. For
// any other effect, the group is drawn into a layer, a transparent image that is just large enough;
// the end of the group applies the effect and paints the layer.

/** The size of an image in whole pixels; lengths have three decimals. */
export const pixelSize = (size, scale) => size.map((length) => Math.max(1, Math.ceil(length * scale - 0.01)));

/** Draws `picture` onto `canvas` with `scale` pixels per point. */
export function drawPicture(picture, canvas, scale) {
  const { size, background } = picture.frame;
  const [columns, rows] = pixelSize(size, scale);
  if (canvas.width !== columns || canvas.height !== rows) [canvas.width, canvas.height] = [columns, rows];
  const page = Layer.page(canvas);
  page.context.reset?.();
  page.context.setTransform(1, 0, 0, 1, 0, 0);
  page.context.clearRect(0, 0, columns, rows);
  if (background) {
    page.context.fillStyle = background;
    page.context.fillRect(0, 0, columns, rows);
  }
  picture.time += 1;
  new Painter(picture, page, [scale, 0, 0, scale, 0, 0], background?.endsWith("ff")).draw();
}

/** Cached images of items, and the number of pixels from which caching is worth its memory. */
const keptItems = new WeakMap();
const leastKept = 40_000;

class Painter {
  alpha = 1;
  recolorings = [];
  open = [];

  constructor(picture, page, matrix, isOpaque) {
    this.picture = picture;
    this.items = picture.items;
    this.groups = groupsOf(this.items, picture);
    this.layers = [page];
    this.matrix = matrix;
    this.isOpaque = isOpaque;
    /** The device pixels inside the clip. */
    this.clip = page.area;
  }

  get layer() { return this.layers[this.layers.length - 1]; }
  get context() { return this.layer.context; }

  draw() {
    for (let index = 0; index < this.items.length; index += 1) {
      const item = this.items[index];
      if (item[0] === "(") {
        if (!this.enter(item[1], index)) index = this.groups.get(index).end;
      } else if (item[0] === ")") {
        if (this.open.length) this.leave();
      } else {
        this.drawItem(item);
      }
    }
    while (this.open.length) this.leave();
  }

  // Items

  drawItem(item) {
    const [kind, id, x, y, paint] = item;
    const context = this.context;
    context.globalAlpha = this.alpha;
    if (kind === "i") return this.drawImage(item);
    if (kind === "g") return this.drawRun(this.picture.runs.get(id), x, y, paint, item);
    const outline = this.picture.paths.get(id);
    if (!outline) return undefined;
    this.place(x, y);
    const rule = item[5] ? "evenodd" : "nonzero";
    if (kind === "f" && outline.isRectangle && this.fillSmallRectangle(outline.box, paint, x, y)) return undefined;
    if (kind === "f") return this.drawGradient(item, () => this.fill(outline.path, paint, rule, item));
    setLine(context, this.visibleLine(item[5]));
    return this.stroke(outline.path, paint, item);
  }

  /** Below one pixel per point, the edges of a plain rectangle are rounded to whole pixels here, so
   *  that lines stay one pixel wide; returns whether it was drawn. */
  fillSmallRectangle([left, top, right, bottom], paint, x, y) {
    const [a, b, c, d, tx, ty] = this.matrix;
    const isUpright = !b && !c && a > 0 && d > 0;
    if (typeof paint !== "string" || !isUpright || (a >= 1 && d >= 1) || right <= left || bottom <= top) return false;
    const [column, row] = [Math.round(a * (x + left) + tx), Math.round(d * (y + top) + ty)];
    const width = Math.max(1, Math.round(a * (x + right) + tx) - column);
    const height = Math.max(1, Math.round(d * (y + bottom) + ty) - row);
    const [areaLeft, areaTop] = this.layer.area;
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.fillStyle = fillStyle(recoloredPaint(paint, this.recolorings), this.context);
    this.context.fillRect(column - areaLeft, row - areaTop, width, height);
    return true;
  }

  /** A line of at least one pixel, if there is less than one pixel per point. */
  visibleLine(line) {
    const scale = meanScale(this.matrix);
    return scale < 1 && line.width > 0 && line.width * scale < 1 ? { ...line, width: 1 / scale } : line;
  }

  /** Draws a large gradient from its cached image. */
  drawGradient(item, draw) {
    const paint = item[4];
    if (typeof paint === "string" || paint.backdrop) return draw();
    const area = pixels(intersection(mapBox(this.matrix, boxOfItem(item, this.picture)), this.layers[0].area));
    if (!area || (area[2] - area[0]) * (area[3] - area[1]) < leastKept) return draw();
    return this.drawKept(item, item, area, draw);
  }

  /** Draws unchanged content from its cached image. `content` is the object to compare; `draw`
   *  runs if there is no image. */
  drawKept(item, content, area, draw) {
    const key = `${this.matrix} ${this.recolorings}`;
    const kept = keptItems.get(item);
    if (kept?.key !== key || kept.content !== content) {
      // What is drawn for the first time may never be drawn again.
      keptItems.set(item, { key, content });
      return draw();
    }
    if (!kept.layer) {
      kept.layer = Layer.take(area);
      const { alpha, clip } = this;
      this.layers.push(kept.layer);
      [this.alpha, this.clip] = [1, area];
      this.place(content[2], content[3]);
      draw();
      this.layers.pop();
      [this.alpha, this.clip] = [alpha, clip];
    }
    return this.layer.draw(kept.layer, this.alpha);
  }

  /** Sets the origin of the coordinates to x and y. */
  place(x, y) {
    const [a, b, c, d, tx, ty] = this.matrix;
    const [left, top] = this.layer.area;
    this.context.setTransform(a, b, c, d, a * x + c * y + tx - left, b * x + d * y + ty - top);
  }

  fill(path, paint, rule, item) {
    paint = recoloredPaint(paint, this.recolorings);
    const context = this.context;
    if (isPlain(paint)) {
      context.fillStyle = fillStyle(paint, context);
      context.fill(path, rule);
    } else {
      context.save();
      context.clip(path, rule);
      spread(this, paint, item);
      context.restore();
    }
  }

  stroke(path, paint, item) {
    paint = recoloredPaint(paint, this.recolorings);
    const context = this.context;
    if (isPlain(paint)) {
      context.strokeStyle = fillStyle(paint, context);
      context.stroke(path);
      return;
    }
    // The line is drawn into a layer, which masks the paint.
    const finish = { opacity: this.alpha };
    const layer = this.beginLayer(mapBox(this.matrix, boxOfItem(item, this.picture)), finish);
    if (!layer) return;
    this.place(item[2], item[3]);
    setLine(layer.context, item[5]);
    layer.context.strokeStyle = "#000";
    layer.context.stroke(path);
    layer.context.globalCompositeOperation = "source-in";
    spread(this, paint, item);
    this.leave();
  }

  drawRun(run, x, y, paint, item) {
    if (!run) return;
    const size = run.size * meanScale(this.matrix);
    if (size < 0.01 || size > 20000) return;
    y += this.offsetToPixels(y + run.baseline);
    if (run.isColor && this.drawColorGlyphs(run, x, y)) return;
    if (run.glyphs.length && this.drawRunPicture(run, x, y, paint)) return;
    this.place(x, y);
    if (run.glyphs.length) return this.fill(run.path, paint, "nonzero", item);
    // A font without a file: uses the browser's font for the characters.
    this.context.font = `${run.size}px sans-serif`;
    this.context.fillStyle = typeof paint === "string" ? recolored(paint, this.recolorings) : "#000";
    this.context.fillText(run.text ?? "", 0, run.baseline);
  }

  /** Draws upright text of one color as an image; draws nothing and returns false for other
   *  text. */
  drawRunPicture(run, x, y, paint) {
    const [a, b, c, d, tx, ty] = this.matrix;
    const face = this.picture.outlines.get(run.face);
    if (typeof paint !== "string" || b || c || a <= 0 || d <= 0 || !face || !isPictured(run, a, d)) return false;
    const color = recolored(paint, this.recolorings);
    const [left, row] = [a * x + tx, Math.round(d * (y + run.baseline) + ty)];
    const { time, frame } = this.picture;
    const entry = run.pictures.picture(face, a, d, left, color.slice(0, 7), time, frame.isAnimating);
    if (!entry?.bitmap) return entry !== null;
    const [areaLeft, areaTop] = this.layer.area;
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.globalAlpha = this.alpha * components(color)[3];
    this.context.drawImage(entry.bitmap, Math.floor(left) + entry.left - areaLeft, row + entry.top - areaTop);
    return true;
  }

  /** The distance from a baseline to the nearest pixel row: upright text is aligned to whole
   *  pixels. */
  offsetToPixels(baseline) {
    const [, b, c, d, , ty] = this.matrix;
    if (b !== 0 || c !== 0 || d === 0) return 0;
    // Coordinates have three decimals. A row halfway between two pixels is rounded down, as in
    // Quoin's renderer.
    const row = d * baseline + ty;
    return (Math.round(row + 0.001) - row) / d;
  }

  /** Draws the images of color glyphs; draws nothing and returns false if the face has none. */
  drawColorGlyphs(run, x, y) {
    const glyphs = this.picture.colorGlyphs.get(run.face);
    if (!glyphs) return false;
    run.forEach((id, glyphX, glyphY) => {
      const glyph = glyphs.get(id);
      const image = glyph && this.picture.pictures.get(glyph.picture);
      if (!image) return;
      const [left, top, width, height] = glyph.rect.map((length) => length * run.size);
      this.drawPixels(image, [x + glyphX + left, y + glyphY + top, width, height], "medium");
    });
    return true;
  }

  drawImage([, id, x, y, width, height, quality]) {
    const image = this.picture.pictures.get(id);
    if (image && leavesArea(this.matrix)) this.drawPixels(image, [x, y, width, height], quality);
  }

  drawPixels(image, rect, quality) {
    drawScaled(this.layer, this.matrix, image, rect, quality, this.picture.frame.isAnimating);
  }

  // Groups

  /** Opens an effect; returns false if nothing of its group is visible. */
  enter(effect, index) {
    const group = this.groups.get(index);
    if (!group.box) return false;
    if (effect.transform) {
      const matrix = multiply(this.matrix, effect.transform);
      if (!leavesArea(matrix)) return false;
      this.begin();
      this.matrix = matrix;
      return true;
    }
    if (effect.clip !== undefined) return this.enterClip(effect, group);
    if (effect.opacity !== undefined) {
      if (effect.opacity <= 0) return false;
      if (isSingleItem(group) || (effect.opacity >= 1 && !group.containsBlend)) {
        this.begin();
        this.alpha *= effect.opacity;
        return true;
      }
      return this.isolate(group, { opacity: effect.opacity * this.alpha });
    }
    if (effect.blend && effect.blend !== "normal") {
      return this.isolate(group, { opacity: this.alpha, blend: effect.blend });
    }
    if (effect.mask) return this.items[index + 1]?.[1]?.maskShape ? this.isolate(group, { opacity: this.alpha }) : false;
    if (effect.maskShape) {
      if (!this.items[index - 1]?.[1]?.mask) return false;
      return this.beginLayer(this.layer.area, { isMask: true }) !== null;
    }
    if (effect.recolor && isSingleItem(group) && canRecolorItems(effect.recolor, group)) {
      this.begin();
      this.alpha *= effect.recolor[18];
      this.recolorings = [...this.recolorings, effect.recolor];
      return true;
    }
    const shadow = effect.shadow ?? effect.innerShadow;
    if (effect.isolate || effect.blend || (shadow && shadow[0].endsWith("00")) || (effect.blur === 0 && !effect.isOpaque)) {
      return this.enterPlain(group);
    }
    if (effect.shadow && this.castsItself(index, group)) return this.drawWithShadow(index, group);
    return this.finishLater(effect, group);
  }

  enterPlain(group) {
    if (group.containsBlend) return this.isolate(group, { opacity: this.alpha });
    this.begin();
    return true;
  }

  enterClip({ clip, x = 0, y = 0, evenOdd }, group) {
    const outline = this.picture.paths.get(clip);
    if (!outline?.box) return false;
    const box = mapBox(this.matrix, moved(outline.box, x, y));
    const area = intersection(this.clip, box);
    if (!area) return false;
    this.begin();
    this.place(x, y);
    this.context.clip(outline.path, evenOdd ? "evenodd" : "nonzero");
    this.clip = area;
    if (!group.containsBlend) return true;
    if (this.isolate(group, { opacity: this.alpha, isSecond: true })) return true;
    this.leave();
    return false;
  }

  /** Whether the group is a single plain item, whose shadow the canvas can draw with it. */
  castsItself(index, group) {
    const item = this.items[index + 1];
    return group.end === index + 2 && "fsg".includes(item[0]) && isPlain(item[4])
      && !(item[0] === "g" && this.picture.runs.get(item[1])?.isColor);
  }

  /** Draws the only item of a group with its shadow, and skips the rest of the group. */
  drawWithShadow(index, group) {
    const [[, { shadow: [color, radius, dx, dy] }], item] = [this.items[index], this.items[index + 1]];
    const [a, b, c, d] = this.matrix;
    const [x, y, sigma] = [a * dx + c * dy, b * dx + d * dy, radius * meanScale(this.matrix)];
    const box = mapBox(this.matrix, group.box);
    const area = pixels(intersection(union(box, grown(moved(box, x, y), 3 * sigma)), this.layers[0].area));
    if (!area) return false;
    this.drawKept(this.items[index], item, area, () => {
      const context = this.context;
      context.save();
      context.shadowColor = recolored(color, this.recolorings);
      context.shadowBlur = 2 * sigma;
      [context.shadowOffsetX, context.shadowOffsetY] = [x, y];
      this.drawItem(item);
      context.restore();
    });
    return false;
  }

  isolate(group, finish) { return this.beginLayer(mapBox(this.matrix, group.box), finish) !== null; }

  /** Opens a group whose effect works on its pixels when it is complete. */
  finishLater(effect, group) {
    const scale = meanScale(this.matrix);
    const finish = { opacity: this.alpha, ...effect };
    const shadow = effect.shadow ?? effect.innerShadow;
    let source = this.clip;
    if (shadow) {
      const [a, b, c, d] = this.matrix;
      const [color, radius, dx, dy] = shadow;
      const [x, y] = [a * dx + c * dy, b * dx + d * dy];
      finish[effect.shadow ? "shadow" : "innerShadow"] = [recolored(color, this.recolorings), radius * scale, x, y];
      const casting = grown(moved(this.clip, -x, -y), 3 * radius * scale + 1);
      source = [
        Math.min(source[0], casting[0]), Math.min(source[1], casting[1]),
        Math.max(source[2], casting[2]), Math.max(source[3], casting[3]),
      ];
    }
    if (effect.blur) {
      finish.blur = effect.blur * scale;
      source = grown(source, 3 * finish.blur + 1);
    }
    return this.beginLayer(mapBox(this.matrix, group.box), finish, source) !== null;
  }

  /** Opens a scope that ends with the group and draws on the same canvas. */
  begin(layer, isSecond) {
    this.open.push({
      layer, isSecond, matrix: this.matrix, alpha: this.alpha, recolorings: this.recolorings, clip: this.clip,
    });
    this.context.save();
  }

  /** Opens a layer over the pixels of `box` that are visible in `source`; null if there are
   *  none. */
  beginLayer(box, finish, source = this.clip) {
    const area = pixels(intersection(box, source));
    if (!area) return null;
    const layer = Layer.take(area, finish);
    this.begin(layer, finish.isSecond);
    this.layers.push(layer);
    this.alpha = 1;
    this.clip = area;
    return layer;
  }

  leave() {
    const { layer, isSecond, ...state } = this.open.pop();
    if (layer) this.layers.pop();
    if (layer?.finish.isMask) {
      // The mask applies to the enclosing group when the layer ends.
      this.layer.mask = layer;
    } else if (layer) {
      layer.paintOn(this.layer);
      layer.give();
    }
    this.context.restore();
    Object.assign(this, state);
    // A layer inside a clip: both end together.
    if (isSecond) this.leave();
  }
}

function setLine(context, { width, cap, join, miter, dash, phase }) {
  context.lineWidth = width;
  context.lineCap = cap ?? "butt";
  context.lineJoin = join ?? "miter";
  context.miterLimit = miter ?? 10;
  context.setLineDash(dash ?? []);
  context.lineDashOffset = phase ?? 0;
}
