import { byId, debounced, html, notify } from "./dom.js";
import { Connection } from "./connection.js";
import { Recording } from "./recording.js";
import { Inspector } from "./inspector.js";
import { listenToPageKeys } from "./keys.js";
import { chosenPreviews, follows, isPart, PreviewList, previewTitle } from "./list.js";
import { matrixTiles, screenOf } from "./matrix.js";
import { Preview } from "./preview.js";
import { choose, isFirstSight, onChange, settings, state } from "./state.js";
import { hideErrors, listenToStatus, showConnection, showStatus } from "./status.js";
import { Stills } from "./stills.js";
import { fillToolbar, listenToToolbar } from "./toolbar.js";
import { Wall } from "./wall.js";

// The studio: the visible previews, and the dispatch of the server's messages.

/** Lengths in CSS pixels, as in the style sheet. */
const [stagePadding, tileGap, captionHeight] = [24, 28, 30];
const leastZoom = 0.2;
/** Views of at most these lengths are enlarged by the largest of these factors that fits. */
const [smallWidth, smallHeight, enlargements] = [300, 400, [3, 2]];

class Studio {
  /** By ID, in display order. */
  previews = new Map();
  hello = { previews: [], devices: [] };
  /** The screens of the devices, and the saved set of the matrix. */
  project = {};

  constructor() {
    this.stage = byId("stage");
    this.inspector = new Inspector();
    this.stills = new Stills(this);
    this.list = new PreviewList(this.stills);
    this.wall = new Wall(this.stills);
    this.list.onFind(() => this.#showWall());
    this.sizeChanged = debounced(0, () => this.#fit());
    this.showEmpty();
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

  get isWall() { return state.view === "wall" && (this.hello.previews.length > 1 || isPart(this.hello)); }
  /** The factor of the first visible preview. */
  get zoom() { return this.previews.values().next().value?.zoom ?? 1; }

  send(message) { this.connection.send(message); }
  ask(preview, question) { return this.connection.ask(preview, question); }
  reported(preview) { this.inspector.reported(preview); }

  settled(preview) {
    this.inspector.settled(preview);
    this.stills.take(preview);
  }

  /** The running preview with that ID, or null. */
  livePreview(id) { return this.previews.get(id) ?? null; }

  /** Shows the next or previous preview. */
  step(by) {
    const all = this.hello.previews.map(({ id }) => id);
    if (!all.length) return;
    const at = this.isWall ? -1 : all.indexOf(chosenPreviews(this.hello)[0]?.id);
    const next = at < 0 && by < 0 ? all.length - 1 : (at + by + all.length) % all.length;
    choose({ previews: all[next], view: "" });
  }

  /** Hides the errors; returns whether they were visible. */
  closeErrors() { return hideErrors(); }

  /** Saves the user's own set of the matrix in the project. */
  saveMatrix(set) { this.send({ saveMatrix: set }); }

  #connected(isOpen) {
    showConnection(isOpen);
    // A new connection does not have the state of the old one.
    for (const preview of this.previews.values()) Object.assign(preview, { isShown: false, hasSettings: false });
    this.stills.disconnect();
    this.showEmpty();
  }

  #receive(message) {
    if (message.project) this.project = message.project;
    if (message.hello) return this.#greet({ ...this.project, ...message.hello });
    if (message.status) {
      showStatus(message.status);
      this.showEmpty();
      if (message.status.phase === "ready") for (const preview of this.previews.values()) preview.renew();
      return this.#follow(message.status);
    }
    if (message.note) return notify(message.note);
    if (this.stills.receive(message)) return undefined;
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
    // The first sight of a project is all of it.
    if (isFirstSight && !this.wasGreeted && !hello.isRecording && (hello.previews.length > 1 || isPart(hello))) choose({ view: "wall" });
    this.wasGreeted = true;
    fillToolbar(this.hello, this);
    this.list.show(this.hello);
    this.stills.expire();
    this.#arrange();
  }

  #changed(names) {
    if (names.includes("details") && !state.details && byId("details").contains(document.activeElement)) {
      byId("open-details").focus();
    }
    const isOnly = (...which) => names.every((name) => which.includes(name));
    if (isOnly("inspect", "details", "follow")) return;
    if (isOnly("zoom", "list")) return this.#fit();
    if (isOnly("ground")) return this.#showGround();
    if (isOnly("frame")) return this.#fit();
    fillToolbar(this.hello, this);
    const isArranged = ["previews", "matrix", "set", "view"].some((name) => names.includes(name));
    if (isArranged) this.#arrange();
    if (isOnly("previews", "matrix", "set", "view", "list", "zoom", "frame", "ground", "inspect", "details", "follow")) return;
    for (const preview of this.previews.values()) this.#sendSettings(preview);
    this.stills.expire();
  }

  /** The previews that should be visible: [ID, name, own settings]. */
  #wanted() {
    if (this.isWall) return [];
    const tiles = matrixTiles(this.hello);
    return chosenPreviews(this.hello).flatMap(({ id, name }) =>
      tiles.length ? tiles.map(([suffix, label, own]) => [`${id}#${suffix}`, `${previewTitle(name)}, ${label}`, own]) : [[id, previewTitle(name), {}]]);
  }

  #showWall() { this.wall.show(this.isWall ? this.hello : null, this.list.text); }

  #showGround() { this.stage.classList.toggle("checkered", state.ground === "checks"); }

  /** What the stage shows without previews: how to begin, or that they are being compiled. */
  showEmpty() {
    const empty = byId("empty");
    const isEmpty = !this.previews.size && !this.isWall;
    empty.hidden = !isEmpty;
    if (!isEmpty) return;
    const phase = document.body.dataset.phase ?? "connecting";
    const isMissing = phase !== "offline" && state.previews && this.hello.previews.length;
    const missing = isMissing ? state.previews.split(",").map(previewTitle) : [];
    const shown = String([phase, ...missing]);
    if (empty.dataset.shown === shown) return;
    empty.dataset.shown = shown;
    const [title, text, more] = missing.length ? [
      `“${missing.join("”, “")}” ${missing.length > 1 ? "aren’t" : "isn’t"} available now`,
      `${missing.length > 1 ? "They appear once they compile" : "It appears once it compiles"}. Or choose another preview.`,
    ] : {
      ready: ["There are no previews yet", "Add one to a file, and save:",
        html("pre", {}, "#Preview {\n  ContentView()\n}")],
      failed: ["There is no picture yet", "The sources don't compile. The previews appear once they do."],
      offline: ["The server has ended", "Start quoin preview again. This page connects by itself, or needs its new address."],
    }[phase] ?? ["Compiling…", "The first time takes longest. A save takes about a second."];
    const isBusy = !["ready", "failed", "offline"].includes(phase);
    const sketch = html("div", { class: `sketch${isBusy ? " busy" : ""}`, "aria-hidden": "true" }, [1, 2, 3].map(() => html("i", {})));
    empty.replaceChildren(sketch, html("h2", {}, title), html("p", {}, text), more ?? "");
  }

  /** Creates missing previews and removes those that are no longer wanted. */
  #arrange() {
    const wanted = this.#wanted();
    const ids = new Set(wanted.map(([id]) => id));
    const hadFocus = this.stage.contains(document.activeElement) || this.wall.element.contains(document.activeElement);
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
    this.stage.hidden = this.isWall;
    this.#showWall();
    this.#showGround();
    this.showEmpty();
    this.#fit();
    // The focus stays in the middle of the page.
    if (hadFocus && !document.activeElement.matches("#stage *, #wall *")) {
      (this.isWall ? this.wall.element.querySelector("button") : this.stage)?.focus();
    }
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
    for (const preview of all) {
      const device = preview.settings.device ?? state.device;
      const isFramed = state.frame !== "off" && preview.frame;
      if (preview.settings.dark !== undefined) {
        preview.figure.classList.add(preview.settings.dark ? "dark" : "light");
      }
      preview.show(isFramed ? screenOf(preview.size, device, this.hello) : null);
    }
    const most = [0, 1].map((axis) => Math.max(1, ...all.map((preview) => preview.outerSize[axis])));
    const isSmall = all.some(({ frame }) => frame) && most[0] <= smallWidth && most[1] <= smallHeight;
    let fit = leastZoom;
    for (let columns = 1; columns <= all.length; columns += 1) {
      const rows = Math.ceil(all.length / columns);
      const width = (this.stage.clientWidth - 2 * stagePadding) / columns - tileGap;
      const height = (this.stage.clientHeight - 2 * stagePadding) / rows - tileGap - captionHeight;
      fit = Math.max(fit, Math.min(width / most[0], height / most[1], isSmall ? enlargements[0] : 1));
    }
    // Enlarged pixels stay sharp at whole factors.
    if (fit > 1) fit = enlargements.find((factor) => fit >= factor) ?? 1;
    for (const preview of all) preview.resize(Number(state.zoom) || fit);
  }
}

const studio = new Studio();
listenToToolbar(studio);
listenToStatus(studio);
listenToPageKeys(studio);
