import Foundation
import QuoinGeometry
import QuoinLayout

/// A scene with the properties of its nodes that the diagnoses of lengths share.
struct LengthFacts {
  let scene: AnswerScene

  init(_ scene: AnswerScene) { self.scene = scene }

  var indices: Range<Int> { scene.report.nodes.indices }

  // MARK: Nodes

  func node(_ index: Int) -> LayoutReport.Node { scene.report.nodes[index] }
  func children(_ index: Int) -> [Int] { scene.pass.children[index] }
  func length(_ index: Int, _ axis: Axis) -> CGFloat { node(index).size[axis] }

  /// The name of the call that made a node, as far as the source contains it.
  func kind(_ index: Int) -> String { scene.call(index)?.name ?? node(index).callName }

  /// Whether a call in the source made the node, outside of the system's decoration of a screen.
  func isAuthored(_ index: Int) -> Bool {
    scene.call(index) != nil && !scene.pass.isSystem(index)
  }

  /// Whether two nodes are made by the same expression of the source.
  func isSameExpression(_ a: Int, _ b: Int) -> Bool {
    let pass = scene.pass
    guard let first = pass.treeNode(a).flatMap(pass.context.place),
      let second = pass.treeNode(b).flatMap(pass.context.place)
    else { return false }
    return first == second
  }

  /// Whether a view may be hidden or moved on purpose.
  func isHidden(_ index: Int) -> Bool {
    guard scene.pass.isLegible(index) else { return true }
    return ([index] + scene.pass.around(index)).contains { outer in
      Self.displacing.contains(node(outer).callName) || isInAuthorsLayout(outer)
    }
  }

  private static let displacing: Set<String> = [
    "hidden", "opacity", "offset", "position", "scaleEffect", "rotationEffect",
    "rotation3DEffect", "transformEffect", "projectionEffect", "effect", "mask", "visualEffect",
  ]

  /// Whether a layout of the author's, which may place hidden views anywhere, contains a view.
  func isInAuthorsLayout(_ index: Int) -> Bool {
    guard node(index).offerReasons?.horizontal == .customLayout, let parent = node(index).parent
    else { return false }
    return node(parent).isCall && !Self.containers.contains(node(parent).callName)
  }

  /// Containers of the framework that lay their content out by code of their own.
  private static let containers: Set<String> = [
    "List", "Form", "Table", "TabView", "NavigationStack", "NavigationView",
    "NavigationSplitView", "TextField", "TextEditor", "Label", "Button", "Toggle", "Picker",
    "LabeledContent", "GroupBox", "Menu", "Slider", "Stepper", "ProgressView", "Gauge",
    "DatePicker",
  ]

  /// Whether a node is in an overlay or background, which doesn't affect its container.
  func isLayered(_ index: Int) -> Bool {
    ([index] + scene.pass.around(index)).contains { node($0).layer == .secondary }
  }

  // MARK: Arguments

  func argument(_ name: String, of index: Int) -> CGFloat? {
    node(index).arguments?.lengths[name]?.value
  }

  /// Whether a node is a `fixedSize` or scroll view along an axis.
  func hasAxis(_ axis: Axis, _ index: Int) -> Bool {
    node(index).arguments?.axes.contains("\(axis)") == true
  }

  func isScrollView(_ index: Int, along axis: Axis) -> Bool {
    node(index).callName == "ScrollView" && hasAxis(axis, index)
  }

  /// Whether a view around a node scrolls along an axis, or shows only a part of its content.
  func isCut(_ index: Int, _ axis: Axis) -> Bool {
    scene.pass.around(index).contains { outer in
      let name = node(outer).callName
      if name == "ScrollView" { return hasAxis(axis, outer) }
      return Self.cutting.contains(name)
    }
  }

  private static let cutting: Set<String> = [
    "List", "Form", "Table", "TabView", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid",
    "clipped", "clipShape", "cornerRadius", "mask", "drawingGroup", "ViewThatFits",
  ]

  // MARK: Fills

  /// Views that take all the space that is proposed, and draw on it.
  static let fills: Set<String> = [
    "Color", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule",
    "Ellipse", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
    "MeshGradient", "ContainerRelativeShape", "Material", "style",
  ]

  /// The color or shape of a background or overlay; at the edge of a window it is inside a wrapper
  /// that extends it under the bars.
  func fill(of layer: Int) -> Int? {
    guard ["background", "overlay"].contains(node(layer).callName), children(layer).count == 2
    else {
      return nil
    }
    var index = children(layer)[1]
    while children(index).count == 1, node(index).callName == "ignoresSafeArea" {
      index = children(index)[0]
    }
    return Self.fills.contains(node(index).callName) ? index : nil
  }

  /// Whether a modifier in the source shows how large the view inside it is.
  func isVisibleEdge(_ index: Int) -> Bool {
    guard isAuthored(index) else { return false }
    return node(index).callName == "border" || fill(of: index) != nil
  }

  /// Modifiers that keep the size of the view inside and change only what is drawn.
  static let drawingModifiers: Set<String> = [
    "cornerRadius", "clipShape", "clipped", "shadow", "border", "opacity", "overlay",
  ]

  // MARK: Texts

  /// The texts in a node, including itself, in the order of the report.
  func texts(in index: Int) -> [Int] {
    var found: [Int] = []
    if isText(index) { found.append(index) }
    for inner in scene.pass.inside(index) where isText(inner) { found.append(inner) }
    return found
  }

  func isText(_ index: Int) -> Bool {
    guard let facts = node(index).text else { return false }
    return facts.string.contains { !$0.isWhitespace }
  }

  // MARK: The window

  /// The length of the window, or else the length proposed to the root view.
  func screen(_ axis: Axis) -> CGFloat? {
    if let window = scene.report.window { return window[axis] }
    guard let length = scene.report.proposal[axis], length.isFinite else { return nil }
    return length
  }

  /// The parts of a node that are outside of the window, before and after it; 0 without a window.
  func outside(_ frame: CGRect, _ axis: Axis) -> (before: CGFloat, after: CGFloat) {
    guard let window = scene.report.window else { return (0, 0) }
    let isWide = axis == .horizontal
    let before = isWide ? -frame.minX : -frame.minY
    let after = isWide ? frame.maxX - window.width : frame.maxY - window.height
    return (max(before, 0), max(after, 0))
  }
}
