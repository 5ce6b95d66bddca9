import { lengthText, sizeText } from "./dom.js";

// A layout report, as `quoin explain --json` writes it, with the studio's queries.

/** A length from the report, in which strings replace numbers that JSON lacks. */
export const finite = (length) => (typeof length === "number" ? length : null);

export class Report {
  /** `answer` is the server's answer to the question "report". */
  constructor({ report, steps, why, behaviors }) {
    Object.assign(this, report);
    this.behaviors = behaviors ?? [];
    this.children = this.nodes.map(() => []);
    this.nodes.forEach((node, index) => {
      node.index = index;
      if (node.parent !== undefined && node.parent !== null) this.children[node.parent].push(index);
    });
    this.steps = this.#order();
    this.steps.forEach((step, index) => { step.text = steps?.[index] ?? this.#plainText(step); });
    for (const [number, step] of this.steps.entries()) {
      this.nodes[step.node][step.isDown ? "proposedIn" : "answeredIn"] = number;
    }
    this.why = why ?? [];
  }

  /** The reason for the size of `node`, in one sentence. */
  reason(node) {
    return this.why[node.index] ?? this.steps[node.answeredIn].text;
  }

  /** The nodes from the root to `node`. */
  path(node) {
    const path = [];
    for (let at = node; at; at = this.nodes[at.parent]) path.unshift(at);
    return path;
  }

  siblings(node) {
    return (this.children[node.parent] ?? []).map((index) => this.nodes[index]);
  }

  /** The front-most node at a point, innermost first; the primary child of a background is in
   *  front of the others. */
  nodeAt(point) { return this.nodes.length ? this.#hit(this.nodes[0], point) : null; }

  #hit(node, [x, y]) {
    const isInside = x >= node.x && y >= node.y && x < node.x + node.width && y < node.y + node.height;
    // Content outside of these is not visible.
    if (!isInside && /^(ScrollView|List|Table|clip)/.test(node.name)) return null;
    const children = this.children[node.index];
    const frontFirst = node.name.startsWith("background") ? children : children.toReversed();
    for (const child of frontFirst) {
      const found = this.#hit(this.nodes[child], [x, y]);
      if (found) return found;
    }
    return isInside ? node : null;
  }

  /** `h-exp, v-hug`, if known. */
  behavior(node) {
    const pair = this.behaviors[node.index];
    return pair ? `h-${pair[0]}, v-${pair[1]}` : "";
  }

  /** The same in one line with all numbers. */
  summary(node) {
    return `${this.reason(node)}. Proposed ${sizeText(node.proposal)}, placed at ${lengthText(node.x)}, ${lengthText(node.y)}.`;
  }

  /** Every proposal on the way down and every size on the way up, in the order in which each
   *  parent measured its children. */
  #order() {
    if (!this.nodes.length) return [];
    const turn = (index) => this.nodes[index].turn ?? index;
    const asked = this.children.map((all) => [...all].sort((one, other) => turn(one) - turn(other) || one - other));
    const steps = [{ node: 0, isDown: true }];
    const path = [{ node: 0, visited: 0 }];
    while (path.length) {
      const last = path[path.length - 1];
      if (last.visited < asked[last.node].length) {
        const child = asked[last.node][last.visited];
        last.visited += 1;
        steps.push({ node: child, isDown: true });
        path.push({ node: child, visited: 0 });
      } else {
        steps.push({ node: last.node, isDown: false });
        path.pop();
      }
    }
    return steps;
  }

  #plainText({ node: index, isDown }) {
    const node = this.nodes[index];
    const parent = this.nodes[node.parent];
    if (isDown) return `The ${parent?.name ?? "system"} proposes ${sizeText(node.proposal)} to the ${node.name}`;
    return `The ${node.name} reports its size as ${sizeText(node)}${node.reason ? ` (${node.reason})` : ""}`;
  }
}
