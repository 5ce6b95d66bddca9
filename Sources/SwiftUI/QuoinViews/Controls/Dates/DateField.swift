import Foundation
import QuoinCore

/// A date in a macOS text field, optionally with a stepper.
/// Sizing: hug.
struct DateField: View {
  let configuration: DatePickerStyleConfiguration
  let hasStepper: Bool
  @Environment(\.dateRegion) private var region

  var body: some View {
    LabeledControl(label: configuration.label, control: field)
  }

  private var field: some View {
    HStack(spacing: DateMetrics.stepperGap) {
      Text(verbatim: region.field(configuration.shownDate, configuration.displayedComponents))
        .lineLimit(1)
        .monospacedDigit()
        .fadedWhenDisabled(TextInputMetrics.disabledOpacity)
        .padding(.horizontal, DateMetrics.fieldPadding)
        .frame(height: DateMetrics.fieldHeight)
        .background { TextFieldFrame(border: .rounded) }
      if hasStepper { arrows }
    }
  }

  private var arrows: some View {
    MenuArrows()
      .fadedWhenDisabled(TextInputMetrics.disabledOpacity)
      .frame(width: DateMetrics.stepperSize.width, height: DateMetrics.stepperSize.height)
      .background { Capsule().fill(.fill.secondary) }
  }
}
