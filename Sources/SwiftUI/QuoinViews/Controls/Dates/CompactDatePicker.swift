import Foundation
import QuoinCore

/// Separate labels for the date and the time, at the opposite end of the row from the picker's own
/// label.
///
/// Sizing: h-exp, v-hug; hug with labels hidden.
struct CompactDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.dateRegion) private var region

  var body: some View {
    LabeledControl(label: configuration.label, control: labels)
  }

  private var labels: some View {
    HStack(spacing: DateMetrics.labelGap) {
      if configuration.displayedComponents.contains(.date) {
        DateLabel(text: region.day(configuration.shownDate))
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        DateLabel(text: region.time(configuration.shownDate))
      }
    }
  }
}

/// A date or time on a capsule; a disabled picker has no capsule (Rules/Controls.md#date-pickers).
///
/// Sizing: hug.
struct DateLabel: View {
  let text: String
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Text(verbatim: text)
      .lineLimit(1)
      .foregroundStyle(isEnabled ? HierarchicalShapeStyle.primary : .secondary)
      .padding(.horizontal, DateMetrics.labelPadding)
      .frame(height: DateMetrics.labelHeight)
      .background { if isEnabled { Capsule().fill(.fill.tertiary) } }
  }
}
