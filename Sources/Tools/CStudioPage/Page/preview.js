import { announce, debounced, html, notify, oncePerFrame, svg } from "./dom.js";
import { Picture } from "./picture.js";
import { drawPicture, pixelSize } from "./painter.js";
import { Film } from "./film.js";
import { listen } from "./input.js";

// A running preview: its image, overlays and input.

/** The screen reader terms for elements that react to taps. */
const tappedWords = new Set(["button", "link", "switch button", "text field", "secure text field", "picker", "menu", "disclosure"]);

/** The values whose reset was shown, by the preview's ID. */
const shownResets = new Map();
/** The milliseconds within which a preview answers a copy. */
const copyTime = 5000;

export class Preview {
  /** `settings` are those of this preview alone. */
  constructor(id, name, settings, studio) {
    this.id = id;
    this.name = name;
    this.settings = settings;
    this.studio = studio;
    this.picture = new Picture();
    this.zoom = 1;
    this.updates = [];
    /** Whether the preview can list its elements for screen readers. */
    this.hasAccessibility = true;
    this.output = "";
    /** The text selected in the preview, for the browser's clipboard. */
    this.selection = null;
    /** The text that the last copy put on the clipboard, and when a copy was last requested. */
    this.copied = null;
    this.awaitsCopy = -Infinity;
    /** The film in progress. */
    this.film = null;
    this.#build();
    this.draw = oncePerFrame(() => this.#draw());
    this.settled = debounced(200, () => this.#settled());
    listen(this);
  }

  get frame() { return this.picture.frame; }
  get size() { return this.frame?.size ?? [393, 852]; }

  send(message) { this.studio.send({ preview: this.id, ...message }); }
  ask(question) { return this.studio.ask(this.id, question); }
  event(event) { this.send({ event }); }

  /** Handles a message of the server. */
  receive(message) {
    if (message.frame) this.#accept(message.frame);
    if (message.gone) this.#showEnd(message.gone);
    if (message.reset) this.#showReset(message.reset);
    if (message.selection !== undefined) this.selection = message.selection;
    if (message.clipboard !== undefined) this.#copy(message.clipboard);
    if (message.output) this.output = (this.output + message.output).slice(-100_000);
    if (message.updates) this.updates = [...this.updates, ...message.updates].slice(-500);
    if (message.output || message.updates) this.studio.reported(this);
  }

  /** Puts a copied text on the clipboard, unless the browser's own event has done so. A preview can't
   *  copy without the user. */
  async #copy(text) {
    const isRequested = performance.now() - this.awaitsCopy < copyTime;
    if (!isRequested || text === this.copied) return;
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      notify("The browser didn't allow copying. Copy again.");
    }
  }

  /** Shows the image at `zoom` CSS pixels per point. */
  resize(zoom) {
    this.zoom = zoom;
    const [width, height] = this.size;
    // CSS lengths are multiples of device pixels, so that the canvas isn't stretched.
    const [columns, rows] = pixelSize(this.size, zoom * devicePixelRatio);
    this.screen.style.width = `${columns / devicePixelRatio}px`;
    this.screen.style.height = `${rows / devicePixelRatio}px`;
    this.sendRatio();
    this.overlay.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.overlay.style.setProperty("--point", 1 / zoom);
    this.draw();
  }

  /** Sends the number of device pixels per point, so that edges are aligned to them. */
  sendRatio() {
    const ratio = this.zoom * devicePixelRatio;
    if (this.isShown && this.ratio !== ratio) this.send({ ratio });
    this.ratio = this.isShown ? ratio : null;
  }

  /** The position of an event, in points. */
  place(event) {
    const box = this.screen.getBoundingClientRect();
    return [(event.clientX - box.left) / this.zoom, (event.clientY - box.top) / this.zoom];
  }

  focus() { this.keyboard.focus({ preventScroll: true }); }

  #build() {
    this.canvas = html("canvas", { role: "img", "aria-label": `Image of ${this.name}` });
    this.overlay = svg("svg", { class: "overlay", "aria-hidden": "true" });
    this.keyboard = html("textarea", {
      class: "keyboard", "aria-label": `Keyboard input for ${this.name}`, autocapitalize: "off", autocomplete: "off",
      autocorrect: "off", spellcheck: "false", rows: 1,
    });
    this.elements = html("ul", { class: "unseen", "aria-label": `Elements of ${this.name}` });
    this.message = html("div", { class: "message", role: "alert", hidden: true });
    this.screen = html("div", { class: "screen" }, this.canvas, this.keyboard, this.overlay, this.message);
    this.caption = html("figcaption", {}, html("h2", {}, this.name));
    this.figure = html("figure", { class: "preview", "data-preview": this.id }, this.caption, this.screen, this.elements);
  }

  async #accept(frame) {
    // Ignores messages for the preview's previous process.
    if (!frame.fresh && !this.frame) return;
    // A new process has its own proposal.
    if (frame.fresh) {
      this.isNew = true;
      this.studio.inspector?.renewed(this);
    }
    const before = this.frame?.size;
    const decoded = this.picture.accept(frame);
    this.message.hidden = true;
    if (String(before) !== String(frame.size)) this.studio.sizeChanged(this);
    if (decoded) await decoded;
    this.draw();
  }

  #draw() {
    if (!this.frame) return;
    const scale = this.zoom * devicePixelRatio;
    drawPicture(this.picture, this.canvas, scale);
    const { n, caret, cursor, opaque } = this.frame;
    this.screen.classList.toggle("transparent", !opaque);
    this.canvas.dataset.frame = n;
    this.canvas.dataset.scale = scale;
    this.canvas.style.cursor = cursor ?? "default";
    if (caret) {
      this.keyboard.style.left = `${caret.x * this.zoom}px`;
      this.keyboard.style.top = `${caret.y * this.zoom}px`;
      this.keyboard.style.height = `${caret.height * this.zoom}px`;
    }
    if (this.acknowledged !== this.frame) this.send({ shown: n });
    this.acknowledged = this.frame;
    this.film?.take();
    this.settled();
  }

  async #settled() {
    if (this.frame?.isAnimating) return;
    this.studio.settled(this);
    this.elements.replaceChildren(...(await this.#listElements()).map((element) => this.#element(element)));
  }

  /** Lists the elements for screen readers: from the preview, or else the visible texts. */
  async #listElements() {
    if (this.hasAccessibility) {
      try {
        return (await this.ask("accessibility")).elements;
      } catch {
        this.hasAccessibility = false;
      }
    }
    const texts = this.picture.items.filter(([kind]) => kind === "g").map(([, run]) => this.picture.runs.get(run)?.text);
    return texts.filter(Boolean).map((label) => ({ label }));
  }

  /** An element for screen readers, with an action if it is a control. */
  #element({ label, value, words = [], frame }) {
    const text = [label, value].filter(Boolean).join(", ");
    if (words.some((word) => word.startsWith("heading"))) return html("li", {}, html("h3", {}, text));
    if (!frame || !words.some((word) => tappedWords.has(word))) return html("li", {}, [text, ...words].filter(Boolean).join(", "));
    const [x, y, width, height] = frame;
    const point = { x: x + width / 2, y: y + height / 2 };
    const tap = () => ["down", "up"].forEach((pointer) => this.event({ pointer, ...point }));
    return html("li", {}, html("button", { type: "button", tabindex: -1, onclick: tap, disabled: words.includes("dimmed") }, text));
  }

  #showEnd({ reason, output = this.output.trim() }) {
    this.message.replaceChildren(
      html("p", {}, html("strong", {}, "The preview has ended. "), reason.trim()),
      output && html("details", { open: true },
        html("summary", {}, "Output"), html("pre", {}, output.slice(-1000))),
      html("button", { type: "button", onclick: () => this.restart() }, "Restart"),
    );
    this.message.hidden = false;
    announce(`${this.name} has ended. ${reason}`);
  }

  /** Starts or stops a film. */
  toggleFilm() {
    if (this.film) return void this.film.stop();
    if (!this.frame) return undefined;
    this.film = new Film(this);
    notify("Filming started. Press R to stop and save the film.");
    return undefined;
  }

  restart() {
    this.send({ restart: true });
    this.message.hidden = true;
    this.output = "";
  }

  /** Shows each value that a save resets once. */
  #showReset(sentences) {
    const shown = shownResets.get(this.id) ?? new Set();
    shownResets.set(this.id, shown);
    const news = sentences.filter((sentence) => !shown.has(sentence));
    for (const sentence of news) shown.add(sentence);
    if (news.length) notify(`Each save resets: ${news.join("; ")}`);
  }
}
