import Foundation

/// A cache of the last few layouts of a ``Paragraph``.
struct LayoutCache {
  private struct Entry {
    var request: TextLayoutRequest
    var layout: TextLayout

    /// Whether this layout is also valid for `other`, whose space may be anywhere between the
    /// proposal and the size of this layout.
    func answers(_ other: TextLayoutRequest) -> Bool {
      let size = layout.size
      // The halves around an ellipsis in the middle depend on the width.
      let isExact = layout.isTruncated && request.truncation == .middle
      let least = isExact ? request.width : min(size.width, request.width)
      return least <= other.width && other.width <= request.width
        && min(size.height, request.height) <= other.height && other.height <= request.height
        && request.hasSameTerms(as: other)
    }
  }

  /// The first layout, which for most texts is the only one.
  private var first: Entry?
  private var others: [Entry] = []
  private var oldest = 0
  private static let capacity = 5

  func answer(_ request: TextLayoutRequest) -> TextLayout? {
    if let first, first.answers(request) { return first.layout }
    return others.first { $0.answers(request) }?.layout
  }

  mutating func remember(_ layout: TextLayout, for request: TextLayoutRequest) {
    let entry = Entry(request: request, layout: layout)
    guard first != nil else {
      first = entry
      return
    }
    guard others.count == Self.capacity else { return others.append(entry) }
    others[oldest] = entry
    oldest = (oldest + 1) % Self.capacity
  }
}
