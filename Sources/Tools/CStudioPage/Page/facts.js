import { html, lengthText, sizeText } from "./dom.js";
import { drawCurve } from "./curve.js";
import { bodyRuns } from "./timeline.js";

// The details of a node: its proposal, its size, and the reasons.

/** `inspector` selects nodes of the path and shows steps. */
export function drawFacts(preview, node, inspector) {
  const { report } = preview;
  if (!node) return html("p", {}, "Point at a view in the image, or select it in the tree.");
  const button = (text, action) => html("button", { type: "button", class: "link", onclick: action }, text);
  const path = report.path(node).slice(0, -1);
  const facts = [
    ["Proposed", sizeText(node.proposal)],
    ["Size", sizeText(node)],
    ["Place", `${lengthText(node.x)}, ${lengthText(node.y)}`],
    report.behavior(node) && ["Behaviour", report.behavior(node)],
    node.priority && ["Priority", lengthText(node.priority)],
    node.turn && ["Measured", `as number ${node.turn}`],
    node.identifiers?.length && ["Identifier", node.identifiers.join(", ")],
    node.view && ["In the body of", `${node.view}${bodyText(preview, node.view)}`],
    node.text && ["Text", textFacts(node.text)],
    node.source && ["Written in", `${node.source.file}:${node.source.line}:${node.source.column}`],
    modifierText(report, node) && ["Modifiers", modifierText(report, node)],
  ].filter(Boolean);
  return html("div", { class: "facts" },
    html("h2", {}, node.name),
    html("p", { class: "reason" }, report.reason(node)),
    html("nav", { "aria-label": "Ancestors" }, path.map((ancestor) =>
      [button(ancestor.name, () => inspector.select(ancestor)), " › "]), html("span", {}, node.name)),
    html("dl", {}, facts.map(([name, value]) => [html("dt", {}, name), html("dd", {}, value)])),
    html("p", { class: "actions" },
      button("Show the step with this size", () => inspector.jumpTo(node.answeredIn)),
      button("Why this wide?", () => chain(preview, node, "width", output)),
      button("Why this high?", () => chain(preview, node, "height", output))),
    output(),
    environment(preview, node, inspector),
    html("div", { class: "curves" }, ["horizontal", "vertical"].map((axis) => curve(preview, node, axis, inspector.openAxes))));
}

/** The element for the answer about a length. */
function output() { return html("pre", { id: "chain", "aria-live": "polite", hidden: true }); }

async function chain(preview, node, side) {
  const place = document.getElementById("chain");
  place.hidden = false;
  try {
    const { text } = await preview.ask({ why: `#${node.index + 1}.${side}` });
    place.textContent = text;
  } catch (error) {
    place.textContent = error.message;
  }
}

/** The environment at the node, requested when its section is opened; the section stays open for
 *  other nodes. */
function environment(preview, node, inspector) {
  const details = html("details", { id: "environment", open: inspector.showsEnvironment }, html("summary", {}, "Environment"));
  details.addEventListener("toggle", async () => {
    inspector.showsEnvironment = details.open;
    if (!details.open || details.children.length > 1) return;
    try {
      const { environment: values, modifiers } = await preview.ask({ environment: node.index });
      details.append(
        values.length
          ? html("dl", {}, values.map(({ name, text }) => [html("dt", {}, name), html("dd", {}, text)]))
          : html("p", {}, "The same as for the root view."),
        ...modifiers.length ? [html("p", {}, `Modifiers: ${modifiers.join(", ")}`)] : []);
    } catch (error) {
      details.append(html("p", {}, error.message));
    }
  });
  return details;
}

/** The response curve, requested when its section is opened; the section stays open for other
 *  nodes. */
function curve(preview, node, axis, openAxes) {
  const isWidth = axis === "horizontal";
  const title = isWidth ? "Resulting width over proposed width" : "Resulting height over proposed height";
  const details = html("details", { open: openAxes.has(axis) }, html("summary", {}, title));
  const [offered, answered] = isWidth ? [node.proposal.width, node.width] : [node.proposal.height, node.height];
  details.addEventListener("toggle", async () => {
    if (details.open) openAxes.add(axis);
    else openAxes.delete(axis);
    if (!details.open || details.children.length > 1) return;
    try {
      const { curve: points } = await preview.ask({ curve: node.index, axis });
      details.append(drawCurve(points, axis, offered, answered));
    } catch (error) {
      details.append(html("p", {}, error.message));
    }
  });
  return details;
}

function bodyText(preview, view) {
  const runs = bodyRuns(preview.updates).get(view);
  if (!runs) return "";
  return `, which ran ${runs.count === 1 ? "once" : `${runs.count} times`}, last because of ${runs.cause}`;
}

function textFacts({ lineCount, isTruncated, scale }) {
  const lines = lineCount === undefined ? "" : lineCount === 1 ? "one line" : `${lineCount} lines`;
  return [lines, isTruncated && "truncated", scale < 1 && `shrunk to ${Math.round(scale * 100)} %`].filter(Boolean).join(", ");
}

/** The ancestors from the same statement: the view's modifiers, from the inside out. */
function modifierText(report, node) {
  const { source } = node;
  if (!source) return "";
  const names = [];
  for (let at = report.nodes[node.parent]; at?.isCall && at.view === node.view; at = report.nodes[at.parent]) {
    if (report.children[at.index].length !== 1 && !at.name.match(/^(background|overlay)/)) break;
    names.push(at.name);
  }
  return names.join(", ");
}
