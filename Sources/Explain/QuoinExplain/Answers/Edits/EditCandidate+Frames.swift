import Foundation
import QuoinGeometry
import QuoinLayout

// Candidates about lengths: frames, fixed sizes and priorities. Each returns `nil` if no call in
// the source made the node.

extension EditCandidate {
  // MARK: Fixed sizes

  /// `.fixedSize(horizontal: false, vertical: true)` after a view; of a view that already has
  /// `.fixedSize()`, in its place.
  package static func fixedSizeVertical(on node: Int, in scene: AnswerScene) -> EditCandidate? {
    if scene.node(node).callName == "fixedSize" {
      return fixedSize(node, only: .vertical, in: scene)
    }
    if let parent = scene.node(node).parent, scene.node(parent).callName == "fixedSize",
      scene.call(parent) != nil
    {
      return fixedSize(parent, only: .vertical, in: scene)
    }
    return fixedSize(.vertical, on: node, in: scene)
  }

  /// `fixedSize` after a view.
  package static func fixedSize(_ axes: Axis.Set, on node: Int, in scene: AnswerScene)
    -> EditCandidate?
  {
    appending(fixedSizeCode(axes), .fixedSize(axes), on: node, in: scene, cost: Cost.added)
  }

  /// Fewer or other axes of an existing `fixedSize`.
  package static func fixedSize(_ node: Int, only axes: Axis.Set, in scene: AnswerScene)
    -> EditCandidate?
  {
    changing(
      node, .replace(fixedSizeCode(axes)), .axes(axes), in: scene, cost: Cost.argument)
  }

  private static func fixedSizeCode(_ axes: Axis.Set) -> String {
    if axes.contains(.horizontal), axes.contains(.vertical) { return ".fixedSize()" }
    let isWide = axes.contains(.horizontal)
    return ".fixedSize(horizontal: \(isWide), vertical: \(!isWide))"
  }

  // MARK: Flexible frames

  /// `.frame(maxWidth: .infinity)` before the background, overlay, border or tap of a view, or
  /// after the view.
  ///
  /// - Parameters:
  ///   - node: the view or a modifier on it; the frame is directly around it if `layer` is `nil`.
  ///   - layer: the node of the modifier before which the frame is written, an ancestor of `node`
  ///     on the same view.
  package static func maxWidth(
    _ node: Int, before layer: Int? = nil, alignment: HorizontalAlignment = .center,
    in scene: AnswerScene
  ) -> EditCandidate? {
    filling([.horizontal], node, before: layer, horizontal: alignment, in: scene)
  }

  /// `.frame(maxHeight: .infinity)`, as ``maxWidth(_:before:alignment:in:)``.
  package static func maxHeight(
    _ node: Int, before layer: Int? = nil, alignment: VerticalAlignment = .center,
    in scene: AnswerScene
  ) -> EditCandidate? {
    filling([.vertical], node, before: layer, vertical: alignment, in: scene)
  }

  /// A frame with an infinite maximum along the axes.
  package static func filling(
    _ axes: Axis.Set, _ node: Int, before layer: Int? = nil,
    horizontal: HorizontalAlignment = .center, vertical: VerticalAlignment = .center,
    in scene: AnswerScene
  ) -> EditCandidate? {
    let isWide = axes.contains(.horizontal)
    let isHigh = axes.contains(.vertical)
    var arguments: [String] = []
    if isWide { arguments.append("maxWidth: .infinity") }
    if isHigh { arguments.append("maxHeight: .infinity") }
    if let alignment = alignmentCode(isWide ? horizontal : nil, isHigh ? vertical : nil) {
      arguments.append("alignment: \(alignment)")
    }
    let code = ".frame(\(arguments.joined(separator: ", ")))"
    let edit = LayoutEdit.framedFlexibly(
      minWidth: nil, maxWidth: isWide ? .infinity : nil, minHeight: nil,
      maxHeight: isHigh ? .infinity : nil, horizontal: horizontal, vertical: vertical)
    return framing(node, before: layer, code, edit, in: scene, cost: Cost.added)
  }

  /// Writes a frame before the modifier `layer`, or directly after the call of `node`.
  private static func framing(
    _ node: Int, before layer: Int?, _ code: String, _ edit: LayoutEdit, in scene: AnswerScene,
    cost: Int
  ) -> EditCandidate? {
    guard let layer else { return appending(code, edit, on: node, in: scene, cost: cost) }
    guard let call = scene.call(layer), scene.pass.children[layer].first != nil else {
      return nil
    }
    let nodes = scene.twins(layer).compactMap { scene.pass.children[$0].first }
    return EditCandidate(
      SourceChange(call.name, at: call.source, .prepend(code)), edit, of: nodes, cost: cost)
  }

  /// The code of an alignment on one or both axes; `nil` for the center, which is the default, and
  /// for alignments without a name.
  static func alignmentCode(_ horizontal: HorizontalAlignment?, _ vertical: VerticalAlignment?)
    -> String?
  {
    let names: [HorizontalAlignment: String] = [.leading: "leading", .trailing: "trailing"]
    let side = horizontal.flatMap { names[$0] } ?? ""
    let edges: [VerticalAlignment: String] = [.top: "top", .bottom: "bottom"]
    let edge = vertical.flatMap { edges[$0] } ?? ""
    guard !side.isEmpty else { return edge.isEmpty ? nil : ".\(edge)" }
    guard !edge.isEmpty else { return ".\(side)" }
    return ".\(edge)\(side.prefix(1).uppercased())\(side.dropFirst())"
  }

  // MARK: Fixed frames

  /// `.frame(height: …)` after a view, or before one of its modifiers.
  package static func height(
    _ height: CGFloat, for node: Int, before layer: Int? = nil, in scene: AnswerScene
  ) -> EditCandidate? {
    framing(
      node, before: layer, ".frame(height: \(code(height)))",
      .framed(width: nil, height: height), in: scene, cost: Cost.number)
  }

  /// `.frame(width: …)` after a view, or before one of its modifiers.
  package static func width(
    _ width: CGFloat, for node: Int, before layer: Int? = nil, in scene: AnswerScene
  ) -> EditCandidate? {
    framing(
      node, before: layer, ".frame(width: \(code(width)))",
      .framed(width: width, height: nil), in: scene, cost: Cost.number)
  }

  /// `.frame(minHeight: …)` or `.frame(minWidth: …)` after a view.
  package static func minimum(
    _ axis: Axis, _ length: CGFloat, for node: Int, in scene: AnswerScene
  ) -> EditCandidate? {
    let isWide = axis == .horizontal
    return appending(
      ".frame(\(minimumLabel(axis)): \(code(length)))",
      .framedFlexibly(
        minWidth: isWide ? length : nil, maxWidth: nil, minHeight: isWide ? nil : length,
        maxHeight: nil, horizontal: .center, vertical: .center),
      on: node, in: scene, cost: Cost.number)
  }

  /// Another number as the length of a fixed frame.
  package static func length(
    _ axis: Axis, _ length: CGFloat, of frame: Int, in scene: AnswerScene
  ) -> EditCandidate? {
    changing(
      frame, .setArgument(label(axis), to: code(length)), .frame(axis, length), in: scene,
      cost: Cost.number)
  }

  /// `minHeight` in place of a fixed frame's `height`, or `minWidth` in place of its `width`.
  package static func minimumInsteadOfFixed(_ axis: Axis, of frame: Int, in scene: AnswerScene)
    -> EditCandidate?
  {
    changingFrame(
      frame, axis, to: minimumLabel(axis), .fixedToMinimum(axis), in: scene, cost: Cost.argument)
  }

  /// `maxHeight` in place of a fixed frame's `height`, or `maxWidth` in place of its `width`.
  package static func maximumInsteadOfFixed(_ axis: Axis, of frame: Int, in scene: AnswerScene)
    -> EditCandidate?
  {
    changingFrame(
      frame, axis, to: maximumLabel(axis), .fixedToMaximum(axis), in: scene, cost: Cost.argument)
  }

  /// Renames the label of one length of a fixed frame; `nil` if the frame has the other one, too,
  /// since one call can't have both kinds.
  private static func changingFrame(
    _ frame: Int, _ axis: Axis, to label: String, _ edit: LayoutEdit, in scene: AnswerScene,
    cost: Int
  ) -> EditCandidate? {
    let lengths = scene.node(frame).arguments?.lengths ?? [:]
    guard let length = lengths[self.label(axis)]?.value else { return nil }
    guard let other = lengths[self.label(axis.crossing)]?.value else {
      return changing(
        frame, .relabel(self.label(axis), to: label), edit, in: scene, cost: cost)
    }
    // `minHeight` and `width` belong to different modifiers.
    let first = ".frame(\(self.label(axis.crossing)): \(code(other)))"
    let second = ".frame(\(label): \(code(length)))"
    return changing(frame, .replace(first + second), edit, in: scene, cost: cost + 1)
  }

  /// Removes one length of a fixed frame; the whole frame if it has no other.
  package static func removeFixedLength(_ axis: Axis, of frame: Int, in scene: AnswerScene)
    -> EditCandidate?
  {
    let lengths = scene.node(frame).arguments?.lengths ?? [:]
    guard lengths[label(axis)] != nil else { return nil }
    let isOnly = lengths[label(axis.crossing)] == nil
    return changing(
      frame, isOnly ? .remove : .removeArgument(label(axis)),
      isOnly ? .removed : .frame(axis, nil), in: scene, cost: Cost.removed)
  }

  /// Removes the maximum of a flexible frame; the whole frame if it has nothing else.
  package static func removeMaximum(_ axis: Axis, of frame: Int, in scene: AnswerScene)
    -> EditCandidate?
  {
    removeLimit(maximumLabel(axis), .maximum(axis, nil), of: frame, in: scene)
  }

  /// Removes the minimum of a flexible frame; the whole frame if it has nothing else.
  package static func removeMinimum(_ axis: Axis, of frame: Int, in scene: AnswerScene)
    -> EditCandidate?
  {
    removeLimit(minimumLabel(axis), .minimum(axis, nil), of: frame, in: scene)
  }

  private static func removeLimit(
    _ label: String, _ edit: LayoutEdit, of frame: Int, in scene: AnswerScene
  ) -> EditCandidate? {
    let lengths = scene.node(frame).arguments?.lengths ?? [:]
    guard lengths[label] != nil else { return nil }
    let isOnly = lengths.count == 1
    return changing(
      frame, isOnly ? .remove : .removeArgument(label), isOnly ? .removed : edit, in: scene,
      cost: Cost.removed)
  }

  // MARK: Priorities

  /// `.layoutPriority(…)` after a view, which is a child of a stack.
  package static func priority(_ priority: CGFloat, of node: Int, in scene: AnswerScene)
    -> EditCandidate?
  {
    appending(
      ".layoutPriority(\(code(priority)))", .priority(priority), on: node, in: scene,
      cost: Cost.added)
  }

  // MARK: Labels

  static func label(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }
  static func minimumLabel(_ axis: Axis) -> String {
    axis == .horizontal ? "minWidth" : "minHeight"
  }
  static func maximumLabel(_ axis: Axis) -> String {
    axis == .horizontal ? "maxWidth" : "maxHeight"
  }

  /// A length in source code.
  package static func code(_ length: CGFloat) -> String {
    length == .infinity ? ".infinity" : LengthFormat.text(length)
  }
}
