import QuoinCore
import QuoinLayout

/// A control's label in a row: its first view, with any others below as a subtitle.
///
/// Outside rows all views look the same.
/// Sizing: as a stack of the views.
struct LabelStack<Label: View>: PrimitiveView {
  let label: Label

  static func _emit(_ view: Self, into emission: Emission) {
    let isRow = emission.environment.controlPlace != .content
    let gap =
      isRow && emission.environment.platform != .macOS ? LabeledControlMetrics.subtitleGap : nil
    let stack = VStack(alignment: .leading, spacing: gap) {
      LabelLines(label: view.label, hasSubtitle: isRow)
    }
    emission.emit(stack)
  }
}

/// The views of a label; the caller wraps them in a stack.
private struct LabelLines<Label: View>: PrimitiveView {
  let label: Label
  let hasSubtitle: Bool

  static func _emit(_ view: Self, into emission: Emission) {
    let mark = emission.tree.mark
    Label._emit(view.label, into: emission)
    var count = 0
    emission.tree.forEach(since: mark) { _ in count += 1 }
    guard view.hasSubtitle, count > 1 else { return }
    // The subtitle needs a different environment from the title, so each of its lines is emitted
    // separately.
    emission.tree.keepOnly(0, since: mark)
    for position in 1..<count {
      let line = ListElement(content: view.label, position: position)
        .font(.subheadline).foregroundStyle(.secondary)
      emission.emit(line)
    }
  }
}
