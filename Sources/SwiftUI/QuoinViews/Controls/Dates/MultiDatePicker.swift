import Foundation
import QuoinCore

/// A control for picking several days in a calendar.
///
/// It shows the month of the environment's present, `EnvironmentValues.referenceDate`, or the
/// nearest month with a selectable day. Its size is that of a graphical ``DatePicker``.
/// Sizing: h-exp, v-hug (at least 320
/// wide).
public struct MultiDatePicker<Label: View>: View {
  let label: Label
  let selection: Binding<Set<DateComponents>>
  var start: Date?
  /// The end of the range: the first moment that can't be picked.
  var end: Date?
  @Environment(\.dateRegion) private var region
  @Environment(\.now) private var now

  public var body: some View {
    let days = Set(
      selection.wrappedValue.compactMap { components in
        region.calendar.date(from: components).map { region.calendar.startOfDay(for: $0) }
      })
    MonthCalendar(
      month: month, isSelected: days.contains, isAllowed: isAllowed,
      pick: { day in
        let old = selection.wrappedValue.filter {
          region.calendar.date(from: $0).map { region.calendar.isDate($0, inSameDayAs: day) }
            ?? false
        }
        if old.isEmpty {
          selection.wrappedValue.insert(
            region.calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
        } else {
          selection.wrappedValue.subtract(old)
        }
      })
  }

  private var month: Date {
    let date = start.map { max($0, now) } ?? now
    // The end itself can't be picked.
    return end.map { min($0.addingTimeInterval(-1), date) } ?? date
  }

  private func isAllowed(_ day: Date) -> Bool {
    if let start, day < region.calendar.startOfDay(for: start) { return false }
    if let end, day >= end { return false }
    return true
  }
}

extension MultiDatePicker {
  /// Creates a picker with a custom label.
  public init(selection: Binding<Set<DateComponents>>, @ViewBuilder label: () -> Label) {
    self.init(label: label(), selection: selection)
  }

  /// Creates a picker with a custom label, for days in `bounds`.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: Range<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, start: bounds.lowerBound, end: bounds.upperBound)
  }

  /// Creates a picker with a custom label, for days from the start of `bounds` on.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, start: bounds.lowerBound)
  }

  /// Creates a picker with a custom label, for days before the end of `bounds`.
  public init(
    selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, end: bounds.upperBound)
  }
}

// Each initializer has two forms: with a localized title, and with a verbatim one.

extension MultiDatePicker where Label == Text {
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(titleResource) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
    self.init(selection: selection) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleResource) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleResource) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeFrom<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>,
    in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(titleResource) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Set<DateComponents>>, in bounds: PartialRangeUpTo<Date>
  ) {
    self.init(selection: selection, in: bounds) { Text(title) }
  }
}
