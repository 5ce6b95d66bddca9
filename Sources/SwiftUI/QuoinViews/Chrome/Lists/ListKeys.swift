import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Changes the selection of a list of macOS with keys (Rules/Lists.md#arrow-keys) and clicks
/// (Rules/Lists.md#multiple-selection).
@MainActor
final class ListKeys {
  /// The row that the keys selected last, from which they go on while it is selected.
  private var lead: AnyHashable?
  /// The number of rows that ⇧ has added after the lead's start, negative for rows before it.
  private var extent = 0
  /// The tags of all rows, also of those that are too far away to exist.
  var allTags: @MainActor () -> [AnyHashable] = { [] }

  private typealias Row = (tag: AnyHashable, frame: CGRect)

  /// Selects the row that is clicked; in a list of many, ⌘ adds or removes it, and ⇧ selects all
  /// rows up to it from the one that was selected last.
  func click(_ tag: AnyHashable, _ modifiers: EventModifiers, _ selection: ListSelection) {
    guard selection.takesMany, modifiers.contains(.shift), selectRange(to: tag, selection) else {
      (lead, extent) = (tag, 0)
      selection.select?(tag, selection.takesMany && modifiers.contains(.command))
      return
    }
  }

  /// Replaces the rows that ⇧ added last by those from the start to `tag`; returns whether there is
  /// a start.
  private func selectRange(to tag: AnyHashable, _ selection: ListSelection) -> Bool {
    let tags = allTags()
    guard let target = tags.firstIndex(of: tag) else { return false }
    let known = lead.flatMap { lead in selection.contains(lead) ? tags.firstIndex(of: lead) : nil }
    guard let old = known ?? tags.firstIndex(where: selection.contains) else { return false }
    let start = old - (known == nil ? 0 : extent)
    guard tags.indices.contains(start) else { return false }
    let former = Set(tags[min(start, old)...max(start, old)])
    let range = Set(tags[min(start, target)...max(start, target)])
    (lead, extent) = (tag, target - start)
    selection.selectAll(
      tags.filter { range.contains($0) || selection.contains($0) && !former.contains($0) })
    return true
  }

  /// Selects the row above or below the selection, or with ⇧ adds it to the selection; ⌘A selects
  /// all rows of a list of many.
  ///
  /// - Returns: Whether the key is one of these, and the list has rows.
  func take(
    _ key: KeyEquivalent, _ modifiers: EventModifiers, _ selection: ListSelection,
    in list: LayoutTree.NodeID, _ emission: Emission
  ) -> Bool {
    if key.character.lowercased() == "a", modifiers.subtracting(.capsLock) == .command {
      guard selection.takesMany else { return false }
      let tags = allTags()
      selection.selectAll(tags)
      return !tags.isEmpty
    }
    guard key == .upArrow || key == .downArrow,
      modifiers.subtracting([.shift, .numericPad, .capsLock]).isEmpty,
      let scroll = emission.scrolling.view(inside: list),
      !rows(in: list, scroll, emission).isEmpty
    else { return false }
    let extends = modifiers.contains(.shift) && selection.takesMany
    step(key == .downArrow, extends, selection, list, scroll, emission, attempts: 3)
    return true
  }

  /// Moves the selection by a row. A row that is too far away to exist is scrolled to, which takes
  /// another attempt.
  private func step(
    _ isForward: Bool, _ extends: Bool, _ selection: ListSelection, _ list: LayoutTree.NodeID,
    _ scroll: LayoutTree.NodeID, _ emission: Emission, attempts: Int
  ) {
    let rows = rows(in: list, scroll, emission)
    let selected = rows.indices.filter { selection.contains(rows[$0].tag) }
    let known = selected.first { rows[$0].tag == lead }
    let start = known ?? (isForward ? selected.last : selected.first)
    if attempts > 0, moves(toward: start, of: rows, isForward, selection, scroll, emission) {
      emission.service(FocusManager.self)?.wait { [weak self] emission in
        self?.step(isForward, extends, selection, list, scroll, emission, attempts: attempts - 1)
      }
      return
    }
    guard let first = rows.indices.first, let last = rows.indices.last else { return }
    guard let start else {
      if selection.isEmpty() { choose(rows[isForward ? first : last], selection, scroll, emission) }
      return
    }
    let target = min(max(start + (isForward ? 1 : -1), first), last)
    guard extends else { return choose(rows[target], selection, scroll, emission) }
    if target != start {
      extend(from: rows[start], to: rows[target], isForward, known != nil, selection)
      show(rows[target], scroll, emission)
    }
  }

  /// Scrolls toward the row that the keys go to, if it may not exist yet.
  ///
  /// - Returns: Whether the list scrolls.
  private func moves(
    toward start: Int?, of rows: [Row], _ isForward: Bool, _ selection: ListSelection,
    _ scroll: LayoutTree.NodeID, _ emission: Emission
  ) -> Bool {
    let current = emission.tree.scrollOffset(of: scroll)
    var wanted = current
    if let start {
      guard start == (isForward ? rows.count - 1 : 0) else { return false }
      wanted.y += (isForward ? 1 : -1) * rows[start].frame.height
    } else if selection.isEmpty() {
      wanted.y = isForward ? 0 : .greatestFiniteMagnitude
    } else if let lead, emission.scrolling.canScroll(to: lead) {
      emission.scrolling.scroll(to: lead, anchor: nil)
      return true
    }
    let target = emission.tree.limitedOffset(wanted, of: scroll)
    guard abs(target.y - current.y) > 0.001 else { return false }
    emission.scrolling.move(scroll, to: target)
    return true
  }

  private func choose(
    _ row: Row, _ selection: ListSelection, _ scroll: LayoutTree.NodeID, _ emission: Emission
  ) {
    (lead, extent) = (row.tag, 0)
    selection.selectAlone(row.tag)
    show(row, scroll, emission)
  }

  /// Adds `row` to the selection if it is farther from the start, or else removes `old` from it.
  private func extend(
    from old: Row, to row: Row, _ isForward: Bool, _ goesOn: Bool, _ selection: ListSelection
  ) {
    let before = goesOn ? extent : 0
    (lead, extent) = (row.tag, before + (isForward ? 1 : -1))
    let grows = abs(extent) > abs(before)
    let changed = grows ? row.tag : old.tag
    if selection.contains(changed) != grows { selection.select?(changed, true) }
  }

  /// Scrolls just far enough to show all of `row`.
  private func show(_ row: Row, _ scroll: LayoutTree.NodeID, _ emission: Emission) {
    let current = emission.tree.scrollOffset(of: scroll)
    let wanted = ScrollArithmetic.offset(
      showing: row.frame.minY, row.frame.height,
      in: emission.tree.visibleLength(scroll, .vertical), from: current.y, anchor: nil)
    let target = emission.tree.limitedOffset(CGPoint(x: current.x, y: wanted), of: scroll)
    if abs(target.y - current.y) > 0.001 { emission.scrolling.move(scroll, to: target) }
  }

  /// Returns the rows that exist, from top to bottom.
  private func rows(
    in list: LayoutTree.NodeID, _ scroll: LayoutTree.NodeID, _ emission: Emission
  ) -> [Row] {
    let tree = emission.tree
    let rows = emission.nodes.attachments(ControlHandle.self, inside: list).compactMap {
      (handle, node) -> Row? in
      guard let tag = handle.row?.tag, tree.isShown(node) else { return nil }
      let bounds = CGRect(origin: .zero, size: tree.size(of: node))
      return (tag, tree.contentFrame(of: node, bounds, in: scroll))
    }
    return rows.sorted { $0.frame.minY < $1.frame.minY }
  }
}
