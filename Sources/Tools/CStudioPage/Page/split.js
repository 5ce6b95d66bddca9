import { html, lengthText } from "./dom.js";
import { finite } from "./report.js";

// The picture of how a stack divides its length among its children, proposal by proposal.

/** The number of colors for children; style sheet: `.split-0` and so on. */
const partColors = 6;

/** The negotiation of a stack along its axis, or null if `node` is no stack or the order isn't
 *  known. */
export function splitOf(report, node) {
  const isRow = /^HStack\b/.test(node?.name ?? "");
  if (!isRow && !/^VStack\b/.test(node?.name ?? "")) return null;
  const side = isRow ? "width" : "height";
  const children = report.children[node.index].map((index) => report.nodes[index]);
  if (children.length < 2 || children.some(({ turn }) => !turn)) return null;
  const order = [...children].sort((one, other) => one.turn - other.turn);
  const taken = children.reduce((sum, child) => sum + child[side], 0);
  const gaps = Math.max(gapsOf(node, isRow, taken), 0);
  let used = 0;
  const steps = order.map((child) => {
    const share = (isRow ? child.offer?.horizontal : child.offer?.vertical)?.share;
    const step = {
      child, share, before: used, offered: finite(child.proposal[side]), takes: child[side],
      color: children.indexOf(child) % partColors,
    };
    used += child[side];
    return step;
  });
  const room = finite(node.proposal[side]);
  return { node, side, isRow, children, steps, gaps, room, taken, length: Math.max(room ?? 0, taken + gaps, node[side], 1) };
}

function gapsOf(node, isRow, taken) {
  const answer = isRow ? node.answer?.horizontal : node.answer?.vertical;
  return finite(answer?.sum?.gaps) ?? node[isRow ? "width" : "height"] - taken;
}

/** The sentence of a step. */
export function splitSentence(report, { steps, room, gaps, side }, index) {
  const step = steps[index];
  const name = report.title(step.child);
  const left = room === null ? null : room - gaps - step.before - step.takes;
  const offer = step.offered === null ? `no ${side}` : lengthText(step.offered);
  const { remaining, waiting, reserved } = step.share ?? {};
  const known = finite(remaining);
  const kept = finite(reserved) > 0 ? `, after ${lengthText(reserved)} kept back for lower priorities` : "";
  const division = known === null ? ""
    : waiting > 1 ? `: ${lengthText(known)} left, divided by ${waiting}${kept}` : `: all that is left${kept}`;
  const rest = left === null ? "" : left < -0.01 ? ` It is ${lengthText(-left)} too much.` : ` ${lengthText(left)} is left.`;
  return `${name} is offered ${offer}${division}. It takes ${lengthText(step.takes)}.${rest}`;
}

/** The picture, with a step for each child, the least flexible first. `look` is called with the
 *  child of the shown step. */
export function drawSplit(report, split, look, start = split.steps.length) {
  const { steps, side, room, gaps } = split;
  let at = start;
  const sentence = html("p", { class: "sentence", "aria-live": "polite" });
  const rows = steps.map((step, index) => splitRow(report, split, step, () => go(index)));
  const whole = html("div", { class: "track whole", "aria-hidden": "true" });
  const count = html("output", {});
  const button = (label, name, onclick) =>
    html("button", { type: "button", "aria-label": name, title: name, onclick }, label);
  const [back, next] = [button("◀", "Step back", () => go(at - 1)), button("▶", "Next step", () => go(at + 1))];

  function go(index, isFirst = false) {
    at = Math.min(Math.max(index, 0), steps.length);
    for (const [number, element] of rows.entries()) {
      element.classList.toggle("current", number === at);
      element.classList.toggle("waiting", number > at);
      if (number === at) element.setAttribute("aria-current", "step");
      else element.removeAttribute("aria-current");
    }
    back.disabled = at === 0;
    next.disabled = at === steps.length;
    count.textContent = at === steps.length ? "Result" : `${at + 1} / ${steps.length}`;
    sentence.textContent = at === steps.length ? resultSentence(report, split) : splitSentence(report, split, at);
    fillTrack(whole, split, at);
    if (!isFirst) look(steps[at]?.child ?? split.node);
  }

  const element = html("section", {
    class: "split", tabindex: 0, "aria-label": `How ${report.title(split.node)} divides its ${side}`,
    onkeydown: (event) => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      go(at + step);
    },
  },
    html("div", { class: "controls" },
      html("h3", {}, `How its ${side} is divided`), back, count, next),
    html("p", { class: "fact" }, room === null ? `No ${side} is proposed` : `${lengthText(room)} proposed`,
      gaps > 0.005 ? `, ${lengthText(gaps)} for gaps` : "", ", the least flexible view first"),
    whole, html("ol", {}, rows), sentence);
  go(at, true);
  return element;
}

function resultSentence(report, { node, side, room }) {
  const rest = room === null ? 0 : room - node[side];
  const fate = rest > 0.01 ? `; ${lengthText(rest)} stays unused` : rest < -0.01 ? `; it is ${lengthText(-rest)} too long` : "";
  return `${report.title(node)} is ${lengthText(node[side])} ${side === "width" ? "wide" : "high"}${fate}.`;
}

/** The first text in a view, which tells it from its siblings. */
function firstText(report, view) {
  // The nodes inside follow their view.
  for (let at = view.index + 1; report.nodes[at]?.depth > view.depth; at += 1) {
    if (report.nodes[at].text?.string) return report.nodes[at].text.string;
  }
  return null;
}

/** A child: its name, and bars of what it is offered and takes. */
function splitRow(report, { length, side }, step, show) {
  const { child, offered, takes, color } = step;
  const bar = html("div", { class: "track" },
    offered !== null && splitSegment("offer", 0, offered, length), splitSegment(`part split-${color}`, 0, takes, length));
  const offer = offered === null ? `no ${side}` : lengthText(offered);
  const priority = finite(child.priority);
  const title = report.title(child);
  const text = /["“]/.test(title) ? null : firstText(report, child);
  return html("li", {},
    html("button", { type: "button", class: "link", onclick: show }, title),
    text && html("span", { class: "fact" }, text),
    priority ? html("span", { class: "fact" }, `priority ${lengthText(priority)}`) : null,
    html("span", { class: "numbers" }, `${offer} → ${lengthText(takes)}`), bar);
}

/** The stack after the first `count` steps: the children that have answered, and the offer to the
 *  next one, in the order of the steps; the result is in the order of the children. */
function fillTrack(track, split, count) {
  const { steps, node, side, isRow, length, gaps } = split;
  const isResult = count === steps.length;
  const parts = [];
  if (isResult) {
    const origin = isRow ? "x" : "y";
    for (const { child, color } of steps) {
      parts.push(splitSegment(`part split-${color}`, Math.max(child[origin] - node[origin], 0), child[side], length));
    }
  } else {
    for (const { before, takes, color } of steps.slice(0, count)) parts.push(splitSegment(`part split-${color}`, before, takes, length));
    const { before, offered, takes, color } = steps[count];
    if (offered !== null) parts.push(splitSegment("offer", before, offered, length));
    parts.push(splitSegment(`part split-${color} now`, before, takes, length));
    if (gaps > 0.005) parts.push(splitSegment("gaps", length - gaps, gaps, length));
  }
  track.replaceChildren(...parts);
}

function splitSegment(name, start, size, length) {
  const element = html("span", { class: name });
  element.style.left = `${(start / length) * 100}%`;
  element.style.width = `${(Math.max(size, 0) / length) * 100}%`;
  return element;
}
