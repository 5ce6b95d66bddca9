// The interactive part of a page of the guide: `fieldGuide` is the output of `quoin explain --proposals`. Scripts/FieldGuide
// puts the studio's drawing modules before this code, and wraps all of it in one function.

/** In points of the page. */
const [tallestStage, largestZoom, stageMargin] = [480, 2, 20];

/** One preview of the recording, with the pictures of all its proposals. */
class Variant {
  constructor(recorded) {
    Object.assign(this, recorded);
    this.picture = new Picture();
    const decoded = [];
    // Each frame builds on the previous ones.
    for (const shown of this.shown) {
      if (shown.frame) decoded.push(this.picture.accept(shown.frame));
      [shown.items, shown.head] = [this.picture.items, this.picture.frame];
      shown.nodes.forEach((node, index) => {
        node.index = index;
        node.depth = node.parent === undefined ? 0 : shown.nodes[node.parent].depth + 1;
      });
    }
    this.isDecoded = Promise.all(decoded);
    const most = (axis) => Math.max(...this.shown.map(({ propose, head }) => Math.max(propose[axis], head.size[axis])));
    this.extent = [most(0), most(1)];
  }

  steps(axis) { return axis ? this.heights : this.widths; }

  /** The number of the step that is nearest to `length`. */
  nearest(axis, length) {
    const distances = this.steps(axis).map((step) => Math.abs(step.length - length));
    return distances.indexOf(Math.min(...distances));
  }
}

/** Replaces long source paths with line numbers: the source is on the page. */
const withLines = (text) => text.replace(/\((?:[\w .+-]+\/)*[\w+-]+\.swift:(\d+)\)/g, "(line $1)");

const sentences = (text) => withLines(text).split("\n").filter(Boolean).map((line) => html("p", {}, line));

const proposalText = (node) => node.proposal
  .map((length, axis) => (length === null || length === undefined ? (node.isUnlimited[axis] ? "∞" : "nil") : lengthText(length)))
  .join(" × ");

/** The answer of an example: as written about one preview with its own proposal, and for a puzzle also computed for the
 *  shown one. */
class Answer {
  constructor(details) {
    this.details = details;
    this.place = html("h4", {});
    this.reasons = html("div", { class: "reasons", "aria-live": "polite" });
    this.written = details?.querySelector(".written");
    this.written?.before(this.place);
    details?.append(this.reasons);
  }

  /** The name of the preview that the answer is about. */
  get about() { return this.details?.dataset.preview; }

  show({ propose, nodes, why }, { base, name }, { base: written }) {
    if (!this.details) return;
    const { node, axis } = this.details.dataset;
    const isOther = this.about !== undefined && name !== this.about;
    const isAsWritten = !isOther && propose.every((length, side) => length === base[side]);
    const isComputed = node !== undefined && Boolean(nodes[node]);
    this.written.hidden = isComputed && !isAsWritten;
    this.place.textContent = isComputed ? `Proposed ${propose.map(lengthText).join(" × ")}`
      : isAsWritten ? "" : `About ${isOther ? `“${this.about}” and ` : ""}the proposal as written, ${written.map(lengthText).join(" × ")}`;
    if (isComputed) this.reasons.replaceChildren(...sentences(why[node][axis]));
  }
}

/** Hides the reasons of a puzzle until the reader has guessed. */
function askForGuess(guess) {
  const isRight = (input) => input.dataset.right !== undefined;
  const right = [...guess.querySelectorAll("input")].find(isRight);
  guess.hidden = false;
  document.body.classList.add("guessing");
  guess.addEventListener("change", ({ target }) => {
    document.body.classList.remove("guessing");
    byId("answer").open = true;
    guess.querySelector("p").textContent =
      isRight(target) ? "That's it." : `No: ${right.nextElementSibling.textContent}`;
  });
}

class Live {
  /** @param answer - The element with the answer, if it is about this recording. */
  constructor(place, recording, answer) {
    this.variants = recording.previews.map((preview) => new Variant(preview));
    this.selected = null;
    this.names = html("fieldset", { class: "variants" }, html("legend", {}, "Preview"), this.variants.map((variant, index) =>
      html("label", {},
        html("input", { type: "radio", name: "variant", value: index, checked: !index, onchange: () => this.choose(index) }),
        html("span", {}, variant.name))));
    this.names.hidden = this.variants.length < 2;
    this.sliders = ["width", "height"].map((side, axis) => this.#slider(side, axis));
    this.changes = html("p", { class: "changes", "aria-live": "polite" });
    this.canvas = html("canvas", { role: "img" });
    this.overlay = svg("svg", { class: "overlay", "aria-hidden": "true" });
    this.stage = html("div", { class: "stage" }, this.canvas, this.overlay);
    this.stage.addEventListener("click", (event) => this.#point(event));
    this.tree = html("ul", { class: "tree", "aria-label": "Views, from the outside in" });
    this.facts = html("div", { class: "facts", "aria-live": "polite" });
    this.answer = new Answer(answer);
    place.replaceChildren(
      this.names,
      html("div", { class: "sliders" }, this.sliders.map(({ row }) => row), html("button", { type: "button", onclick: () => this.choose(this.variants.indexOf(this.variant)) }, "As written")),
      this.changes, this.stage, html("div", { class: "inspect" }, this.tree, this.facts));
    this.first = Math.max(0, this.variants.findIndex(({ name }) => name === this.answer.about));
    this.names.querySelectorAll("input")[this.first].checked = true;
    this.choose(this.first);
    new ResizeObserver(() => this.#draw()).observe(place);
  }

  async choose(index) {
    this.variant = this.variants[index];
    await this.variant.isDecoded;
    this.selected = null;
    for (const [axis, { input }] of this.sliders.entries()) {
      input.max = this.variant.steps(axis).length - 1;
      input.value = this.variant.nearest(axis, this.variant.base[axis]);
    }
    this.move(0);
  }

  /** Shows the step of `axis`'s slider; along the other axis the proposal is again as written. */
  move(axis) {
    const steps = this.variant.steps(axis);
    const step = steps[this.sliders[axis].input.value];
    const other = this.sliders[1 - axis].input;
    other.value = this.variant.nearest(1 - axis, this.variant.base[1 - axis]);
    this.shown = this.variant.shown[step.shown];
    for (const [side, { input, output }] of this.sliders.entries()) {
      const text = lengthText(this.variant.steps(side)[input.value].length);
      output.textContent = text;
      input.setAttribute("aria-valuetext", `${text} points`);
    }
    const place = axis ? "From this height on" : "From this width on";
    const following = steps.find(({ length, changes }) => length > step.length && changes.length);
    this.changes.textContent = step.changes.length ? `${place}: ${step.changes.map(withLines).join(" ")}`
      : following ? `Next change at ${lengthText(following.length)}.` : "";
    const { nodes } = this.shown;
    if (!this.selected || nodes[this.selected.index]?.name !== this.selected.name) {
      const parents = new Set(nodes.map(({ parent }) => parent));
      const leaves = nodes.filter(({ index }) => !parents.has(index));
      // A visible one, if any.
      this.selected = leaves.find(({ frame }) => frame[2] && frame[3]) ?? leaves[0] ?? null;
    }
    this.select(this.selected && nodes[this.selected.index]);
    this.answer.show(this.shown, this.variant, this.variants[this.first]);
  }

  select(node) {
    this.selected = node;
    const hadFocus = this.tree.contains(document.activeElement);
    this.tree.replaceChildren(...this.shown.nodes.map((one) => html("li", { style: `--depth: ${one.depth}` },
      html("button", { type: "button", "aria-pressed": String(one === node), onclick: () => this.select(one) },
        html("span", {}, one.name), html("span", { class: "size" }, `${lengthText(one.frame[2])} × ${lengthText(one.frame[3])}`)))));
    if (hadFocus) this.tree.querySelector("[aria-pressed=true]")?.focus({ preventScroll: true });
    this.#describe(node);
    const number = this.variant.lines ?? "line";
    for (const line of document.querySelectorAll(".source li")) line.classList.toggle("chosen", Number(line.dataset[number]) === node?.line);
    this.#draw();
  }

  #slider(side, axis) {
    const input = html("input", { type: "range", id: side, min: 0, step: 1, oninput: () => this.move(axis) });
    const output = html("output", { for: side });
    const label = html("label", { for: side }, axis ? "Proposed height" : "Proposed width");
    return { input, output, row: html("div", { class: "slider" }, label, output, input) };
  }

  #describe(node) {
    if (!node) return this.facts.replaceChildren();
    const [wide, high] = this.shown.why[node.index];
    const [, , width, height] = node.frame;
    return this.facts.replaceChildren(
      html("h3", {}, node.name),
      html("dl", {},
        html("dt", {}, "Proposed"), html("dd", { class: "proposed" }, proposalText(node)),
        html("dt", {}, "Size"), html("dd", { class: "answered" }, `${lengthText(width)} × ${lengthText(height)}`)),
      html("div", { class: "reasons" },
        wide && html("h4", {}, "Why this wide"), sentences(wide),
        high && html("h4", {}, "Why this high"), sentences(high)));
  }

  #draw() {
    if (!this.shown) return;
    const { propose, head, items, nodes } = this.shown;
    const { picture, extent, name } = this.variant;
    const room = this.stage.clientWidth - 2 * stageMargin;
    const zoom = Math.max(0.05, Math.min(largestZoom, room / extent[0], tallestStage / extent[1]));
    const whole = [0, 1].map((axis) => Math.max(propose[axis], head.size[axis]));
    // Centered horizontally and aligned to the top, so that the content below doesn't jump.
    const left = (room - whole[0] * zoom) / 2 + stageMargin;
    const at = [0, 1].map((axis) => (whole[axis] - head.size[axis]) / 2);
    this.stage.style.height = `${extent[1] * zoom + 2 * stageMargin}px`;
    [picture.items, picture.frame] = [items, head];
    drawPicture(picture, this.canvas, zoom * devicePixelRatio);
    Object.assign(this.canvas.style, {
      left: `${left + at[0] * zoom}px`, top: `${stageMargin + at[1] * zoom}px`,
      width: `${this.canvas.width / devicePixelRatio}px`, height: `${this.canvas.height / devicePixelRatio}px`,
    });
    this.canvas.setAttribute("aria-label",
      `${name}, proposed ${propose.map(lengthText).join(" × ")}: ${head.size.map(lengthText).join(" × ")}`);
    this.origin = [left + at[0] * zoom, stageMargin + at[1] * zoom, zoom];
    const box = ([x, y, width, height], kind) => svg("rect", {
      class: kind, x: this.origin[0] + x * zoom, y: this.origin[1] + y * zoom,
      width: Math.max(width, 0) * zoom, height: Math.max(height, 0) * zoom,
    });
    const { selected } = this;
    const parent = nodes[selected?.parent];
    this.overlay.replaceChildren(...[
      box([(whole[0] - propose[0]) / 2 - at[0], (whole[1] - propose[1]) / 2 - at[1], ...propose], "proposal"),
      parent && box(parent.frame, "parent"), selected && box(selected.frame, "selected"),
    ].filter(Boolean));
  }

  /** Selects the smallest view at a point of the stage. */
  #point(event) {
    const bounds = this.stage.getBoundingClientRect();
    const [left, top, zoom] = this.origin;
    const [x, y] = [(event.clientX - bounds.left - left) / zoom, (event.clientY - bounds.top - top) / zoom];
    const hits = this.shown.nodes.filter(({ frame: [nodeX, nodeY, width, height] }) =>
      x >= nodeX && y >= nodeY && x < nodeX + width && y < nodeY + height);
    const area = ({ frame }) => frame[2] * frame[3];
    const smallest = hits.reduce((best, node) => (!best || area(node) <= area(best) ? node : best), null);
    if (smallest) this.select(smallest);
  }
}

if (byId("guess")) askForGuess(byId("guess"));
new Live(byId("live"), fieldGuide, byId("answer"));
// The reader has changed the example (edit.js): what is written about it no longer holds.
document.addEventListener("quoin-layouts", ({ detail }) => {
  document.body.classList.remove("guessing");
  byId("guess")?.remove();
  byId("answer")?.remove();
  new Live(byId("live"), detail, null);
});
