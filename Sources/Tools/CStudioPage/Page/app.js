import { byId, debounced } from "./dom.js";
import { Connection } from "./connection.js";
import { Recording } from "./recording.js";
import { Inspector, sayKeys } from "./inspector.js";
import { Preview } from "./preview.js";
import { choose, onChange, settings, state } from "./state.js";
import { showConnection, showStatus } from "./status.js";
import { chosenPreviews, fillToolbar, follows, listenToToolbar, matrixTiles } from "./toolbar.js";

// The studio: the visible previews, and the dispatch of the server's messages.

/** Lengths in CSS pixels, as in the style sheet. */
const [stagePadding, tileGap, captionHeight] = [16, 20, 26];
const leastZoom = 0.2;

class Studio {
  /** By ID, in display order. */
  previews = new Map();
  hello = { previews: [], devices: [] };

  constructor() {
    this.stage = byId("stage");
    this.inspector = new Inspector();
    this.sizeChanged = debounced(0, () => this.#fit());
    const recording = byId("recording");
    const receive = (message) => this.#receive(message);
    const changed = (isOpen) => this.#connected(isOpen);
    this.connection = recording
      ? new Recording(JSON.parse(recording.textContent), receive, changed) : new Connection(receive, changed);
    onChange((names) => this.#changed(names));
    new ResizeObserver(() => this.#fit()).observe(this.stage);
    // Previews outside the window are paused.
    this.visible = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) this.#show(this.previews.get(target.dataset.preview), isIntersecting);
    }, { root: this.stage, rootMargin: "200px" });
  }

  send(message) { this.connection.send(message); }
  ask(preview, question) { return this.connection.ask(preview, question); }
  settled(preview) { this.inspector.settled(preview); }
  reported(preview) { this.inspector.reported(preview); }

  #connected(isOpen) {
    showConnection(isOpen);
    // A new connection does not have the state of the old one.
    for (const preview of this.previews.values()) Object.assign(preview, { isShown: false, hasSettings: false });
  }

  #receive(message) {
    if (message.hello) return this.#greet(message.hello);
    if (message.status) {
      showStatus(message.status);
      return this.#follow(message.status);
    }
    return this.previews.get(message.preview)?.receive(message);
  }

  /** Shows the preview of the file that was saved, unless a visible one is in that file. */
  #follow({ phase, saved }) {
    if (phase === "compiling" || !saved || !follows(this.hello)) return;
    const fileOf = (id) => this.hello.previews.find((preview) => preview.id === id)?.file;
    const [current] = chosenPreviews(this.hello);
    if (!current || current.file !== fileOf(saved)) choose({ previews: saved });
  }

  #greet(hello) {
    // The preview that was shown first stays, until the user or a save chooses another one.
    const { first } = this.hello;
    this.hello = hello.previews.some(({ id }) => id === first) ? { ...hello, first } : hello;
    document.title = `${hello.title} – Quoin`;
    byId("title").textContent = hello.title;
    document.body.classList.toggle("recording", Boolean(hello.isRecording));
    fillToolbar(this.hello);
    this.#arrange();
  }

  #changed(names) {
    const isOnly = (...which) => names.every((name) => which.includes(name));
    if (isOnly("inspect", "details")) return;
    if (isOnly("zoom")) return this.#fit();
    if (names.includes("previews") || names.includes("follow")) fillToolbar(this.hello);
    if (isOnly("follow")) return;
    if (names.includes("previews") || names.includes("matrix")) this.#arrange();
    // A change of the address may concern the settings as well.
    if (!isOnly("previews", "matrix")) for (const preview of this.previews.values()) this.#sendSettings(preview);
  }

  /** The previews that should be visible: [ID, name, own settings]. */
  #wanted() {
    const tiles = matrixTiles(this.hello.devices);
    return chosenPreviews(this.hello).flatMap(({ id, name }) =>
      tiles.length ? tiles.map(([suffix, label, own]) => [`${id}#${suffix}`, `${name}, ${label}`, own]) : [[id, name, {}]]);
  }

  /** Creates missing previews and removes those that are no longer wanted. */
  #arrange() {
    const wanted = this.#wanted();
    const ids = new Set(wanted.map(([id]) => id));
    for (const [id, preview] of this.previews) {
      if (ids.has(id)) continue;
      this.visible.unobserve(preview.figure);
      this.#show(preview, false);
      this.inspector.detach(preview);
      preview.figure.remove();
      this.previews.delete(id);
    }
    for (const [id, name, own] of wanted) {
      if (!this.previews.has(id)) this.previews.set(id, new Preview(id, name, own, this));
    }
    const all = [...this.previews.values()];
    for (const preview of all) {
      if (preview.figure.parentNode !== this.stage) {
        this.stage.append(preview.figure);
        this.inspector.attach(preview);
      }
      // Observing again reports at once whether the preview is visible.
      this.visible.unobserve(preview.figure);
      this.visible.observe(preview.figure);
    }
    if (!this.inspector.preview && all.length) this.inspector.look(all[0]);
    this.stage.classList.toggle("several", all.length > 1);
    const empty = byId("empty");
    empty.hidden = all.length > 0;
    empty.textContent = state.previews && this.hello.previews.length
      ? `“${state.previews}” isn’t available now. It appears once it compiles; or choose another preview.`
      : "No preview is running yet.";
    this.#fit();
  }

  #show(preview, isShown) {
    if (!preview || preview.isShown === isShown) return;
    preview.isShown = isShown;
    this.send({ preview: preview.id, show: isShown });
    this.#sendSettings(preview);
    preview.sendRatio();
    this.inspector.shown(preview);
  }

  #sendSettings(preview) {
    const all = { ...settings(), ...preview.settings };
    // A preview starts with its own settings.
    const isOwn = Object.values(all).every((value) => value === null);
    if (!preview.isShown || (isOwn && !preview.hasSettings)) return;
    preview.hasSettings = true;
    this.send({ preview: preview.id, settings: all });
  }

  /** Sizes the previews: as large as possible with all of them visible. */
  #fit() {
    const all = [...this.previews.values()];
    const most = [0, 1].map((axis) => Math.max(1, ...all.map((preview) => preview.size[axis])));
    let fit = leastZoom;
    for (let columns = 1; columns <= all.length; columns += 1) {
      const rows = Math.ceil(all.length / columns);
      const width = (this.stage.clientWidth - 2 * stagePadding) / columns - tileGap;
      const height = (this.stage.clientHeight - 2 * stagePadding) / rows - tileGap - captionHeight;
      fit = Math.max(fit, Math.min(width / most[0], height / most[1], 1));
    }
    for (const preview of all) preview.resize(Number(state.zoom) || fit);
  }
}

/** The page's keyboard shortcuts, which apply if neither a field nor a preview has the focus. */
function listenToPageKeys(studio) {
  const keys = {
    i: () => choose({ inspect: state.inspect ? "" : "on" }),
    d: () => choose({ details: state.details ? "" : "why" }),
    t: () => choose({ details: "tree" }),
    p: () => choose({ details: "steps" }),
    u: () => choose({ details: "updates" }),
    f: () => choose({ details: "findings" }),
    r: () => studio.inspector.preview?.toggleFilm(),
    "?": sayKeys,
    Escape: () => choose(state.details ? { details: "" } : { inspect: "" }),
  };
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    const isField = event.target.matches("input, select, textarea");
    if (isField && !(state.inspect && event.target.matches(".keyboard"))) return;
    if (studio.inspector.key(event)) event.preventDefault();
    else if (keys[event.key]) {
      event.preventDefault();
      keys[event.key]();
    }
  });
}

listenToToolbar();
listenToPageKeys(new Studio());
