import { announce, byId, html } from "./dom.js";

// The state of the sources. Errors are shown over the last good image.

const phaseWords = { compiling: "Compiling…", ready: "Ready", failed: "Does not compile" };

/** The errors on display, which stay until the sources compile. */
let shownErrors = "";

export function showStatus({ phase, headline, errors = [], following = [], message = "", times }) {
  const place = byId("status");
  const took = phase === "ready" && times?.total ? ` in ${seconds(times.total)}` : "";
  const hasWarnings = phase === "ready" && message;
  const left = phase === "ready" && errors.length ? `, with ${counted(errors.length, "error")}` : "";
  place.textContent = `${phaseWords[phase] ?? phase}${took}${left}${hasWarnings ? `${left ? " and" : ", with"} warnings` : ""}`;
  place.dataset.phase = phase;
  const parts = Object.entries(times ?? {}).map(([name, time]) => `${name} ${seconds(time)}`).join(", ");
  place.title = [parts, hasWarnings && message].filter(Boolean).join("\n");
  const panel = byId("errors");
  panel.classList.toggle("waiting", phase === "compiling");
  if (phase === "compiling") return;
  const shown = JSON.stringify([phase, headline, errors, following, message]);
  if (shown === shownErrors) return;
  shownErrors = shown;
  panel.hidden = phase === "ready" ? !errors.length : !errors.length && !message;
  if (panel.hidden) return void panel.replaceChildren();
  if (phase === "ready") return showLeftOut(panel, errors);
  const rest = following.length
    ? html("details", {}, html("summary", {}, `${counted(following.length, "error")} that ${following.length === 1 ? "follows" : "follow"}`),
      following.map(errorElement))
    : null;
  panel.classList.remove("quiet");
  panel.replaceChildren(...[
    headline && html("p", { class: "headline" }, headline),
    ...(errors.length ? errors.map(errorElement) : [html("pre", {}, message)]), rest].filter(Boolean));
  panel.scrollTop = 0;
  announce(`${counted(errors.length, "error")}. ${headline ?? ""} ${errors[0]?.message ?? message}`);
}

/** Lists the errors because of which parts are left out, behind one line. */
function showLeftOut(panel, errors) {
  panel.classList.add("quiet");
  panel.replaceChildren(html("details", {},
    html("summary", {}, `Some declarations are left out, because of ${counted(errors.length, "error")}`), errors.map(errorElement)));
}

const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

export function showConnection(isOpen) {
  document.body.classList.toggle("offline", !isOpen);
  if (isOpen) return;
  byId("status").textContent = "The server is not available. Reconnecting…";
  byId("status").dataset.phase = "offline";
}

function errorElement({ file, line, column, message, severity, text }) {
  const place = [file, line || null, line ? column : null].filter(Boolean).join(":");
  return html("section", { class: `error ${severity ?? "error"}` },
    html("p", {}, html("code", {}, place), " ", html("strong", {}, severity ?? "error"), ` ${message}`),
    text && html("pre", {}, column ? `${text}\n${caretBelow(text, column)}` : text));
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
