import { html, lengthText, oncePerFrame } from "./dom.js";

// Handles at the edges of the image, which change the proposal to the root view as they are
// dragged.

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
  };
  const change = (width, height) => {
    const [oldWidth, oldHeight] = current();
    propose(preview, [across ? Math.max(0, width) : oldWidth, down ? Math.max(0, height) : oldHeight]);
    describe();
  };

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
      element.onpointermove = oncePerFrame(({ clientX, clientY }) => {
        if (!element.onpointermove) return;
        change(Math.round(width + (clientX - startX) / preview.zoom), Math.round(height + (clientY - startY) / preview.zoom));
      });
    },
    onpointerup: () => { element.onpointermove = null; },
    ondblclick: () => propose(preview, null),
  });
  describe();
  return element;
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
