import Foundation
import QuoinGeometry
import QuoinLayout

/// Measures written views in a layout: the scene's own, or that of a trial.
struct ViewMeasure {
  let scene: AnswerScene
  private let tree: LayoutTree
  private let original: LayoutTree
  private let facts: (Int) -> TextFacts?

  /// Measures the scene's own layout; `nil` without a tree.
  init?(_ scene: AnswerScene) {
    guard let tree = scene.pass.tree else { return nil }
    self.init(scene, tree, original: tree) { scene.node($0).text }
  }

  /// Measures the layout of a trial; `nil` without a tree.
  init?(_ trial: SceneTrial) {
    guard let original = trial.scene.pass.tree else { return nil }
    self.init(trial.scene, trial.tree, original: original) { trial.text($0) }
  }

  private init(
    _ scene: AnswerScene, _ tree: LayoutTree, original: LayoutTree,
    facts: @escaping (Int) -> TextFacts?
  ) {
    (self.scene, self.tree, self.original, self.facts) = (scene, tree, original, facts)
  }

  // MARK: Boxes

  /// The frame of a node.
  func frame(_ node: Int) -> CGRect { SceneTrial.frame(node, in: tree, scene.pass) }

  /// The part of a view that a person takes for the view: its background, border or clip if it has
  /// one, otherwise the outermost frame on it for a length, and the view itself for a place.
  func box(of view: Int, isLength: Bool) -> CGRect {
    let chain = chain(of: view)
    guard let core = chain.first else { return .null }
    if let drawn = chain.last(where: { $0.isDrawn }) { return tree.frame(of: drawn.node) }
    guard isLength, let outer = chain.last(where: { !Self.isSpace(tree.kindName(of: $0.node)) })
    else { return tree.frame(of: core.node) }
    return tree.frame(of: outer.node)
  }

  /// Whether a modifier only adds space around a view or moves it.
  private static func isSpace(_ kind: String) -> Bool {
    ["padding", "offset", "position"].contains(kind)
  }

  /// A view or one of its modifiers, including those that the trial adds.
  private struct Link {
    var node: LayoutTree.NodeID
    var isDrawn: Bool
  }

  /// The nodes of a view and its modifiers, from the inside out.
  private func chain(of number: Int) -> [Link] {
    let view = scene.written.all[number]
    guard let core = scene.pass.treeNode(view.core) else { return [] }
    let own = modifiers(of: view)
    var chain = [Link(node: core, isDrawn: false)]
    var inner = core
    var parent = tree.parent(of: core)
    while parent.isBelowTop, tree.firstChild(of: parent) == inner {
      if let node = own[parent] {
        let name = scene.node(node).callName
        chain.append(
          Link(node: parent, isDrawn: LayoutDefects.drawingModifiers.contains(name)))
      } else if tree.isBoundary(parent) {
        // A boundary has no frame of its own.
      } else if original[parent] == nil, tree.isWrapper(parent) {
        chain.append(Link(node: parent, isDrawn: false))
      } else {
        break
      }
      inner = parent
      parent = tree.parent(of: parent)
    }
    return chain
  }

  /// The modifiers' nodes with their positions in the report.
  private func modifiers(of view: WrittenView) -> [LayoutTree.NodeID: Int] {
    var found: [LayoutTree.NodeID: Int] = [:]
    func add(_ index: Int) {
      if let node = scene.pass.treeNode(index) { found[node] = index }
    }
    for modifier in view.modifiers {
      if let node = modifier.node { add(node) }
    }
    var node = view.core
    while node != view.outer, let parent = scene.node(node).parent {
      add(parent)
      node = parent
    }
    return found
  }

  // MARK: Texts

  /// The texts in a view that show something.
  func texts(in view: Int) -> [Int] {
    let nodes = scene.written.all[view].nodes.clamped(to: 0..<scene.report.nodes.count)
    return nodes.filter { index in
      scene.node(index).text?.string.contains { !$0.isWhitespace } == true
    }
  }

  func text(_ node: Int) -> TextFacts? { facts(node) }

  /// The number of points by which a view is outside of the window, or its texts are cut or exceed
  /// the frames around them.
  func hidden(_ view: Int) -> CGFloat {
    var amount = box(of: view, isLength: false).excess(over: scene.window)
    for node in texts(in: view) {
      let frame = frame(node)
      if let facts = facts(node), facts.isTruncated {
        amount += max(1, facts.fullHeight - frame.height)
      }
      amount += frame.excess(over: scene.window)
      for limit in limits(of: node) { amount += frame.excess(over: self.frame(limit)) }
    }
    return amount
  }

  /// The frames and clips around a text, up to what scrolls.
  private func limits(of node: Int) -> [Int] {
    let scrolling: Set<String> = ["ScrollView", "List", "Form", "Table", "TabView"]
    let around = scene.pass.around(node).prefix {
      !scrolling.contains(scene.node($0).callName)
    }
    return around.filter {
      ["clipped", "clipShape", "frame"].contains(scene.node($0).callName)
    }
  }

  // MARK: Properties

  /// The value of a property of a view; `nil` if it has none.
  func value(_ property: LayoutWant.Property, of view: Int) -> CGFloat? {
    switch property {
    case .lines:
      return texts(in: view).first.flatMap { facts($0) }.map { CGFloat($0.lineCount) }
    case .gap: return gap(after: view)
    case .width, .height:
      return Self.value(property, of: box(of: view, isLength: true))
    default: return Self.value(property, of: box(of: view, isLength: false))
    }
  }

  /// The value of a property of a rectangle; `nil` for properties of texts and siblings.
  static func value(_ property: LayoutWant.Property, of box: CGRect) -> CGFloat? {
    guard !box.isNull else { return nil }
    switch property {
    case .width: return box.width
    case .height: return box.height
    case .minX: return box.minX
    case .minY: return box.minY
    case .midX: return box.midX
    case .midY: return box.midY
    case .maxX: return box.maxX
    case .maxY: return box.maxY
    case .lines, .gap: return nil
    }
  }

  /// The distance to the next view in the same container; `nil` for the last one.
  private func gap(after view: Int) -> CGFloat? {
    guard let parent = scene.written.all[view].parent else { return nil }
    let siblings = scene.written.children(of: parent)
    guard let place = siblings.firstIndex(of: view), place + 1 < siblings.count else { return nil }
    let first = box(of: view, isLength: false)
    let second = box(of: siblings[place + 1], isLength: false)
    guard !first.isNull, !second.isNull else { return nil }
    let across = max(second.minX - first.maxX, first.minX - second.maxX)
    let down = max(second.minY - first.maxY, first.minY - second.maxY)
    return max(across, down)
  }

  /// The horizontal and vertical distance of a view's middle from that of its container.
  func offCenter(_ view: Int) -> CGFloat? {
    let box = box(of: view, isLength: false)
    let parent = scene.written.all[view].parent
    let outer = parent.map { self.box(of: $0, isLength: true) } ?? scene.window
    guard !box.isNull, !outer.isNull else { return nil }
    // Along a VStack a view has a place in a sequence.
    let isSequence = parent.map { scene.written.all[$0].type.hasSuffix("VStack") } ?? false
    let down = isSequence ? 0 : abs(box.midY - outer.midY)
    return max(abs(box.midX - outer.midX), down)
  }
}
