import Foundation
import QuoinCore
import QuoinGeometry

/// A control beside its label, as used by toggles, steppers, pickers and labeled content
/// (Rules/Controls.md#labeled-control).
///
/// On iOS and in a grouped form the label is leading and the control trailing; elsewhere on macOS
/// the control follows its label. With hidden labels only the control is shown, and so it is for a
/// picker on macOS whose title is empty, or which is in a bar.
/// Sizing: h-exp, v-neu where the two stand apart; as both side by side elsewhere; as the control alone.
struct LabeledControl<Label: View, Control: View>: PrimitiveView {
  let label: Label
  let control: Control
  /// The vertical alignment of label and control on macOS.
  let alignment: VerticalAlignment
  /// Whether an empty text next to the control, with the gap, takes its place.
  let keepsEmptyLabel: Bool

  init(
    label: Label, control: Control, alignment: VerticalAlignment = .center,
    keepsEmptyLabel: Bool = true
  ) {
    self.label = label
    self.control = control
    self.alignment = alignment
    self.keepsEmptyLabel = keepsEmptyLabel
  }

  init(@ViewBuilder control: () -> Control, @ViewBuilder label: () -> Label) {
    self.init(label: label(), control: control())
  }

  static func _emit(_ view: Self, into emission: Emission) {
    let environment = emission.environment
    if environment.labelsVisibility == .hidden {
      emission.emit(view.control)
    } else if environment.platform != .macOS || environment.controlPlace.isCardRow {
      emission.emit(view.spread)
    } else if !view.keepsEmptyLabel, environment.controlPlace == .bar {
      emission.emit(view.control)
    } else if !view.keepsEmptyLabel, environment.controlPlace == .content,
      let text = view.label as? Text, text.string(in: environment).isEmpty
    {
      emission.emit(view.control)
    } else {
      emission.emit(view.adjacent)
    }
  }

  /// The label and the control at opposite ends, at least 8 apart.
  private var spread: some View {
    HStack {
      LabelStack(label: label)
      Spacer().layoutPriority(-1)
      HStack { control }
    }
  }

  /// The control directly after its label, aligned on the line between the two columns of a form.
  private var adjacent: some View {
    HStack(alignment: alignment, spacing: LabeledControlMetrics.gap) {
      LabelStack(label: label)
      HStack { control }
        .layoutPriority(-1)
        .alignmentGuide(.controlColumn) { $0[.leading] }
    }
  }
}

enum LabeledControlMetrics {
  /// The distance between label and control on macOS (Rules/Controls.md#adjacent-control).
  static let gap: CGFloat = 8
  /// The distance between a label's title and its subtitle on iOS. It produces the measured row
  /// height of 69.33 with the measured margins of 15 (Rules/Lists.md#row-metrics).
  static let subtitleGap: CGFloat = 1
}

extension ControlContext {
  /// Whether controls are rows of a list or of a grouped form.
  var isCardRow: Bool { self == .listRow || self == .groupedForm }
}

extension HorizontalAlignment {
  private enum ControlColumn: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// The leading edge of the control column in macOS's form.
  static let controlColumn = HorizontalAlignment(ControlColumn.self)
}
