import { announce, byId, html, notify, oncePerFrame } from "./dom.js";
import { drawBox, drawFindings } from "./boxes.js";
import { drawFacts } from "./facts.js";
import { drawFindingList, drawOutput, drawRecord, drawState } from "./panels.js";
import { handles } from "./handles.js";
import { Player } from "./player.js";
import { Report } from "./report.js";
import { choose, onChange, state } from "./state.js";
import { drawTimeline } from "./timeline.js";
import { Tree } from "./tree.js";

// Explains the layout of the selected node: a box on the image, one line below it, and the details
// beside it.

/** The tabs of the details, by the keys that open them. */
const tabs = {
  why: "Why", tree: "Tree", steps: "Steps", updates: "Updates", findings: "Findings", state: "State", record: "Record",
  output: "Output",
};

export class Inspector {
  /** The inspected preview. */
  preview = null;
  selected = null;
  findings = [];
  /** The axes whose response curves are open. */
  openAxes = new Set();
  /** Whether the environment of a node is open. */
  showsEnvironment = false;

  constructor() {
    this.tree = new Tree((node) => this.select(node), (node) => this.#hover(node));
    this.player = new Player(({ node, isDown }) => this.#showStep(node, isDown));
    this.#buildTabs();
    onChange((names) => {
      if (names.includes("inspect") || names.includes("details")) this.#changed();
    });
  }

  get isOn() { return state.inspect === "on"; }

  /** Lets the user inspect `preview`. */
  attach(preview) {
    const { screen } = preview;
    preview.handles = handles(preview);
    const point = oncePerFrame((event) => {
      if (!this.isOn || this.preview !== preview) return;
      this.#hover(preview.report?.nodeAt(preview.place(event)) ?? null);
    });
    screen.addEventListener("pointerenter", () => this.isOn && this.look(preview));
    screen.addEventListener("pointerdown", () => this.look(preview));
    screen.addEventListener("pointermove", point);
    screen.addEventListener("pointerleave", () => this.isOn && this.#hover(null));
    screen.addEventListener("click", (event) => {
      if (!this.isOn || event.target.closest(".handle, .message")) return;
      this.look(preview);
      this.select(preview.report?.nodeAt(preview.place(event)) ?? null);
    });
  }

  detach(preview) {
    if (this.preview === preview) this.preview = null;
  }

  /** Makes `preview` the inspected one. */
  look(preview) {
    if (this.preview === preview) return;
    if (this.preview?.isWatched) this.preview.send({ watch: false });
    this.#clear();
    this.preview = preview;
    this.selected = null;
    this.#changed();
  }

  /** Called when a process of `preview` has started. */
  shown(preview) {
    if (preview === this.preview) this.#watch();
  }

  /** Called when the image of `preview` no longer changes. */
  settled(preview) {
    if (preview === this.preview && (this.isOn || state.details || !preview.report)) this.refresh();
  }

  /** Called when updates or output have arrived. */
  reported(preview) {
    if (preview === this.preview && ["updates", "output"].includes(state.details)) this.#drawPanel();
  }

  /** Requests a new report. */
  async refresh() {
    const { preview } = this;
    if (!preview) return;
    try {
      preview.report = new Report(await preview.ask("report"));
    } catch {
      return;
    }
    if (preview !== this.preview) return;
    this.selected = this.selected && (preview.report.nodes[this.selected.index] ?? null);
    this.player.load(preview.report);
    this.tree.show(preview.report, this.selected);
    this.#show(this.selected);
    this.#drawPanel();
  }

  select(node) {
    this.selected = node;
    this.tree.mark(node);
    this.#show(node);
    if (state.details === "why") this.#drawPanel();
    if (node) announce(this.preview.report.summary(node));
  }

  /** Shows a step of the negotiation. */
  jumpTo(step) {
    choose({ details: "steps" });
    this.player.go(step);
  }

  /** Handles a key of the page, such as the arrow keys for the tree; returns whether it had a
   *  meaning. */
  key(event) {
    const report = this.preview?.report;
    if (!this.isOn || !report?.nodes.length) return false;
    const at = this.selected ?? report.nodes[0];
    const siblings = report.siblings(at);
    const next = {
      ArrowUp: () => report.nodes[at.parent],
      ArrowDown: () => report.nodes[report.children[at.index][0]],
      ArrowLeft: () => siblings[siblings.indexOf(at) - 1],
      ArrowRight: () => siblings[siblings.indexOf(at) + 1],
    }[event.key];
    if (!next) return false;
    const node = this.selected ? next() : at;
    if (node) this.select(node);
    return true;
  }

  #hover(node) { this.#show(node ?? this.selected, node && node !== this.selected ? "hovered" : "selected"); }

  #showStep(index, isDown) {
    const node = this.preview.report.nodes[index];
    this.selected = node;
    this.#show(node, isDown ? "asked" : "answered");
  }

  /** Draws the box of `node` and shows its reason. */
  #show(node, kind = "selected") {
    const { preview } = this;
    if (!preview) return;
    this.#clear();
    const { report } = preview;
    if (!report) return;
    const isShown = this.isOn || state.details;
    if (isShown && state.details === "findings") preview.overlay.append(drawFindings(report, this.findings));
    if (isShown && node) preview.overlay.append(drawBox(report, node, kind, 1 / preview.zoom));
    const said = node ?? report.nodes[0];
    byId("why").textContent = said ? report.summary(said) : "";
  }

  #clear() { this.preview?.overlay.querySelectorAll(":scope > g").forEach((part) => part.remove()); }

  // The details

  #buildTabs() {
    const list = byId("tabs");
    const buttons = Object.entries(tabs).map(([id, name]) => html("button", {
      type: "button", role: "tab", id: `tab-${id}`, "aria-controls": "panel", tabindex: -1,
      onclick: () => choose({ details: id }),
    }, name));
    list.append(...buttons);
    list.addEventListener("keydown", (event) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      const at = buttons.indexOf(document.activeElement);
      if (!step || at < 0) return;
      const next = buttons[(at + step + buttons.length) % buttons.length];
      next.focus();
      next.click();
    });
  }

  #changed() {
    document.body.classList.toggle("inspecting", this.isOn);
    byId("details").hidden = !state.details;
    for (const id of Object.keys(tabs)) {
      const isSelected = state.details === id;
      byId(`tab-${id}`).setAttribute("aria-selected", String(isSelected));
      byId(`tab-${id}`).tabIndex = isSelected ? 0 : -1;
    }
    if (state.details !== "steps") this.player.stop();
    if (!this.preview) return;
    this.#watch();
    if ((this.isOn || state.details) && this.preview.frame) this.refresh();
    else this.#show(null);
    this.#drawPanel();
  }

  /** Requests updates only while they are visible. */
  #watch() {
    const isWatched = state.details === "updates" || state.details === "why";
    if (isWatched || this.preview.isWatched) this.preview.send({ watch: isWatched });
    this.preview.isWatched = isWatched;
  }

  async #drawPanel() {
    const { preview } = this;
    const panel = byId("panel");
    const tab = state.details;
    panel.setAttribute("aria-labelledby", `tab-${tab}`);
    if (!preview?.report) return panel.replaceChildren(tab ? html("p", {}, "The preview has not been laid out yet.") : "");
    const content = {
      why: () => drawFacts(preview, this.selected ?? preview.report.nodes[0], this),
      tree: () => this.tree.element,
      steps: () => this.player.element,
      updates: () => drawTimeline(preview.updates),
      findings: async () => {
        ({ findings: this.findings } = await preview.ask("findings"));
        return drawFindingList(preview, this.findings, (node) => this.select(node));
      },
      state: async () => drawState(preview, await preview.ask("state"), (node) => this.select(node)),
      output: () => drawOutput(preview),
      record: async () => drawRecord(preview, await preview.ask("actions")),
    }[tab];
    if (!content) return undefined;
    if (this.shownTab !== tab) panel.replaceChildren();
    this.shownTab = tab;
    let element;
    try {
      element = await content();
    } catch (error) {
      element = html("p", {}, error.message);
    }
    if (state.details !== tab || this.preview !== preview) return undefined;
    if (panel.firstChild !== element) panel.replaceChildren(element);
    if (tab === "findings") this.#show(this.selected);
    return undefined;
  }
}

/** Shows the keyboard shortcuts. */
export function sayKeys() {
  notify("I inspects, D opens the details, T the tree, P the steps of the negotiation; R films. Arrow keys move between views, "
    + "Escape goes back.");
}
