import QuoinLayout

/// The settings for emitting views in pages: scroll views show all their content, nodes retain
/// attached values, and a long lazy column is emitted in portions.
@MainActor
package struct PaperEmission {
  /// The slots to emit of the first lazy column longer than ``shortest``; `nil` for all slots.
  package var wanted: Range<Int>?
  /// The slots above them to emit, too: headers that repeat on each page, in ascending order.
  package var repeated: [Int]
  /// The emitted portion of that column.
  package internal(set) var portion: Portion?

  /// The maximum length of a column that is emitted as a whole.
  package static var shortest: Int { 256 }

  package init(wanted: Range<Int>? = nil, repeated: [Int] = []) {
    (self.wanted, self.repeated) = (wanted, repeated)
  }

  /// A part of a lazy column.
  package struct Portion {
    package let node: LayoutTree.NodeID
    /// The number of slots in the whole column.
    package let count: Int
    /// The emitted slots.
    package let range: Range<Int>
    /// The number of items before those slots: the headers of sections that began earlier, and
    /// those that repeat on each page.
    package let leading: Int
  }

  /// Returns the slots to emit of a lazy column, with their range and the number of preceding
  /// headers; `nil` if it isn't emitted in portions.
  func portion(of slots: SlotList, _ configuration: LazyConfiguration) -> (
    slots: SlotList, range: Range<Int>, leading: Int
  )? {
    guard portion == nil, let wanted,
      configuration.axis == .vertical, configuration.tracks.isEmpty,
      slots.count > PaperEmission.shortest
    else { return nil }
    let range = wanted.clamped(to: 0..<slots.count)
    var above = repeated.map { $0..<($0 + 1) }
    if configuration.pinned.contains(.headers) {
      let around = slots.sections.first { section in
        section.all.contains(range.lowerBound) && section.header.upperBound <= range.lowerBound
      }
      // A pinned header repeats only above its own section.
      above.removeAll { slot in slots.sections.contains { $0.header.overlaps(slot) } }
      if let header = around?.header, !header.isEmpty {
        above.append(header)
        above.sort { $0.lowerBound < $1.lowerBound }
      }
    }
    let leading = above.reduce(0) { $0 + $1.count }
    return (slots.selecting(above + [range]), range, leading)
  }
}
