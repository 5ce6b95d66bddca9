import Foundation
import QuoinGeometry
import QuoinLayout

/// By what a child of a container is found again.
struct NodeSite {
  var identity: UInt64
  var container: UInt64
  /// The sibling before it; 0 where there is none.
  var before: UInt64
}

/// The nodes of a laid-out tree as they are before a pass takes some of them away.
@MainActor
struct TreeMemory {
  private struct Entry {
    var site: NodeSite
    var parent: LayoutTree.Node
    var next: LayoutTree.Node
    var sight: NodeSight
  }
  private var entries: ContiguousArray<Entry?>
  private let sourceNodes: [GeometryGroup: LayoutTree.Node]

  init(_ emitter: ViewEmitter, _ presentation: Presentation) {
    let tree = emitter.tree
    sourceNodes = emitter.sources
    entries = ContiguousArray(repeating: nil, count: tree.count)
    emitter.visitNodes(NodeSight(root: .zero)) { sight, node in
      sight.child(node, emitter, presentation)
    } visit: { node, site, sight in
      entries[Int(node)] = Entry(
        site: site, parent: tree.parent(of: node), next: tree.next(after: node), sight: sight)
    }
  }

  private func entry(_ node: LayoutTree.Node) -> Entry? {
    node >= 0 && Int(node) < entries.count ? entries[Int(node)] : nil
  }

  func site(of node: LayoutTree.Node) -> NodeSite? { entry(node)?.site }

  /// Whether `node` lies inside of `other`.
  func isNode(_ node: LayoutTree.Node, inside other: LayoutTree.Node) -> Bool {
    var around = entry(node)?.parent
    while let parent = around, parent != other { around = entry(parent)?.parent }
    return around == other
  }

  /// The geometry groups that something inside of `node` was the source of, with where that was seen.
  func sources(inside node: LayoutTree.Node) -> [(group: GeometryGroup, frame: CGRect)] {
    sourceNodes.compactMap { group, source in
      guard source == node || isNode(source, inside: node), let frame = sight(of: source)?.frame
      else { return nil }
      return (group, frame)
    }
  }

  /// By what the nodes around `node` are known, the nearest first.
  func ancestors(of node: LayoutTree.Node) -> [UInt64] {
    var result: [UInt64] = []
    var next = entry(node)
    while let entry = next {
      result.append(entry.site.container)
      next = self.entry(entry.parent)
    }
    return result
  }

  func sight(of node: LayoutTree.Node) -> NodeSight? { entry(node)?.sight }

  /// The children of one container that hold the nodes of `span`.
  func tops(of span: NodeSpan, in tree: LayoutTree) -> [LayoutTree.Node] {
    func top(_ node: LayoutTree.Node) -> LayoutTree.Node {
      var node = node
      while let parent = entry(node)?.parent, parent > 0, tree.isWrapper(parent),
        tree.firstChild(of: parent) == node
      {
        node = parent
      }
      return node
    }
    guard entry(span.first) != nil, entry(span.last) != nil else { return [] }
    let last = top(span.last)
    var result = [top(span.first)]
    while let node = result.last, node != last, let next = entry(node)?.next, next >= 0 {
      result.append(next)
    }
    return result
  }
}

extension Element.Key {
  /// Whether views come and go with the element: branches, items, what has an id, what is inside an `AnyView`.
  var comesAndGoes: Bool {
    switch self {
    case .type, .branch, .item, .number, .id, .slot: true
    case .view, .items, .late: false
    }
  }
}
