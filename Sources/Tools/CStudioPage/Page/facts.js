import { html, lengthText, notify, sizeText } from "./dom.js";
import { codePane, placeLink } from "./code.js";
import { drawCurve } from "./curve.js";
import { drawSplit, splitOf } from "./split.js";
import { bodyRuns } from "./timeline.js";

// The panel “Why”: the answers of `quoin why` about a node, its code, and the facts behind them.

/** The details of `node`. `inspector` selects nodes of the path, shows steps, and keeps sections
 *  open. */
export function drawFacts(preview, node, inspector) {
  const { report } = preview;
  const answers = ["width", "height"].map((side) => inspector.asked({ why: `#${node.index + 1}.${side}` }));
  const decisive = Promise.allSettled(answers).then((all) =>
    all.map(({ value }) => value?.answers?.answers[0]?.source).find(Boolean) ?? null);
  return html("div", { class: "facts" },
    html("h2", {}, report.title(node), node.identifiers?.length ? html("span", { class: "identifier" }, `#${node.identifiers.join(" #")}`) : null),
    html("nav", { "aria-label": "Ancestors" }, ancestors(report, node, inspector)),
    html("dl", { class: "sizes" }, [["Proposed", sizeText(node.proposal)], ["Size", sizeText(node)],
      ["Place", `${lengthText(node.x)}, ${lengthText(node.y)}`]].map(([name, value]) =>
      html("div", {}, html("dt", {}, name), html("dd", {}, value)))),
    lengths(preview, answers, inspector),
    node.source && inspector.hasServer && codePane(preview, node.source, decisive, inspector.hasServerEditor),
    split(report, node, inspector),
    html("dl", {}, otherFacts(preview, node).map(([name, value]) => [html("dt", {}, name), html("dd", {}, value)])),
    section(inspector, "steps", "The negotiation, step by step", (isOpened) => {
      if (isOpened && node.answeredIn !== undefined) inspector.player.go(node.answeredIn);
      return inspector.player.element;
    }),
    section(inspector, "environment", "Environment", () => environment(inspector, node)),
    ["horizontal", "vertical"].map((axis) => section(inspector, axis,
      axis === "horizontal" ? "Resulting width over proposed width" : "Resulting height over proposed height",
      () => curve(inspector, node, axis))));
}

/** The author's views around `node`, or all. */
function ancestors(report, node, inspector) {
  const shown = report.path(node).slice(0, -1).filter((each) => inspector.tree.showsAll || report.isMine(each));
  return [shown.map((ancestor) => [
    html("button", { type: "button", class: "link", onclick: () => inspector.select(ancestor) }, report.title(ancestor)), " › ",
  ]), html("span", {}, report.title(node))];
}

function otherFacts(preview, node) {
  const { report } = preview;
  const modifiers = report.modifiers(node);
  return [
    report.behavior(node) && ["Behavior", report.behavior(node)],
    node.priority && node.name !== "Spacer" && ["Priority", lengthText(node.priority)],
    node.turn && ["Measured", `as number ${node.turn}`],
    node.view && ["In the body of", `${node.view}${bodyText(preview, node.view)}`],
    node.text && ["Text", textFacts(node.text)],
    node.source && ["Written in", placeLink(preview, node.source)],
    modifiers.length > 0 && ["Modifiers", modifiers.map(({ name, source }, index) =>
      [index ? ", " : "", `.${name}`, source.line === node.source?.line ? "" : ` (line ${source.line})`])],
  ].filter(Boolean);
}

/** The sentences about both lengths, once if they are the same. */
function lengths(preview, answers, inspector) {
  const [width, height] = answers.map((answer, index) => sentences(preview, answer, index ? "Height" : "Width", inspector));
  Promise.all(answers).then(([one, other]) => {
    if (!one.answers?.answers.length || JSON.stringify(one.answers) !== JSON.stringify(other.answers)) return;
    const title = "Width and height";
    width.setAttribute("aria-label", title);
    width.querySelector("h3").textContent = title;
    height.hidden = true;
  }, () => {});
  return [width, height];
}

/** The sentences about a length, with a button for a change that was tried. */
function sentences(preview, answer, title, inspector) {
  const place = html("section", { class: "answer", "aria-label": title, "aria-busy": "true" }, html("h3", {}, title), html("p", {}, "…"));
  answer.then(({ text, answers }) => {
    const parts = answers?.answers.length ? answers.answers.map((each) => answerElement(preview, each, inspector))
      : [html("p", {}, text)];
    place.replaceChildren(html("h3", {}, title), ...parts);
  }, ({ message }) => place.replaceChildren(html("h3", {}, title), html("p", { class: "fact" }, message)))
    .finally(() => place.removeAttribute("aria-busy"));
  return place;
}

/** One answer of `quoin why`: what is seen, what makes it so, and the change with its button. */
export function answerElement(preview, { seen, cause, advice, edit, source, node }, inspector, isList = false) {
  const target = isList && preview.report.nodes[node];
  const outcome = edit?.outcome ? ` ${edit.isComputed ? "Computed" : "Tried"}: ${edit.outcome}.` : "";
  return html("div", { class: "sentences" },
    target ? html("button", { type: "button", class: "link seen", onclick: () => inspector.select(target) }, seen)
      : html("p", { class: "seen" }, seen),
    html("p", {}, cause, source ? [" ", placeLink(preview, source)] : null),
    advice ? html("p", { class: "advice" }, `${advice}${outcome}`, " ",
      edit?.changes?.length && inspector.hasServer && isList ? applyButton(preview, { seen, cause }) : null) : null);
}

/** Changes the source like `quoin why --apply`. */
function applyButton(preview, edit) {
  const button = html("button", { type: "button", class: "apply", onclick: async () => {
    button.disabled = true;
    button.textContent = "Trying…";
    try {
      const { applied } = await preview.ask({ apply: edit });
      notify(applied);
      button.textContent = "Applied";
    } catch ({ message }) {
      notify(message);
      button.textContent = "Apply";
      button.disabled = false;
    }
  } }, "Apply");
  return button;
}

/** How a stack divides its length: `node` itself, or the one around it. */
function split(report, node, inspector) {
  const outer = report.mineAround(report.nodes[node.parent] ?? node);
  const own = splitOf(report, node) ?? splitOf(report, outer);
  if (!own) return null;
  const at = own.steps.findIndex(({ child }) => child === node || report.path(node).includes(child));
  return drawSplit(report, own, (child) => inspector.point(child), at < 0 ? own.steps.length : at);
}

/** A section that is filled when it is opened, and stays open for other nodes. */
function section(inspector, name, title, fill) {
  const details = html("details", { id: `section-${name}`, open: inspector.openSections.has(name) }, html("summary", {}, title));
  const toggle = async () => {
    const isOpened = !inspector.openSections.has(name);
    if (details.open) inspector.openSections.add(name);
    else inspector.openSections.delete(name);
    if (!details.open || details.children.length > 1) return;
    try {
      details.append(await fill(isOpened));
    } catch (error) {
      details.append(html("p", {}, error.message));
    }
  };
  details.addEventListener("toggle", toggle);
  return details;
}

/** The environment at the node. */
async function environment(inspector, node) {
  const { environment: values } = await inspector.asked({ environment: node.index });
  if (!values.length) return html("p", {}, "The same as for the root view.");
  return html("dl", {}, values.map(({ name, text }) => [html("dt", {}, name), html("dd", {}, text)]));
}

/** The response curve. */
async function curve(inspector, node, axis) {
  const { curve: points } = await inspector.asked({ curve: node.index, axis });
  const isWidth = axis === "horizontal";
  const [offered, answered] = isWidth ? [node.proposal.width, node.width] : [node.proposal.height, node.height];
  return drawCurve(points, axis, offered, answered);
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
