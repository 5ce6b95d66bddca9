import { lengthText, sizeText } from "./dom.js";

// A layout report, as `quoin explain --json` writes it, with the studio's queries.

/** A length from the report, in which strings replace numbers that JSON lacks. */
export const finite = (length) => (typeof length === "number" ? length : null);

/** Views that draw nothing of their own; a point in one of them shows what is behind it. */
const blankViews = new RegExp(`^(?:${[
  "(?:Lazy)?[HVZ]Stack", "Lazy[HV]Grid", "Grid", "GridRow", "Group", "ForEach", "Section", "Spacer", "ScrollView",
  "GeometryReader", "ViewThatFits", "AnyView", "EmptyView", "NavigationStack", "NavigationView", "NavigationSplitView",
  "TabView", "window",
].join("|")})(?![A-Za-z])`);

/** Panels of the framework that cover everything behind them. */
const coveringPanels = /^(?:sheet|popover|alert|fullScreenCover|menu)$/i;

export class Report {
  /** `answer` is the server's answer to the question "report". */
  constructor({ report, steps, why, behaviors, views }) {
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
    this.#readViews(views);
  }

  // The views as written

  /** Marks the nodes of views and modifiers that the author wrote. Without the server's list of
   *  them they are those with a call in the sources, and the first nodes of other statements;
   *  without sources, all. */
  #readViews(views) {
    /** The written views by their own nodes. */
    this.written = new Map((views ?? []).map((view) => [view.node, view]));
    if (views?.length) {
      this.mine = new Set(views.flatMap(({ node, modifiers }) => [node, ...modifiers.map((each) => each.node)]));
      this.mine.delete(undefined);
    } else {
      this.mine = new Set(this.nodes.filter((node) => node.isCall || this.#isFirstOfStatement(node)).map(({ index }) => index));
      if (!this.mine.size) this.mine = new Set(this.nodes.keys());
    }
  }

  #isFirstOfStatement({ source, parent }) {
    if (!source) return false;
    let outer = this.nodes[parent];
    while (outer && !outer.source) outer = this.nodes[outer.parent];
    const isSame = outer && outer.source.file === source.file
      && outer.source.line === source.line && outer.source.column === source.column;
    return Boolean(outer) && !isSame;
  }

  isMine(node) { return this.mine.has(node.index); }

  /** The nearest node of the author's around `node`, or itself. */
  mineAround(node) {
    let at = node;
    while (at && !this.isMine(at)) at = this.nodes[at.parent];
    return at ?? null;
  }

  /** The name of a node: the view as written with its text, or the modifier. */
  title(node) {
    const view = this.written.get(node.index);
    if (!view) return /^[a-z]/.test(node.name) && this.isMine(node) ? `.${node.name}` : node.name;
    if (view.type === "Text") return node.name.startsWith("Text(") ? node.name : view.type;
    return view.label ? `${view.type} “${view.label}”` : view.type;
  }

  /** The modifiers written on the view of `node`, from the inside out. */
  modifiers(node) {
    return this.written.get(node.index)?.modifiers ?? [];
  }

  /** The same node in a newer report: at its position if that still has its name and line, or else
   *  the node with that name and line. */
  find(old) {
    if (!old) return null;
    const isSame = (node) => node?.name === old.name && node.source?.line === old.source?.line
      && node.source?.file === old.source?.file;
    if (isSame(this.nodes[old.index])) return this.nodes[old.index];
    return this.nodes.find(isSame) ?? this.nodes.find((node) => node.name === old.name && node.depth === old.depth) ?? null;
  }

  /** The reason for the size in a few words. */
  clause(node) { return node.reason ?? ""; }

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

  /** The view at a point that is drawn in front of the others: one of the author's that draws
   *  something, or else their innermost container. With `isEvery` also the framework's: the smallest
   *  node there, because many of their layers draw nothing. */
  nodeAt(point, isEvery = false) {
    if (!this.nodes.length) return null;
    const nodes = this.#nodesAt(this.nodes[0], point, []);
    const panel = nodes.findIndex((node) => coveringPanels.test(node.name));
    // What is behind a panel is covered; the panel comes after its content.
    const seen = panel < 0 ? nodes : nodes.slice(0, panel + 1);
    if (isEvery) {
      return seen.reduce((best, node) => (!best || area(node) < area(best) - 0.01 ? node : best), null);
    }
    const mine = seen.filter((node) => this.isMine(node));
    return mine.find((node) => this.#draws(node)) ?? mine[0] ?? (panel < 0 ? null : this.mineAround(nodes[panel]))
      ?? seen[seen.length - 1] ?? null;
  }

  #draws(node) {
    const name = this.written.get(node.index)?.type ?? node.name;
    return /^[A-Z]/.test(name) && !blankViews.test(name);
  }

  /** The nodes at a point from front to back, each after its content; the primary child of a
   *  background is in front of the others. */
  #nodesAt(node, point, found) {
    const [x, y] = point;
    const isInside = x >= node.x && y >= node.y && x < node.x + node.width && y < node.y + node.height;
    // Content outside of these is not visible.
    if (!isInside && /^(ScrollView|List|Table|clip)/.test(node.name)) return found;
    const children = this.children[node.index];
    const frontFirst = node.name.startsWith("background") ? children : children.toReversed();
    for (const child of frontFirst) this.#nodesAt(this.nodes[child], point, found);
    if (isInside) found.push(node);
    return found;
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

const area = ({ width, height }) => width * height;
