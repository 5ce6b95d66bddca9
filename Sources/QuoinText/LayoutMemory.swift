import Foundation

/// The last few answers of a ``Paragraph``.
struct LayoutMemory {
  private struct Entry {
    var request: TextLayoutRequest
    var layout: TextLayout

    /// Whether this layout answers `other`: also when its space lies between the proposal and the size of this one.
    func answers(_ other: TextLayoutRequest) -> Bool {
      let size = layout.size
      return min(size.width, request.width) <= other.width && other.width <= request.width
        && min(size.height, request.height) <= other.height && other.height <= request.height
        && request.withoutSpace == other.withoutSpace
    }
  }

  private var entries: [Entry] = []
  private var oldest = 0
  private static let capacity = 6

  func answer(_ request: TextLayoutRequest) -> TextLayout? {
    entries.first { $0.answers(request) }?.layout
  }

  mutating func remember(_ layout: TextLayout, for request: TextLayoutRequest) {
    let entry = Entry(request: request, layout: layout)
    guard entries.count == Self.capacity else { return entries.append(entry) }
    entries[oldest] = entry
    oldest = (oldest + 1) % Self.capacity
  }
}
