import Foundation
import QuoinExplain
import QuoinGeometry

/// The views of a layout, by name.
public struct LayoutViews: Sendable {
  /// The layout of the views with its reasons.
  public let report: LayoutReport

  /// The first view with this name: its `accessibilityIdentifier`, or else its name in reports
  /// (`HStack`, `Text("Hello")`), or else the text that it shows.
  public subscript(name: String) -> LayoutView {
    let nodes = report.nodes
    let place =
      nodes.firstIndex { $0.identifiers.contains(name) }
      ?? nodes.firstIndex { $0.name == name } ?? nodes.firstIndex { $0.name == "Text(\"\(name)\")" }
    return LayoutView(name: "\"\(name)\"", node: place, views: self)
  }

  /// The root view.
  public var root: LayoutView {
    LayoutView(
      name: "the root", node: report.nodes.isEmpty ? nil : 0, views: self)
  }

  /// Returns a message that no view has this name, with the existing names.
  func error(_ name: String) -> String {
    var names: [String] = []
    for name in report.nodes.flatMap(\.identifiers) where !names.contains(name) {
      names.append(name)
    }
    let known =
      names.isEmpty
      ? "No view has an .accessibilityIdentifier."
      : "There are: \(names.prefix(12).map { "\"\($0)\"" }.joined(separator: ", "))\(names.count > 12 ? " and \(names.count - 12) more" : "")."
    return "No view is named \(name). \(known)"
  }
}

/// A view of a layout, whose lengths can be checked.
///
/// All lengths are points; positions are relative to the corner of the root view, or of the window
/// if there is one.
public struct LayoutView: Sendable {
  /// The name in messages.
  let name: String
  /// The position in the report; `nil` if the view doesn't exist.
  let node: Int?
  let views: LayoutViews

  /// The frame; `nil` if the view doesn't exist.
  public var frame: CGRect? { node.map { views.report.nodes[$0].frame } }

  /// The width of the view.
  public var width: LayoutLength { length("width", "width") { $0.width } }
  /// The height of the view.
  public var height: LayoutLength { length("height", "height") { $0.height } }
  /// The left edge of the view.
  public var x: LayoutLength { length("x", "x") { $0.minX } }
  /// The upper edge of the view.
  public var y: LayoutLength { length("y", "y") { $0.minY } }
  /// The left edge of the view.
  public var minX: LayoutLength { length("minX", "x") { $0.minX } }
  /// The horizontal center of the view.
  public var midX: LayoutLength { length("midX", "x") { $0.midX } }
  /// The right edge of the view.
  public var maxX: LayoutLength { length("maxX", "x") { $0.maxX } }
  /// The upper edge of the view.
  public var minY: LayoutLength { length("minY", "y") { $0.minY } }
  /// The vertical center of the view.
  public var midY: LayoutLength { length("midY", "y") { $0.midY } }
  /// The lower edge of the view.
  public var maxY: LayoutLength { length("maxY", "y") { $0.maxY } }

  /// Expects the view to exist.
  public var exists: LayoutCheck { LayoutCheck(node != nil, views.error(name), []) }

  /// Expects no view to have this name.
  public var isMissing: LayoutCheck {
    LayoutCheck(node == nil, "\(name) exists, but should not.", question())
  }

  /// Expects the view to be inside another one.
  public func isInside(_ other: LayoutView) -> LayoutCheck {
    relation(to: other) { mine, theirs in
      let over = [
        ("left", theirs.minX - mine.minX), ("top", theirs.minY - mine.minY),
        ("right", mine.maxX - theirs.maxX), ("bottom", mine.maxY - theirs.maxY),
      ].filter { $0.1 > LayoutLength.tolerance }
      guard !over.isEmpty else { return nil }
      let sides = over.map { "\(LengthFormat.text($0.1)) at the \($0.0)" }
      return
        "\(name) is not inside \(other.name): it sticks out by \(sides.joined(separator: ", "))."
    }
  }

  /// Expects the view not to overlap another one.
  public func isApart(from other: LayoutView) -> LayoutCheck {
    relation(to: other) { mine, theirs in
      let common = mine.intersection(theirs)
      guard common.width > LayoutLength.tolerance, common.height > LayoutLength.tolerance else {
        return nil
      }
      return
        "\(name) and \(other.name) overlap by \(LengthFormat.text(common.size)) at \(LengthFormat.text(common.minX)), \(LengthFormat.text(common.minY))."
    }
  }

  private func relation(
    to other: LayoutView, _ failure: (CGRect, CGRect) -> String?
  ) -> LayoutCheck {
    guard let frame else { return LayoutCheck(false, views.error(name), []) }
    guard let theirs = other.frame else {
      return LayoutCheck(false, views.error(other.name), [])
    }
    let sentence = failure(frame, theirs)
    return LayoutCheck(sentence == nil, sentence ?? "", question() + other.question())
  }

  private func length(
    _ part: String, _ property: String, _ value: (CGRect) -> CGFloat
  ) -> LayoutLength {
    guard let frame else {
      return LayoutLength(text: "", value: nil, questions: [], error: views.error(name))
    }
    return LayoutLength(
      text: "\(name).\(part)", value: value(frame), questions: question(".\(property)"))
  }

  /// Returns the length to explain in a failure.
  private func question(_ property: String = "") -> [LengthQuestion] {
    node.map { [LengthQuestion(node: $0, question: "#\($0 + 1)\(property)")] } ?? []
  }
}

/// A length of a layout, in points: of a view, or an expression of several. Comparing it makes a
/// ``LayoutCheck``.
///
/// Lengths that differ by less than 0.01 points count as equal, as they have the same text.
public struct LayoutLength: Sendable {
  let text: String
  /// The length in points; `nil` if the view doesn't exist.
  let value: CGFloat?
  /// The lengths to explain in a failure.
  let questions: [LengthQuestion]
  /// The reason why there is no length.
  var error: String?

  static let tolerance: CGFloat = 0.01

  /// Expects two lengths to be equal.
  public static func == (a: Self, b: Self) -> LayoutCheck {
    check(a, "", b) { abs($0 - $1) < tolerance || $0 == $1 }
  }
  /// Expects two lengths to be different.
  public static func != (a: Self, b: Self) -> LayoutCheck {
    check(a, "something other than ", b) { abs($0 - $1) >= tolerance && $0 != $1 }
  }
  /// Expects a length to be less than another.
  public static func < (a: Self, b: Self) -> LayoutCheck {
    check(a, "less than ", b) { $0 < $1 - tolerance }
  }
  /// Expects a length to be less than or equal to another.
  public static func <= (a: Self, b: Self) -> LayoutCheck {
    check(a, "at most ", b) { $0 < $1 + tolerance }
  }
  /// Expects a length to be greater than another.
  public static func > (a: Self, b: Self) -> LayoutCheck {
    check(a, "more than ", b) { $0 > $1 + tolerance }
  }
  /// Expects a length to be greater than or equal to another.
  public static func >= (a: Self, b: Self) -> LayoutCheck {
    check(a, "at least ", b) { $0 > $1 - tolerance }
  }

  /// Expects a length to equal a number of points.
  public static func == (a: Self, b: CGFloat) -> LayoutCheck { a == number(b) }
  /// Expects a length to differ from a number of points.
  public static func != (a: Self, b: CGFloat) -> LayoutCheck { a != number(b) }
  /// Expects a length to be less than a number of points.
  public static func < (a: Self, b: CGFloat) -> LayoutCheck { a < number(b) }
  /// Expects a length to be at most a number of points.
  public static func <= (a: Self, b: CGFloat) -> LayoutCheck { a <= number(b) }
  /// Expects a length to be greater than a number of points.
  public static func > (a: Self, b: CGFloat) -> LayoutCheck { a > number(b) }
  /// Expects a length to be at least a number of points.
  public static func >= (a: Self, b: CGFloat) -> LayoutCheck { a >= number(b) }

  /// Expects the length to be in a range.
  public func isIn(_ range: ClosedRange<CGFloat>) -> LayoutCheck {
    let limits =
      "\(LengthFormat.text(range.lowerBound)) to \(LengthFormat.text(range.upperBound))"
    return Self.check(self, "", LayoutLength(text: limits, value: nil, questions: [])) { value, _ in
      value > range.lowerBound - Self.tolerance && value < range.upperBound + Self.tolerance
    }
  }

  /// Returns the sum of two lengths.
  public static func + (a: Self, b: Self) -> Self { combined(a, "+", b) { $0 + $1 } }
  /// Returns the sum of a length and a number of points.
  public static func + (a: Self, b: CGFloat) -> Self { combined(a, "+", number(b)) { $0 + $1 } }
  /// Returns the difference of two lengths.
  public static func - (a: Self, b: Self) -> Self { combined(a, "-", b) { $0 - $1 } }
  /// Returns the difference of a length and a number of points.
  public static func - (a: Self, b: CGFloat) -> Self { combined(a, "-", number(b)) { $0 - $1 } }
  /// Returns a multiple of a length.
  public static func * (a: Self, b: CGFloat) -> Self { combined(a, "*", number(b)) { $0 * $1 } }
  /// Returns a fraction of a length.
  public static func / (a: Self, b: CGFloat) -> Self { combined(a, "/", number(b)) { $0 / $1 } }

  private static func number(_ value: CGFloat) -> LayoutLength {
    LayoutLength(text: LengthFormat.text(value), value: value, questions: [])
  }

  private static func combined(
    _ a: Self, _ sign: String, _ b: Self, _ value: (CGFloat, CGFloat) -> CGFloat
  ) -> Self {
    var sum = LayoutLength(
      text: "\(a.text) \(sign) \(b.text)", value: nil, questions: a.questions + b.questions)
    sum.error = a.error ?? b.error
    guard let first = a.value, let second = b.value else { return sum }
    return LayoutLength(text: sum.text, value: value(first, second), questions: sum.questions)
  }

  private static func check(
    _ a: Self, _ relation: String, _ b: Self, _ holds: (CGFloat, CGFloat) -> Bool
  ) -> LayoutCheck {
    if let error = a.error ?? b.error { return LayoutCheck(false, error, []) }
    let value = a.value ?? .nan
    // A number needs no value in the message.
    let other = b.questions.isEmpty ? "" : ", which is \(LengthFormat.text(b.value ?? .nan))"
    return LayoutCheck(
      holds(value, b.value ?? .nan),
      "\(a.text) is \(LengthFormat.text(value)), not \(relation)\(b.text)\(other).",
      a.questions + b.questions)
  }
}
