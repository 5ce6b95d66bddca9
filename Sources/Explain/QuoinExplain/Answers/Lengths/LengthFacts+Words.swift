import Foundation
import QuoinGeometry

// Words for lengths and views in the sentences of diagnoses.

extension LengthFacts {
  func text(_ length: CGFloat) -> String { LengthFormat.text(length) }
  func text(_ size: CGSize) -> String { LengthFormat.text(size) }

  /// The name of the view or modifier that made a node.
  func phrase(_ index: Int) -> String {
    let phrase = scene.written.phrase(index)
    return phrase.isEmpty ? scene.pass.name(index) : phrase
  }

  /// The name of the view that a node belongs to, also for the node of a modifier.
  func view(_ index: Int) -> String {
    guard let number = scene.written.view(of: index) else { return scene.pass.name(index) }
    return scene.written.name(number)
  }

  /// The name of a node at the start of a sentence.
  func opening(_ index: Int) -> String { Self.capitalized(phrase(index)) }

  static func capitalized(_ text: String) -> String { text.asSentenceStart }

  /// A type with its article: “a List”.
  static func withArticle(_ type: String) -> String {
    let isVowel = type.first.map { "AEIOU".contains($0) } ?? false
    // The letter H is pronounced with a vowel at its start.
    return "\(isVowel || type.hasPrefix("HStack") ? "an" : "a") \(type)"
  }

  /// The place of a call in parentheses: “(line 8)”.
  func place(_ index: Int) -> String {
    guard let source = scene.call(index)?.source else { return "" }
    let line = scene.written.line(source)
    return line.isEmpty ? "" : " (\(line))"
  }

  static func noun(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }
  static func adjective(_ axis: Axis) -> String { axis == .horizontal ? "wide" : "high" }

  /// The space in which the root view is: “a window of 393”.
  func screenWords(_ length: CGFloat) -> String {
    scene.report.window == nil ? "a space of \(text(length))" : "a window of \(text(length))"
  }

  /// The end of a sentence about the parts outside of the window: “ and is cut by 135 at each
  /// side”.
  func cutWords(_ index: Int, _ axis: Axis) -> String {
    let (before, after) = outside(node(index).frame, axis)
    let sides = axis == .horizontal ? ("left", "right") : ("top", "bottom")
    if before > 0.5, after > 0.5 {
      if abs(before - after) < 1 {
        let ends = axis == .horizontal ? "at each side" : "at the top and the bottom"
        return " and is cut by \(text(before)) \(ends)"
      }
      return " and is cut by \(text(before)) at the \(sides.0) and \(text(after)) at the \(sides.1)"
    }
    if before > 0.5 { return " and is cut by \(text(before)) at the \(sides.0)" }
    if after > 0.5 { return " and is cut by \(text(after)) at the \(sides.1)" }
    return ""
  }

  /// A number of lines of text: “two lines”.
  static func lines(_ count: Int) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six"]
    let number = words.indices.contains(count) ? words[count] : "\(count)"
    return "\(number) line\(count == 1 ? "" : "s")"
  }

}
