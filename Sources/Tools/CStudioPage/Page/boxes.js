import { lengthText, sizeText, svg } from "./dom.js";
import { finite } from "./report.js";

// The inspector's overlay on the image: the box of a node, the part of its proposal that it didn't
// take, rulers for the spacing around it, alignment guides, and findings.

/** The overlay for `node`; `unit` is the length of a CSS pixel in points of the image. */
export function drawBox(report, node, kind, unit) {
  const parent = report.nodes[node.parent];
  return svg("g", {},
    parent && outline(parent, "box parent"), offered(report, node), outline(node, `box ${kind}`),
    kind === "selected" && [...rulers(report, node, unit), ...alignmentGuides(report, node, parent)],
    // The tooltip has the size of a hovered node.
    kind !== "hovered" && label(report, node, unit));
}

const rectangle = ({ x, y, width, height }, properties) =>
  svg("rect", { x, y, width: Math.max(width, 0), height: Math.max(height, 0), ...properties });

const outline = (node, name) => rectangle(node, { class: name });

/** The part of the proposal that `node` didn't take: a box as large as the proposal, around the
 *  node's box. The node is positioned in it as in its parent, or in the nearest ancestor that is
 *  large enough. */
function offered(report, node) {
  const path = report.path(node).slice(0, -1).reverse();
  const [x, width] = offeredSide(path, node, "x", "width");
  const [y, height] = offeredSide(path, node, "y", "height");
  if (width - node.width < 0.5 && height - node.height < 0.5) return null;
  const corners = (x0, y0, x1, y1) => `M${x0} ${y0}H${x1}V${y1}H${x0}Z`;
  return svg("path", {
    class: "offered", "fill-rule": "evenodd",
    d: corners(x, y, x + width, y + height) + corners(node.x, node.y, node.x + node.width, node.y + node.height),
  });
}

function offeredSide(path, node, place, side) {
  const length = Math.max(finite(node.proposal[side]) ?? node[side], node[side]);
  const room = path.find((ancestor) => ancestor[side] >= length - 0.01);
  // Without space for the whole proposal, as in a scroll view, there is no meaningful position.
  if (!room) return [node[place], node[side]];
  const slack = path[0][side] - node[side];
  const part = slack > 0.01 ? (node[place] - path[0][place]) / slack : 0.5;
  const start = node[place] - (length - node[side]) * part;
  return [Math.min(Math.max(start, room[place]), room[place] + room[side] - length), length];
}

/** Lines with the distances to the neighbors in a stack, or between a padding and its content. */
function rulers(report, node, unit) {
  if (node.insets) return insetRulers(node, unit);
  const siblings = report.siblings(node).filter((other) => other !== node && !other.layer && !node.layer);
  const [centerX, centerY] = [node.x + node.width / 2, node.y + node.height / 2];
  const lines = [];
  const nearest = (distance) => {
    const distances = siblings.map(distance).filter((length) => length > 0.01);
    return distances.length ? Math.min(...distances) : null;
  };
  const overlapsDown = (other) => other.y < node.y + node.height && node.y < other.y + other.height;
  const overlapsAcross = (other) => other.x < node.x + node.width && node.x < other.x + other.width;
  const right = nearest((other) => (overlapsDown(other) ? other.x - node.x - node.width : -1));
  const left = nearest((other) => (overlapsDown(other) ? node.x - other.x - other.width : -1));
  const below = nearest((other) => (overlapsAcross(other) ? other.y - node.y - node.height : -1));
  const above = nearest((other) => (overlapsAcross(other) ? node.y - other.y - other.height : -1));
  if (right !== null) lines.push(ruler(node.x + node.width, centerY, right, 0, unit));
  if (left !== null) lines.push(ruler(node.x - left, centerY, left, 0, unit));
  if (below !== null) lines.push(ruler(centerX, node.y + node.height, 0, below, unit));
  if (above !== null) lines.push(ruler(centerX, node.y - above, 0, above, unit));
  return lines;
}

function insetRulers({ x, y, width, height, insets }, unit) {
  const { top, leading, bottom, trailing } = insets;
  const [centerX, centerY] = [x + width / 2, y + height / 2];
  return [
    top > 0 && ruler(centerX, y, 0, top, unit), bottom > 0 && ruler(centerX, y + height - bottom, 0, bottom, unit),
    leading > 0 && ruler(x, centerY, leading, 0, unit),
    trailing > 0 && ruler(x + width - trailing, centerY, trailing, 0, unit),
  ];
}

/** A horizontal or vertical line with its length as a label. */
function ruler(x, y, across, down, unit) {
  const tick = 3 * unit;
  const ends = across ? `M${x} ${y - tick}v${2 * tick}M${x + across} ${y - tick}v${2 * tick}`
    : `M${x - tick} ${y}h${2 * tick}M${x - tick} ${y + down}h${2 * tick}`;
  const [textX, textY] = [x + across / 2 + (down ? 5 * unit : 0), y + down / 2 + (down ? 3.5 : -5) * unit];
  return svg("g", { class: "ruler" },
    svg("path", { d: `M${x} ${y}l${across} ${down}${ends}` }),
    svg("text", { x: textX, y: textY, "text-anchor": down ? "start" : "middle" }, lengthText(across || down)));
}

/** The line on which the parent aligns its children. */
function alignmentGuides(report, node, parent) {
  const alignment = parent?.arguments?.alignment;
  if (typeof alignment !== "string" || report.siblings(node).length < 2) return [];
  const part = { leading: 0, top: 0, center: 0.5, trailing: 1, bottom: 1 };
  const isColumn = /^(Lazy)?VStack/.test(parent.name);
  const isRow = /^(Lazy)?HStack/.test(parent.name);
  if (!(alignment in part) || !(isColumn || isRow)) return [];
  const at = part[alignment];
  const d = isColumn ? `M${parent.x + parent.width * at} ${parent.y}v${parent.height}`
    : `M${parent.x} ${parent.y + parent.height * at}h${parent.width}`;
  return [svg("path", { class: "guide", d })];
}

/** The size, below the box's corner, or inside the box at the edge of the image. */
function label(report, node, unit) {
  const [end, bottom] = [node.y + node.height, report.window?.height ?? report.size.height];
  const y = end + 16 * unit > bottom ? end - 5 * unit : end + 13 * unit;
  return svg("text", { class: "size", x: node.x + 2 * unit, y }, sizeText(node));
}

/** Markers at the corners of nodes with findings. */
export function drawFindings(report, findings) {
  return svg("g", {}, findings.filter(({ node }) => report.nodes[node]).map((finding) =>
    rectangle(report.nodes[finding.node], { class: `finding ${finding.severity}` })));
}
