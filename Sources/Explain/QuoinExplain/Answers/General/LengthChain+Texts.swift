import Foundation
import QuoinGeometry
import QuoinLayout

// The sentences for texts and images.

extension LengthChain {
  func hugging(_ node: Int, _ subject: String) -> AnswerReason {
    if let text = scene.node(node).text {
      return axis == .horizontal ? textWidth(node, text, subject) : textHeight(node, text, subject)
    }
    let width = phrases.width(axis)
    if let image = scene.node(node).image, !image.isResizable {
      return AnswerReason(
        [
          image.isSymbol
            ? "\(subject) is a symbol, as \(phrases.wide(axis)) as its font makes it"
            : "\(subject) is not resizable, so it keeps the \(width) of its image"
        ], node: node)
    }
    return AnswerReason(["that is its own \(width)"], node: node)
  }

  private func textWidth(_ node: Int, _ text: TextFacts, _ subject: String) -> AnswerReason {
    guard let given = phrases.offered(node, .horizontal) else {
      return oneLine(node, text)
    }
    let ideal = phrases.text(text.ideal.width)
    guard text.ideal.width > given + 0.01 else {
      return AnswerReason(
        ["a text takes only the width of its words; \(subject) is offered \(phrases.text(given))"],
        node: node)
    }
    let lead = "on one line it needs \(ideal), and it is offered \(phrases.text(given))"
    if phrases.length(node, .horizontal) > given + 0.01 {
      let word = phrases.text(text.longestWord)
      return AnswerReason(
        ["\(lead); its longest word needs \(word)"] + offers(node), node: node)
    }
    return AnswerReason(["\(lead), so it \(Self.fate(text))"] + offers(node), node: node)
  }

  /// A text that is offered no width: a `fixedSize` or a scroll view takes it away.
  private func oneLine(_ node: Int, _ text: TextFacts) -> AnswerReason {
    let ideal = phrases.text(text.ideal.width)
    guard let cause = scene.report.fallbackCause(of: node, .horizontal) else {
      return AnswerReason(["it is offered no width, so it takes one line, \(ideal)"], node: node)
    }
    let name = phrases.phrase(cause)
    guard scene.node(cause).callName == "fixedSize" else {
      return AnswerReason(
        ["\(name) offers it no width, so it takes one line, \(ideal)"], node: cause)
    }
    let given = phrases.offered(cause, .horizontal).map {
      "; it is offered \(phrases.text($0))"
    }
    return AnswerReason(
      ["\(name) gives it the width of its one line, \(ideal)\(given ?? "")"], node: cause)
  }

  private func textHeight(_ node: Int, _ text: TextFacts, _ subject: String) -> AnswerReason {
    let height = phrases.length(node, .vertical)
    let lines = Self.lines(text.lineCount)
    if text.isTruncated, text.fullHeight > height + 0.5 {
      let given = phrases.offered(node, .vertical).map { phrases.text($0) } ?? "no height"
      return AnswerReason(
        [
          "all of its text needs \(phrases.text(text.fullHeight)), and it is offered \(given), so it shows \(lines)"
        ] + offers(node), node: node)
    }
    guard text.lineCount > 1, let across = phrases.offered(node, .horizontal),
      text.ideal.width > across + 0.01
    else { return AnswerReason(["\(lines) of text \(verb(text)) that high"], node: node) }
    let wraps = OfferChain(phrases, .horizontal).sentence(node).map { [$0] } ?? []
    return AnswerReason(
      ["\(lines): it wraps at the width it is offered, \(phrases.text(across))"] + wraps,
      node: node)
  }

  private func verb(_ text: TextFacts) -> String { text.lineCount == 1 ? "is" : "are" }

  static func lines(_ count: Int) -> String {
    let words = ["no", "one", "two", "three", "four", "five", "six"]
    let number = words.indices.contains(count) ? words[count] : "\(count)"
    return "\(number) line\(count == 1 ? "" : "s")"
  }

  static func fate(_ text: TextFacts) -> String {
    if text.isTruncated { return "is truncated" }
    if text.scale < 1 { return "shrinks" }
    return "wraps into \(lines(text.lineCount))"
  }
}
