import { html, sizeText } from "./dom.js";

// The tooltip at the box of the view under the pointer. It is outside of the stage, so that it never
// changes the layout of the page.

const tipDistance = 8;

/** A tooltip with the name of a node, its size and one clause of why. */
export class Tip {
  constructor() {
    this.element = html("div", { class: "tip", role: "tooltip", hidden: true });
    document.body.append(this.element);
  }

  hide() { this.element.hidden = true; }

  show(preview, node) {
    const { report, zoom } = preview;
    const clause = report.clause(node);
    this.element.replaceChildren(
      html("strong", {}, report.title(node)), html("span", { class: "length" }, sizeText(node)),
      node.source ? html("span", { class: "fact" }, `${node.source.file.split("/").pop()}:${node.source.line}`) : "",
      clause ? html("span", { class: "clause" }, clause) : "");
    this.element.hidden = false;
    const screen = preview.screen.getBoundingClientRect();
    const [width, height] = [this.element.offsetWidth, this.element.offsetHeight];
    const [top, bottom] = [screen.top + node.y * zoom, screen.top + (node.y + node.height) * zoom];
    const below = bottom + tipDistance;
    const above = top - tipDistance - height;
    const left = Math.min(Math.max(screen.left + node.x * zoom, 4), innerWidth - width - 4);
    const y = below + height < innerHeight ? below : above > 0 ? above : innerHeight - height - 4;
    this.element.style.left = `${Math.max(left, 4)}px`;
    this.element.style.top = `${y}px`;
  }
}
