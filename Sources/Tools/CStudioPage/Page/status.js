import { announce, byId, html } from "./dom.js";

// The state of the sources. Errors are shown over the last good image.

const phaseWords = { compiling: "Compiling…", ready: "Ready", failed: "Does not compile" };

export function showStatus({ phase, errors = [], message = "", times }) {
  const place = byId("status");
  const took = phase === "ready" && times?.total ? ` in ${seconds(times.total)}` : "";
  const hasWarnings = phase === "ready" && message;
  place.textContent = `${phaseWords[phase] ?? phase}${took}${hasWarnings ? ", with warnings" : ""}`;
  place.dataset.phase = phase;
  const parts = Object.entries(times ?? {}).map(([name, time]) => `${name} ${seconds(time)}`).join(", ");
  place.title = [parts, hasWarnings && message].filter(Boolean).join("\n");
  const panel = byId("errors");
  panel.hidden = phase !== "failed" || (!errors.length && !message);
  panel.replaceChildren(...(errors.length ? errors.map(errorElement) : [html("pre", {}, message)]));
  if (phase === "failed") announce(`${errors.length} errors. ${errors[0]?.message ?? message}`);
}

export function showConnection(isOpen) {
  document.body.classList.toggle("offline", !isOpen);
  if (isOpen) return;
  byId("status").textContent = "The server is not available. Reconnecting…";
  byId("status").dataset.phase = "offline";
}

function errorElement({ file, line, column, message, severity, text }) {
  const place = [file, line, column].filter(Boolean).join(":");
  return html("section", { class: `error ${severity ?? "error"}` },
    html("p", {}, html("code", {}, place), " ", html("strong", {}, severity ?? "error"), ` ${message}`),
    text && html("pre", {}, `${text}\n${caretBelow(text, column)}`));
}

/** Spaces and a caret below the column, which is a byte offset; tabs are kept. */
function caretBelow(text, column) {
  let bytes = 1;
  let spaces = "";
  for (const character of text) {
    if (bytes >= column) break;
    bytes += new TextEncoder().encode(character).length;
    spaces += character === "\t" ? "\t" : " ";
  }
  return `${spaces}^`;
}

const seconds = (time) => `${time.toFixed(time < 1 ? 2 : 1)} s`;
