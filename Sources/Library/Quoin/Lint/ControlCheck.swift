import Foundation
import QuoinCore
import QuoinExplain
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// Checks buttons for touch and screen readers.
@MainActor
struct ControlCheck {
  let emission: Emission
  let views: ViewTree

  /// The side of a touch area required by Apple's guidelines on a phone, in points.
  private static let target: CGFloat = 44

  /// Runs the check and returns the positions of the contents of disabled controls.
  func run(_ pass: inout LintPass) -> Set<Int> {
    var positions: [LayoutTree.NodeID: Int] = [:]
    for index in pass.report.nodes.indices {
      if let node = pass.treeNode(index) { positions[node] = index }
    }
    var seen: Set<Int> = []
    var disabled: Set<Int> = []
    for (handle, node) in emission.nodes.carriedInFront(ControlHandle.self)
    where emission.tree.isShown(node) {
      guard let index = position(of: node, in: positions) else { continue }
      if !handle.isEnabled { disabled.formUnion([index] + Array(pass.inside(index))) }
      if handle.isEnabled { covered(node, at: index, in: positions, &pass) }
      guard handle.kind == "Button", handle.isEnabled, seen.insert(index).inserted,
        !pass.isSystem(index), !isInRow(index, pass), pass.node(index).size.width > 0
      else { continue }
      let parts = [index] + Array(pass.inside(index))
      let hasText = parts.contains { part in
        pass.node(part).text?.string.contains { !$0.isWhitespace } ?? false
      }
      guard !hasText, let icon = parts.first(where: { isPicture(pass.node($0)) }) else { continue }
      label(handle, node, at: index, icon: icon, &pass)
      if emission.environment.platform == .iOS { target(at: index, icon: icon, &pass) }
    }
    return disabled
  }

  private func isPicture(_ node: LayoutReport.Node) -> Bool {
    node.image != nil || node.name.hasPrefix("Image(")
  }

  /// Whether a node is in a list row, which handles the taps for its content.
  private func isInRow(_ index: Int, _ pass: LintPass) -> Bool {
    ([index] + pass.around(index)).contains { pass.node($0).name.hasPrefix("List ") }
  }

  /// Returns the position of a node in the report, which doesn't contain boundary nodes.
  private func position(of node: LayoutTree.NodeID, in positions: [LayoutTree.NodeID: Int]) -> Int?
  {
    var node = node
    while emission.tree.isBoundary(node), let child = emission.tree.children(of: node).first {
      node = child
    }
    return positions[node]
  }

  // MARK: Touch

  private func target(at index: Int, icon: Int, _ pass: inout LintPass) {
    let size = pass.node(index).size
    guard size.width < Self.target - 0.5 || size.height < Self.target - 0.5 else { return }
    // A transformed view is touched where it is drawn.
    guard !pass.around(index).contains(where: { pass.node($0).callName == "scaleEffect" }) else {
      return
    }
    pass.note(
      .smallTarget, index,
      "this button with \(pass.name(icon)) is \(LengthFormat.text(size)); a touch target needs 44 × 44",
      hint: "Give its label .frame(width: 44, height: 44) and .contentShape(Rectangle())",
      fingerprint: pass.node(icon).name)
  }

  /// Checks for a control that extends beyond its place in a stack, or is overlapped by a view that
  /// does, so that it can't be touched.
  private func covered(
    _ node: LayoutTree.NodeID, at index: Int, in positions: [LayoutTree.NodeID: Int],
    _ pass: inout LintPass
  ) {
    let frame = pass.node(index).frame
    guard frame.width > 4, frame.height > 4, !pass.isSystem(index), !pass.mayBeDisplaced(index)
    else {
      return
    }
    var front: LayoutTree.NodeID?
    for (x, y) in [(0.5, 0.5), (0.15, 0.15), (0.85, 0.15), (0.15, 0.85), (0.85, 0.85)] {
      let point = CGPoint(x: frame.minX + frame.width * x, y: frame.minY + frame.height * y)
      let hit = views.hitTest(point)
      guard let first = hit.nodes.first, !hit.chain.contains(node),
        !hit.misses.contains(where: { isRelated($0.node, node) })
      else { return }
      front = front ?? first
    }
    guard let front, let cover = position(of: front, in: positions),
      let stack = pass.around(index).first(where: { pass.inside($0).contains(cover) }),
      ["HStack", "VStack", "Grid"].contains(pass.node(stack).callName), pass.isWritten(stack)
    else { return }
    let place = pass.node(cover).source.map { " (\($0.short))" } ?? ""
    pass.note(
      .coveredControl, index,
      "\(pass.name(index)) can't be tapped: \(pass.name(cover))\(place) covers it and receives the touches",
      hint:
        "Add .contentShape(Rectangle()) or .allowsHitTesting(false) to the view that sticks out",
      fingerprint: pass.name(index))
  }

  private func isRelated(_ a: LayoutTree.NodeID, _ b: LayoutTree.NodeID) -> Bool {
    views.layout.isInside(a, b) || views.layout.isInside(b, a)
  }

  // MARK: Screen readers

  private func label(
    _ handle: ControlHandle, _ node: LayoutTree.NodeID, at index: Int, icon: Int,
    _ pass: inout LintPass
  ) {
    let accessibility = emission.nodes.accessibility(of: node)
    let words = [accessibility.label, handle.label?()].compactMap { $0 }
    guard !accessibility.isHidden, words.allSatisfy(\.isEmpty), !isLabelled(node),
      !isLabelled(around: node)
    else { return }
    pass.note(
      .missingLabel, index,
      "this button shows only \(pass.name(icon)), and screen readers have no label for it",
      hint: "Add .accessibilityLabel(\"…\"), or use Label", fingerprint: pass.node(icon).name)
  }

  /// Whether anything inside a node has a label, such as a `Label` that doesn't show its title.
  private func isLabelled(_ node: LayoutTree.NodeID) -> Bool {
    var waiting = [node]
    while let node = waiting.popLast() {
      if let label = views.label(of: node), !label.isEmpty { return true }
      if emission.nodes.accessibility(of: node).label?.isEmpty == false { return true }
      if hasOwnContent(node) { return true }
      waiting += emission.tree.children(of: node)
    }
    return false
  }

  /// Whether a node has a label or a representation that isn't drawn.
  private func hasOwnContent(_ node: LayoutTree.NodeID) -> Bool {
    emission.nodes.attachments(AccessibilityContent.self, at: node).contains {
      $0.use == .label || $0.use == .representation
    }
  }

  /// Whether an ancestor hides its content, or is an element in its place.
  private func isLabelled(around node: LayoutTree.NodeID) -> Bool {
    var outer = emission.tree.parent(of: node)
    while outer.isBelowTop {
      let accessibility = emission.nodes.accessibility(of: outer)
      if accessibility.isHidden || accessibility.children == .ignore
        || accessibility.children == .combine || hasOwnContent(outer)
      {
        return true
      }
      outer = emission.tree.parent(of: outer)
    }
    return false
  }
}
