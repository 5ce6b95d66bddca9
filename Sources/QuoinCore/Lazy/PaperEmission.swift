import QuoinLayout

/// What is special about views that are emitted to be divided into pages: scroll views show all of their content, nodes
/// carry what is said of them, and a long lazy column is made in portions.
@MainActor
package struct PaperEmission {
  /// The slots to make of the first lazy column that is longer than ``shortest``; all of them where `nil`.
  package var wanted: Range<Int>?
  /// What was made of that column.
  package internal(set) var portion: Portion?

  /// A column as long as this is made at once.
  package static var shortest: Int { 256 }

  package init(wanted: Range<Int>? = nil) { self.wanted = wanted }

  /// A part of a lazy column.
  package struct Portion {
    package let node: LayoutTree.Node
    /// How many slots the whole column has.
    package let count: Int
    /// Those that were made.
    package let range: Range<Int>
    /// How many items come before them: headers of a section that began earlier.
    package let leading: Int
  }
}

extension Emission {
  /// The slots to emit of a lazy column, with their numbers, and how many headers come before them; `nil` where it is not
  /// made in portions.
  func portion(of slots: SlotList, _ configuration: LazyConfiguration) -> (
    slots: SlotList, range: Range<Int>, leading: Int
  )? {
    guard let paper, paper.portion == nil, let wanted = paper.wanted, !isLiving,
      configuration.axis == .vertical, configuration.tracks.isEmpty,
      slots.count > PaperEmission.shortest
    else { return nil }
    let range = wanted.clamped(to: 0..<slots.count)
    var leading = 0
    var ranges = [range]
    if configuration.pinned.contains(.headers) {
      let around = slots.sections.first { section in
        section.all.contains(range.lowerBound) && section.header.upperBound <= range.lowerBound
      }
      if let header = around?.header, !header.isEmpty {
        leading = header.count
        ranges.insert(header, at: 0)
      }
    }
    return (slots.selecting(ranges), range, leading)
  }
}
