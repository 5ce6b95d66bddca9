import Foundation
import QuoinGeometry
import QuoinLayout

/// Views of one kind beside each other, or one below another, each with a background or border of
/// its own.
struct SiblingRow {
  /// The stack.
  let stack: Int
  /// The written type of the views.
  let kind: String
  /// The views' backgrounds or borders, the innermost of each.
  let layers: [Int]

  /// Recognizes a stack of two to six such views; `nil` if one has a frame or no background.
  init?(_ stack: Int, _ facts: LengthFacts) {
    let children = facts.children(stack)
    guard ["HStack", "VStack"].contains(facts.node(stack).callName), facts.isAuthored(stack),
      (2...6).contains(children.count), !facts.isHidden(stack)
    else { return nil }
    var layers: [Int] = []
    var kinds: Set<String> = []
    for child in children {
      guard let part = Self.part(of: child, facts) else { return nil }
      layers.append(part.layer)
      kinds.insert(part.kind)
    }
    guard kinds.count == 1, let kind = kinds.first else { return nil }
    (self.stack, self.kind, self.layers) = (stack, kind, layers)
  }

  /// The innermost background of a child, and the type of the child as written.
  private static func part(of child: Int, _ facts: LengthFacts) -> (layer: Int, kind: String)? {
    var index = child
    var layer: Int?
    while true {
      let node = facts.node(index)
      if ["frame", "fixedSize", "Spacer", "Divider"].contains(node.callName) { return nil }
      if facts.isVisibleEdge(index) { layer = index }
      let isModifier =
        facts.children(index).count == 1 || node.callName == "background"
        || node.callName == "overlay"
      guard isModifier, let inner = facts.children(index).first,
        !["HStack", "VStack", "ZStack"].contains(node.callName)
      else { break }
      index = inner
    }
    return layer.map { ($0, writtenType(of: child, facts)) }
  }

  /// The type of a stack's child as written: the view around which its modifiers are.
  private static func writtenType(of child: Int, _ facts: LengthFacts) -> String {
    let written = facts.scene.written
    let view = written.all.first { view in
      (view.outer == child || view.core == child) && !transparent.contains(view.type)
    }
    if let view { return view.type }
    var index = child
    while facts.scene.call(index)?.name.first?.isUppercase != true,
      let inner = facts.children(index).first
    {
      index = inner
    }
    return facts.kind(index)
  }

  /// Views without nodes of their own.
  private static let transparent: Set<String> = ["ForEach", "Group", "Section"]

  func lengths(_ axis: Axis, _ facts: LengthFacts) -> [CGFloat] {
    layers.map { facts.length($0, axis) }
  }

  /// Whether the views' lengths differ visibly.
  func isUneven(_ axis: Axis, _ facts: LengthFacts) -> Bool {
    let lengths = lengths(axis, facts)
    guard let shortest = lengths.min(), let longest = lengths.max() else { return false }
    return longest - shortest > 4
  }

  /// The lengths in words: “A is 54 wide and B 129”.
  func seen(_ axis: Axis, _ facts: LengthFacts) -> String {
    let lengths = lengths(axis, facts)
    let shortest = lengths.indices.min { lengths[$0] < lengths[$1] } ?? 0
    let longest = lengths.indices.max { lengths[$0] < lengths[$1] } ?? 0
    let children = facts.children(stack)
    let first = LengthFacts.capitalized(facts.view(children[shortest]))
    let second = facts.view(children[longest])
    return
      "\(first) is \(facts.text(lengths[shortest])) \(LengthFacts.adjective(axis)), and \(second) \(facts.text(lengths[longest]))."
  }

  /// The edit that makes the lengths equal: a frame with an infinite maximum before each
  /// background.
  func edit(_ axis: Axis, _ facts: LengthFacts) -> ProposedEdit? {
    let scene = facts.scene
    var candidates: [EditCandidate] = []
    for layer in layers {
      guard let content = facts.children(layer).first else { return nil }
      let candidate =
        axis == .horizontal
        ? EditCandidate.maxWidth(content, before: layer, in: scene)
        : EditCandidate.maxHeight(content, before: layer, in: scene)
      guard let candidate else { return nil }
      candidates.append(candidate)
    }
    // Without it, a row would take all the height that it is offered.
    if axis == .vertical {
      guard let fixed = EditCandidate.fixedSizeVertical(on: stack, in: scene) else { return nil }
      candidates.append(fixed)
    }
    return EditCandidate.all(candidates)?.proposed(in: scene) { trial in
      let lengths = layers.map { trial.size($0)[axis] }
      return (lengths.max() ?? 0) - (lengths.min() ?? 0) < 0.5
    } outcome: { trial in
      let length = facts.text(trial.size(layers[0])[axis])
      let all = layers.count == 2 ? "both are" : "all \(layers.count) are"
      return "\(all) \(length) \(LengthFacts.adjective(axis))"
    }
  }
}
