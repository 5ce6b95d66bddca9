// A page without a server: `<script type="application/json" id="recording">` holds what a server would have sent.
//
//     { "hello": {…}, "previews": { ID: { "frame": {…}, "answers": { QUESTION as JSON: answer },
//       "proposals": [ { "propose": [width, height], "frame": {…}, "answers": {…} } ] } } }

/** Answers from a recording, with the interface of a connection. */
export class Recording {
  #shown = new Map();

  constructor(recording, receive, changed) {
    this.recording = recording;
    this.receive = receive;
    queueMicrotask(() => {
      changed(true);
      receive({ hello: { ...recording.hello, isRecording: true } });
    });
  }

  get isOpen() { return true; }

  send({ preview, show }) {
    if (show) this.#show(preview, this.#preview(preview));
  }

  async ask(preview, question) {
    if (question.propose) return this.#propose(preview, question.propose);
    const answers = this.#shown.get(preview)?.answers ?? {};
    const answer = answers[JSON.stringify(question)];
    if (!answer) throw new Error("This page has no server for this request.");
    return answer;
  }

  #preview(id) { return this.recording.previews[id.split("#")[0]]; }

  /** Shows the recording of the nearest proposal. */
  #propose(id, wanted) {
    const preview = this.#preview(id);
    const distance = ({ propose }) =>
      propose.reduce((sum, length, axis) => sum + Math.abs((length ?? 1e4) - (wanted[axis] ?? 1e4)), 0);
    const nearest = (preview.proposals ?? []).reduce(
      (best, one) => (!best || distance(one) < distance(best) ? one : best), null);
    if (nearest) this.#show(id, nearest);
    return {};
  }

  #show(id, shown) {
    if (!shown || this.#shown.get(id) === shown) return;
    this.#shown.set(id, shown);
    this.receive({ preview: id, frame: { ...shown.frame, fresh: true } });
  }
}
