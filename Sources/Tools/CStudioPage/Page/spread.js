import { grown, intersection, mapBox, meanScale, moved, pixels } from "./geometry.js";
import { boxOfItem } from "./groups.js";
import { Layer } from "./layer.js";
import { fillStyle, gridPicture } from "./paints.js";

// Paints that a canvas lacks: they cover everything inside the clip.

/** Covers the clip that `painter` has set for `item`. */
export function spread(painter, paint, item) {
  const box = boxOfItem(item, painter.picture);
  if (paint.radial) spreadEllipses(painter.context, paint, moved(box, -item[2], -item[3]));
  else if (paint.grid) spreadGrid(painter.context, paint.grid);
  else if (paint.backdrop) spreadBackdrop(painter, paint.backdrop, mapBox(painter.matrix, box));
}

function spreadEllipses(context, { radial: [cx, cy, rx, ry], stops }, [left, top, right, bottom]) {
  const squeeze = ry / rx;
  const [upper, lower] = [top, bottom].map((y) => cy + (y - cy) / squeeze);
  context.transform(1, 0, 0, squeeze, 0, cy * (1 - squeeze));
  context.fillStyle = fillStyle({ radial: [cx, cy, rx, rx], stops }, context);
  context.fillRect(left, upper, right - left, lower - upper);
}

function spreadGrid(context, grid) {
  context.imageSmoothingEnabled = true;
  context.imageSmoothingQuality = "low";
  context.drawImage(gridPicture(grid), ...grid.rect);
}

/** Everything drawn so far on all open layers, blurred and tinted. */
function spreadBackdrop(painter, { radius, saturation, brightness, tint }, box) {
  const { layers, layer, clip, isOpaque, context } = painter;
  const sigma = radius * meanScale(painter.matrix);
  const seen = intersection(intersection(box, clip), layers[0].area);
  const area = pixels(intersection(grown(seen, 3 * sigma + 1), layers[0].area));
  if (!area) return;
  const copy = Layer.take(area);
  for (const open of layers) copy.draw(open);
  const blurred = copy.blurred(sigma, { saturation, brightness, isOpaque });
  blurred.flood(tint);
  layer.draw(blurred, context.globalAlpha);
  copy.give();
  blurred.give();
}
