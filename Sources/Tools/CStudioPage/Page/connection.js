// The WebSocket to the server (Documentation/StudioProtocol.md).

const longestPause = 4000;

/** A connection that reconnects by itself. It calls `receive` for every message, and `changed`
 *  when the server becomes available or unavailable. */
export class Connection {
  #socket = null;
  #pause = 250;
  #questions = new Map();
  #number = 0;

  constructor(receive, changed) {
    this.receive = receive;
    this.changed = changed;
    this.#open();
  }

  get isOpen() { return this.#socket?.readyState === WebSocket.OPEN; }

  send(message) {
    if (this.isOpen) this.#socket.send(JSON.stringify(message));
  }

  /** Asks the server a question about a preview and returns its answer. */
  ask(preview, question) {
    return new Promise((resolve, reject) => {
      if (!this.isOpen) return reject(new Error("The server is not available."));
      const number = (this.#number += 1);
      this.#questions.set(number, { resolve, reject });
      return this.send({ preview, ask: { number, question } });
    });
  }

  #open() {
    const token = new URLSearchParams(location.search).get("token") ?? "";
    const address = new URL(`socket?token=${encodeURIComponent(token)}`, location.href);
    address.protocol = location.protocol === "https:" ? "wss:" : "ws:";
    address.hash = "";
    const socket = (this.#socket = new WebSocket(address));
    socket.onopen = () => {
      this.#pause = 250;
      this.changed(true);
    };
    socket.onmessage = ({ data }) => this.#take(JSON.parse(data));
    socket.onclose = () => {
      for (const { reject } of this.#questions.values()) reject(new Error("The connection was closed."));
      this.#questions.clear();
      this.changed(false);
      setTimeout(() => this.#open(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, longestPause);
    };
  }

  #take(message) {
    if (!message.answer) return this.receive(message);
    const question = this.#questions.get(message.answer.to);
    this.#questions.delete(message.answer.to);
    if (message.answer.error) question?.reject(new Error(message.answer.error));
    else question?.resolve(message.answer);
    return undefined;
  }
}
