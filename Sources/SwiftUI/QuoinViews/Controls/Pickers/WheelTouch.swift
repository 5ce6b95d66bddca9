import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Turns a wheel in a live tree: by a drag, which the rows follow, by a mouse's wheel, by a tap on
/// a row, and by arrow keys while it has the focus (Rules/Controls.md#wheels).
struct WheelTouch: _LivingOnlyModifier {
  /// The number of rows.
  let count: Int
  let selected: Int
  /// The number of rows by which the wheel is turned while a finger holds it.
  let turn: Binding<CGFloat>
  let choose: @MainActor (Int) -> Void

  /// The distance after which a finger turns the wheel; a list around it waits longer.
  private static var slop: CGFloat { 4 }

  /// The frame of the wheel's column.
  @MainActor
  private final class Place { var node = LayoutTree.NodeID.absent }

  static func _emitLiving<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let place = emission.keep { Place() }
    let steps = emission.keep { WheelSteps() }
    let tree = emission.tree
    let touch = DragGesture(minimumDistance: slop)
      .onChanged { drag in
        modifier.turn.wrappedValue = modifier.limited(-drag.translation.height)
      }
      .onEnded { drag in
        let end = modifier.limited(-drag.predictedEndTranslation.height)
        modifier.rest(at: modifier.row(end), from: modifier.limited(-drag.translation.height))
      }
    let tap = SpatialTapGesture().onEnded { tap in
      let distance = tap.location.y - tree.size(of: place.node).height / 2
      let row = modifier.row(WheelRow.rows(below: distance))
      if row != modifier.selected { modifier.rest(at: row, from: 0) }
    }
    let mark = tree.mark
    let wheel = content.contentShape(Rectangle()).gesture(touch.exclusively(before: tap))
    emission.emitFocusable(wheel) { item in
      item.takeKey = { key, modifiers, _ in modifier.take(key, modifiers) }
    }
    place.node = tree.first(after: mark)
    steps.take = { rows in
      let row = modifier.row(CGFloat(rows))
      guard row != modifier.selected else { return false }
      modifier.choose(row)
      return true
    }
    guard emission.environment.isEnabled else { return }
    emission.attach(
      WheelHandle(axis: .vertical) { steps.scroll(by: $0, step: PickerMetrics.wheelPitch) },
      since: mark)
  }

  /// Turns the wheel by a row for an arrow key; returns whether it is one.
  private func take(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
    guard key == .upArrow || key == .downArrow,
      modifiers.subtracting([.numericPad, .capsLock]).isEmpty
    else { return false }
    let row = row(key == .downArrow ? 1 : -1)
    if row != selected { rest(at: row, from: 0) }
    return true
  }

  /// Returns the turn in rows for a distance in points, at most half a row beyond the ends.
  private func limited(_ distance: CGFloat) -> CGFloat {
    let turn = distance / PickerMetrics.wheelPitch
    guard turn.isFinite else { return 0 }
    return min(max(turn, CGFloat(-selected) - 0.5), CGFloat(count - 1 - selected) + 0.5)
  }

  /// Returns the row that is in the band after `turn`.
  private func row(_ turn: CGFloat) -> Int {
    min(max(selected + Int(turn.rounded()), 0), max(count - 1, 0))
  }

  /// Selects `row`, and turns the wheel there from `start`, relative to the row selected before.
  private func rest(at row: Int, from start: CGFloat) {
    guard count > 0 else { return }
    turn.wrappedValue = start - CGFloat(row - selected)
    if row != selected { choose(row) }
    withAnimation(.easeOut(duration: 0.25)) { turn.wrappedValue = 0 }
  }
}
