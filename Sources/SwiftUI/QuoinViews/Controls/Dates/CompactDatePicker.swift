import Foundation
import QuoinCore

/// Separate labels for the date and the time, at the opposite end of the row from the picker's own
/// label.
///
/// In a live tree a tap on one opens a calendar or wheels beside it.
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
          .opensPanel {
            DateCalendar(configuration: configuration).padding(DateMetrics.panelPadding)
          }
      }
      if configuration.displayedComponents.contains(.hourAndMinute) {
        DateLabel(text: region.time(configuration.shownDate)).opensTime(of: configuration)
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

extension View {
  /// Opens wheels for the time of `configuration` when the view is tapped in a live tree.
  /// Sizing: neutral.
  func opensTime(of configuration: DatePickerStyleConfiguration) -> some View {
    opensPanel {
      DateWheel(configuration: configuration.onlyTime)
        .frame(width: DateMetrics.timePanelWidth)
        .padding(DateMetrics.panelPadding)
    }
  }
}

extension DatePickerStyleConfiguration {
  /// The same configuration without the day.
  fileprivate var onlyTime: DatePickerStyleConfiguration {
    DatePickerStyleConfiguration(
      label: label, selection: $selection, minimumDate: minimumDate, maximumDate: maximumDate,
      displayedComponents: .hourAndMinute)
  }
}
