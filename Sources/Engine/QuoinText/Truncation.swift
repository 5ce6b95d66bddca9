import Foundation

/// Truncates the last allowed line if more text follows.
///
/// The line contains as many whole characters as fit next to an ellipsis, without white space
/// beside the ellipsis. The ellipsis uses the font at its position. A line truncated at the tail
/// shows the beginning of the remaining text, up to the end of its paragraph; at the head, the end
/// of the text's last paragraph; in the middle, both, of about equal width.
struct Truncation {
  let content: ParagraphContent
  let width: CGFloat

  init(_ content: ParagraphContent, width: CGFloat) {
    self.content = content
    self.width = width + LineBreaker.tolerance
  }

  struct Line {
    var head: Range<Int>
    var insertion: TextInsertion
    var tail: Range<Int>
    var width: CGFloat
  }

  /// Returns the line that represents everything from cluster `start` on.
  func line(from start: Int, _ mode: TextLayoutRequest.Truncation) -> Line {
    let end = content.count
    var ends = Ends(head: start, tail: end)
    switch mode {
    case .tail: while grow(\.head, &ends) {}
    case .head: while grow(\.tail, &ends) {}
    case .middle:
      var (headGrows, tailGrows) = (true, true)
      while headGrows || tailGrows {
        if headGrows, !tailGrows || ends.headWidth <= ends.tailWidth {
          headGrows = grow(\.head, &ends)
        } else {
          tailGrows = grow(\.tail, &ends)
        }
      }
    }
    while ends.head > start, isSpace(ends.head - 1) { ends.head -= 1 }
    while ends.tail < end, isSpace(ends.tail) { ends.tail += 1 }
    return line(start..<ends.head, ends.tail..<end)
  }

  /// The extents of the two visible parts: the head ends at `head`, the tail begins at `tail`.
  private struct Ends {
    var head: Int
    var tail: Int
    var headWidth: CGFloat = 0
    var tailWidth: CGFloat = 0
  }

  /// Adds one more character to a part; returns `false` at a paragraph's edge or if the line is
  /// full.
  private func grow(_ part: WritableKeyPath<Ends, Int>, _ ends: inout Ends) -> Bool {
    var larger = ends
    if part == \Ends.head {
      guard larger.head < larger.tail, !isNewline(larger.head) else { return false }
      repeat {
        larger.headWidth += content.advance(larger.head, at: larger.headWidth)
        larger.head += 1
      } while larger.head < larger.tail && !isGraphemeStart(larger.head)
    } else {
      guard larger.head < larger.tail, !isNewline(larger.tail - 1) else { return false }
      repeat {
        larger.tail -= 1
        larger.tailWidth += content.advance(larger.tail, at: 0)
      } while larger.head < larger.tail && !isGraphemeStart(larger.tail)
    }
    let insertion = ellipsis(head: larger.head, tail: larger.tail)
    guard larger.headWidth + content.width(insertion) + larger.tailWidth <= width else {
      return false
    }
    ends = larger
    return true
  }

  private func line(_ head: Range<Int>, _ tail: Range<Int>) -> Line {
    let insertion = ellipsis(
      head: head.upperBound, tail: tail.lowerBound, isHeadEmpty: head.isEmpty)
    let before = content.width(head) + content.width(insertion)
    return Line(
      head: head, insertion: insertion, tail: tail,
      width: before + content.width(tail, from: before))
  }

  /// Returns the ellipsis between the parts, in the font of the character before it, or else of the
  /// one after it.
  private func ellipsis(head: Int, tail: Int, isHeadEmpty: Bool = false) -> TextInsertion {
    let neighbour = isHeadEmpty || head == 0 ? tail < content.count ? tail : head : head - 1
    return TextInsertion(kind: .ellipsis, run: content.run(at: neighbour))
  }

  private func isSpace(_ index: Int) -> Bool {
    content.shaped.clusters[index].flags.contains(.whitespace)
  }
  private func isNewline(_ index: Int) -> Bool {
    content.shaped.clusters[index].flags.contains(.newline)
  }
  private func isGraphemeStart(_ index: Int) -> Bool {
    content.shaped.clusters[index].flags.contains(.graphemeStart)
  }
}
