import { placeLink } from "./code.js";
import { copy, html, lengthText } from "./dom.js";

// The smaller panels of the inspector: findings, state, output and recorded actions.

/** The findings of `quoin lint`; selecting one selects its node. */
export function drawFindingList(preview, findings, select) {
  if (!findings.length) return html("p", {}, "There are no findings.");
  return html("ul", { class: "findings" }, findings.map((finding) => {
    const node = preview.report.nodes[finding.node];
    return html("li", { class: finding.severity },
      node ? html("button", { type: "button", class: "link", onclick: () => select(node) }, finding.name ?? node.name) : null,
      html("p", {}, finding.sentence, ". ", finding.hint ? `${finding.hint}.` : ""),
      html("p", { class: "fact" }, `${finding.severity}, ${finding.rule}`, finding.source ? [" · ", placeLink(preview, finding.source)] : ""));
  }));
}

/** The state of the views. */
export function drawState(preview, { state }, select) {
  if (!state.length) return html("p", {}, "No view has state.");
  return html("table", { class: "state" },
    html("thead", {}, html("tr", {}, ["View", "Name", "Type", "Value"].map((title) => html("th", { scope: "col" }, title)))),
    html("tbody", {}, state.map(({ view, node, name, type, value }) => html("tr", {},
      html("td", {}, preview.report.nodes[node]
        ? html("button", { type: "button", class: "link", onclick: () => select(preview.report.nodes[node]) }, view) : view),
      html("td", {}, name), html("td", {}, type), html("td", {}, value)))));
}

/** The output of the preview. */
export function drawOutput({ output }) {
  return output ? html("pre", {}, output) : html("p", {}, "Nothing was printed.");
}

/** The actions since the start, to repeat them. */
export function drawRecord(preview, { actions }) {
  const film = html("p", { class: "actions" }, html("button", { type: "button", onclick: ({ target }) => {
    preview.toggleFilm();
    target.textContent = filmTitle(preview);
  } }, filmTitle(preview)));
  if (!actions.length) {
    return html("div", { class: "record" },
      html("p", {}, "No actions yet. Actions that you perform in the preview are recorded here."), film);
  }
  const options = actions.map((action) => `--do '${action.replaceAll("'", "'\\''")}'`).join(" \\\n  ");
  const button = (name, text, what) =>
    html("button", { type: "button", onclick: () => copy(text, what) }, name);
  return html("div", { class: "record" },
    html("p", { class: "actions" }, button("Copy as --do", options, "The steps"),
      button("Copy as a test", testOf(preview, actions), "The test")),
    html("ol", {}, actions.map((action) => html("li", {}, html("code", {}, action)))), film);
}

const filmTitle = (preview) => (preview.film ? "Stop filming" : "Film (R)");

/** A test for QuoinTesting that repeats the actions and compares the image. */
function testOf(preview, actions) {
  const name = preview.name.replaceAll(/[^A-Za-z0-9]+/g, " ").trim().replaceAll(" ", "") || "View";
  const [width, height] = preview.size;
  return [
    "import QuoinTesting", "import SwiftUI", "import Testing", "",
    `@Test @MainActor func recorded${name}() throws {`,
    `  let host = ViewHost(size: CGSize(width: ${lengthText(width)}, height: ${lengthText(height)})) { ${name}() }`,
    "  try host.update()",
    ...actions.map((action) => `  try host.perform(${JSON.stringify(action)})`),
    "  assertSnapshot(of: host)", "}", "",
  ].join("\n");
}
