import Foundation

/// Truncates the last allowed line if more text follows.
///
/// A truncated line shows whole characters of the rest of its paragraph next to an ellipsis,
/// without white space beside the ellipsis: at the tail the beginning, at the head the end, and in
/// the middle both. What follows a line break is never shown.
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

  /// Returns the line that represents everything from cluster `start` on; `nil` if the space is
  /// narrower than the ellipsis.
  func line(from start: Int, _ mode: TextLayoutRequest.Truncation) -> Line? {
    let end = content.paragraphEnd(from: start)
    var ends = Ends(start: start, head: start, tail: end)
    guard content.width(ellipsis(ends)) <= width else { return nil }
    switch mode {
    case .tail: while grow(\.head, &ends) {}
    case .head: while grow(\.tail, &ends) {}
    case .middle:
      // Each part gets half of the space, and the tail also what a head leaves of its half.
      while grow(\.head, &ends, within: 0.5) {}
      trimHead(&ends)
      let share: CGFloat = ends.isHeadEmpty ? 0.5 : 1
      while grow(\.tail, &ends, within: share) {}
    }
    trimHead(&ends)
    while ends.tail < end, isSpace(ends.tail) { ends.tail += 1 }
    let (head, tail) = (start..<ends.head, ends.tail..<end)
    let insertion = ellipsis(ends)
    let before = content.width(head) + content.width(insertion)
    return Line(
      head: head, insertion: insertion, tail: tail,
      width: before + content.width(tail, from: before))
  }

  /// The extents of the two visible parts: the head ends at `head`, the tail begins at `tail`.
  private struct Ends {
    let start: Int
    var head: Int
    var tail: Int
    var headWidth: CGFloat = 0
    var tailWidth: CGFloat = 0

    var isHeadEmpty: Bool { head == start }
  }

  /// Adds one more character to a part; returns `false` if none is left, or if the parts would fill
  /// more than `share` of the space beside the ellipsis.
  private func grow(
    _ part: WritableKeyPath<Ends, Int>, _ ends: inout Ends, within share: CGFloat = 1
  ) -> Bool {
    var larger = ends
    guard larger.head < larger.tail else { return false }
    if part == \Ends.head {
      repeat {
        larger.headWidth += content.advance(larger.head, at: larger.headWidth)
        larger.head += 1
      } while larger.head < larger.tail && !isGraphemeStart(larger.head)
    } else {
      repeat {
        larger.tail -= 1
        larger.tailWidth += content.advance(larger.tail, at: 0)
      } while larger.head < larger.tail && !isGraphemeStart(larger.tail)
    }
    let space = width - content.width(ellipsis(larger))
    guard larger.headWidth + larger.tailWidth <= space * share else { return false }
    ends = larger
    return true
  }

  /// Removes the white space at the end of the head.
  private func trimHead(_ ends: inout Ends) {
    let whole = ends.head
    while !ends.isHeadEmpty, isSpace(ends.head - 1) { ends.head -= 1 }
    if ends.head < whole { ends.headWidth = content.width(ends.start..<ends.head) }
  }

  /// Returns the ellipsis, in the font and style of the character before it, or else of the line's
  /// first character.
  private func ellipsis(_ ends: Ends) -> TextInsertion {
    let neighbour = ends.isHeadEmpty ? ends.start : ends.head - 1
    return TextInsertion(kind: .ellipsis, run: content.run(at: neighbour))
  }

  private func isSpace(_ index: Int) -> Bool {
    content.shaped.clusters[index].flags.contains(.whitespace)
  }
  private func isGraphemeStart(_ index: Int) -> Bool {
    content.shaped.clusters[index].flags.contains(.graphemeStart)
  }
}
