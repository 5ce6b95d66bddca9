import Foundation
import QuoinCore
import QuoinGeometry

/// A control with its label beside it: what toggles, steppers, pickers and labelled contents are made of
/// (Rules/Controls.md#labeled-control).
///
/// On iOS and in a form of cards the label leads and the control stands at the other end; elsewhere on macOS the
/// control follows its label. Hidden labels leave the control alone.
/// Sizing: h-exp, v-neu where the two stand apart; as both side by side elsewhere; as the control alone.
struct LabeledControl<Label: View, Control: View>: PrimitiveView {
  let label: Label
  let control: Control
  /// How label and control align on macOS.
  let alignment: VerticalAlignment

  init(label: Label, control: Control, alignment: VerticalAlignment = .center) {
    self.label = label
    self.control = control
    self.alignment = alignment
  }

  init(@ViewBuilder control: () -> Control, @ViewBuilder label: () -> Label) {
    self.init(label: label(), control: control())
  }

  static func _emit(_ view: Self, into emission: Emission) {
    let environment = emission.environment
    if environment.labelsVisibility == .hidden {
      emission.emit(view.control)
    } else if environment.platform == .iOS || environment.controlPlace.isCardRow {
      emission.emit(view.spread)
    } else {
      emission.emit(view.adjacent)
    }
  }

  /// Label and control at the two ends, at least 8 apart.
  private var spread: some View {
    HStack {
      LabelStack(label: label)
      Spacer().layoutPriority(-1)
      HStack { control }
    }
  }

  /// The control right after its label, on the line between the two columns of a form.
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
  /// Between label and control on macOS (Rules/Controls.md#adjacent-control).
  static let gap: CGFloat = 8
  /// Between a label's title and its subtitle on iOS: makes the measured row of both, 69.33, with the
  /// measured margins of 15 (Rules/Lists.md#row-metrics).
  static let subtitleGap: CGFloat = 1
}

extension ControlPlace {
  /// Whether controls are rows of a list or of a form of cards.
  var isCardRow: Bool { self == .listRow || self == .groupedForm }
}

extension HorizontalAlignment {
  private enum ControlColumn: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }

  /// Where the column of controls of macOS's form begins.
  static let controlColumn = HorizontalAlignment(ControlColumn.self)
}
