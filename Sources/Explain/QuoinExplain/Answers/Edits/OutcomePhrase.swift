import Foundation
import QuoinGeometry
import QuoinLayout

/// The result of a trial in words, without a period.
package enum OutcomePhrase {
  /// “two lines, 350 × 43, nothing is cut”.
  package static func text(_ facts: TextFacts, _ size: CGSize) -> String {
    let lines = "\(count(facts.lineCount)) \(facts.lineCount == 1 ? "line" : "lines")"
    let end = facts.isTruncated ? "its end is cut" : "nothing is cut"
    return "\(lines), \(LengthFormat.text(size)), \(end)"
  }

  /// The phrase about a text in a trial; its size if the facts are unknown.
  package static func text(_ node: Int, in trial: SceneTrial) -> String {
    let size = trial.size(node)
    return trial.text(node).map { text($0, size) } ?? LengthFormat.text(size)
  }

  /// “the green is 112 × 46”.
  package static func size(_ name: String, _ size: CGSize) -> String {
    "\(name) is \(LengthFormat.text(size))"
  }

  /// “the List is 240 high”.
  package static func length(_ name: String, _ axis: Axis, _ length: CGFloat) -> String {
    "\(name) is \(LengthFormat.text(length)) \(axis == .horizontal ? "wide" : "high")"
  }

  /// “192.5 both”; for more than two views “192.5 each”.
  package static func equal(_ length: CGFloat, count: Int = 2) -> String {
    "\(LengthFormat.text(length)) \(count == 2 ? "both" : "each")"
  }

  /// “54 and 129”.
  package static func pair(_ first: CGFloat, _ second: CGFloat) -> String {
    "\(LengthFormat.text(first)) and \(LengthFormat.text(second))"
  }

  /// “a gap of 8”; “no gap”.
  package static func gap(_ length: CGFloat) -> String {
    abs(length) < 0.005 ? "no gap" : "a gap of \(LengthFormat.text(length))"
  }

  /// A small number as a word.
  package static func count(_ number: Int) -> String {
    let words = [
      "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    ]
    return words.indices.contains(number) ? words[number] : "\(number)"
  }
}
