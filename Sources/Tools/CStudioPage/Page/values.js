import { emptyPanel, html } from "./dom.js";

// The state of the views and models, with an editor for each value that can be set.

/** The shown list: an editor in use survives an update of the others. */
let listed = null;

/** The state of the views, by view. */
export function drawState(preview, { state }) {
  if (!state.length) {
    listed = null;
    return emptyPanel("No view has state", "Values of @State, @AppStorage, @SceneStorage and of models are listed here.");
  }
  const key = JSON.stringify(state.map(({ view, name, type, editor, choices }) => [view, name, type, editor, choices]));
  if (listed?.preview === preview && listed.key === key) {
    state.forEach((value, index) => listed.rows[index].show(value));
    return listed.element;
  }
  const rows = state.map((value, index) => new ValueRow(preview, value, index));
  const groups = [];
  state.forEach(({ view }, index) => {
    if (groups.at(-1)?.view !== view) groups.push({ view, rows: [] });
    groups.at(-1).rows.push(rows[index].element);
  });
  const element = html("div", { class: "values" }, groups.map((group) =>
    html("section", {}, html("h3", {}, group.view), html("ul", {}, group.rows))));
  listed = { preview, key, rows, element };
  return element;
}

/** A type as one writes it: `String?`. */
const typeName = (type) => type?.replace(/^Optional<(.+)>$/, "$1?");

/** Longer values are folded. */
const longestShown = 80;

/** Shows a value in `output`, which stays as open as it is. */
function showLong(output, value) {
  if (output.dataset.value === value) return;
  output.dataset.value = value;
  const isOpen = output.querySelector("details")?.open;
  output.replaceChildren(value.length <= longestShown ? value
    : html("details", { open: isOpen }, html("summary", {}, `${value.slice(0, longestShown)}…`), value));
}

/** A value with its editor. */
class ValueRow {
  constructor(preview, value, index) {
    Object.assign(this, { preview, index, name: value.name, isOptional: value.isOptional });
    const isEditable = value.editor && !preview.studio.hello.isRecording;
    this.editor = isEditable ? this.#editor(value) : html("output", {});
    this.problem = html("p", { class: "refusal", role: "alert", hidden: true });
    const clear = isEditable && value.isOptional
      && html("button", { type: "button", class: "link", title: `Set ${value.name} to nil`, onclick: () => this.#set(null) }, "nil");
    this.element = html("li", {},
      html("label", {}, html("span", { class: "name" }, value.name), this.editor), clear,
      html("span", { class: "fact", title: value.refusal },
        [value.source, typeName(value.type), value.refusal && "read-only"].filter(Boolean).join(" · ")), this.problem);
    this.show(value);
  }

  /** Shows a value, unless the user is editing it. */
  show({ value, type }) {
    const { editor } = this;
    if (document.activeElement === editor && editor.type !== "checkbox") return;
    const isNil = this.isOptional && value === "nil";
    const text = this.isOptional ? value.replace(/^Optional\(("?)([^]*)\1\)$/, "$2") : value;
    if (editor.type === "checkbox") {
      editor.checked = text === "true";
      editor.indeterminate = isNil;
    } else if (editor.tagName === "OUTPUT") {
      showLong(editor, value);
    } else {
      editor.value = isNil ? "" : text;
    }
    editor.title = type ?? "";
  }

  #editor({ editor, choices, name }) {
    const send = (convert) => ({ target }) => this.#set(convert(target));
    const number = (input) => (input.value === "" || Number.isNaN(Number(input.value)) ? input.value : Number(input.value));
    const finish = (event) => {
      if (event.key === "Enter") event.target.blur();
      event.stopPropagation();
    };
    switch (editor) {
      case "toggle": return html("input", { type: "checkbox", onchange: send((input) => input.checked) });
      case "choice":
        return html("select", { "aria-label": name, onchange: send((input) => input.value) },
          this.isOptional && html("option", { value: "" }, "nil"), choices.map((choice) => html("option", { value: choice }, choice)));
      case "text": return html("input", { type: "text", onchange: send((input) => input.value), onkeydown: finish });
      default:
        return html("input", { type: "text", inputmode: "decimal", class: "number", onchange: send(number), onkeydown: finish });
    }
  }

  async #set(value) {
    const asked = this.isOptional && this.editor.tagName === "SELECT" && value === "" ? null : value;
    try {
      const { state } = await this.preview.ask({ set: { index: this.index, name: this.name, value: asked } });
      this.problem.hidden = true;
      drawState(this.preview, { state });
    } catch (error) {
      this.problem.textContent = error.message;
      this.problem.hidden = false;
    }
  }
}
