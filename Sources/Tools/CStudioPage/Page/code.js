import { copy, html, notify } from "./dom.js";

// Places in the sources: links that open an editor, and the statement of a view.

/** The editors that a link can open, by the values of the choice: the name, and the address for a
 *  place. */
const editors = {
  "": ["No editor", null],
  vscode: ["VS Code", ({ path, line, column }) => `vscode://file${encodePath(path)}:${line}:${column}`],
  vscodium: ["VSCodium", ({ path, line, column }) => `vscodium://file${encodePath(path)}:${line}:${column}`],
  zed: ["Zed", ({ path, line, column }) => `zed://file${encodePath(path)}:${line}:${column}`],
  idea: ["IntelliJ", ({ path, line, column }) =>
    `idea://open?file=${encodeURIComponent(path)}&line=${line}&column=${column}`],
  server: ["The server’s --editor", null],
};

const encodePath = (path) => path.split("/").map(encodeURIComponent).join("/");

/** The choice is a cookie, because each start of the server has another port. */
const cookieName = "quoinEditor";

export function chosenEditor() {
  const value = document.cookie.split("; ").find((part) => part.startsWith(`${cookieName}=`))?.slice(cookieName.length + 1);
  return value in editors ? value : "";
}

export function chooseEditor(value) {
  document.cookie = `${cookieName}=${value}; path=/; max-age=31536000; SameSite=Strict`;
}

/** `Card.swift:12` as a link to the place in the editor; `preview` asks the server. */
export function placeLink(preview, source, name = `${source.file.split("/").pop()}:${source.line}`) {
  const { file, line } = source;
  return html("button", {
    type: "button", class: "link place", title: `${file}:${line}`, onclick: (event) => {
      event.stopPropagation();
      openPlace(preview, source);
    },
  }, name);
}

async function openPlace(preview, { file, line, column = 1 }) {
  const place = { file, line, column };
  try {
    const editor = chosenEditor();
    if (editor === "server") return void await preview.ask({ open: place });
    const address = editors[editor][1];
    if (!address) return void copy(`${file}:${line}`, "No editor is chosen; the place is");
    const { code } = await preview.ask({ code: place });
    location.href = address({ path: code.path, line, column });
  } catch (error) {
    notify(error.message);
  }
  return undefined;
}

/** The lines around `source`, empty until the server has answered. */
export function linesAround(preview, source) {
  const pane = html("figure", { class: "code", hidden: true });
  preview.ask({ code: source }).then(({ code }) => {
    const first = Math.max(code.first, source.line - reach);
    const lines = code.lines.slice(first - code.first, source.line + reach + 1 - code.first);
    pane.append(html("figcaption", {}, placeLink(preview, source)), codeList({ ...code, first, lines }, source.line));
    pane.hidden = false;
  }, () => {});
  return pane;
}

/** The number of lines before and after one that is shown alone. */
const reach = 2;

/** The statement at `source`, with the line that decides; empty until the server has answered, and
 *  without a server. `decisive` resolves to a place or null. */
export function codePane(preview, source, decisive, hasServerEditor) {
  const pane = html("figure", { class: "code", hidden: true });
  const { file, line, column } = source;
  preview.ask({ code: { file, line, column } }).then(async ({ code }) => {
    pane.append(
      html("figcaption", {}, placeLink(preview, source), editorPicker(hasServerEditor)), codeList(code, line));
    pane.hidden = false;
    const cause = await decisive;
    if (cause?.file === file) markLine(pane, cause.line);
  }, () => {});
  return pane;
}

function codeList({ first, lines, statement: [start, end] }, line) {
  const margin = Math.min(...lines.filter((text) => text.trim()).map((text) => text.search(/\S/)), 200);
  return html("ol", { start: first, "aria-label": "Source" }, lines.map((text, index) => {
    const number = first + index;
    const classes = [number >= start && number <= end ? "statement" : "around", number === line && "own"];
    return html("li", { class: classes.filter(Boolean).join(" "), "data-line": number },
      html("span", { class: "number", "aria-hidden": "true" }, number), html("code", {}, text.slice(margin) || " "));
  }));
}

function markLine(pane, line) {
  const item = pane.querySelector(`[data-line="${line}"]`);
  if (!item) return;
  item.classList.add("decides");
  item.append(html("span", { class: "mark" }, "decides"));
}

function editorPicker(hasServerEditor) {
  const shown = Object.entries(editors).filter(([value]) => value !== "server" || hasServerEditor);
  const select = html("select", {
    "aria-label": "Editor for links", title: "The editor that links to source lines open",
    onchange: () => chooseEditor(select.value),
  }, shown.map(([value, [name]]) => html("option", { value }, name)));
  select.value = chosenEditor();
  return select;
}
