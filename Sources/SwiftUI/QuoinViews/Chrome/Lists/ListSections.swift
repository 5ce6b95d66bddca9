import Foundation
import QuoinCore
import QuoinLayout

/// The sections of a list: explicit sections, and the runs of rows between them, which also count
/// as sections.
struct ListSections {
  private(set) var sections: [LazySection] = []

  init(_ written: [LazySection], slotCount: Int) {
    var next = 0
    func add(upTo end: Int) {
      guard end > next else { return }
      sections.append(LazySection(header: next..<next, content: next..<end, footer: end..<end))
      next = end
    }
    for section in written {
      add(upTo: section.all.lowerBound)
      sections.append(section)
      next = section.all.upperBound
    }
    add(upTo: slotCount)
  }

  /// Returns the line for `slot` and its position in its section.
  func line(of slot: Int, _ metrics: ListMetrics, rowSpacing: CGFloat = 0) -> ListLine {
    let index = sectionIndex(of: slot)
    let section = sections[index]
    if section.header.contains(slot) {
      return ListLine(
        role: .header, metrics: metrics, isFirst: slot == section.header.lowerBound,
        isLast: slot == section.header.upperBound - 1)
    }
    if section.footer.contains(slot) {
      return ListLine(
        role: .footer, metrics: metrics, isFirst: slot == section.footer.lowerBound,
        isLast: slot == section.footer.upperBound - 1)
    }
    let isFirst = slot == section.content.lowerBound
    let isLast = slot == section.content.upperBound - 1
    var line = ListLine(role: .row, metrics: metrics, isFirst: isFirst, isLast: isLast)
    line.followsRows = index > 0 && section.header.isEmpty && sections[index - 1].footer.isEmpty
    line.gapAbove = !isFirst ? rowSpacing : section.header.isEmpty ? metrics.gapAbove : 0
    if index == 0, isFirst, section.header.isEmpty, let gap = metrics.topGap {
      line.gapAbove = gap
      line.beginsList = true
    }
    line.gapBelow = isLast && section.footer.isEmpty ? metrics.gapBelow : 0
    line.number = slot - section.content.lowerBound
    return line
  }

  /// Returns whether `slot`, which must exist, is neither a header nor a footer.
  func isRow(_ slot: Int) -> Bool {
    sections[sectionIndex(of: slot)].content.contains(slot)
  }

  /// Returns the index of the section that contains `slot`, which must exist.
  private func sectionIndex(of slot: Int) -> Int {
    var (low, high) = (0, sections.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if sections[middle].all.lowerBound <= slot { low = middle } else { high = middle - 1 }
    }
    return low
  }
}
