import { placeLink } from "./code.js";
import { announce, byId, html } from "./dom.js";

// The state of the sources. Errors are shown over the last good image.

const phaseWords = { compiling: "Compiling…", ready: "Ready", failed: "Does not compile" };

/** Asks the server about the sources, for links to them. */
let sources = null;

/** Whether the last finished attempt has errors to show. */
let hasErrors = false;

/** The content of the panel, as a text to compare. */
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
  document.body.dataset.phase = phase;
  const panel = byId("errors");
  panel.classList.toggle("waiting", phase === "compiling");
  // While a new attempt compiles, the errors stay, so that the page doesn't flicker.
  if (phase === "compiling") return;
  hasErrors = phase === "ready" ? errors.length > 0 : Boolean(errors.length || message);
  place.classList.toggle("link", hasErrors);
  // The same errors again stay as the user left them.
  const shown = JSON.stringify(phase === "ready" ? [errors] : [headline, errors, following, message]);
  if (shown === shownErrors) return;
  shownErrors = shown;
  panel.hidden = !hasErrors;
  panel.classList.toggle("quiet", phase === "ready");
  const content = phase === "ready" ? leftOut(errors) : errorParts(headline, errors, following, message);
  panel.replaceChildren(...(hasErrors ? content : []));
  panel.scrollTop = 0;
  const count = errors.length ? `${countText(errors)}.` : "";
  if (phase === "failed") announce([count, headline, errors[0]?.message ?? message].filter(Boolean).join(" "));
}

export function showConnection(isOpen) {
  document.body.classList.toggle("offline", !isOpen);
  if (isOpen) return;
  byId("status").textContent = "The server is not available. Reconnecting…";
  byId("status").dataset.phase = "offline";
  document.body.dataset.phase = "offline";
}

/** Hides the errors; a click on the status shows them again. Returns whether they were visible. */
export function hideErrors() {
  const panel = byId("errors");
  if (panel.hidden) return false;
  const hadFocus = panel.contains(document.activeElement);
  panel.hidden = true;
  if (hadFocus) byId("stage").focus();
  return true;
}

/** Connects the status of `studio`: a click shows the errors, whose places are links. */
export function listenToStatus(studio) {
  sources = { ask: (question) => studio.ask("", question) };
  byId("status").addEventListener("click", () => { byId("errors").hidden = !hasErrors; });
}

const counted = (count, noun) => `${count} ${noun}${count === 1 ? "" : "s"}`;

function countText(errors) {
  const count = errors.filter(({ severity }) => severity !== "warning").length;
  return count ? counted(count, "error") : counted(errors.length, "warning");
}

/** A line that the errors because of which declarations are left out are folded behind. */
function leftOut(errors) {
  const text = `Some declarations are left out, because of ${counted(errors.length, "error")}`;
  return [html("details", {}, html("summary", {}, text), errors.map(errorElement)), closeButton()];
}

/** The errors to fix below a header; those that follow from them are folded. */
function errorParts(headline, errors, following, message) {
  const verb = following.length === 1 ? "follows" : "follow";
  return [
    errorHeader(errors), headline ? html("p", { class: "headline" }, headline) : "",
    ...(errors.length ? errors.map(errorElement) : [html("pre", {}, message)]),
    following.length
      ? html("details", {}, html("summary", {}, `${counted(following.length, "error")} that ${verb}`), following.map(errorElement))
      : "",
  ];
}

function errorHeader(errors) {
  const hasPicture = document.querySelector("#stage canvas[data-frame], #wall canvas[data-drawn]");
  return html("header", {}, html("h2", {}, errors.length ? countText(errors) : "The project can't be shown"),
    html("span", { class: "fact" }, hasPicture ? "The last version that compiles is shown." : ""), closeButton());
}

const closeButton = () => html("button", {
  type: "button", class: "icon close", "aria-label": "Hide the errors", title: "Hide the errors (Escape)", onclick: hideErrors,
});

/** An error with its place and its source line; the line, the column and the text may be unknown. */
function errorElement({ file, line, column, message, severity = "error", text }) {
  const place = [file, line || null, line ? column : null].filter(Boolean).join(":");
  const number = line ? String(line) : "";
  return html("section", { class: `error ${severity}` },
    html("p", {}, html("strong", {}, severity), " ", message),
    place || text ? html("figure", {}, html("figcaption", {}, placeElement({ file, line, column }, place)),
      text && html("pre", {}, html("span", { class: "number" }, number), text,
        column ? ["\n", html("span", { class: "number" }, " ".repeat(number.length)),
          html("span", { class: "caret" }, caretBelow(text, column))] : null)) : null);
}

/** A link to a line in the sources; other places are texts. */
const placeElement = (source, place) => (source.line && source.file?.endsWith(".swift")
  ? placeLink(sources, source, place) : html("code", {}, place));

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
