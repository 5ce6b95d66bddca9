import Foundation
import QuoinGeometry
import QuoinLayout

/// The visible mistakes in a layout: content outside of the screen, cut texts, overlaps.
///
/// A trial is compared with the layout that it edits, so that known defects don't count.
package struct LayoutDefects {
  enum Kind: Sendable, Hashable {
    /// A view is outside of the window.
    case outside
    /// A view is larger than what contains it.
    case overflow
    /// The end of a text is missing.
    case cut
    /// A line of a text ends inside a word.
    case broken
    /// Two views of a stack, or two texts, cover each other.
    case overlap
    /// A view has no width or no height.
    case collapsed
    /// The whole view is larger than its proposal.
    case oversized
  }

  struct Defect: Sendable, Hashable {
    var kind: Kind
    var node: Int
    /// The other one of two views that overlap.
    var other = -1
  }

  /// The defects with their lengths in points.
  private(set) var amounts: [Defect: CGFloat] = [:]

  /// The modifiers that draw something as large as the view inside.
  static let drawingModifiers: Set<String> = [
    "background", "overlay", "border", "clipShape", "cornerRadius", "mask", "clipped",
    "glassEffect",
  ]

  /// Finds the defects of a report.
  init(_ pass: LintPass) {
    guard let tree = pass.tree else { return }
    amounts = Self.find(pass, SceneState(pass, tree)) { pass.node($0).text }
  }

  /// Finds the defects of a trial.
  init(_ trial: SceneTrial) {
    amounts = Self.find(trial.scene.pass, trial.state) { trial.text($0) }
  }

  private static func find(
    _ pass: LintPass, _ state: SceneState, text: (Int) -> TextFacts?
  ) -> [Defect: CGFloat] {
    var found: [Defect: CGFloat] = [:]
    DefectFinder(pass, state).find(text: text) { kind, node, other, amount in
      found[Defect(kind: kind, node: node, other: other)] = amount
    }
    return found
  }

  /// The defects that are new or larger than in another layout.
  func beyond(_ other: LayoutDefects) -> [Defect] {
    amounts.filter { defect, amount in
      guard let known = other.amounts[defect] else { return amount > 0.5 }
      return amount > known + 1
    }
    .keys.sorted { ($0.node, $0.other) < ($1.node, $1.other) }
  }
}

/// Finds the defects of one layout.
private struct DefectFinder {
  typealias Note = (LayoutDefects.Kind, _ node: Int, _ other: Int, _ amount: CGFloat) -> Void

  let pass: LintPass
  let state: SceneState
  /// Whether each node is moved or hidden on purpose.
  private var isMoved: [Bool]
  /// Whether each node is part of content that scrolls or is clipped.
  private var isScrolled: [Bool]

  init(_ pass: LintPass, _ state: SceneState) {
    (self.pass, self.state) = (pass, state)
    isMoved = [Bool](repeating: false, count: pass.report.nodes.count)
    isScrolled = isMoved
    for (index, node) in pass.report.nodes.enumerated() {
      isMoved[index] = LintPass.displacingModifiers.contains(node.callName)
      guard let parent = node.parent else { continue }
      isMoved[index] = isMoved[index] || isMoved[parent]
      isScrolled[index] =
        isScrolled[parent] || LintPass.clippingViews.contains(pass.node(parent).callName)
    }
  }

  func find(text: (Int) -> TextFacts?, _ note: Note) {
    var texts: [Int] = []
    let screen = CGRect(origin: .zero, size: pass.report.window ?? state.size)
    for (index, node) in pass.report.nodes.enumerated() {
      let frame = state.frames[index]
      guard !frame.isNull else { continue }
      let isLeaf = pass.children[index].isEmpty && node.callName != "Spacer"
      if isLeaf, isCollapsed(node, frame.size) { note(.collapsed, index, -1, 1) }
      if node.text != nil, let facts = text(index) {
        texts.append(index)
        let missing = max(1, facts.fullHeight - frame.height)
        if facts.isTruncated { note(.cut, index, -1, missing) }
        if facts.breaksWord { note(.broken, index, -1, 1) }
      }
      if let axis = stackAxis(node.callName) { overlaps(index, axis, note) }
      guard !isMoved[index] else { continue }
      let overflow = frame.excess(over: state.containers[index])
      if overflow > 0.5 { note(.overflow, index, -1, overflow) }
      if node.callName != "Spacer", !isScrolled[index] {
        let outside = frame.excess(over: screen)
        if outside > 0.5 { note(.outside, index, -1, outside) }
      }
    }
    textOverlaps(texts.filter { !isMoved[$0] && !isScrolled[$0] }, note)
    if state.addedOverflow > 0.5 { note(.overflow, -1, -1, state.addedOverflow) }
    oversize(note)
  }

  /// Whether a view has no length, or a color or shape has the 10 points that it falls back to.
  private func isCollapsed(_ node: LayoutReport.Node, _ size: CGSize) -> Bool {
    if size.width < 0.5 || size.height < 0.5 { return true }
    return min(abs(size.width - 10), abs(size.height - 10)) < 0.01
      && LengthFacts.fills.contains(node.callName)
  }

  private func stackAxis(_ name: String) -> Axis? {
    switch name {
    case "HStack", "LazyHStack": .horizontal
    case "VStack", "LazyVStack": .vertical
    default: nil
    }
  }

  /// Records neighbors in a stack that cover each other.
  private func overlaps(_ stack: Int, _ axis: Axis, _ note: Note) {
    let children = pass.children[stack].filter { !state.frames[$0].isNull && !isMoved[$0] }
    for (first, second) in zip(children, children.dropFirst()) {
      let common = state.frames[first].intersection(state.frames[second])
      guard !common.isNull, common.width > 0.5, common.height > 0.5 else { continue }
      note(.overlap, first, second, common.size[axis])
    }
  }

  /// Records texts that cover each other, such as one in an overlay.
  private func textOverlaps(_ texts: [Int], _ note: Note) {
    let sorted = texts.sorted { state.frames[$0].minY < state.frames[$1].minY }
    for (position, first) in sorted.enumerated() {
      let frame = state.frames[first]
      for second in sorted[(position + 1)...] {
        let other = state.frames[second]
        guard other.minY < frame.maxY else { break }
        let common = frame.intersection(other)
        guard !common.isNull, common.width > 3, common.height > 3 else { continue }
        note(.overlap, min(first, second), max(first, second), min(common.width, common.height))
      }
    }
  }

  /// Records a root view that is larger than its proposal, if there is no window to cut it.
  private func oversize(_ note: Note) {
    guard pass.report.window == nil else { return }
    let proposal = pass.report.proposal
    let width = proposal.width.map { state.size.width - $0 } ?? 0
    let height = proposal.height.map { state.size.height - $0 } ?? 0
    if max(width, height) > 0.5 { note(.oversized, 0, -1, max(width, height)) }
  }
}
