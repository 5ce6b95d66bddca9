import { linesAround } from "./code.js";
import { announce, debounced, html, notify, oncePerFrame, svg } from "./dom.js";
import { DeviceFrame } from "./device.js";
import { Picture } from "./picture.js";
import { drawPicture, pixelSize } from "./painter.js";
import { Film } from "./film.js";
import { listen } from "./input.js";

// A running preview: its image, overlays and input.

/** The screen reader terms for elements that react to taps. */
const tappedWords = new Set(["button", "link", "switch button", "picker", "date picker", "menu", "disclosure"]);
const fieldWords = new Set(["text field", "secure text field", "search field"]);

/** In milliseconds: a preview that never rests lists its elements at this interval. */
const longestUnrest = 1000;

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
    /** The last output of the running process. */
    this.lastOutput = "";
    /** The text selected in the preview, for the browser's clipboard. */
    this.selection = null;
    /** The text that the last copy put on the clipboard, and when a copy was last requested. */
    this.copied = null;
    this.awaitsCopy = -Infinity;
    /** The film in progress. */
    this.film = null;
    this.device = new DeviceFrame();
    /** The time of the last settled image, and how long its questions took. */
    this.rest = { time: performance.now(), cost: 0 };
    this.#build();
    this.draw = oncePerFrame(() => this.#draw());
    this.settled = debounced(200, () => this.#settled());
    listen(this);
  }

  get frame() { return this.picture.frame; }
  get size() { return this.frame?.size ?? [393, 852]; }

  send(message) { this.studio.send({ preview: this.id, ...message }); }
  ask(question) { return this.studio.ask(this.id, question); }
  event(event) {
    this.send({ event });
    this.studio.inspector?.acted(this);
  }

  /** Handles a message of the server. */
  receive(message) {
    if (message.frame) this.#accept(message.frame);
    if (message.gone) this.#showEnd(message.gone);
    if (message.reset) this.#showReset(message.reset);
    if (message.selection !== undefined) this.selection = message.selection;
    if (message.clipboard !== undefined) this.#copy(message.clipboard);
    if (message.output) {
      this.output = (this.output + message.output).slice(-100_000);
      this.lastOutput = (this.lastOutput + message.output).slice(-1000);
    }
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

  /** The size with the device's frame, in points. */
  get outerSize() { return this.size.map((length) => length + 2 * this.device.width); }

  /** Shows the frame and parts of `screen`, as in matrix.js; null for none. */
  show(screen) {
    this.device.show(screen);
    this.bezel.classList.toggle("framed", this.device.width > 0);
    this.bezel.dataset.kind = screen?.kind ?? "none";
  }

  /** Shows the image at `zoom` CSS pixels per point. */
  resize(zoom) {
    this.zoom = zoom;
    const [width, height] = this.size;
    // CSS lengths are multiples of device pixels, so that the canvas isn't stretched.
    const [columns, rows] = pixelSize(this.size, zoom * devicePixelRatio);
    this.screen.style.width = `${columns / devicePixelRatio}px`;
    this.screen.style.height = `${rows / devicePixelRatio}px`;
    this.bezel.style.setProperty("--bezel", `${Math.round(this.device.width * zoom)}px`);
    this.bezel.style.setProperty("--corner", `${Math.round(this.device.corner * zoom)}px`);
    this.sendRatio();
    this.overlay.setAttribute("viewBox", `0 0 ${width} ${height}`);
    this.overlay.style.setProperty("--point", 1 / zoom);
    this.draw();
  }

  /** Sends the number of device pixels per point, so that edges are aligned to them. With less than
   *  one, edges are aligned to a multiple, so that no line has a width of 0; the painter rounds them. */
  sendRatio() {
    const pixels = this.zoom * devicePixelRatio;
    const ratio = pixels < 1 ? Math.min(pixels * Math.ceil((this.frame?.scale ?? 3) / pixels), 8) : pixels;
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
    this.elements = html("ul", { class: "elements", "aria-label": `Elements of ${this.name}` });
    this.message = html("div", { class: "message", role: "alert", hidden: true });
    this.screen = html("div", { class: "screen" },
      this.canvas, this.device.element, this.keyboard, this.elements, this.overlay,
      html("div", { class: "message-place" }, this.message));
    this.bezel = html("div", { class: "bezel" }, this.screen);
    this.caption = html("figcaption", {}, html("h2", {}, this.name));
    this.figure = html("figure", { class: "preview starting", "data-preview": this.id }, this.caption, this.bezel);
  }

  async #accept(frame) {
    // Ignores messages for the preview's previous process.
    if (!frame.fresh && !this.frame) return;
    // A new process has its own proposal.
    if (frame.fresh) {
      this.isNew = true;
      this.figure.classList.remove("renewing");
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
    this.figure.classList.remove("starting");
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
    if (performance.now() - this.rest.time > longestUnrest + 10 * this.rest.cost) this.#settled(true);
    this.settled();
  }

  /** Lists the elements once the image is at rest; of an image that never is, now and then. */
  async #settled(isMoving = false) {
    if (this.frame?.isAnimating && !isMoving) return;
    const start = (this.rest.time = performance.now());
    this.device.tint(this.canvas);
    this.studio.settled(this);
    const elements = await this.#listElements();
    this.rest.cost = performance.now() - start;
    this.#showElements(elements);
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

  /** Shows the elements over the image, where Tab reaches the controls. Elements that are the same kind
   *  as before stay, so that the focus does. */
  #showElements(elements) {
    const [width, height] = this.size;
    elements.forEach((element, index) => {
      const kind = kindOfElement(element);
      let item = this.elements.children[index];
      if (item?.dataset.kind !== kind) {
        const made = html("li", { "data-kind": kind }, this.#control(kind));
        if (item) item.replaceWith(made);
        else this.elements.append(made);
        item = made;
      }
      item.element = element;
      fillElement(item, kind, element);
      const [x, y, across, down] = element.frame ?? [0, 0, 0, 0];
      // In parts of the screen, so that the zoom doesn't matter.
      const place = { left: x / width, top: y / height, width: across / width, height: down / height };
      for (const [name, part] of Object.entries(place)) item.style[name] = `${part * 100}%`;
    });
    while (this.elements.children.length > elements.length) this.elements.lastChild.remove();
  }

  /** An empty element of that kind, which acts on the view in the preview. */
  #control(kind) {
    const elementOf = (target) => target.closest("li").element;
    const tap = ({ target }) => {
      const [x, y, width, height] = elementOf(target).frame;
      ["down", "up"].forEach((pointer) => this.event({ pointer, x: x + width / 2, y: y + height / 2 }));
    };
    if (kind === "heading") return html("h3", {});
    if (kind === "switch") return html("button", { type: "button", role: "switch", onclick: tap });
    if (kind === "button" || kind === "link") return html("button", { type: "button", role: kind, onclick: tap });
    if (kind === "field") {
      // Typing goes on in the preview's own field.
      const edit = (event) => {
        tap(event);
        this.focus();
      };
      return html("div", { role: "textbox", tabindex: 0, onclick: edit, onkeydown: (event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        edit(event);
      } });
    }
    if (kind !== "slider") return html("span", {});
    return html("div", { role: "slider", tabindex: 0, "aria-valuemin": 0, "aria-valuemax": 100, onkeydown: (event) => {
      const verb = { ArrowRight: "increment", ArrowUp: "increment", ArrowLeft: "decrement", ArrowDown: "decrement" }[event.key];
      if (!verb) return;
      event.preventDefault();
      event.stopPropagation();
      const { label } = elementOf(event.target);
      if (label) this.event({ do: `${verb} ${JSON.stringify(label)}` });
    } });
  }

  #showEnd({ reason, place, output = this.lastOutput.trim() }) {
    this.figure.classList.remove("starting", "renewing");
    this.message.replaceChildren(
      html("h3", {}, "The preview has ended"), html("p", {}, sentenceOf(reason)), place ? linesAround(this, place) : "",
      output && html("details", { open: true },
        html("summary", {}, "Output"), html("pre", {}, output)),
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
    this.output = "";
    this.renew();
  }

  /** Shows that a new process starts: what the last one said doesn't apply to it. */
  renew() {
    this.message.hidden = true;
    this.lastOutput = "";
    this.figure.classList.add("renewing");
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

/** The kind of an element for screen readers, which decides how it is listed. */
function kindOfElement({ words = [], frame }) {
  if (words.some((word) => word.startsWith("heading"))) return "heading";
  if (!frame) return "text";
  if (words.includes("adjustable")) return "slider";
  if (words.some((word) => fieldWords.has(word))) return "field";
  if (words.includes("switch button")) return "switch";
  if (words.includes("link")) return "link";
  return words.some((word) => tappedWords.has(word)) ? "button" : "text";
}

function fillElement(item, kind, { label, value, words = [] }) {
  const control = item.firstChild;
  const isDimmed = words.includes("dimmed");
  const text = [label, value].filter(Boolean).join(", ");
  if (kind === "heading" || kind === "text") {
    const all = kind === "text" ? [text, ...words].filter(Boolean).join(", ") : text;
    if (control.textContent !== all) control.textContent = all;
    return;
  }
  if (control.textContent !== text) control.textContent = text;
  if (kind === "slider" || kind === "field") {
    control.setAttribute("aria-label", label || (kind === "slider" ? "Slider" : "Text field"));
    control.setAttribute("aria-disabled", String(isDimmed));
    if (kind === "slider") control.setAttribute("aria-valuetext", value ?? "");
    const number = Number.parseFloat(value);
    if (kind === "slider" && Number.isFinite(number)) control.setAttribute("aria-valuenow", number);
    return;
  }
  control.disabled = isDimmed;
  if (kind === "switch") control.setAttribute("aria-checked", String(/^(1|on|true)$/i.test(value ?? "")));
  if (words.includes("selected")) control.setAttribute("aria-current", "true");
  else control.removeAttribute("aria-current");
}

/** A reason as a sentence: with a capital letter and a period. */
function sentenceOf(reason) {
  const text = reason.trim();
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?…]$/.test(text) ? "" : ".");
}
