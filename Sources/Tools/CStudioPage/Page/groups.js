import { grown, intersection, mapBox, moved, union } from "./geometry.js";

// What the painter must know about the groups of a frame before it draws them: where each ends, its
// bounding box, and its content. A single pass over the items collects it.

/** The visible extent of a shadow or blur, in sigmas. */
const shadowReach = 3;

/** The groups of `items` by the index of their opening item. */
export function groupsOf(items, picture) {
  const groups = new Map();
  const open = [];
  for (const [index, item] of items.entries()) {
    const around = open[open.length - 1]?.group;
    if (item[0] === "(") {
      open.push({ index, effect: item[1], group: newGroup(items.length) });
    } else if (item[0] === ")") {
      if (open.length) close(open, groups, index, picture);
    } else if (around) {
      around.box = union(around.box, boxOfItem(item, picture));
      around.drawn += 1;
      around.containsPixels ||= hasPixels(item, picture);
    }
  }
  while (open.length) close(open, groups, items.length, picture);
  return groups;
}

const newGroup = (end) => ({
  end, box: null, maskBox: null, drawn: 0, dependsOnOpacity: false, containsBlend: false, containsPixels: false,
});

function close(open, groups, end, picture) {
  const { index, effect, group } = open.pop();
  group.end = end;
  if (effect.mask) group.box = intersection(group.box, group.maskBox);
  groups.set(index, group);
  const around = open[open.length - 1]?.group;
  if (around) add(group, effect, around, picture);
}

function add(group, effect, around, picture) {
  if (effect.maskShape) {
    around.maskBox = union(around.maskBox, group.box);
    return;
  }
  around.box = union(around.box, boxOutside(effect, group.box, picture));
  around.drawn += group.drawn;
  around.containsPixels ||= group.containsPixels;
  around.dependsOnOpacity ||= group.dependsOnOpacity;
  if (effect.shadow || effect.innerShadow || effect.isOpaque) around.dependsOnOpacity = true;
  if (effect.luminanceToAlpha) around.containsPixels = true;
  if (effect.recolor && !keepsOpacityApart(effect.recolor)) {
    around.dependsOnOpacity = true;
    around.containsPixels = true;
  }
  if (effect.blend) around.containsBlend = true;
  // A transform is the only group that isn't drawn into its own layer first.
  if (effect.transform) around.containsBlend ||= group.containsBlend;
}

/** The area that a group touches, including its effect. */
function boxOutside(effect, box, picture) {
  if (!box) return null;
  if (effect.clip !== undefined) {
    return intersection(box, moved(picture.paths.get(effect.clip)?.box, effect.x ?? 0, effect.y ?? 0));
  }
  if (effect.blur !== undefined) return grown(box, effect.blur * shadowReach);
  if (effect.shadow) {
    const [, radius, dx, dy] = effect.shadow;
    return union(box, grown(moved(box, dx, dy), radius * shadowReach));
  }
  return effect.transform ? mapBox(effect.transform, box) : box;
}

/** The area that an item may touch. */
export function boxOfItem(item, picture) {
  const [kind, id, x, y] = item;
  switch (kind) {
    case "f": return moved(picture.paths.get(id)?.box, x, y);
    case "s": {
      const { width, join, miter } = item[5];
      const reach = join === "miter" || !join ? Math.min(miter ?? 10, 10) : 1;
      return grown(moved(picture.paths.get(id)?.box, x, y), (width / 2) * Math.max(1.5, reach));
    }
    case "g": return moved(picture.runs.get(id)?.box, x, y);
    case "i": return [x, y, x + item[4], y + item[5]];
    default: return null;
  }
}

/** Whether the item's colors are known only from its pixels. */
function hasPixels(item, picture) {
  return item[0] === "i" || item[4]?.backdrop !== undefined
    || (item[0] === "g" && picture.runs.get(item[1])?.isColor);
}

/** Whether the matrix keeps colors and opacity independent. */
export function keepsOpacityApart(m) {
  return !(m[3] || m[8] || m[13] || m[15] || m[16] || m[17] || m[19]);
}

/** Whether the only item of the group can take over the group's opacity. */
export const isSingleItem = (group) => group.drawn <= 1 && !group.dependsOnOpacity && !group.containsBlend;
