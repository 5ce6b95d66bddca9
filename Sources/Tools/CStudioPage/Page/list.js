import { byId, html } from "./dom.js";
import { choose, onChange, state } from "./state.js";

// The list of previews beside them: by file, with small pictures and search.

/** Narrower windows show the list over the stage, and close it after a choice. */
const narrowWindow = matchMedia("(max-width: 700px)");

/** The previews that the URL names. If none of them exists, the one to show first; but none while
 *  the server's list lacks previews that don't compile or aren't compiled yet. */
export function chosenPreviews({ previews, first, isWhole = true }) {
  const wanted = state.previews.split(",");
  const chosen = previews.filter(({ id }) => wanted.includes(id));
  if (chosen.length || (state.previews && !isWhole) || isPart({ first, isWhole })) return chosen;
  return previews.filter(({ id }, index) => (first ? id === first : index === 0)).slice(0, 1);
}

/** Whether a server that doesn't know what to show first has only compiled some previews yet. */
export const isPart = ({ first, isWhole }) => isWhole === false && !first;

/** Whether a save shows the preview of the saved file: if one preview is visible, by default. */
export const follows = (hello) =>
  state.follow !== "off" && !state.matrix && state.view !== "wall" && chosenPreviews(hello).length <= 1;

/** Whether the list is open; without a choice it is, beside several previews in a wide window. */
export const isListOpen = (hello) =>
  (hello.previews.length > 1 || isPart(hello)) && (state.list ? state.list === "on" : !narrowWindow.matches && innerWidth >= 900);

/** The previews whose name or file contains each word of `text`. */
export function matching(previews, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return previews.filter(({ name, file = "" }) => {
    const all = `${name} ${file}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

export class PreviewList {
  #hello = { previews: [] };
  #shown = "";

  constructor(stills) {
    this.stills = stills;
    this.element = byId("list");
    this.search = html("input", {
      type: "search", id: "search", placeholder: "Find a preview", "aria-label": "Find a preview", "aria-keyshortcuts": "/",
      oninput: () => this.#fill(),
    });
    this.rows = html("div", { class: "rows" });
    this.element.append(html("div", { class: "find" }, this.search), this.rows);
    this.element.addEventListener("keydown", (event) => this.#key(event));
    onChange(() => this.#fill());
  }

  get text() { return this.search.value; }

  /** Calls `listener` when the text to find changes. */
  onFind(listener) { this.search.addEventListener("input", listener); }

  show(hello) {
    this.#hello = hello;
    this.#fill();
  }

  get #previews() { return this.#hello.previews; }

  /** Opens the list and puts the focus into its search. */
  find() {
    if (!isListOpen(this.#hello)) choose({ list: "on" });
    this.search.focus();
    this.search.select();
  }

  #fill() {
    // A closed list draws nothing.
    const found = isListOpen(this.#hello) ? matching(this.#previews, this.text) : [];
    const shown = JSON.stringify([found, this.text && !found.length]);
    if (shown !== this.#shown) {
      this.#shown = shown;
      const focused = document.activeElement?.dataset.row;
      for (const canvas of this.rows.querySelectorAll("canvas")) this.stills.unfollow(canvas);
      const files = Map.groupBy ? Map.groupBy(found, ({ file }) => file ?? "") : grouped(found);
      this.rows.replaceChildren(...[...files].map(([file, all]) => html("section", {},
        html("h2", {}, file ? fileName(file) : "Previews"), html("ul", {}, all.map((preview) => this.#row(preview))))));
      if (!found.length) {
        const text = this.text ? `No preview is named “${this.text}”.` : "There are no previews.";
        this.rows.append(html("p", { class: "nothing" }, text));
      }
      if (focused) [...this.rows.querySelectorAll("[data-row]")].find(({ dataset }) => dataset.row === focused)?.focus();
    }
    this.#mark();
  }

  #row({ id, name, file, line }) {
    const canvas = html("canvas", { class: "still", width: 1, height: 1, "aria-hidden": "true" });
    this.stills.follow(canvas, id, [40, 52]);
    const open = html("button", {
      type: "button", class: "row", "data-row": id, title: file ? `${file}${line ? `:${line}` : ""}` : name,
      onclick: (event) => this.#choose(id, event.shiftKey || event.ctrlKey || event.metaKey),
    }, html("span", { class: "thumbnail" }, canvas), html("span", { class: "name" }, previewTitle(name)));
    const title = `Show ${name} beside the others`;
    const add = html("button", {
      type: "button", class: "add", "data-add": id, title, "aria-label": title,
      "aria-pressed": "false", onclick: () => this.#choose(id, true),
    }, "+");
    return html("li", {}, open, add);
  }

  #choose(id, isAdded) {
    const chosen = state.view === "wall" ? [] : chosenPreviews(this.#hello).map((preview) => preview.id);
    const others = chosen.filter((each) => each !== id);
    const next = !isAdded ? [id] : chosen.includes(id) && others.length ? others : [...others, id];
    choose({ previews: next.join(","), view: "", ...(narrowWindow.matches && !isAdded ? { list: "" } : {}) });
  }

  #mark() {
    const isWall = state.view === "wall";
    const chosen = isWall ? [] : chosenPreviews(this.#hello).map(({ id }) => id);
    for (const row of this.rows.querySelectorAll("[data-row]")) {
      if (chosen.includes(row.dataset.row)) row.setAttribute("aria-current", "true");
      else row.removeAttribute("aria-current");
    }
    for (const add of this.rows.querySelectorAll("[data-add]")) {
      const isChosen = chosen.includes(add.dataset.add);
      add.setAttribute("aria-pressed", String(isChosen));
      add.textContent = isChosen && chosen.length > 1 ? "−" : "+";
    }
    const isOpen = isListOpen(this.#hello);
    this.element.hidden = !isOpen;
    byId("open-list").setAttribute("aria-expanded", String(isOpen));
  }

  #key(event) {
    if (event.key === "Escape") {
      event.preventDefault();
      if (this.text) {
        this.search.value = "";
        this.search.dispatchEvent(new Event("input"));
      } else {
        if (narrowWindow.matches) choose({ list: "" });
        byId("stage").focus();
      }
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step && !(event.key === "Enter" && event.target === this.search)) return;
    const rows = [...this.rows.querySelectorAll("[data-row]")];
    event.preventDefault();
    if (!step) return void rows[0]?.click();
    const at = rows.indexOf(document.activeElement?.closest("li")?.querySelector("[data-row]"));
    const next = rows[at + step];
    if (next) next.focus();
    else if (at === 0) this.search.focus();
  }
}

/** A preview's name without the ending of a provider's type. */
export const previewTitle = (name) => name.replace(/(.)_Previews$/, "$1");

const fileName = (file) => file.split("/").slice(-2).join("/");

function grouped(previews) {
  const files = new Map();
  for (const preview of previews) files.set(preview.file ?? "", [...(files.get(preview.file ?? "") ?? []), preview]);
  return files;
}
