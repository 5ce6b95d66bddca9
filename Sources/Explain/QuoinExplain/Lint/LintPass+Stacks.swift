import Foundation
import QuoinGeometry
import QuoinLayout

// Checks for spacers and priorities without effect.

extension LintPass {
  mutating func checkStacks() {
    for index in report.nodes.indices where !isSystem(index) {
      if node(index).callName == "Spacer" { idleSpacer(index) }
      let priority = node(index).priority
      if priority != 0, priority.isFinite { idlePriority(index, priority) }
    }
  }

  // MARK: Spacers

  /// The default minimum length of a `Spacer`, in points.
  private static let defaultSpacerLength: CGFloat = 8

  private mutating func idleSpacer(_ index: Int) {
    guard isWritten(index), let stack = node(index).parent, isWritten(stack) else { return }
    switch node(stack).callName {
    case "VStack", "HStack": spacerWithoutSpace(index, in: stack)
    case "ZStack", "overlay", "background": spacerOutside(index, in: stack)
    default: break
    }
  }

  /// Checks for a spacer in a stack with an unspecified proposal, which has no space to distribute.
  private mutating func spacerWithoutSpace(_ index: Int, in stack: Int) {
    let axis: Axis = node(stack).callName == "HStack" ? .horizontal : .vertical
    guard node(index).size[axis] == Self.defaultSpacerLength, node(stack).proposal[axis] == nil,
      let cause = report.fallbackCause(of: stack, axis), isWritten(cause),
      ["ScrollView", "fixedSize"].contains(node(cause).callName), children[stack].count > 1
    else { return }
    let (adjective, noun) = axis == .horizontal ? ("wide", "width") : ("high", "height")
    note(
      .idleSpacer, index,
      "this Spacer is \(text(Self.defaultSpacerLength)) \(adjective) and pushes nothing, as \(name(cause))\(place(cause)) proposes no \(noun) to \(name(stack))",
      hint:
        "Remove it, or give the stack a .frame(min\(axis == .horizontal ? "Width" : "Height"): …)",
      fingerprint: "\(noun)")
  }

  /// Checks for a spacer next to others in a `ZStack`, an overlay or a background where it affects
  /// no frame.
  private mutating func spacerOutside(_ index: Int, in stack: Int) {
    let isLayer = node(stack).callName != "ZStack"
    guard !isLayer || node(index).layer == .secondary,
      holds([(index, .framed(width: 0, height: 0))], { trial in isSame(except: index, in: trial) })
    else { return }
    note(
      .idleSpacer, index,
      "this Spacer pushes nothing: it is in \(isLayer ? "the \(node(stack).callName)" : name(stack))\(place(stack)), which places views on top of each other",
      hint: "Remove it", fingerprint: node(stack).callName)
  }

  /// Whether every other node is in the same place.
  private func isSame(except index: Int, in trial: LayoutTree) -> Bool {
    report.nodes.indices.allSatisfy { other in
      other == index
        || treeNode(other).map { trial.isShown($0) } == true
          && frame(other, in: trial).isClose(to: node(other).frame)
    }
  }

  // MARK: Priorities

  /// Views that ignore their children's priorities.
  private static let priorityIgnoringViews: Set<String> = [
    "ScrollView", "List", "Form", "GeometryReader", "LazyVStack", "LazyHStack",
  ]

  private mutating func idlePriority(_ index: Int, _ priority: CGFloat) {
    guard let parent = node(index).parent, node(parent).priority != priority,
      statement(index)?.calls.contains(where: { $0.name == "layoutPriority" }) == true
    else { return }
    let around = node(parent).callName
    let isLayer = ["overlay", "background"].contains(around) && node(index).layer == .secondary
    if Self.priorityIgnoringViews.contains(around) || isLayer, isWritten(parent) {
      note(
        .idlePriority, index,
        "the layout priority of \(name(index)) has no effect: \(name(parent))\(place(parent)) reads no priorities, only stacks do",
        hint: "Remove it", fingerprint: around)
    } else if ["HStack", "VStack"].contains(around), isWritten(parent), children[parent].count > 1,
      children[parent].first == index,
      children[parent].allSatisfy({ isPrioritised($0, priority) })
    {
      note(
        .idlePriority, index,
        "the layout priorities in \(name(parent))\(place(parent)) have no effect: all of its views have the same priority",
        hint: "Remove them", fingerprint: "same")
    }
  }

  private func isPrioritised(_ index: Int, _ priority: CGFloat) -> Bool {
    node(index).priority == priority
      && statement(index)?.calls.contains { $0.name == "layoutPriority" } == true
  }
}

extension CGRect {
  /// Whether two frames are equal within rounding errors, in points.
  fileprivate func isClose(to other: CGRect) -> Bool {
    max(
      abs(minX - other.minX), abs(minY - other.minY), abs(width - other.width),
      abs(height - other.height)) < 0.01
  }
}
