import Foundation
import QuoinGeometry
import QuoinLayout

/// Records individual changes of updates, if requested by the host.
@MainActor
final class UpdateDetails {
  /// The identity of a node across updates; emissions recreate nodes.
  struct NodeKey: Hashable {
    var element: Int32
    /// The node's position among the nodes that the element itself emitted.
    var ordinal: Int
  }
  struct ShownNode {
    var key: NodeKey
    var name: String
    var identifier: String?
    var frame: CGRect
  }

  private var states: [UpdateRecord.StateChange] = []
  private var shown: [ShownNode] = []
  let measurements = MeasurementLog()

  /// Starts recording changes from the current state of `tree`.
  init(_ tree: ViewTree, _ emission: Emission, _ root: BodyElement) {
    shown = Self.shownNodes(of: tree, emission, root).shown
  }

  // MARK: State

  func note(_ element: BodyElement, _ fate: UpdateRecord.StateChange.Fate, _ emission: Emission) {
    for property in element.stateNames {
      states.append(
        .init(
          view: element.name, property: property, path: emission.store.path(of: element.index),
          fate: fate))
    }
  }

  /// Records the loss of all state of `element` and its descendants.
  func noteLoss(_ element: LivingElement, _ emission: Emission) {
    let reason = element.key.lossReason
    var waiting = [element]
    while let element = waiting.popLast() {
      if let body = element as? BodyElement { note(body, .lost(reason), emission) }
      waiting += element.children.reversed()
    }
  }

  // MARK: The record

  /// Records of elements that have been removed.
  var spentRecords: [Int32] = []

  /// Begins the details of an update.
  ///
  /// - Returns: Records that can be reused.
  func begin() -> [Int32] {
    defer { spentRecords = [] }
    states = []
    measurements.counts = [:]
    return spentRecords
  }

  /// Adds the recorded changes to `record`, and the differences between `tree` and its previous
  /// state.
  func finish(
    _ record: inout UpdateRecord, _ tree: ViewTree, _ emission: Emission, _ root: BodyElement
  ) {
    record.states = states
    let nodes = Self.shownNodes(of: tree, emission, root)
    record.measured = measurements.counts.sorted { $0.key.index < $1.key.index }.compactMap {
      node, count in
      guard !tree.layout.isFree(node), !tree.layout.isBoundary(node) else { return nil }
      return .init(
        name: tree.name(of: node), identifier: tree.identifiers(of: node).first,
        path: emission.store.path(of: nodes.elements[node] ?? 0), proposals: count)
    }
    record.frames = changes(to: nodes.shown, emission)
    shown = nodes.shown
  }

  private func changes(to now: [ShownNode], _ emission: Emission) -> [UpdateRecord.FrameChange] {
    let before = Dictionary(shown.map { ($0.key, $0) }) { first, _ in first }
    let after = Set(now.map(\.key))
    func change(_ node: ShownNode, _ before: CGRect?, _ after: CGRect?)
      -> UpdateRecord.FrameChange
    {
      .init(
        name: node.name, identifier: node.identifier,
        path: emission.store.path(of: node.key.element),
        before: before, after: after)
    }
    let current = now.compactMap { node -> UpdateRecord.FrameChange? in
      let old = before[node.key]
      return old?.frame == node.frame && old?.name == node.name
        ? nil : change(node, old?.name == node.name ? old?.frame : nil, node.frame)
    }
    let names = Dictionary(now.map { ($0.key, $0.name) }) { first, _ in first }
    let gone = shown.filter { !after.contains($0.key) || names[$0.key] != $0.name }
    return current + gone.map { change($0, $0.frame, nil) }
  }
}

extension Element.Key {
  /// The reason for the loss of the state in an element with this key that wasn't found again.
  fileprivate var lossReason: UpdateRecord.LossReason {
    switch self {
    case .branch: .branchChanged
    case .id: .idChanged
    case .item, .number, .slot: .itemRemoved
    case .type: .typeChanged
    case .view, .items, .postLayout, .layer: .contentGone
    }
  }

  /// The element's part of the path to a view inside.
  fileprivate var pathPart: String? {
    switch self {
    case .view(let type): (type as? any View.Type).flatMap { Self.name($0) }
    case .item, .number: "[\(idText)]"
    case .slot(let id): "[\((id.base as? RowKey)?.id.base ?? id.base)]"
    case .id: "id(\(idText))"
    case .type, .branch, .items, .postLayout, .layer: nil
    }
  }

  /// Returns the name of a view with a body; other views aren't part of a path.
  private static func name<V: View>(_ type: V.Type) -> String? {
    V.Body.self == Never.self ? nil : "\(type)"
  }
}

extension UpdateDetails {
  /// Returns all visible nodes in source order, and the element of each.
  private static func shownNodes(of views: ViewTree, _ emission: Emission, _ root: BodyElement)
    -> (shown: [ShownNode], elements: [LayoutTree.NodeID: Int32])
  {
    let tree = emission.tree
    var owners: [LayoutTree.NodeID: Int32] = [:]
    var waiting: [LivingElement] = [root]
    while let element = waiting.popLast() {
      let boundaries = (element as? BodyElement)?.boundaries ?? []
      for boundary in boundaries { owners[boundary] = element.index }
      waiting += element.children
    }
    var shown: [ShownNode] = []
    var elements: [LayoutTree.NodeID: Int32] = [:]
    var counts: [Int32: Int] = [:]
    var nodes: [(node: LayoutTree.NodeID, element: Int32)] = []
    if let root = tree.root { nodes.append((root, 0)) }
    while let (node, around) = nodes.popLast() {
      let element: Int32 = owners[node] ?? elementNoted(from: node, emission) ?? around
      elements[node] = element
      if !tree.isBoundary(node) {
        shown.append(
          .init(
            key: .init(element: element, ordinal: counts[element, default: 0]),
            name: views.name(of: node), identifier: views.identifiers(of: node).first,
            frame: tree.frame(of: node)))
        counts[element, default: 0] += 1
      }
      for child in tree.children(of: node).reversed() { nodes.append((child, element)) }
    }
    return (shown, elements)
  }

  /// Returns the element that emitted `node`.
  ///
  /// A container has no ``NodeNote``, so the first view inside it determines the element, unless
  /// that view belongs to a descendant element.
  private static func elementNoted(from node: LayoutTree.NodeID, _ emission: Emission) -> Int32? {
    let (tree, store) = (emission.tree, emission.store)
    var node = node
    while node.exists, !tree.isBoundary(node) {
      let note = store.notes[node]
      if note.hasLabel { return note.element }
      node = tree.children(of: node).first ?? .absent
    }
    return nil
  }
}

extension ViewStore {
  /// Returns the views with bodies and the ids on the path to the element at `index`, including it,
  /// such as `Feed/[5]/Row`.
  func path(of index: Int32) -> String {
    var parts: [String] = []
    var index = index
    while index > 0 {
      let element = elements[Int(index)]
      if let part = element.key.pathPart { parts.append(part) }
      index = element.parent
    }
    return parts.reversed().joined(separator: "/")
  }
}
