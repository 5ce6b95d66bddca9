import Foundation
import QuoinGeometry

extension LayoutAnswer: CustomStringConvertible {
  /// At most three lines: what is seen, what makes it so, and the edit with its result.
  public var description: String {
    [seen, cause, advised].filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The line of the edit: “→ Line 8: remove .fixedSize. Tried: two lines, 350 × 43.”
  private var advised: String {
    guard let advice, !advice.isEmpty else { return "" }
    guard let result = edit?.result else { return "→ \(advice)" }
    return "→ \(advice) \(result)."
  }
}

extension LayoutAnswers: CustomStringConvertible {
  /// The answers, separated by empty lines, after the sentence about how the question was
  /// understood.
  public var description: String {
    var parts = answers.map(\.description)
    if let remark, !remark.isEmpty { parts.append(remark) }
    let text = parts.joined(separator: "\n\n")
    guard let understood, !understood.isEmpty else { return text }
    return text.isEmpty ? understood : understood + "\n" + text
  }
}
