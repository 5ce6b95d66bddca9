import { html } from "./dom.js";

// Plays the negotiation step by step: proposals on the way down, sizes on the way up.

const stepMilliseconds = 900;

/** A player that calls `show` with the node and direction of each step. */
export class Player {
  #timer = null;
  at = 0;

  constructor(show) {
    this.show = show;
    const button = (label, name, onclick) =>
      html("button", { type: "button", "aria-label": name, title: name, onclick }, label);
    this.playButton = button("▶", "Play", () => this.toggle());
    this.slider = html("input", {
      type: "range", min: 1, value: 1, "aria-label": "Step", oninput: () => this.go(this.slider.value - 1),
    });
    this.count = html("output", {});
    this.list = html("ol", { class: "steps" });
    this.element = html("div", { class: "player" },
      html("div", { class: "controls", role: "group", "aria-label": "Negotiation" },
        button("⏮", "First step", () => this.go(0)), button("◀", "Step back", () => this.go(this.at - 1)), this.playButton,
        button("▶︎|", "Step", () => this.go(this.at + 1)), this.slider, this.count),
      this.list);
  }

  load(report) {
    this.steps = report.steps;
    this.slider.max = this.steps.length;
    this.list.replaceChildren(...this.steps.map((step, index) => {
      const item = html("li", { class: step.isDown ? "down" : "up", onclick: () => this.go(index) }, step.text);
      item.style.setProperty("--depth", Math.min(report.nodes[step.node].depth, 12));
      return item;
    }));
    this.at = Math.min(this.at, this.steps.length - 1);
    this.#mark();
  }

  go(index) {
    if (!this.steps?.length) return;
    this.at = Math.min(Math.max(index, 0), this.steps.length - 1);
    this.#mark();
    this.show(this.steps[this.at]);
  }

  toggle() {
    if (this.#timer) return this.stop();
    if (this.at === this.steps.length - 1) this.go(0);
    this.#timer = setInterval(() => {
      this.go(this.at + 1);
      if (this.at === this.steps.length - 1) this.stop();
    }, stepMilliseconds);
    return this.#label();
  }

  stop() {
    clearInterval(this.#timer);
    this.#timer = null;
    this.#label();
  }

  #label() {
    const name = this.#timer ? "Pause" : "Play";
    this.playButton.textContent = this.#timer ? "❚❚" : "▶";
    this.playButton.setAttribute("aria-label", name);
    this.playButton.title = name;
  }

  #mark() {
    this.slider.value = this.at + 1;
    this.count.textContent = `${this.at + 1} / ${this.steps.length}`;
    this.list.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const item = this.list.children[this.at];
    item?.setAttribute("aria-current", "step");
    item?.scrollIntoView({ block: "nearest" });
  }
}
