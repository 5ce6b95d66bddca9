import { html, sizeText } from "./dom.js";

// The tree of nodes, with a search field. It has the author's views; a switch adds those of the
// framework. One row is in the tab order; arrow keys move between rows.

/** A tree that calls `select` and `hover` with nodes. */
export class Tree {
  #rows = [];
  #closed = new Set();
  #query = "";
  /** Whether the framework's nodes are shown as well. */
  showsAll = false;
  /** By index: the number of ancestors with rows, and the nearest one. */
  #depths = [];
  #parents = [];
  #hasChildren = new Set();

  constructor(select, hover) {
    this.select = select;
    this.hover = hover;
    this.search = html("input", {
      type: "search", placeholder: "Search", "aria-label": "Search the tree", oninput: () => this.#find(),
    });
    this.list = html("ul", { role: "tree", "aria-label": "Views and modifiers", onkeydown: (event) => this.#key(event) });
    const all = html("input", { type: "checkbox", onchange: () => {
      this.showsAll = all.checked;
      this.#arrange();
      this.#draw();
    } });
    const wide = html("label", { class: "switch", title: "Also show the views that the framework made" }, all, "All views");
    this.element = html("div", { class: "tree" }, html("div", { class: "find" }, this.search, wide), this.list);
  }

  show(report, selected) {
    this.report = report;
    this.selected = selected;
    this.#arrange();
    this.#draw();
  }

  #isListed(node) { return this.showsAll || this.report.isMine(node); }

  /** Finds the parents of the rows: framework nodes are left out between the author's. */
  #arrange() {
    this.#hasChildren.clear();
    for (const node of this.report?.nodes ?? []) {
      const outer = this.report.nodes[node.parent];
      const around = outer && (this.#isListed(outer) ? outer.index : this.#parents[outer.index]);
      this.#parents[node.index] = around;
      this.#depths[node.index] = around === undefined ? 0 : this.#depths[around] + 1;
      if (around !== undefined && this.#isListed(node)) this.#hasChildren.add(around);
    }
  }

  mark(node) {
    this.selected = node;
    for (const at of this.report?.path(node) ?? []) if (at !== node) this.#closed.delete(at.index);
    this.#draw();
    this.#row(node)?.scrollIntoView({ block: "nearest" });
  }

  /** The listed parent, children and siblings of `node`, or the roots as children of null. */
  relatives(node) {
    const { nodes } = this.report;
    const around = node ? this.#parents[node.index] : undefined;
    const inside = (index) => nodes.filter((each) => this.#parents[each.index] === index && this.#isListed(each));
    return { parent: nodes[around], children: inside(node?.index), siblings: inside(around) };
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
      const words = (node) => [node.name, this.report.title(node), ...(node.identifiers ?? []), node.view ?? "", node.source?.file ?? ""].join(" ");
      return nodes.filter((node) => this.#isListed(node) && words(node).toLowerCase().includes(this.#query));
    }
    const hidden = new Set();
    return nodes.filter((node) => {
      const around = this.#parents[node.index];
      const isHidden = hidden.has(around) || this.#closed.has(around);
      if (isHidden) hidden.add(node.index);
      return !isHidden && this.#isListed(node);
    });
  }

  #item(node) {
    const hasChildren = this.#hasChildren.has(node.index);
    const isSelected = node === this.selected;
    const isFirst = !this.selected && node === this.#rows[0];
    const depth = this.#query ? 0 : this.#depths[node.index];
    const isModifier = /^\.?[a-z]/.test(this.report.title(node));
    const item = html("li", {
      class: [isModifier && "modifier", !this.report.isMine(node) && "framework"].filter(Boolean).join(" ") || null,
      role: "treeitem", "aria-level": this.#depths[node.index] + 1, "aria-selected": isSelected ? "true" : "false",
      "aria-expanded": hasChildren ? String(!this.#closed.has(node.index)) : null,
      tabindex: isSelected || isFirst ? 0 : -1, "data-node": node.index,
      onclick: () => this.select(node), onmouseenter: () => this.hover(node), onmouseleave: () => this.hover(null),
    },
      html("span", { class: "name" }, this.report.title(node)),
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
    const isOpen = selected && this.#hasChildren.has(index) && !this.#closed.has(index);
    const go = (node) => node && this.select(node);
    const keys = {
      ArrowDown: () => go(this.#rows[at + 1]),
      ArrowUp: () => go(this.#rows[Math.max(at - 1, 0)]),
      Home: () => go(this.#rows[0]),
      End: () => go(this.#rows[this.#rows.length - 1]),
      ArrowRight: () => {
        if (isOpen) return go(this.#rows.find((node) => this.#parents[node.index] === index));
        this.#closed.delete(index);
        return this.#draw();
      },
      ArrowLeft: () => {
        if (!isOpen) return go(report.nodes[this.#parents[index]]);
        this.#closed.add(index);
        return this.#draw();
      },
    };
    if (!keys[event.key]) return;
    event.preventDefault();
    keys[event.key]();
  }
}
