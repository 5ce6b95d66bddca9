import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// Walks a laid-out tree to find the parts that pages must not split.
///
/// Columns are split between their views, texts between their lines, grids between their rows.
/// Anything else is an unbreakable block if it fits on a page, and otherwise is split into its
/// parts.
@MainActor
struct FlowCollector {
  private let views: ViewTree
  private let emission: Emission
  private let tree: LayoutTree
  /// The height of a page.
  private let height: CGFloat
  /// The range to paginate, which may be a portion of the content.
  private let range: Range<CGFloat>
  private var map = FlowMap()
  /// The blocks that a wrapper's padding may still extend, with their positions in the lists.
  private var spans: [(node: LayoutTree.NodeID, line: Int)] = []
  private var steps: [Step] = []
  private var nextHolds: [CGFloat] = []
  private var columns: [FlowMap.Span] = []
  private var bands: [(node: LayoutTree.NodeID, container: FlowMap.Span)] = []

  private enum Step {
    case visit(LayoutTree.NodeID, Around)
    /// Ends the content of a node; `first` is the position of its first block.
    case close(LayoutTree.NodeID, FlowMap.Span, first: Int, Around, holds: Bool)
    case leaveColumn
  }

  /// The context of a node.
  private struct Around {
    var corner: CGPoint
    /// Whether the node is part of a block, or of a layer above or below other views.
    var isPart = false
    /// The bottom of the block that contains the node.
    var bottom: CGFloat?
  }

  /// - Parameters:
  ///   - height: the height of a page.
  ///   - range: the range that contains the tops of the requested blocks.
  static func map(of views: ViewTree, height: CGFloat, range: Range<CGFloat>) -> FlowMap {
    var collector = FlowCollector(views, height, range)
    return collector.run()
  }

  private init(_ views: ViewTree, _ height: CGFloat, _ range: Range<CGFloat>) {
    (self.views, emission, tree) = (views, views.emission, views.layout)
    (self.height, self.range) = (height, range)
  }

  private mutating func run() -> FlowMap {
    guard let root = tree.root else { return map }
    steps = [.visit(root, Around(corner: .zero))]
    while let step = steps.popLast() {
      switch step {
      case .visit(let node, let around): visit(node, around)
      case .close(let node, let frame, let first, let around, let holds):
        close(node, frame, first: first, around, holds: holds)
      case .leaveColumn: columns.removeLast()
      }
    }
    collectSpans()
    makeBands()
    makeHolds()
    return map
  }

  private mutating func visit(_ node: LayoutTree.NodeID, _ around: Around) {
    let offset = tree.origin(of: node)
    let origin = CGPoint(x: around.corner.x + offset.x, y: around.corner.y + offset.y)
    let size = tree.size(of: node)
    let frame = FlowMap.Span(top: origin.y, bottom: origin.y + size.height)
    var inside = Around(corner: origin, isPart: around.isPart, bottom: around.bottom)
    let isMarked = emission.nodes.hasAttachments(at: node)
    let marks = isMarked ? emission.nodes.attachments(PageAnnotation.self, at: node) : []
    let holds = note(marks, at: node, frame, around, isMarked: isMarked)
    let keeps = marks.contains { if case .keepTogether = $0 { true } else { false } }
    let fits = size.height <= height
    steps.append(.close(node, frame, first: spans.count, around, holds: holds))
    guard !around.isPart else { return descend(node, inside) }
    let kind = tree.flowKind(of: node)
    if kind == .leaf { return leaf(node, frame) }
    let isThing = keeps || kind == .whole || tree.isTransforming(node)
    if isThing, fits {
      add(node, .block(frame))
      inside.isPart = true
      inside.bottom = frame.bottom
    } else if tree.isTransforming(node) {
      map.roles[node] = .cut(frame)
      map.cuts.append(frame)
      inside.isPart = true
    } else if kind == .column || kind == .grid, tree.children(of: node).count > 1 {
      columns.append(frame)
      steps.append(.leaveColumn)
    }
    descend(node, inside)
  }

  private mutating func descend(_ node: LayoutTree.NodeID, _ inside: Around) {
    let only = tree.onlyChild(of: node)
    guard !only.exists else { return steps.append(.visit(only, inside)) }
    let children = tree.children(of: node)
    let isWrapper = tree.isWrapper(node)
    for (position, child) in children.enumerated().reversed() {
      var inside = inside
      // Layers over and under a view don't affect its division.
      if isWrapper, position > 0 { inside.isPart = true }
      steps.append(.visit(child, inside))
    }
  }

  private mutating func leaf(_ node: LayoutTree.NodeID, _ frame: FlowMap.Span) {
    guard let drawing = emission.nodes.drawing(of: node) else { return }
    for (url, _) in drawing.linkAreas {
      guard let target = url.destinationInDocument else { continue }
      map.events.append(
        FlowMap.Event(kind: .linkTarget(target), top: frame.top, bottom: frame.bottom))
    }
    let edges = drawing.lineEdges
    if edges.count > 2 {
      let lines = zip(edges, edges.dropFirst()).map {
        FlowMap.Span(top: frame.top + $0, bottom: frame.top + $1)
      }
      return add(node, .lines(lines))
    }
    guard frame.bottom - frame.top <= height else {
      map.roles[node] = .cut(frame)
      return map.cuts.append(frame)
    }
    add(node, .block(frame))
  }

  private mutating func add(_ node: LayoutTree.NodeID, _ role: FlowMap.Role) {
    map.roles[node] = role
    if case .lines(let lines) = role {
      spans += lines.indices.map { (node, $0) }
    } else {
      spans.append((node, 0))
    }
  }

  // MARK: Padding

  /// Extends the first block inside a wrapper to the wrapper's top, and the last one to its bottom,
  /// if they still fit on a page: padding and backgrounds are not separated from their content.
  private mutating func close(
    _ node: LayoutTree.NodeID, _ frame: FlowMap.Span, first: Int, _ around: Around, holds: Bool
  ) {
    if !around.isPart, first < spans.count, tree.flowKind(of: node) == .wrapper {
      let (start, end, height) = (spans[first], spans[spans.count - 1], height)
      if first == spans.count - 1, frame.bottom - frame.top <= height {
        // The layout decides, even if the drawing extends beyond it.
        change(start) { $0 = frame }
      } else {
        // The first row of a portion isn't the first block of the container of all rows.
        let (isFirst, isLast) = (frame.top >= range.lowerBound, frame.bottom <= range.upperBound)
        change(start) { span in
          if isFirst, frame.top < span.top, span.bottom - frame.top <= height {
            span.top = frame.top
          }
        }
        change(end) { span in
          if isLast, frame.bottom > span.bottom, frame.bottom - span.top <= height {
            span.bottom = frame.bottom
          }
        }
      }
    }
    if holds, spans.indices.contains(spans.count - 1), first < spans.count {
      nextHolds.append(span(spans[spans.count - 1]).bottom)
    }
  }

  private func span(_ place: (node: LayoutTree.NodeID, line: Int)) -> FlowMap.Span {
    switch map.roles[place.node] {
    case .block(let span)?, .cut(let span)?: span
    case .lines(let lines)?: lines[place.line]
    case nil: FlowMap.Span(top: 0, bottom: 0)
    }
  }

  private mutating func change(
    _ place: (node: LayoutTree.NodeID, line: Int), _ change: (inout FlowMap.Span) -> Void
  ) {
    switch map.roles[place.node] {
    case .block(var span)?:
      change(&span)
      map.roles[place.node] = .block(span)
    case .lines(var lines)?:
      change(&lines[place.line])
      map.roles[place.node] = .lines(lines)
    default: break
    }
  }

  // MARK: Attributes of nodes

  /// Records the page marks of `node`, and its other attributes; `isMarked` is whether anything is
  /// attached to it.
  ///
  /// - Returns: whether it has to stay with what follows it.
  private mutating func note(
    _ marks: [PageAnnotation], at node: LayoutTree.NodeID, _ frame: FlowMap.Span, _ around: Around,
    isMarked: Bool
  ) -> Bool {
    var holds = false
    let bottom = around.bottom ?? frame.bottom
    func event(_ kind: FlowMap.Event.Kind) -> FlowMap.Event {
      FlowMap.Event(kind: kind, top: frame.top, bottom: bottom)
    }
    for mark in marks {
      switch mark {
      case .pageBreak(.before): if !around.isPart { map.breaks.append(frame.top) }
      case .pageBreak(.after): if !around.isPart { map.breaks.append(frame.bottom) }
      case .keepTogether: break
      case .keepWithNext: holds = true
      case .bookmark(let title, let level): map.events.append(event(.heading(title, level: level)))
      case .total(let name, let value): map.events.append(event(.total(name, value)))
      }
    }
    for role in isMarked ? emission.nodes.attachments(PaperRole.self, at: node) : [] {
      switch role {
      case .repeats:
        if !around.isPart { bands.append((node, columns.last ?? frame)) }
        holds = true
      case .link(let url):
        map.links[node] = url
        if let target = url.destinationInDocument { map.events.append(event(.linkTarget(target))) }
      case .table: map.elements[node] = DocumentElement(.table)
      case .list: map.elements[node] = DocumentElement(.list)
      }
    }
    if tree.flowKind(of: node) == .grid, map.elements[node] == nil {
      map.elements[node] = DocumentElement(.table)
    }
    if let name = views.identifiers(of: node).first, map.names[node] == nil {
      map.names[node] = name
      map.events.append(event(.name(name)))
    }
    for section in tree.pinnedSections(of: node) {
      guard let last = section.views.last else { continue }
      let top = section.headers.first.map { tree.frame(of: $0).minY } ?? 0
      let container = FlowMap.Span(top: top, bottom: tree.frame(of: last).maxY)
      for header in section.headers { bands.append((header, container)) }
    }
    return isMarked && recordAccessibility(node, frame, bottom: bottom) || holds
  }

  /// Records the accessibility information of `node`.
  ///
  /// - Returns: whether it is a heading.
  private mutating func recordAccessibility(
    _ node: LayoutTree.NodeID, _ frame: FlowMap.Span, bottom: CGFloat
  ) -> Bool {
    let changes = emission.nodes.attachments(AccessibilityChange.self, at: node)
    guard !changes.isEmpty else { return false }
    var properties = AccessibilityProperties()
    for item in changes { item.change(&properties) }
    if properties.isHidden { map.hidden.insert(node) }
    let level = properties.heading.map { max(Int($0.rawValue), 1) }
    if let level = level ?? (properties.traits.contains(.isHeader) ? 1 : nil) {
      map.elements[node] = DocumentElement(.heading(level), label: properties.label)
      let title = properties.label ?? text(in: node)
      if !title.isEmpty {
        map.events.append(
          FlowMap.Event(
            kind: .heading(title, level: level), top: frame.top, bottom: bottom))
      }
      return true
    }
    if let label = properties.label, text(in: node).isEmpty {
      map.elements[node] = DocumentElement(.figure, label: label)
    }
    return false
  }

  /// Returns the text in `node`.
  private func text(in node: LayoutTree.NodeID) -> String {
    var words: [String] = []
    var waiting = [node]
    while let node = waiting.popLast() {
      if let text = emission.nodes.drawing(of: node)?.text { words.append(text) }
      waiting += tree.children(of: node).reversed()
    }
    return words.joined(separator: " ")
  }

  // MARK: Final steps

  private mutating func collectSpans() {
    var lines: [LayoutTree.NodeID: Int] = [:]
    for place in spans {
      map.blocks.append(span(place))
      if case .lines(let all)? = map.roles[place.node] { lines[place.node] = all.count }
    }
    for (node, count) in lines {
      guard case .lines(let all)? = map.roles[node] else { continue }
      // The first two lines of a paragraph stay together, and so do the last two.
      map.holds.append(FlowMap.Hold(from: all[0].bottom, to: all[1].bottom))
      map.holds.append(FlowMap.Hold(from: all[count - 2].bottom, to: all[count - 1].bottom))
    }
    map.holds.sort { ($0.from, $0.to) < ($1.from, $1.to) }
    map.blocks.sort { ($0.bottom, $0.top) < ($1.bottom, $1.top) }
  }

  private mutating func makeBands() {
    for (node, container) in bands {
      let frame = tree.frame(of: node)
      let span = FlowMap.Span(top: frame.minY, bottom: frame.maxY)
      let known = map.bands.firstIndex {
        $0.container == container && $0.span.top < span.bottom && span.top < $0.span.bottom
      }
      if let known {
        map.bands[known].nodes.append(node)
        map.bands[known].span.top = min(map.bands[known].span.top, span.top)
        map.bands[known].span.bottom = max(map.bands[known].span.bottom, span.bottom)
      } else {
        map.bands.append(
          FlowMap.Band(nodes: [node], span: span, next: span.bottom, container: container))
      }
    }
    for index in map.bands.indices {
      let span = map.bands[index].span
      let next = map.blocks.lazy.filter { $0.top >= span.bottom - 0.01 }.map(\.top).min()
      map.bands[index].next = next ?? span.bottom
      nextHolds.append(span.bottom)
    }
    map.bands.sort { $0.span.top < $1.span.top }
  }

  /// Adds a hold from each view that stays with the following content to the first block below it.
  private mutating func makeHolds() {
    guard !nextHolds.isEmpty else { return }
    for from in nextHolds {
      let next = map.blocks.lazy.filter { $0.top >= from - 0.01 }.map(\.bottom).min()
      if let next, next > from { map.holds.append(FlowMap.Hold(from: from, to: next)) }
    }
    map.holds.sort { ($0.from, $0.to) < ($1.from, $1.to) }
  }
}

extension URL {
  /// The name of a destination in the same document: `#totals`.
  var destinationInDocument: String? {
    let text = relativeString
    guard text.hasPrefix("#"), text.count > 1 else { return nil }
    return String(text.dropFirst()).removingPercentEncoding ?? String(text.dropFirst())
  }
}
