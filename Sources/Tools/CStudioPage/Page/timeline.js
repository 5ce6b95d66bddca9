import { emptyPanel, html } from "./dom.js";

// The list of updates: the bodies that ran, the numbers of measured and placed nodes, and the time.

/** An update that takes longer misses its frame, in microseconds. */
const frameBudget = 16_667;
const mostRows = 60;

/** Whether bodies ran but nothing was measured or placed, because their content was the same. */
const isNeedless = ({ bodies, measured, placed }) => bodies.some(({ isFrameworks }) => !isFrameworks) && !measured && !placed;

/** The latest updates first. */
export function drawTimeline(updates) {
  if (!updates.length) return emptyPanel("No updates yet", "Use the preview to see which bodies run, and why.");
  const newest = updates.slice(-mostRows).reverse();
  const slowest = Math.max(frameBudget, ...newest.map(({ microseconds }) => microseconds));
  return html("div", {}, bodyCounts(updates), html("table", { class: "timeline" },
    html("thead", {}, html("tr", {}, ["Time", "Cause, and bodies that ran", "Measured", "Placed", "Cost"].map((title) =>
      html("th", { scope: "col" }, title)))),
    html("tbody", {}, newest.map((update) => row(update, slowest)))));
}

function row(update, slowest) {
  const { time, cause, bodies, measured, placed, microseconds } = update;
  const mark = microseconds > frameBudget ? "slow" : isNeedless(update) ? "needless" : "";
  const bar = html("span", { class: "bar" });
  bar.style.width = `${(microseconds / slowest) * 100}%`;
  const own = bodies.filter(({ isFrameworks }) => !isFrameworks);
  const names = own.map(({ name, count, reasons = [] }) =>
    [shortName(name), count > 1 && `×${count}`, reasons.length > 0 && `(${reasons.join(", ")})`].filter(Boolean).join(" "));
  const others = bodies.filter(({ isFrameworks }) => isFrameworks);
  const rest = others.reduce((sum, { count }) => sum + count, 0);
  return html("tr", { class: mark },
    html("td", {}, time.toFixed(2)),
    html("td", {}, cause, names.length > 0 && html("span", { class: "fact" }, names.join(", ")),
      rest > 0 && html("span", { class: "fact others", title: others.map(({ name }) => shortName(name)).join(", ") },
        `${names.length ? "and " : ""}${rest} of the framework’s`),
      mark && html("span", { class: "mark" }, mark)),
    html("td", {}, measured), html("td", {}, placed),
    html("td", { class: "cost" }, bar, `${(microseconds / 1000).toFixed(1)} ms`));
}

/** A type's name without its generic arguments. */
const shortName = (name) => name.split("<")[0];

/** The number of runs of each body. */
function bodyCounts(updates) {
  const counts = bodyRuns(updates);
  const most = [...counts].sort((one, other) => other[1].count - one[1].count).slice(0, 5);
  return html("p", {}, "Bodies: ", most.map(([name, { count }]) => `${shortName(name)} ${count}`).join(", ") || "none ran");
}

/** By the view's name: the number of runs of its body, and the last cause. */
export function bodyRuns(updates) {
  const runs = new Map();
  for (const { bodies, cause } of updates) {
    for (const { name, count, reasons, isFrameworks } of bodies) {
      if (isFrameworks) continue;
      runs.set(name, { count: (runs.get(name)?.count ?? 0) + count, cause: reasons?.join(", ") || cause });
    }
  }
  return runs;
}
