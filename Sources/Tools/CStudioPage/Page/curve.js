import { html, lengthText, svg } from "./dom.js";
import { finite } from "./report.js";

// The response curve of a node: its size for each proposal on one axis.

const [chartWidth, chartHeight, margin] = [300, 200, 46];

/** The chart of `points`, [[proposed, size], …], with a marker for the node's current values. */
export function drawCurve(points, axis, offered, answered) {
  const known = points.map((pair) => pair.map(finite)).filter(([x, y]) => x !== null && y !== null);
  const now = finite(offered) === null ? null : [offered, answered];
  const all = now ? [...known, now] : known;
  if (!all.length) return html("p", {}, "There is no data for this axis.");
  const mostX = Math.max(...all.map(([x]) => x), 1);
  const mostY = Math.max(...all.map(([, y]) => y), 1);
  const x = (value) => margin + (value / mostX) * (chartWidth - margin - 10);
  const y = (value) => chartHeight - margin - (value / mostY) * (chartHeight - margin - 10);
  const line = known.map(([one, other], index) => `${index ? "L" : "M"}${x(one)} ${y(other)}`).join("");
  const diagonal = Math.min(mostX, mostY);
  const word = axis === "horizontal" ? "width" : "height";
  const text = (content, left, top, anchor = "middle") => svg("text", { x: left, y: top, "text-anchor": anchor }, content);
  const title = `The resulting ${word} over the proposed ${word}.`;
  const position = now ? `Now ${lengthText(offered)} is proposed, and the result is ${lengthText(answered)}.` : "";
  return html("figure", { class: "curve" },
    svg("svg", { viewBox: `0 0 ${chartWidth} ${chartHeight}`, role: "img", "aria-label": `${title} ${position}` },
      svg("path", { class: "axes", d: `M${margin} 5V${chartHeight - margin}H${chartWidth - 5}` }),
      svg("path", { class: "diagonal", d: `M${x(0)} ${y(0)}L${x(diagonal)} ${y(diagonal)}` }),
      svg("path", { class: "line", d: line }),
      now && svg("circle", { class: "now", cx: x(offered), cy: y(answered), r: 5 }),
      text("0", margin, chartHeight - margin + 14), text(lengthText(mostX), chartWidth - 10, chartHeight - margin + 14, "end"),
      text(lengthText(mostY), margin - 4, 16, "end"),
      text(`proposed ${word}`, (chartWidth + margin) / 2, chartHeight - 6)),
    html("figcaption", {}, `${title} ${position}`));
}
