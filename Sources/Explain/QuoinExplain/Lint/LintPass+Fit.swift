import Foundation
import QuoinGeometry

/// Content that doesn't fit a screen.
package enum ScreenMisfit: Sendable, Hashable {
  /// The content is wider than the screen.
  case width(CGFloat, of: CGFloat)
  /// A text extends beyond the left or right edge of the screen by this length.
  case outside(String, by: CGFloat)
  /// A text is cut off.
  case cut(String)

  /// The misfit as a sentence without a period.
  package var sentence: String {
    switch self {
    case .width(let width, let limit):
      "the content is \(LengthFormat.text(width)) wide on a screen of \(LengthFormat.text(limit))"
    case .outside(let text, let distance):
      "\(text) extends \(LengthFormat.text(distance)) beyond the screen"
    case .cut(let text): "\(text) is cut off"
    }
  }

  /// The property to ask about, in the words of a question.
  package var question: String {
    switch self {
    case .width: "too wide"
    case .outside: "outside the screen"
    case .cut: "cut"
    }
  }
}

extension LintPass {
  /// The content that fits its window least; `nil` if all of it fits, or without a window.
  ///
  /// It needs no trial, so it is cheap enough for each image.
  package func screenMisfit() -> ScreenMisfit? {
    guard let window = report.window, let root = report.root else { return nil }
    if root.size.width.isFinite, root.size.width > window.width + 0.5 {
      return .width(root.size.width, of: window.width)
    }
    let texts = report.nodes.indices.filter { index in
      node(index).text?.string.contains { !$0.isWhitespace } == true
    }
    for index in texts {
      let frame = node(index).frame
      let distance = max(-frame.minX, frame.maxX - window.width)
      guard distance > 4, distance.isFinite, isPlain(index),
        !around(index).contains(where: { Self.clippingViews.contains(node($0).callName) })
      else { continue }
      return node(index).text.map { .outside(quote($0), by: distance) }
    }
    for index in texts {
      guard let facts = node(index).text, facts.isTruncated, isCut(index, facts), isPlain(index)
      else { continue }
      return .cut(quote(facts))
    }
    return nil
  }

  /// Whether a text of the author is drawn where it is laid out.
  private func isPlain(_ index: Int) -> Bool {
    !isSystem(index) && isLegible(index) && !mayBeDisplaced(index)
  }
}
