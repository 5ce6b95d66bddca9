import QuoinGeometry

/// A view that a question is about, with its modifiers.
struct AnswerTarget: Hashable {
  /// The position in ``WrittenViews/all``; `nil` for a node that no call in the source made.
  var view: Int?
  /// The name in sentences.
  var name: String
  /// The type as written.
  var type: String
  /// The nodes of the view and of the modifiers written on it, from the inside out.
  var chain: [Int]
  /// All nodes of the view, its modifiers and its content.
  var nodes: Range<Int>

  /// The node of the view itself.
  var core: Int { chain[0] }
  /// The node of the outermost modifier.
  var outer: Int { chain[chain.count - 1] }

  /// Creates a target from a written view.
  init(view: Int, in scene: AnswerScene) {
    let written = scene.written.all[view]
    self.view = view
    name = scene.written.name(view)
    type = written.type
    nodes = written.nodes
    var chain = [written.core]
    for modifier in written.modifiers {
      if let node = modifier.node, !chain.contains(node) { chain.append(node) }
    }
    if !chain.contains(written.outer) { chain.append(written.outer) }
    self.chain = chain
  }

  /// Creates a target from a node: its written view, or the node alone if there is none.
  init(node: Int, in scene: AnswerScene) {
    if ChartParts.chart(of: node, in: scene) != nil {
      self.init(only: node, in: scene)
    } else if let view = scene.written.view(of: node) {
      self.init(view: view, in: scene)
    } else {
      self.init(only: node, in: scene)
    }
  }

  /// Creates a target from a node without the modifiers on it.
  init(only node: Int, in scene: AnswerScene) {
    view = nil
    name =
      scene.written.all.isEmpty || ChartParts.chart(of: node, in: scene) != nil
      ? scene.written.unwrittenName(node) : AnswerPhrases(scene: scene).phrase(node)
    type = scene.node(node).callName
    chain = [node]
    nodes = node..<scene.pass.inside(node).upperBound
  }
}
