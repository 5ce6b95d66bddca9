import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinText

/// The positions of a field's characters, relative to the view that draws the insertion point.
///
/// Positions in the text are bytes of the field's text, also in a secure field, which shows a dot
/// for each character.
@MainActor
struct FieldGeometry {
  let editing: TextEditing
  let text: TextDrawing
  let textNode: LayoutTree.NodeID
  /// The view that draws the insertion point.
  let node: LayoutTree.NodeID
  let tree: LayoutTree
  /// The text at the time of its emission.
  let edited: EditableText
  /// Whether a prompt or label replaces the empty text.
  let isEmpty: Bool
  let alignment: TextAlignment
  let caretWidth: CGFloat

  /// The frame of the text, without scrolling.
  private var box: CGRect {
    let (inner, outer) = (tree.frame(of: textNode), tree.frame(of: node))
    return inner.offsetBy(dx: -outer.minX, dy: -outer.minY)
  }

  /// Returns the insertion point at `position`, with no width, without scrolling.
  func caret(at position: TextPosition) -> CGRect {
    let box = box
    guard !isEmpty else {
      let isMirrored = tree.buildsRightToLeft
      let x =
        switch alignment {
        case .leading: isMirrored ? box.maxX : box.minX
        case .center: box.midX
        case .trailing: isMirrored ? box.minX : box.maxX
        }
      return CGRect(x: x, y: box.minY, width: 0, height: box.height)
    }
    return text.caret(at: shown(position)).offsetBy(dx: box.minX, dy: box.minY)
  }

  /// Returns the frames of the characters in `range`, without scrolling.
  func places(of range: Range<Int>) -> [CGRect] {
    guard !isEmpty, !range.isEmpty else { return [] }
    let (start, end) = (
      shown(TextPosition(range.lowerBound)).byte, shown(TextPosition(range.upperBound)).byte
    )
    let box = box
    return text.places(of: start..<max(start, end)).map {
      $0.offsetBy(dx: box.minX, dy: box.minY)
    }
  }

  /// Returns the position between characters nearest to `point`, a point of the scrolled view.
  func position(at point: CGPoint) -> TextPosition {
    guard !isEmpty else { return TextPosition(0) }
    let (box, scroll) = (box, editing.scroll)
    return original(
      text.position(
        at: CGPoint(x: point.x + scroll.x - box.minX, y: point.y + scroll.y - box.minY)))
  }

  /// Returns the position `count` lines below `position` that is nearest to `x`; `nil` if there is
  /// no such line.
  func position(_ count: Int, linesBelow position: TextPosition, at x: CGFloat) -> TextPosition? {
    guard !isEmpty else { return nil }
    return text.position(count, linesBelow: shown(position), at: x - box.minX).map(original)
  }

  /// Returns the start and the end of the line at `position`.
  func lineEnds(at position: TextPosition) -> (start: TextPosition, end: TextPosition) {
    guard !isEmpty else { return (position, position) }
    let ends = text.lineEnds(at: shown(position))
    return (original(ends.start), original(ends.end))
  }

  /// Whether the paragraph at `position` is right to left.
  func isRightToLeft(at position: TextPosition) -> Bool {
    !isEmpty && text.isRightToLeft(at: shown(position))
  }

  // MARK: Secure fields

  private static let dot = "•"

  private func shown(_ position: TextPosition) -> TextPosition {
    guard editing.isSecure else { return position }
    let count = edited.string[..<edited.index(edited.rounded(position.byte))].count
    return TextPosition(count * Self.dot.utf8.count)
  }

  private func original(_ position: TextPosition) -> TextPosition {
    guard editing.isSecure else { return position }
    let string = edited.string
    let index = string.index(
      string.startIndex, offsetBy: position.byte / Self.dot.utf8.count, limitedBy: string.endIndex)
    return TextPosition(edited.position(index ?? string.endIndex))
  }

  // MARK: Scrolling

  /// Scrolls the text so that the insertion point is visible, and no further than its end.
  func reveal() {
    let size = tree.size(of: node)
    let box = box
    var scroll = editing.scroll
    if editing.isRevealing {
      let text = editing.current
      let caret = caret(at: TextPosition(text.head, isUpstream: text.isUpstream))
      if !editing.hasLines {
        let start = caret.minX - max(box.minX, 0)
        scroll.x = max(min(scroll.x, start), caret.minX + caretWidth - size.width)
      }
      if caret.height <= size.height {
        let inset = max(box.minY, 0)
        scroll.y = max(min(scroll.y, caret.minY - inset), caret.maxY + inset - size.height)
      }
      editing.isRevealing = false
    }
    // The last position of a line may be after the text's trailing space.
    let end = isEmpty ? box.maxX : max(box.maxX, caret(at: TextPosition(edited.count)).minX)
    let last = max(end + caretWidth - size.width, 0)
    scroll.x = editing.hasLines ? 0 : min(max(scroll.x, min(box.minX, 0)), last)
    scroll.y = min(max(scroll.y, 0), max(box.maxY + box.minY - size.height, 0))
    editing.scroll = scroll
  }
}

extension TextEditing {
  /// The insertion point.
  var position: TextPosition {
    let text = current
    return TextPosition(text.head, isUpstream: text.isUpstream)
  }
}

extension FocusManager {
  /// Returns the geometry of a field, and its frame in the window; `nil` before its first layout.
  func geometry(of item: FocusItem, in emission: Emission)
    -> (geometry: FieldGeometry, frame: CGRect)?
  {
    guard item.node.exists,
      let (geometry, node) = emission.nodes.attachments(FieldGeometry.self, inside: item.node)
        .first
    else { return nil }
    return (geometry, emission.nodes.seenGeometry(of: node).windowFrame)
  }

  /// Scrolls the text of the focused field to the insertion point, after the layout of a pass.
  func reveal(_ item: FocusItem, in emission: Emission) {
    guard item.editing != nil else { return }
    geometry(of: item, in: emission)?.geometry.reveal()
  }

  /// Returns the number of lines that a page key moves, at least 1.
  func visibleLines(of item: FocusItem, in emission: Emission) -> Int {
    guard let editing = item.editing, let (geometry, frame) = geometry(of: item, in: emission)
    else { return 1 }
    let line = geometry.caret(at: editing.position).height
    guard line > 0, frame.height.isFinite else { return 1 }
    return max(Int(min(frame.height / line, 10_000)) - 1, 1)
  }
}

extension Emission {
  /// Scrolls the text of the editor `node`, as a wheel does.
  ///
  /// - Returns: Whether the text has moved.
  package func scrollText(at node: LayoutTree.NodeID, by distance: CGSize) -> Bool {
    guard
      let item = nodes.attachments(FocusItem.self, at: node).first(where: { $0.editing != nil }),
      let editing = item.editing, editing.hasLines,
      let geometry = service(FocusManager.self)?.geometry(of: item, in: self)?.geometry
    else { return false }
    let before = editing.scroll
    editing.scroll.y += distance.height
    editing.isRevealing = false
    geometry.reveal()
    guard editing.scroll != before else { return false }
    editing.showMove()
    return true
  }
}
