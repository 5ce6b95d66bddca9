import { drawCurve } from "./curve.js";
import { html, lengthText, oncePerFrame } from "./dom.js";

// Handles at the edges of the image, which change the proposal to the root view as they are
// dragged. Beside the handle are the proposed lengths and the response curve of the selected view.

/** The handles of `preview`: right edge, bottom edge and corner. */
export function handles(preview) {
  const all = [
    handle(preview, "right", true, false, "Width"), handle(preview, "bottom", false, true, "Height"),
    handle(preview, "corner", true, true, "Width and height"),
  ];
  preview.screen.append(...all);
  return all;
}

function handle(preview, name, across, down, label) {
  /** The current proposal: the last one requested, or that of the report or the image. */
  const current = () => preview.proposal ?? [
    preview.report?.proposal.width ?? preview.size[0], preview.report?.proposal.height ?? preview.size[1],
  ].map((length, axis) => (typeof length === "number" ? length : preview.size[axis]));

  const describe = () => {
    const [width, height] = current();
    element.setAttribute("aria-valuenow", Math.round(across ? width : height));
    element.setAttribute("aria-valuetext", `${lengthText(width)} × ${lengthText(height)}`);
    readout.say(width, height);
  };
  const change = (width, height) => {
    const [oldWidth, oldHeight] = current();
    propose(preview, [across ? Math.max(0, width) : oldWidth, down ? Math.max(0, height) : oldHeight]);
    describe();
  };

  const readout = new Readout(preview, across);
  const element = html("div", {
    class: `handle ${name}`, role: "slider", tabindex: 0, "aria-label": `${label} proposed to the root`,
    "aria-valuemin": 0, "aria-valuemax": 4000, title: "Drag to propose another size; press Escape to reset it",
    onkeydown: (event) => {
      const step = event.shiftKey ? 10 : 1;
      const steps = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] };
      const [dx, dy] = steps[event.key] ?? [];
      if (event.key === "Escape") propose(preview, null);
      else if (dx === undefined) return;
      else change(current()[0] + dx, current()[1] + dy);
      event.preventDefault();
      event.stopPropagation();
    },
    onpointerdown: (event) => {
      const [startX, startY] = [event.clientX, event.clientY];
      const [width, height] = current();
      event.preventDefault();
      element.focus();
      element.setPointerCapture(event.pointerId);
      readout.open(element);
      describe();
      element.onpointermove = oncePerFrame(({ clientX, clientY }) => {
        if (!element.onpointermove) return;
        change(Math.round(width + (clientX - startX) / preview.zoom), Math.round(height + (clientY - startY) / preview.zoom));
      });
    },
    onpointerup: () => {
      element.onpointermove = null;
      readout.close();
    },
    onpointercancel: () => {
      element.onpointermove = null;
      readout.close();
    },
    onfocus: () => {
      readout.open(element);
      describe();
    },
    onblur: () => readout.close(),
    ondblclick: () => propose(preview, null),
  });
  describe();
  return element;
}

/** The lengths beside a handle, with a response curve. It is outside of the stage, so that it
 *  doesn't change the layout of the page. */
class Readout {
  constructor(preview, isAcross) {
    this.preview = preview;
    this.axis = isAcross ? "horizontal" : "vertical";
    this.lengths = html("strong", {});
    this.chart = html("div", {});
    this.element = html("div", { class: "readout", "aria-hidden": "true", hidden: true }, this.lengths, this.chart);
    document.body.append(this.element);
  }

  async open(handleElement) {
    if (!this.element.hidden) return;
    this.handle = handleElement;
    this.element.hidden = false;
    this.chart.replaceChildren();
    const { preview, axis } = this;
    const node = preview.studio.inspector?.preview === preview ? preview.studio.inspector.selected : null;
    const shown = node ?? preview.report?.nodes.find((each) => preview.report.isMine(each));
    if (!shown) return;
    try {
      const { curve: points } = await preview.ask({ curve: shown.index, axis });
      this.node = shown;
      this.points = points;
      this.#draw();
    } catch {
      // Without a curve there are the lengths.
    }
  }

  /** Shows the proposed lengths; the curve's marker follows the view's report. */
  say(width, height) {
    this.lengths.textContent = `${lengthText(width)} × ${lengthText(height)}`;
    if (!this.element.hidden) this.#draw();
  }

  #draw() {
    const node = this.points && this.preview.report?.find(this.node);
    if (node) {
      const side = this.axis === "horizontal" ? "width" : "height";
      this.chart.replaceChildren(html("span", { class: "fact" }, this.preview.report.title(node)),
        drawCurve(this.points, this.axis, node.proposal[side], node[side]));
    }
    const box = this.handle.getBoundingClientRect();
    const [width, height] = [this.element.offsetWidth, this.element.offsetHeight];
    const left = box.right + 8 + width < innerWidth ? box.right + 8 : box.left - 8 - width;
    this.element.style.left = `${Math.max(left, 4)}px`;
    this.element.style.top = `${Math.min(Math.max(box.top, 4), innerHeight - height - 4)}px`;
  }

  close() {
    this.element.hidden = true;
    this.points = null;
  }
}

/** Proposes the last size to a new process of the preview. */
export function proposeAgain(preview) {
  if (!preview.isNew) return;
  preview.isNew = false;
  if (preview.proposal) propose(preview, preview.proposal);
}

/** Proposes a size to the root view; null restores its own proposal. A new proposal is sent once
 *  the last one has been answered. */
async function propose(preview, proposal) {
  preview.proposal = proposal;
  if (preview.isProposing) {
    preview.hasNewProposal = true;
    return;
  }
  preview.isProposing = true;
  try {
    await preview.ask({ propose: proposal });
  } catch {
    // Without a server, the image stays as it is.
  }
  preview.isProposing = false;
  if (preview.hasNewProposal) {
    preview.hasNewProposal = false;
    propose(preview, preview.proposal);
  }
}
