import Foundation
import QuoinGeometry

/// The wording that all answers share: lengths, names of views, and lists.
struct AnswerPhrases {
  let scene: AnswerScene

  // MARK: Words

  /// Returns a length with at most two decimals: `20.33`, `−151`.
  func text(_ length: CGFloat) -> String {
    let text = LengthFormat.text(length)
    return text.hasPrefix("-") ? "−" + text.dropFirst() : text
  }

  func text(_ size: CGSize) -> String { "\(text(size.width)) × \(text(size.height))" }
  func wide(_ axis: Axis) -> String { axis == .horizontal ? "wide" : "high" }
  func width(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }
  /// The side at which a length begins.
  func start(_ axis: Axis) -> String { axis == .horizontal ? "left" : "top" }
  func end(_ axis: Axis) -> String { axis == .horizontal ? "right" : "bottom" }

  /// Returns a text as a sentence, with a period.
  static func sentence(_ text: String) -> String {
    text.isEmpty || text.hasSuffix(".") ? text.asSentenceStart : text.asSentenceStart + "."
  }

  /// Returns parts as a list: “a, b and c”.
  static func list(_ parts: [String]) -> String {
    guard let last = parts.last, parts.count > 1 else { return parts.first ?? "" }
    return parts.dropLast().joined(separator: ", ") + " and " + last
  }

  // MARK: Names

  /// The name of what made a node: a view as written, or `.padding(10) (line 8)`.
  func phrase(_ node: Int) -> String { scene.written.phrase(node) }

  /// The name of the written view that a node is part of.
  func viewName(_ node: Int) -> String {
    scene.written.view(of: node).map { scene.written.name($0) }
      ?? scene.written.unwrittenName(node)
  }

  func written(_ node: Int) -> WrittenView? {
    scene.written.view(of: node).map { scene.written.all[$0] }
  }

  /// Whether a node is a modifier that is written in the source.
  func isModifier(_ node: Int) -> Bool {
    scene.written.modifier(of: node) != nil || scene.written.isUnwrittenModifier(node)
  }

  /// Whether a node is a part that the framework made inside a view of the author's.
  func isFrameworks(_ node: Int) -> Bool {
    !scene.node(node).isCall && !scene.written.all.isEmpty
  }

  /// The name of the space that everything is placed in.
  var whole: String {
    scene.report.window == nil ? "picture" : "window"
  }

  // MARK: What is seen

  /// The node that a person takes for a view: its background, border or clip, or else the view
  /// itself.
  func visible(_ target: AnswerTarget) -> Int {
    target.chain.last { LayoutDefects.drawingModifiers.contains(scene.node($0).callName) }
      ?? target.core
  }

  // MARK: Lengths

  func length(_ node: Int, _ axis: Axis) -> CGFloat { scene.node(node).size[axis] }

  func offered(_ node: Int, _ axis: Axis) -> CGFloat? {
    let proposal = scene.node(node).proposal
    return axis == .horizontal ? proposal.width : proposal.height
  }

  func minimum(_ node: Int, _ axis: Axis) -> CGFloat {
    let frame = scene.node(node).frame
    return axis == .horizontal ? frame.minX : frame.minY
  }

  func maximum(_ node: Int, _ axis: Axis) -> CGFloat {
    let frame = scene.node(node).frame
    return axis == .horizontal ? frame.maxX : frame.maxY
  }

  func middle(_ node: Int, _ axis: Axis) -> CGFloat {
    (minimum(node, axis) + maximum(node, axis)) / 2
  }

  func children(_ node: Int) -> [Int] { scene.pass.children[node] }

  /// The axis along which a node places its children; `nil` for other nodes than stacks.
  func stackAxis(_ node: Int) -> Axis? {
    switch scene.node(node).callName {
    case "HStack", "LazyHStack", "GridRow": .horizontal
    case "VStack", "LazyVStack": .vertical
    default: nil
    }
  }

  /// Whether two lengths are the same in print.
  static func isSame(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }
}

/// The reason for a length or place in sentences, and the node of the call that decides it.
struct AnswerReason {
  var sentences: [String]
  var node: Int

  init(_ sentences: [String], node: Int) {
    (self.sentences, self.node) = (sentences, node)
  }

  var text: String { sentences.map { AnswerPhrases.sentence($0) }.joined(separator: " ") }
}
