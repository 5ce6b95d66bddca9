import { byId, html } from "./dom.js";
import { choose, state } from "./state.js";

// The page's keyboard shortcuts. They apply unless a field has the focus, in the page or in a preview.

/** The shortcuts by group: [keys, what they do]. */
const shortcuts = {
  Previews: [
    ["[ ]", "Previous and next preview"], ["/", "Find a preview"], ["L", "List of previews"], ["W", "All previews at once"],
    ["+ − 0", "Larger, smaller, to fit"], ["A", "Light and dark"], ["B", "Device frame"], ["S", "Settings"], ["R", "Film"],
  ],
  Inspector: [
    ["I", "Inspect"], ["D", "Details"], ["T", "Tree"], ["P", "Steps of the negotiation"], ["U", "Updates"], ["F", "What looks odd"],
    ["↑ ↓ ← →", "Parent, child, siblings"],
  ],
  Page: [["Tab", "Next control, in the preview too"], ["Esc", "Close what is open"], ["?", "These shortcuts"]],
};

const zooms = [0.5, 0.75, 1, 1.5, 2, 3];

/** Shows all shortcuts. */
function showKeys() {
  const dialog = byId("keys");
  dialog.replaceChildren(html("h2", {}, "Keyboard shortcuts"),
    html("div", { class: "columns" }, Object.entries(shortcuts).map(([title, all]) => html("section", {}, html("h3", {}, title),
      html("dl", {}, all.map(([keys, text]) => [
        html("dt", {}, keys.split(" ").map((key) => html("kbd", {}, key))), html("dd", {}, text)]))))),
    html("form", { method: "dialog" }, html("button", { type: "submit", autofocus: true }, "Close")));
  dialog.showModal();
}

/** Listens to the shortcuts of `studio`. */
export function listenToPageKeys(studio) {
  const zoom = (step) => {
    const now = studio.zoom;
    const next = step > 0 ? zooms.find((each) => each > now + 0.01) : zooms.findLast((each) => each < now - 0.01);
    if (next) choose({ zoom: next });
  };
  const inspectorKeys = "idtpuf";
  const keys = {
    i: () => choose({ inspect: state.inspect ? "" : "on" }),
    d: () => choose({ details: state.details ? "" : "why" }),
    t: () => choose({ details: "tree" }),
    p: () => choose({ details: "steps" }),
    u: () => choose({ details: "updates" }),
    f: () => choose({ details: "findings" }),
    r: () => studio.inspector.preview?.toggleFilm(),
    l: () => byId("open-list").click(),
    w: () => byId("open-wall").click(),
    a: () => choose({ appearance: state.appearance === "dark" ? "light" : "dark" }),
    b: () => choose({ frame: state.frame ? "" : "off" }),
    s: () => byId("open-settings").click(),
    "/": () => studio.list.find(),
    "[": () => studio.step(-1),
    "]": () => studio.step(1),
    "+": () => zoom(1),
    "=": () => zoom(1),
    "-": () => zoom(-1),
    0: () => choose({ zoom: "" }),
    "?": showKeys,
    Escape: () => closeTop(studio),
  };
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    // Popovers and dialogs close by themselves.
    if (document.querySelector("dialog[open]") || (event.key === "Escape" && document.querySelector(":popover-open"))) return;
    if (isTyping(event.target, studio)) return;
    // The wall has nothing to inspect.
    if (studio.isWall && inspectorKeys.includes(event.key)) return;
    if (studio.inspector.key(event)) event.preventDefault();
    else if (keys[event.key]) {
      event.preventDefault();
      keys[event.key]();
    }
  });
}

/** Whether keys belong to `target`: a field of the page, or the keyboard of a preview in which a view
 *  has the focus. */
function isTyping(target, studio) {
  if (target.matches("input[type=range], input[type=checkbox]")) return false;
  if (!target.matches("input, select, textarea")) return false;
  if (!target.matches(".keyboard")) return true;
  if (state.inspect) return false;
  const frame = studio.previews.get(target.closest("[data-preview]")?.dataset.preview)?.frame;
  return Boolean(frame?.caret || frame?.focus);
}

/** Closes the errors, the details, or inspecting: the first of them that is open. */
function closeTop(studio) {
  if (studio.closeErrors()) return;
  choose(state.details ? { details: "" } : { inspect: "" });
}
