import QuoinDrawing
import QuoinLayout

/// The label, the element and the place of a node. It consists of plain numbers only.
struct NodeNote {
  /// The index of the node's name and drawing, or -1 if it has neither.
  var label: Int32 = -1
  var element: Int32 = 0
  /// In a live tree, the position of the node among the leaves and containers of its element, or 0
  /// for a wrapper; -1 for a node that was never noted.
  var ordinal: Int32 = -1

  /// Whether the node has a drawing or a name.
  var hasLabel: Bool { label >= 0 }
}

/// The notes of a tree's nodes; each is empty until it is set.
///
/// A copy refers to the same memory, which ``free()`` releases.
struct NodeNotes {
  private var values = UnsafeMutablePointer<NodeNote>.allocate(capacity: 0)
  private var capacity = 0
  /// The number of initialized notes. The nodes from there on have empty ones.
  private(set) var count = 0

  var bytes: Int { capacity * MemoryLayout<NodeNote>.stride }

  /// The nodes whose notes may have been set.
  var nodes: some Sequence<LayoutTree.NodeID> {
    (0..<count).lazy.map(LayoutTree.NodeID.init(index:))
  }

  @inline(__always)
  subscript(node: LayoutTree.NodeID) -> NodeNote {
    get {
      // The index of an absent node is larger than any other.
      let index = Int(UInt32(bitPattern: node.rawValue))
      return index < count ? values[index] : NodeNote()
    }
    set {
      precondition(node.exists)
      if node.index >= count { extend(to: node) }
      values[node.index] = newValue
    }
  }

  /// Initializes the notes up to that of `node`, and some more.
  @inline(never)
  private mutating func extend(to node: LayoutTree.NodeID) {
    if node.index >= capacity {
      capacity = max(64, 2 * capacity, node.index + 1)
      let larger = UnsafeMutablePointer<NodeNote>.allocate(capacity: capacity)
      larger.moveInitialize(from: values, count: count)
      values.deallocate()
      values = larger
    }
    let end = min(capacity, node.index + 64)
    (values + count).initialize(repeating: NodeNote(), count: end - count)
    count = end
  }

  mutating func forget(_ nodes: [LayoutTree.NodeID]) {
    for node in nodes where node.index < count { values[node.index] = NodeNote() }
  }

  /// Makes all notes empty, and keeps the memory.
  mutating func removeAll() { count = 0 }

  /// Releases the memory; the notes must not be used any more.
  func free() { values.deallocate() }
}

/// The names and drawings of a tree's nodes, by index.
@MainActor
struct NodeLabels {
  struct Label {
    /// The name, or an empty string if the drawing provides it.
    var name: String
    var drawing: (any NodeDrawing)?
  }

  private var labels: [Label] = []
  private struct Fill {
    var color: ResolvedColor
    var name: String
    var number: Int32
  }
  /// The label of the last color; its number is negative if there is none.
  private var lastFill = Fill(color: .clear, name: "", number: -1)
  /// The labels of the last few colors.
  private var fills: [Fill] = []

  var count: Int { labels.count }

  /// Returns the name with the index `number`.
  func name(_ number: Int32) -> String { number >= 0 ? labels[Int(number)].name : "" }

  /// Returns the drawing with the index `number`.
  func drawing(_ number: Int32) -> (any NodeDrawing)? {
    number >= 0 ? labels[Int(number)].drawing : nil
  }

  /// Returns the index of a label; -1 for one without name and drawing.
  mutating func add(_ name: String, _ drawing: (any NodeDrawing)?) -> Int32 {
    if drawing == nil {
      if name.isEmpty { return -1 }
      if let last = labels.indices.last, labels[last].drawing == nil, labels[last].name == name {
        return Int32(last)
      }
    }
    labels.append(Label(name: name, drawing: drawing))
    return Int32(labels.count - 1)
  }

  /// Returns the index of a label whose drawing fills with `color`. `make` creates the drawing if
  /// the color wasn't used recently.
  @inline(__always)
  mutating func fill(
    _ name: String, _ color: ResolvedColor, make: () -> any NodeDrawing
  ) -> Int32 {
    if lastFill.number >= 0, lastFill.color == color, lastFill.name == name {
      return lastFill.number
    }
    lastFill = earlierFill(name, color) ?? newFill(name, color, make())
    return lastFill.number
  }

  @inline(never)
  private func earlierFill(_ name: String, _ color: ResolvedColor) -> Fill? {
    // A closure would check each time whether it runs on the main actor.
    for known in fills where known.color == color && known.name == name { return known }
    return nil
  }

  @inline(never)
  private mutating func newFill(
    _ name: String, _ color: ResolvedColor, _ drawing: any NodeDrawing
  ) -> Fill {
    let fill = Fill(color: color, name: name, number: add(name, drawing))
    if fills.count == 8 { fills.removeFirst() }
    fills.append(fill)
    return fill
  }

  /// Releases labels that no note refers to, if they are the majority.
  mutating func compact(_ notes: inout NodeNotes) {
    guard labels.count > 256, labels.count > notes.count * 2 else { return }
    var kept: [Label] = []
    var numbers: [Int32: Int32] = [:]
    for node in notes.nodes {
      let old = notes[node].label
      guard old >= 0 else { continue }
      if numbers[old] == nil {
        numbers[old] = Int32(kept.count)
        kept.append(labels[Int(old)])
      }
      notes[node].label = numbers[old] ?? -1
    }
    labels = kept
    (fills, lastFill.number) = ([], -1)
  }
}
