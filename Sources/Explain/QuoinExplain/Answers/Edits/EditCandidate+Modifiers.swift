import Foundation
import QuoinGeometry
import QuoinLayout

// Candidates about modifiers: adding, removing, moving and changing them. Each returns `nil` if no
// call in the source made the node.

extension EditCandidate {
  // MARK: Any call

  /// Writes modifiers after a node's call, with an edit of the node.
  package static func appending(
    _ code: String, _ edit: LayoutEdit, on node: Int, in scene: AnswerScene, cost: Int? = nil
  ) -> EditCandidate? {
    guard let call = scene.lastCall(node) else { return nil }
    return EditCandidate(
      SourceChange(call.name, at: call.source, .append(code)), edit, of: scene.twins(node),
      cost: cost ?? Cost.added)
  }

  /// Changes a node's call, with an edit of the node.
  package static func changing(
    _ node: Int, _ action: SourceChange.Action, _ edit: LayoutEdit, in scene: AnswerScene,
    cost: Int? = nil
  ) -> EditCandidate? {
    guard let call = scene.call(node) else { return nil }
    return EditCandidate(
      SourceChange(call.name, at: call.source, action), edit, of: scene.twins(node),
      cost: cost ?? Cost.argument)
  }

  /// Changes a node's call without an edit of the layout, so that the change can't be tried.
  package static func untried(
    _ node: Int, _ action: SourceChange.Action, in scene: AnswerScene, cost: Int? = nil
  ) -> EditCandidate? {
    guard let call = scene.call(node) else { return nil }
    return EditCandidate(
      [SourceChange(call.name, at: call.source, action)], [], cost: cost ?? Cost.argument)
  }

  /// Writes modifiers after a node's call without an edit of the layout.
  package static func untried(append code: String, on node: Int, in scene: AnswerScene)
    -> EditCandidate?
  {
    guard let call = scene.lastCall(node) else { return nil }
    return EditCandidate(
      [SourceChange(call.name, at: call.source, .append(code))], [], cost: Cost.added)
  }

  // MARK: Removing and moving

  /// Removes a modifier.
  package static func removing(_ modifier: Int, in scene: AnswerScene) -> EditCandidate? {
    changing(modifier, .remove, .removed, in: scene, cost: Cost.removed)
  }

  /// Replaces a container of one view by that view.
  package static func unwrapping(_ container: Int, in scene: AnswerScene) -> EditCandidate? {
    changing(container, .unwrap, .removed, in: scene, cost: Cost.structure)
  }

  /// Exchanges a modifier with the one directly inside it.
  package static func exchanging(_ outer: Int, _ inner: Int, in scene: AnswerScene)
    -> EditCandidate?
  {
    guard scene.pass.children[outer].first == inner, let target = scene.call(inner),
      scene.call(outer) != nil
    else { return nil }
    return changing(
      outer, .moveBefore(target.source), .exchangedWithInner, in: scene, cost: Cost.order)
  }

  /// Moves a modifier inward, directly before the modifier `inner`, which is further inside on the
  /// same view.
  package static func movingInward(_ modifier: Int, before inner: Int, in scene: AnswerScene)
    -> EditCandidate?
  {
    var steps = 0
    var node = modifier
    while node != inner {
      guard let next = scene.pass.children[node].first else { return nil }
      node = next
      steps += 1
    }
    guard steps > 0, let target = scene.call(inner), scene.call(modifier) != nil else {
      return nil
    }
    return changing(
      modifier, .moveBefore(target.source), .movedInward(steps), in: scene, cost: Cost.order)
  }

  /// `.scaledToFit()` in place of a modifier that fills with the same aspect ratio.
  package static func fitting(_ ratio: Int, in scene: AnswerScene) -> EditCandidate? {
    changing(ratio, .replace(".scaledToFit()"), .fitting, in: scene, cost: Cost.argument)
  }

  // MARK: Padding and offsets

  /// Other insets of an existing padding.
  package static func insets(_ insets: EdgeInsets, of padding: Int, in scene: AnswerScene)
    -> EditCandidate?
  {
    let all = [insets.top, insets.leading, insets.bottom, insets.trailing]
    if all.allSatisfy({ $0 == 0 }) { return removing(padding, in: scene) }
    return changing(
      padding, .replace(paddingCode(insets)), .insets(insets), in: scene, cost: Cost.argument)
  }

  /// `.padding(…)` after a view.
  package static func padding(_ insets: EdgeInsets, on node: Int, in scene: AnswerScene)
    -> EditCandidate?
  {
    appending(paddingCode(insets), .padded(insets), on: node, in: scene, cost: Cost.number)
  }

  /// The code of a padding in its shortest form.
  static func paddingCode(_ insets: EdgeInsets) -> String {
    let (top, leading) = (insets.top, insets.leading)
    let (bottom, trailing) = (insets.bottom, insets.trailing)
    if top == bottom, leading == trailing {
      if top == leading { return ".padding(\(code(top)))" }
      var parts = ""
      if leading != 0 { parts += ".padding(.horizontal, \(code(leading)))" }
      if top != 0 { parts += ".padding(.vertical, \(code(top)))" }
      return parts
    }
    let edges: [(String, CGFloat)] = [
      ("top", top), ("leading", leading), ("bottom", bottom), ("trailing", trailing),
    ]
    let used = edges.filter { $0.1 != 0 }
    if let first = used.first, used.allSatisfy({ $0.1 == first.1 }) {
      let names = used.map { ".\($0.0)" }
      let set = names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
      return ".padding(\(set), \(code(first.1)))"
    }
    return
      ".padding(EdgeInsets(top: \(code(top)), leading: \(code(leading)), bottom: \(code(bottom)), trailing: \(code(trailing))))"
  }

  /// A padding in place of an offset, so that the place moves with the view and leaves no gap; a
  /// negative offset becomes a negative padding on the side towards which it moves.
  package static func offsetToPadding(_ offset: Int, in scene: AnswerScene) -> EditCandidate? {
    guard scene.node(offset).callName == "offset",
      let lengths = scene.node(offset).arguments?.lengths
    else { return nil }
    let (x, y) = (lengths["x"]?.value ?? 0, lengths["y"]?.value ?? 0)
    let insets = EdgeInsets(top: y, leading: x, bottom: 0, trailing: 0)
    guard x != 0 || y != 0, let call = scene.call(offset) else { return nil }
    let nodes = scene.twins(offset)
    let edits: [(node: Int, edit: LayoutEdit)] = nodes.flatMap { node in
      [(node: node, edit: LayoutEdit.padded(insets)), (node: node, edit: LayoutEdit.removed)]
    }
    let change = SourceChange(call.name, at: call.source, .replace(paddingCode(insets)))
    return EditCandidate([change], edits, cost: Cost.added)
  }

  // MARK: Drawing and touches

  /// `.clipped()` after a view, which changes only what is drawn.
  package static func clipped(_ node: Int, in scene: AnswerScene) -> EditCandidate? {
    untried(append: ".clipped()", on: node, in: scene)
  }

  /// `.contentShape(.rect)` before the gesture on a view, which changes only what is touched.
  ///
  /// - Parameter gesture: the location of the call, which may make no node.
  package static func contentShape(
    before gesture: String, at source: LayoutReport.Source
  ) -> EditCandidate {
    EditCandidate(
      [SourceChange(gesture, at: source, .prepend(".contentShape(.rect)"))], [], cost: Cost.added)
  }

  /// `.contentShape(.rect)` after a view, which changes only what is touched.
  package static func contentShape(on node: Int, in scene: AnswerScene) -> EditCandidate? {
    untried(append: ".contentShape(.rect)", on: node, in: scene)
  }
}
