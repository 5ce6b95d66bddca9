import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// The view at a point, as the sentences of a recording name it.
@MainActor
struct TouchedView {
  /// Its identifier, label or text.
  let name: String
  /// Its position among the views with that name, counting from 1.
  let number: Int
  /// The number of views with that name.
  let count: Int
  /// Its top-left corner, in the root's space.
  let corner: CGPoint
  /// Whether a tap has the same effect anywhere in the view.
  let isUniform: Bool

  /// The maximum number of characters of a name.
  private static let longestName = 80

  /// Finds the view; `nil` if the views at the point have no names that fit into a sentence.
  init?(at point: CGPoint, in view: ViewHost<AnyView>) {
    guard let elements = try? view.spokenElements() else { return nil }
    let views = view.tree.tree
    let chain = views.hitTest(point).chain
    let smallest = elements.filter {
      $0.frame.contains(point) && !$0.name.isEmpty && !$0.words.contains("group")
    }.min { Self.area($0.frame) < Self.area($1.frame) }
    let most = smallest.map { Self.area($0.frame) * 1.5 } ?? Self.area(of: view) / 2
    let identified = chain.first { !views.identifiers(of: $0).isEmpty }
    var names = [smallest?.name, smallest?.label].compactMap(\.self)
    if let identified, Self.area(views.presentedFrame(of: identified)) <= most {
      names = views.identifiers(of: identified) + names
    }
    let target = TouchTarget(views)
    for name in names where Self.fits(name) {
      guard let found = try? target.views(named: name),
        let index = found.firstIndex(where: { chain.contains($0.node) })
      else { continue }
      (self.name, number, count) = (name, index + 1, found.count)
      corner = views.presentedFrame(of: found[index].node).origin
      var isUniform = smallest.map { Self.isUniform($0.words) } ?? false
      if isUniform {
        let center = try? target.point(of: name, number: index + 1, for: .touch)
        let touched = target.participants(at: point)
        isUniform = !touched.isEmpty && center.map { target.participants(at: $0) } == touched
      }
      self.isUniform = isUniform
      return
    }
    return nil
  }

  /// The name in quotes, with the number if several views have the name.
  var reference: String {
    let quoted = Self.quoted(name) ?? name
    return count == 1 ? quoted : "\(quoted) #\(number)"
  }

  private static func fits(_ name: String) -> Bool {
    !name.isEmpty && name.count <= longestName && !name.contains(where: \.isNewline)
      && quoted(name) != nil
  }

  /// Whether a control described by `words` acts in the same way wherever it is tapped.
  private static func isUniform(_ words: [String]) -> Bool {
    let uniform: Set = ["button", "link", "switch button", "menu", "disclosure"]
    let others: Set = ["adjustable", "text field", "secure text field", "picker"]
    return words.contains(where: uniform.contains) && !words.contains(where: others.contains)
  }

  private static func area(_ frame: CGRect) -> CGFloat { frame.width * frame.height }

  private static func area(of view: ViewHost<AnyView>) -> CGFloat {
    let window = view.tree.tree.layout.windowSize
    return window.width * window.height
  }

  /// Returns `text` quoted for a sentence; `nil` if it contains every kind of quotes.
  static func quoted(_ text: String) -> String? {
    let pair = [("\"", "\""), ("'", "'"), ("“", "”"), ("‘", "’")].first { !text.contains($0.1) }
    return pair.map { $0.0 + text + $0.1 }
  }
}
