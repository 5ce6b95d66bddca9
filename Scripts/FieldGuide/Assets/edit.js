"use strict";

// Lets the reader change an example if `quoin guide` serves the page; its address has contained the server's token.

(() => {
  const given = new URLSearchParams(location.search).get("token");
  if (given) {
    sessionStorage.setItem("quoin-token", given);
    history.replaceState(null, "", location.pathname + location.hash);
  }
  const token = location.protocol.startsWith("http") && sessionStorage.getItem("quoin-token");
  const source = document.querySelector(".source[data-file]");
  if (!token || !source) return;

  const make = (tag, properties, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };
  const written = [...source.querySelectorAll("code")].map((line) => line.textContent.trimEnd()).join("\n");
  const text = make("textarea", { className: "editor", value: written, spellcheck: false, rows: written.split("\n").length + 1 });
  text.setAttribute("aria-label", source.getAttribute("aria-label"));
  const run = make("button", { type: "button", textContent: "Run" });
  const reset = make("button", { type: "button", textContent: "As written" });
  const problem = make("pre", { className: "problem", hidden: true });
  problem.setAttribute("role", "alert");
  const edit = make("button", { type: "button", textContent: "Edit" });
  const buttons = make("p", { className: "edit" }, edit);
  source.before(buttons);

  let socket = null;
  let number = 0;

  edit.addEventListener("click", () => {
    source.replaceWith(text);
    text.after(problem);
    buttons.replaceChildren(run, reset);
    text.focus();
  });
  reset.addEventListener("click", () => { text.value = written; });
  text.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) start();
  });
  run.addEventListener("click", start);

  function start() {
    if (run.disabled) return;
    number += 1;
    run.disabled = true;
    run.textContent = "Compiling…";
    const message = JSON.stringify({ trial: { number, file: source.dataset.file, size: source.dataset.size, text: text.value } });
    if (socket?.readyState === WebSocket.OPEN) return void socket.send(message);
    socket = new WebSocket(`ws://${location.host}/socket?token=${encodeURIComponent(token)}`);
    socket.onopen = () => socket.send(message);
    socket.onmessage = ({ data }) => finish(JSON.parse(data).tried);
    socket.onclose = () => finish({ number, error: "quoin guide has ended; start it again and open its address." });
    return undefined;
  }

  function finish(answer) {
    if (answer.number !== number || !run.disabled) return;
    run.disabled = false;
    run.textContent = "Run";
    problem.hidden = !answer.error;
    problem.textContent = answer.error ?? "";
    if (answer.layouts) document.dispatchEvent(new CustomEvent("quoin-layouts", { detail: answer.layouts }));
  }
})();
