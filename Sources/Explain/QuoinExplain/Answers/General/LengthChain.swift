import Foundation
import QuoinGeometry
import QuoinLayout

/// Explains a length of a view: the modifiers that change it, and the reason for the result.
struct LengthChain {
  let phrases: AnswerPhrases
  let axis: Axis

  var scene: AnswerScene { phrases.scene }

  /// The maximum number of modifiers in the sentence about what is seen.
  private static let longest = 3

  init(_ scene: AnswerScene, _ axis: Axis) {
    (phrases, self.axis) = (AnswerPhrases(scene: scene), axis)
  }

  // MARK: What is seen

  /// The view's own node and its modifiers that change the length, from the inside out.
  func steps(_ target: AnswerTarget) -> [Int] {
    var steps = [target.core]
    for node in target.chain.dropFirst() {
      let before = phrases.length(steps[steps.count - 1], axis)
      if !AnswerPhrases.isSame(phrases.length(node, axis), before) { steps.append(node) }
    }
    return steps
  }

  /// The length of the view with all its modifiers.
  func length(_ target: AnswerTarget) -> CGFloat {
    let steps = steps(target)
    return phrases.length(steps[steps.count - 1], axis)
  }

  /// “20.33 → .padding(10) (line 5) 40.33 → .frame(maxHeight: 120) (line 6) 120”; `nil` if no
  /// modifier changes the length.
  func arrows(_ target: AnswerTarget) -> String? {
    let steps = steps(target)
    guard steps.count > 1 else { return nil }
    var parts = [phrases.text(phrases.length(target.core, axis))]
    let shown = steps.dropFirst().suffix(Self.longest)
    if shown.count < steps.count - 1 { parts.append("…") }
    for node in shown {
      parts.append("\(phrases.phrase(node)) \(phrases.text(phrases.length(node, axis)))")
    }
    return parts.joined(separator: " → ")
  }

  /// “The Button “Save” is 88 wide: Button 56 → .padding(16) (line 8) 88.”
  func seen(_ target: AnswerTarget) -> String {
    let size = "\(target.name) is \(phrases.text(length(target))) \(phrases.wide(axis))"
    guard let arrows = arrows(target) else { return AnswerPhrases.sentence(size) }
    let core = target.type == "Text" ? "the text" : target.type
    return AnswerPhrases.sentence("\(size): \(core) \(arrows)")
  }

  // MARK: What decides

  /// The reason for the length of the view with its modifiers.
  func reason(_ target: AnswerTarget) -> AnswerReason {
    let steps = steps(target)
    if target.chain.count == 1, let reason = chartReason(target.core, subject: "it") {
      return reason
    }
    let node = decisive(steps[steps.count - 1])
    let name = phrases.phrase(node)
    let isIt = node == target.core && (!phrases.isModifier(node) || name == target.name)
    let subject = isIt ? "it" : name
    return reason(node, subject: subject, depth: 0)
  }

  /// The innermost node that determines a node's length: modifiers that only add to it or pass it
  /// on take it from their content.
  func decisive(_ node: Int) -> Int {
    var index = node
    // The size of a control is explained by its type.
    if isCoreOfControl(index) { return index }
    while let reason = scene.node(index).answerReasons?[axis],
      let child = phrases.children(index).first
    {
      switch reason {
      case .childLength, .primaryLength, .childAndInsets: index = child
      case .sum, .largestChild:
        guard phrases.children(index).count == 1 else { return index }
        index = child
      default: return index
      }
      if isCoreOfControl(index) { return index }
    }
    return index
  }

  /// Whether a node is the outermost of a control, whose parts the framework made.
  private func isCoreOfControl(_ node: Int) -> Bool {
    guard let view = phrases.written(node), view.core == node else { return false }
    return FrameworkLengths.kind(view.type, axis) != nil
  }

  /// Whether a node is as long as what it is offered, whatever that is.
  func isFlexible(_ node: Int) -> Bool {
    let inner = decisive(node)
    guard let given = phrases.offered(inner, axis) else { return false }
    let isFilled = AnswerPhrases.isSame(phrases.length(inner, axis), given)
    switch scene.node(inner).answerReasons?[axis] {
    case .acceptsProposal: return isFilled
    case .customLayout, .largestChild, .sum:
      guard let view = phrases.written(inner) else { return false }
      return isFilled && FrameworkLengths.kind(view.type, axis) == .fills
    default: return false
    }
  }

  func reason(_ node: Int, subject: String, depth: Int) -> AnswerReason {
    if let view = phrases.written(node), !phrases.isModifier(node),
      let kind = FrameworkLengths.kind(view.type, axis)
    {
      let lengths = FrameworkLengths(chain: self, view: view)
      return lengths.reason(kind, node: node, subject: subject, depth: depth)
    }
    guard let reason = scene.node(node).answerReasons?[axis] else {
      return AnswerReason([], node: node)
    }
    return self.reason(node, reason, subject: subject, depth: depth)
  }
}
