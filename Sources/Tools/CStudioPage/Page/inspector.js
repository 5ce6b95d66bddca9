import { announce, byId, debounced, emptyPanel, html, oncePerFrame } from "./dom.js";
import { drawBox, drawFindings } from "./boxes.js";
import { answerElement, drawFacts } from "./facts.js";
import { drawFindingList, drawOutput } from "./panels.js";
import { handles, proposeAgain } from "./handles.js";
import { Player } from "./player.js";
import { Report } from "./report.js";
import { choose, onChange, state } from "./state.js";
import { drawRecord } from "./steps.js";
import { drawTimeline } from "./timeline.js";
import { Tip } from "./tip.js";
import { Tree } from "./tree.js";
import { drawState } from "./values.js";

// Explains the layout of the selected node: a box on the image, one line below it, and the details
// beside it.

/** The tabs of the details. */
const tabs = { why: "Why", tree: "Tree", state: "State", updates: "Updates", record: "Record", console: "Console" };

/** Parts of tabs that can be opened by name: the tab. */
const partsOfTabs = { steps: "why", findings: "why", output: "console" };

/** The tab that is open; empty if none is. */
const openTab = () => partsOfTabs[state.details] ?? state.details;

export class Inspector {
  /** The inspected preview. */
  preview = null;
  selected = null;
  findings = [];
  /** The open sections of “Why”. */
  openSections = new Set();
  /** The last position of the pointer over the preview, as an event; null outside. */
  #pointer = null;
  /** The server's answers about the current report, by question. */
  #answers = new Map();

  constructor() {
    this.tree = new Tree((node) => this.select(node), (node) => this.#hover(node));
    this.tip = new Tip();
    this.player = new Player(({ node, isDown }) => this.#showStep(node, isDown));
    this.#buildTabs();
    onChange((names) => {
      if (names.includes("inspect") || names.includes("details")) this.#changed();
    });
  }

  get isOn() { return state.inspect === "on"; }
  get hasServer() { return !document.body.classList.contains("recording"); }
  get hasServerEditor() { return Boolean(this.preview?.studio.hello?.hasEditor); }

  /** The server's answer to a question about the current report. */
  asked(question) {
    const key = JSON.stringify(question);
    if (!this.#answers.has(key)) this.#answers.set(key, this.preview.ask(question));
    return this.#answers.get(key);
  }

  #nodeUnder(preview, event) { return preview.report?.nodeAt(preview.place(event), this.tree.showsAll) ?? null; }

  /** Lets the user inspect `preview`. */
  attach(preview) {
    const { screen } = preview;
    preview.handles = handles(preview);
    const point = oncePerFrame((event) => {
      if (!this.isOn || this.preview !== preview) return;
      const { clientX, clientY } = event;
      this.#pointer = event.target.closest(".handle, .message") ? null : { clientX, clientY };
      this.#hover(this.#pointer && this.#nodeUnder(preview, event));
    });
    screen.addEventListener("pointerenter", () => this.isOn && this.look(preview));
    screen.addEventListener("pointerdown", () => this.look(preview));
    screen.addEventListener("pointermove", point);
    screen.addEventListener("pointerleave", () => {
      this.#pointer = null;
      // A movement may still be waiting for its frame.
      if (this.isOn) requestAnimationFrame(() => this.#pointer ?? this.#hover(null));
    });
    screen.addEventListener("click", (event) => {
      if (!this.isOn || event.target.closest(".handle, .message")) return;
      this.look(preview);
      this.select(this.#nodeUnder(preview, event));
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

  /** Called when a process of `preview` has sent its first frame. */
  renewed(preview) { proposeAgain(preview); }

  /** Called when the image of `preview` no longer changes. */
  settled(preview) {
    if (preview === this.preview && (this.isOn || state.details || !preview.report)) this.refresh();
  }

  /** Called when updates or output have arrived. */
  reported(preview) {
    if (preview === this.preview && ["updates", "console"].includes(openTab())) this.#drawPanel();
  }

  /** Called when the user has acted in `preview`: not every action changes the image. */
  acted(preview) {
    if (preview === this.preview && openTab() === "record") this.#drawSoon();
  }

  #drawSoon = debounced(200, () => this.#drawPanel());

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
    this.#answers.clear();
    this.selected = preview.report.find(this.selected);
    this.player.load(preview.report);
    this.tree.show(preview.report, this.selected);
    // The pointer hasn't moved, but the view under it may have.
    this.#hover(this.isOn && this.#pointer ? this.#nodeUnder(preview, this.#pointer) : null);
    this.#drawPanel();
  }

  select(node) {
    this.selected = node;
    this.tree.mark(node);
    this.#show(node);
    if (openTab() === "why") this.#drawPanel();
    if (node) announce(this.preview.report.summary(node));
  }

  /** Draws the box of `node` and leaves the selection. */
  point(node) { this.#show(node, node === this.selected ? "selected" : "hovered"); }

  /** Handles a key of the page, such as the arrow keys for the tree; returns whether it had a
   *  meaning. */
  key(event) {
    const report = this.preview?.report;
    if (!this.isOn || !report?.nodes.length) return false;
    const at = this.selected ?? this.tree.relatives(null).children[0] ?? report.nodes[0];
    const { parent, children, siblings } = this.tree.relatives(at);
    const next = {
      ArrowUp: () => parent,
      ArrowDown: () => children[0],
      ArrowLeft: () => siblings[siblings.indexOf(at) - 1],
      ArrowRight: () => siblings[siblings.indexOf(at) + 1],
    }[event.key];
    if (!next) return false;
    const node = this.selected ? next() : at;
    if (node) this.select(node);
    return true;
  }

  #hover(node) {
    this.#show(node ?? this.selected, node && node !== this.selected ? "hovered" : "selected");
    if (node && node !== this.selected && this.preview?.report) this.tip.show(this.preview, node);
    else this.tip.hide();
  }

  #showStep(index, isDown) {
    const node = this.preview.report.nodes[index];
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
    if (isShown && openTab() === "why" && !this.selected) preview.overlay.append(drawFindings(report, this.findings));
    if (isShown && node) preview.overlay.append(drawBox(report, node, kind, 1 / preview.zoom));
    const said = node ?? report.nodes[0];
    byId("why").textContent = said ? report.summary(said) : "";
    byId("why").title = byId("why").textContent;
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
    const open = openTab();
    for (const id of Object.keys(tabs)) {
      byId(`tab-${id}`).setAttribute("aria-selected", String(open === id));
      byId(`tab-${id}`).tabIndex = open === id ? 0 : -1;
    }
    if (state.details === "steps") this.openSections.add("steps");
    if (state.details === "findings") this.selected = null;
    if (open !== "why") this.player.stop();
    if (!this.isOn) this.tip.hide();
    if (!this.preview) return;
    this.#watch();
    if ((this.isOn || state.details) && this.preview.frame) this.refresh();
    else this.#show(null);
    this.#drawPanel();
  }

  /** Requests updates only while they are visible. */
  #watch() {
    const isWatched = ["updates", "why"].includes(openTab());
    if (isWatched || this.preview.isWatched) this.preview.send({ watch: isWatched });
    this.preview.isWatched = isWatched;
  }

  async #drawPanel() {
    const { preview } = this;
    const panel = byId("panel");
    const tab = openTab();
    panel.setAttribute("aria-labelledby", `tab-${tab}`);
    if (!preview?.report) return panel.replaceChildren(tab ? emptyPanel("No picture yet", "The preview has not been laid out.") : "");
    const node = this.selected;
    const content = {
      why: () => (node || state.details === "steps" ? drawFacts(preview, node ?? preview.report.nodes[0], this) : this.#overview(preview)),
      tree: () => this.tree.element,
      updates: () => drawTimeline(preview.updates),
      state: async () => drawState(preview, await preview.ask("state"), (chosen) => this.select(chosen)),
      console: () => drawOutput(preview),
      record: async () => drawRecord(preview, await preview.ask("actions")),
    }[tab];
    if (!content) return undefined;
    if (this.shownTab !== tab) {
      panel.replaceChildren();
      panel.scrollTop = 0;
    }
    this.shownTab = tab;
    let element;
    try {
      element = await content();
    } catch (error) {
      element = html("p", {}, error.message);
    }
    if (openTab() !== tab || this.preview !== preview || node !== this.selected) return undefined;
    if (panel.firstChild !== element) panel.replaceChildren(element);
    return undefined;
  }

  /** What looks odd in the whole preview, for no selected view. */
  async #overview(preview) {
    const [answers, findings] = await Promise.allSettled([this.asked("answers"), this.asked("findings")]);
    if (preview !== this.preview) return "";
    this.findings = findings.value?.findings ?? [];
    const odd = answers.value?.answers;
    const element = html("div", { class: "overview" },
      html("h2", {}, odd?.answers.length ? "What looks odd" : odd ? odd.remark ?? "Nothing looks wrong." : "This preview"),
      (odd?.answers ?? []).map((answer) => answerElement(preview, answer, this, true)),
      html("p", { class: "empty" }, "Point at a view in the image, or select it in the tree, to see why it has its size."),
      this.findings.length ? html("details", { open: !odd || state.details === "findings" },
        html("summary", {}, `Findings of quoin lint (${this.findings.length})`),
        drawFindingList(preview, this.findings, (node) => this.select(node))) : null);
    if (!this.#pointer) this.#show(this.selected);
    return element;
  }
}
