import Foundation
import QuoinCore

/// A calendar of the date's month, with the time below it if the picker has one.
///
/// Sizing: h-exp from 320 (macOS: hug), v-hug.
struct GraphicalDatePicker: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.dateRegion) private var region
  @Environment(\.platform) private var platform

  var body: some View {
    if platform == .macOS {
      LabeledControl(label: configuration.label, control: parts)
    } else {
      parts
    }
  }

  private var parts: some View {
    VStack(spacing: 0) {
      if configuration.displayedComponents.contains(.date) {
        DateCalendar(configuration: configuration)
      }
      if configuration.displayedComponents.contains(.hourAndMinute) { time }
    }
  }

  @ViewBuilder private var time: some View {
    switch platform.family {
    case .iOS:
      // Estimated, like the row below UIKit's calendar.
      HStack {
        Text("Time")
        Spacer()
        DateLabel(text: region.time(configuration.shownDate)).opensTime(of: configuration)
      }
      .padding(.horizontal, 16)
      .padding(.bottom, 8)
    case .macOS:
      Text(verbatim: region.time(configuration.shownDate))
        .addWarning("macOS's clock for picking a time is drawn as text.")
    }
  }
}

/// A calendar of the date's month, in which a tap picks a day.
/// Sizing: as the calendar.
struct DateCalendar: View {
  let configuration: DatePickerStyleConfiguration
  @Environment(\.dateRegion) private var region

  var body: some View {
    MonthCalendar(
      month: configuration.shownDate,
      isSelected: { region.calendar.isDate($0, inSameDayAs: configuration.shownDate) },
      isAllowed: { configuration.allows($0, region.calendar) },
      pick: { configuration.selection = configuration.date(on: $0, region.calendar) })
  }
}
