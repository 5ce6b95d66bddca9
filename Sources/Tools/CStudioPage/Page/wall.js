import { byId, html } from "./dom.js";
import { isPart, matching, previewTitle } from "./list.js";
import { choose } from "./state.js";

// All previews of a project at once, as small pictures. A click opens one.

const narrowTiles = matchMedia("(max-width: 700px)");

export class Wall {
  #shown = "";

  constructor(stills) {
    this.stills = stills;
    this.element = byId("wall");
    this.element.addEventListener("keydown", (event) => this.#key(event));
  }

  /** Shows the previews of the server's list that contain `text`; null hides the wall. */
  show(hello, text) {
    this.element.hidden = !hello;
    const found = hello ? matching(hello.previews, text) : [];
    const isCompiling = Boolean(hello && isPart(hello));
    const shown = JSON.stringify([found, text, isCompiling]);
    if (shown === this.#shown) return;
    this.#shown = shown;
    const focused = document.activeElement?.dataset.tile;
    for (const canvas of this.element.querySelectorAll("canvas")) this.stills.unfollow(canvas);
    this.element.replaceChildren(...found.map((preview, index) => this.#tile(preview, index)));
    if (isCompiling) this.element.append(...expectedTiles());
    else if (hello && !found.length) this.element.append(html("p", { class: "nothing" }, `No preview is named “${text}”.`));
    if (focused) this.#tiles().find(({ dataset }) => dataset.tile === focused)?.focus();
  }

  #tile({ id, name, file }, index) {
    const canvas = html("canvas", { class: "still", width: 1, height: 1, "aria-hidden": "true" });
    const frame = html("span", { class: "thumbnail" }, canvas);
    canvas.addEventListener("drawn", ({ detail: [width, height] }) => {
      frame.classList.toggle("screen-like", width >= 300 && height >= 300);
    });
    this.stills.follow(canvas, id, narrowTiles.matches ? [136, 292] : [168, 356]);
    return html("button", {
      type: "button", class: "tile", "data-tile": id, tabindex: index ? -1 : 0,
      onclick: () => choose({ previews: id, view: "" }),
    }, frame, html("span", { class: "name" }, previewTitle(name)),
    file ? html("span", { class: "fact" }, file.split("/").pop()) : null);
  }

  #tiles() { return [...this.element.querySelectorAll("[data-tile]")]; }

  #key(event) {
    const tiles = this.#tiles();
    const at = tiles.indexOf(document.activeElement);
    if (at < 0) return;
    const top = (tile) => tile.offsetTop;
    const columns = tiles.filter((tile) => top(tile) === top(tiles[0])).length;
    const step = {
      ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns, Home: -at, End: tiles.length - 1 - at,
    }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = tiles[Math.min(Math.max(at + step, 0), tiles.length - 1)];
    tiles[at].tabIndex = -1;
    next.tabIndex = 0;
    next.focus();
    next.scrollIntoView({ block: "nearest" });
  }
}

/** Tiles in the place of previews that aren't compiled yet. */
const expectedTiles = () => ["The others are compiling…", "", "", ""].map((text) =>
  html("div", { class: "tile expected" }, html("span", { class: "thumbnail" }, html("span", { class: "still" })),
    html("span", { class: "fact" }, text)));
