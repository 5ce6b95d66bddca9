import { html, sizeText } from "./dom.js";

// The tree of nodes, with a search field. One row is in the tab order; arrow keys move between
// rows.

/** A tree that calls `select` and `hover` with nodes. */
export class Tree {
  #rows = [];
  #closed = new Set();
  #query = "";

  constructor(select, hover) {
    this.select = select;
    this.hover = hover;
    this.search = html("input", {
      type: "search", placeholder: "Search", "aria-label": "Search the tree", oninput: () => this.#find(),
    });
    this.list = html("ul", { role: "tree", "aria-label": "Views and modifiers", onkeydown: (event) => this.#key(event) });
    this.element = html("div", { class: "tree" }, this.search, this.list);
  }

  show(report, selected) {
    this.report = report;
    this.selected = selected;
    this.#draw();
  }

  mark(node) {
    this.selected = node;
    for (const at of this.report?.path(node) ?? []) if (at !== node) this.#closed.delete(at.index);
    this.#draw();
    this.#row(node)?.scrollIntoView({ block: "nearest" });
  }

  #find() {
    this.#query = this.search.value.trim().toLowerCase();
    this.#draw();
  }

  #draw() {
    if (!this.report) return;
    const focused = this.list.contains(document.activeElement);
    this.#rows = this.#visible();
    this.list.replaceChildren(...this.#rows.map((node) => this.#item(node)));
    if (focused) this.#row(this.selected)?.focus();
  }

  /** The nodes that have rows: search results, or nodes whose ancestors are all open. */
  #visible() {
    const { nodes } = this.report;
    if (this.#query) {
      const words = (node) => [node.name, ...(node.identifiers ?? []), node.view ?? "", node.source?.file ?? ""].join(" ");
      return nodes.filter((node) => words(node).toLowerCase().includes(this.#query));
    }
    const hidden = new Set();
    return nodes.filter((node) => {
      const isHidden = hidden.has(node.parent) || this.#closed.has(node.parent);
      if (isHidden) hidden.add(node.index);
      return !isHidden;
    });
  }

  #item(node) {
    const hasChildren = this.report.children[node.index].length > 0;
    const isSelected = node === this.selected;
    const isFirst = !this.selected && node === this.#rows[0];
    const depth = this.#query ? 0 : node.depth;
    const item = html("li", {
      role: "treeitem", "aria-level": node.depth + 1, "aria-selected": isSelected ? "true" : "false",
      "aria-expanded": hasChildren ? String(!this.#closed.has(node.index)) : null,
      tabindex: isSelected || isFirst ? 0 : -1, "data-node": node.index,
      onclick: () => this.select(node), onmouseenter: () => this.hover(node), onmouseleave: () => this.hover(null),
    },
      html("span", { class: "name" }, node.name),
      (node.identifiers ?? []).map((name) => html("span", { class: "identifier" }, `#${name}`)),
      node.priority && node.name !== "Spacer" ? html("span", { class: "fact" }, `priority ${node.priority}`) : null,
      html("span", { class: "behavior", title: "How it determines its width and height" }, this.report.behavior(node)),
      html("span", { class: "fact" }, sizeText(node)));
    item.style.setProperty("--depth", Math.min(depth, 24));
    return item;
  }

  #row(node) { return node && this.list.querySelector(`[data-node="${node.index}"]`); }

  #key(event) {
    const { report, selected } = this;
    const at = this.#rows.indexOf(selected);
    const index = selected?.index;
    const isOpen = selected && report.children[index].length > 0 && !this.#closed.has(index);
    const go = (node) => node && this.select(node);
    const keys = {
      ArrowDown: () => go(this.#rows[at + 1]),
      ArrowUp: () => go(this.#rows[Math.max(at - 1, 0)]),
      Home: () => go(this.#rows[0]),
      End: () => go(this.#rows[this.#rows.length - 1]),
      ArrowRight: () => {
        if (isOpen) return go(report.nodes[report.children[index][0]]);
        this.#closed.delete(index);
        return this.#draw();
      },
      ArrowLeft: () => {
        if (!isOpen) return go(report.nodes[selected?.parent]);
        this.#closed.add(index);
        return this.#draw();
      },
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  }
}
