import { placeLink } from "./code.js";
import { emptyPanel, html } from "./dom.js";

// The smaller panels of the inspector: findings and output.

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

/** The output of the preview. */
export function drawOutput({ output }) {
  return output ? html("pre", {}, output)
    : emptyPanel("Nothing was printed", "What print(…) writes in your views appears here.");
}
