import QuoinGeometry
import QuoinLayout

/// Finds the views that an author wrote in a report: one for each evaluation of a statement.
///
/// The nodes of an evaluation are its modifiers, its view and what the framework made inside. A
/// statement without nodes of its own, such as a `ForEach`, has those of the statements inside.
struct WrittenViewReader {
  /// The views, each after the one around it.
  private(set) var views: [WrittenView] = []
  /// The position of the innermost view of each node.
  private(set) var viewOfNode: [Int?] = []

  private let nodes: [LayoutReport.Node]
  private let children: [[Int]]
  /// The statements of the table's entries; `nil` for those without calls.
  private var calls: [StatementCalls?] = []
  /// The nearest entry with calls, for each entry, and the one around it.
  private var outers: [Int?] = []
  /// The innermost entry of each node.
  private var owners: [Int?] = []
  /// The end of each node's subtree.
  private var ends: [Int]
  /// The nodes of each entry whose parent belongs to another one, in order.
  private var tops: [[Int]] = []
  private var spans: [NodeSpan?] = []

  init(_ pass: LintPass) {
    nodes = pass.report.nodes
    children = pass.children
    ends = nodes.indices.map { $0 + 1 }
    for index in nodes.indices.reversed() {
      if let parent = nodes[index].parent { ends[parent] = max(ends[parent], ends[index]) }
    }
    let table = StatementTable(pass)
    readStatements(table.entries)
    assignNodes(table)
    read()
  }

  // MARK: Entries

  private mutating func readStatements(_ entries: [StatementTable.Entry]) {
    var known: [String: StatementCalls?] = [:]
    for entry in entries {
      let found: StatementCalls? = known[entry.text] ?? StatementCalls(entry.text)
      known.updateValue(found, forKey: entry.text)
      calls.append(found)
      let outer: Int? = entry.outer.flatMap { withCalls($0) }
      outers.append(outer)
    }
    tops = Array(repeating: [], count: entries.count)
    spans = Array(repeating: nil, count: entries.count)
  }

  /// Returns the nearest entry from `entry` outwards that has calls.
  private func withCalls(_ entry: Int) -> Int? { calls[entry] == nil ? outers[entry] : entry }

  private mutating func assignNodes(_ table: StatementTable) {
    for index in nodes.indices {
      let around: Int? = nodes[index].parent.flatMap { owners[$0] }
      let own: Int? = table.innermost[index].flatMap { withCalls($0) }
      let owner = own ?? around
      owners.append(owner)
      guard let owner, owner != around else { continue }
      tops[owner].append(index)
      merge(span(of: index), into: owner)
    }
  }

  private func span(of node: Int) -> NodeSpan {
    NodeSpan(range: node..<ends[node], parent: nodes[node].parent)
  }

  private mutating func merge(_ span: NodeSpan, into entry: Int) {
    let isOwn = !tops[entry].isEmpty
    spans[entry] = spans[entry]?.merged(with: span, isFixed: isOwn) ?? span
  }

  // MARK: Views

  private mutating func read() {
    var firsts: [Int?] = tops.map(\.first)
    for entry in outers.indices.reversed() {
      guard let outer = outers[entry], let first = firsts[entry] else { continue }
      firsts[outer] = min(firsts[outer] ?? first, first)
    }
    var depths = Array(repeating: 0, count: outers.count)
    for (entry, outer) in outers.enumerated() {
      guard let first = firsts[entry] else { continue }
      if let outer {
        depths[entry] = depths[outer] + 1
      } else {
        // It was evaluated apart from what is around it, such as the content of a GeometryReader.
        outers[entry] = nodes[first].parent.flatMap { owners[$0] }
      }
    }
    let order = outers.indices.filter { calls[$0] != nil && firsts[$0] != nil }.sorted {
      (firsts[$0] ?? 0, depths[$0], $0) < (firsts[$1] ?? 0, depths[$1], $1)
    }
    var positions = [Int?](repeating: nil, count: outers.count)
    for (position, entry) in order.enumerated() { positions[entry] = position }
    for entry in order.reversed() {
      if let outer = outers[entry], let span = spans[entry] { merge(span, into: outer) }
    }
    for entry in order {
      guard let found = calls[entry], let span = spans[entry] else { continue }
      let parent: Int? = outers[entry].flatMap { positions[$0] }
      views.append(view(entry, found, span, parent: parent))
    }
    viewOfNode = owners.map { owner in owner.flatMap { positions[$0] } }
  }

  private func view(
    _ entry: Int, _ calls: StatementCalls, _ span: NodeSpan, parent: Int?
  ) -> WrittenView {
    let chain = self.chain(of: entry, calls, in: span.range)
    var view = WrittenView(
      type: calls.type, source: calls.source, parent: parent, core: chain.core,
      outer: span.range.lowerBound, nodes: span.range)
    view.modifiers = calls.modifiers.map { index in
      let call = calls.statement.calls[index]
      return WrittenModifier(name: call.name, source: call.place, node: chain.links[index])
    }
    // A member such as `title` is called what it is.
    let name = nodes[chain.core].callName
    if owners[chain.core] == entry, !calls.isType, Self.plainViews.contains(name) {
      view.type = name
    }
    return view
  }

  /// The views whose nodes have the name of the type.
  private static let plainViews: Set<String> = ["Text", "Image", "Color", "Spacer", "Divider"]

  /// Follows the nodes of an entry inwards, and links the modifiers' calls to their nodes.
  ///
  /// The modifiers surround the view in the order of the calls, so each node is the next call of
  /// its name, counted from the end.
  private func chain(
    of entry: Int, _ calls: StatementCalls, in range: Range<Int>
  ) -> (core: Int, links: [Int: Int]) {
    var links: [Int: Int] = [:]
    var left = calls.statement.calls.count
    var core = range.lowerBound
    var next: Int? = range.lowerBound
    if owners[range.lowerBound] != entry { next = top(of: entry, in: range) }
    while let node = next {
      let name = nodes[node].callName
      let call = calls.statement.calls[..<left].lastIndex { $0.name == name }
      if call == calls.core { return (node, links) }
      let inner = content(of: node)
      if let call, call > calls.core {
        links[call] = node
        left = call
        core = inner ?? node
      }
      guard let inner else { break }
      next = owners[inner] == entry ? inner : top(of: entry, in: inner..<ends[inner])
    }
    return (core, links)
  }

  /// The only view inside a node, or the one that a layer is around.
  private func content(of node: Int) -> Int? {
    let inside = children[node]
    guard let first = inside.first else { return nil }
    return inside.count == 1 || nodes[first].layer == .primary ? first : nil
  }

  /// The first node of an entry in `range` whose parent belongs to another one.
  private func top(of entry: Int, in range: Range<Int>) -> Int? {
    let list = tops[entry]
    let position = list.partitioningIndex { $0 >= range.lowerBound }
    return position < list.count && list[position] < range.upperBound ? list[position] : nil
  }
}

/// Consecutive nodes with their subtrees, inside the same node.
private struct NodeSpan {
  var range: Range<Int>
  var parent: Int?

  /// Returns both spans if they are siblings, or else the one around the other, or the larger one.
  ///
  /// - Parameter isFixed: whether this span can't be replaced by one elsewhere in the tree.
  func merged(with other: NodeSpan, isFixed: Bool) -> NodeSpan {
    let (low, high) = (range.lowerBound, range.upperBound)
    let (otherLow, otherHigh) = (other.range.lowerBound, other.range.upperBound)
    if parent == other.parent {
      return NodeSpan(range: min(low, otherLow)..<max(high, otherHigh), parent: parent)
    }
    if otherLow <= low, otherHigh >= high { return other }
    if low <= otherLow, high >= otherHigh { return self }
    return !isFixed && other.range.count > range.count ? other : self
  }
}

extension Array where Element == Int {
  /// Returns the first index whose element satisfies `isAfter`, which holds from there on.
  func partitioningIndex(where isAfter: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
