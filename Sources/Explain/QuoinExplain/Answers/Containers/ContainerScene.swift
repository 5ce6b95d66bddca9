import Foundation
import QuoinGeometry
import QuoinLayout

/// A scene with the queries and words that the diagnoses about containers share.
struct ContainerScene {
  let base: AnswerScene

  init(_ base: AnswerScene) { self.base = base }

  var pass: LintPass { base.pass }
  /// The views as written.
  var views: [WrittenView] { base.written.all }
  /// The positions of all nodes.
  var indices: Range<Int> { base.report.nodes.indices }

  // MARK: Nodes

  func node(_ index: Int) -> LayoutReport.Node { base.node(index) }
  func frame(_ index: Int) -> CGRect { base.node(index).frame }
  func children(_ index: Int) -> [Int] { pass.children[index] }
  func around(_ index: Int) -> [Int] { pass.around(index) }

  /// A node and its descendants.
  func nodes(in index: Int) -> Range<Int> { index..<max(index + 1, pass.inside(index).upperBound) }

  /// Whether a node is another one or inside it.
  func isInside(_ index: Int, _ outer: Int) -> Bool { nodes(in: outer).contains(index) }

  /// The innermost node around two nodes, or one of them.
  func common(_ a: Int, _ b: Int) -> Int? {
    ([a] + around(a)).first { isInside(b, $0) }
  }

  /// The nearest node around another one with one of some names.
  func nearest(_ names: Set<String>, around index: Int) -> Int? {
    around(index).first { names.contains(node($0).name) }
  }

  // MARK: Views

  /// The innermost view as written that a node belongs to.
  func view(_ index: Int) -> WrittenView? {
    guard let number = base.written.view(of: index), views.indices.contains(number) else {
      return nil
    }
    return views[number]
  }

  /// The views around another one, the innermost first.
  func views(around view: WrittenView) -> [WrittenView] {
    var found: [WrittenView] = []
    var outer = view.parent
    while let number = outer, views.indices.contains(number), found.count < views.count {
      found.append(views[number])
      outer = views[number].parent
    }
    return found
  }

  /// The views of some types, one for each call of the source.
  func calls(of types: Set<String>) -> [WrittenView] {
    var seen: Set<LayoutReport.Source> = []
    return views.filter { types.contains($0.type) && seen.insert($0.source).inserted }
  }

  /// The modifiers of some names on a view or the views around it.
  func isModified(_ view: WrittenView, by names: Set<String>) -> Bool {
    ([view] + views(around: view)).contains { view in
      view.modifiers.contains { names.contains($0.name) }
    }
  }

  /// The content of a view as written that isn't inside another view of its content.
  func content(of view: WrittenView) -> [WrittenView] {
    guard let number = views.firstIndex(of: view) else { return [] }
    return base.written.children(of: number).filter(views.indices.contains).map { views[$0] }
  }

  // MARK: Words

  func text(_ length: CGFloat) -> String { LengthFormat.text(length) }
  func text(_ size: CGSize) -> String { LengthFormat.text(size) }
  func line(_ source: LayoutReport.Source) -> String { base.written.line(source) }

  /// The name of the view that a node belongs to.
  func name(_ index: Int) -> String {
    guard let number = base.written.view(of: index), views.indices.contains(number) else {
      return pass.name(index)
    }
    return base.written.name(number)
  }

  /// A view with its line: `the List (line 5)`.
  func place(_ view: WrittenView) -> String { "the \(view.type) (\(line(view.source)))" }

  /// A call with its line: `.onTapGesture (line 13)`.
  func place(_ modifier: WrittenModifier) -> String {
    ".\(modifier.name) (\(line(modifier.source)))"
  }

  /// The type of the view that made a node with its line, or only the node's name.
  func place(_ index: Int) -> String {
    view(index).map { place($0) } ?? pass.name(index)
  }

  /// A phrase as the beginning of a sentence.
  func first(_ phrase: String) -> String { phrase.asSentenceStart }

  // MARK: Kinds

  /// Views that take all the length that they are proposed, and draw only a color.
  static let fills: Set<String> = [
    "Color", "Rectangle", "RoundedRectangle", "UnevenRoundedRectangle", "Circle", "Capsule",
    "Ellipse", "LinearGradient", "RadialGradient", "AngularGradient", "EllipticalGradient",
    "MeshGradient",
  ]

  /// Whether a node is a color, shape or gradient without content.
  func isFill(_ index: Int) -> Bool {
    Self.fills.contains(node(index).callName) && children(index).isEmpty
  }

  /// The only leaf inside a node; `nil` if it has several.
  func leaf(in index: Int) -> Int? {
    let leaves = nodes(in: index).filter { children($0).isEmpty }
    return leaves.count == 1 ? leaves[0] : nil
  }
}
