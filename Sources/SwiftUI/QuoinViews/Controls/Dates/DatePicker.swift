import Foundation
import QuoinCore

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A control for picking a date or time.
///
/// Its text follows the environment's calendar, time zone and region. The enclosing
/// ``DatePickerStyle`` determines its appearance; sizes that weren't measured (fields on macOS,
/// wheels) are estimated.
/// Sizing: h-exp, v-neu (v-hug with a text as title); h-hug, v-hug on macOS and with hidden labels.
public struct DatePicker<Label: View>: PrimitiveView, IndependentControl {
  let label: Label
  let selection: Binding<Date>
  var minimumDate: Date?
  var maximumDate: Date?
  let components: DatePickerComponents

  public typealias Components = DatePickerComponents

  public static func _emit(_ view: Self, into emission: Emission) { emission.emitControl(view) }

  static func _emitControl(_ view: Self, into emission: Emission) {
    let configuration = DatePickerStyleConfiguration(
      label: .init(content: _StyleContent(view.label)), selection: view.selection,
      minimumDate: view.minimumDate, maximumDate: view.maximumDate,
      displayedComponents: view.components)
    let mark = emission.tree.mark
    func emit<S: DatePickerStyle>(_ style: S) {
      emission.noteEstimate(of: "DatePicker", style: S.self)
      emission.emitStyled(style, of: \.datePickerStyles) {
        $0.makeBody(configuration: configuration)
      }
    }
    emit(emission.environment.datePickerStyles.style)
    emission.attachControl(configuration.handle(in: emission), since: mark)
  }
}

extension DatePickerStyleConfiguration {
  /// Sets the selection to `date` if it is within the limits; otherwise returns the reason as a
  /// sentence.
  @MainActor
  func pick(_ date: Date) -> String? {
    if let minimumDate, date < minimumDate { return "\(date) is before \(minimumDate)." }
    if let maximumDate, date > maximumDate { return "\(date) is after \(maximumDate)." }
    selection = date
    return nil
  }

  /// Returns the date with the day of `day` and the time of the shown date, clamped to the limits.
  func date(on day: Date, _ calendar: Calendar) -> Date {
    let time = calendar.dateComponents([.hour, .minute, .second], from: shownDate)
    let date =
      calendar.date(
        bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
      ?? day
    return limited(date)
  }

  /// Returns `date`, clamped to the limits.
  func limited(_ date: Date) -> Date {
    let late = minimumDate.map { max($0, date) } ?? date
    return maximumDate.map { min($0, late) } ?? late
  }

  @MainActor
  fileprivate func handle(in emission: Emission) -> ControlHandle {
    var handle = ControlHandle("DatePicker", in: emission.environment)
    let region = emission.environment.dateRegion
    let calendar = region.calendar
    handle.label = emission.labelText(of: label)
    handle.value = { shownDate }
    handle.spokenValue = {
      let day = displayedComponents.contains(.date) ? region.day(shownDate) : nil
      let time = displayedComponents.contains(.hourAndMinute) ? region.time(shownDate) : nil
      return [day, time].compactMap(\.self).joined(separator: ", ")
    }
    handle.set = { new in
      guard let date = new as? Date else { return "Its value is a Date, not \(type(of: new))." }
      return pick(date)
    }
    // A step changes the smallest visible component of the date.
    let unit: Calendar.Component = displayedComponents.contains(.hourAndMinute) ? .minute : .day
    handle.step = { count in
      guard let date = calendar.date(byAdding: unit, value: count, to: shownDate) else {
        return false
      }
      return pick(date) == nil
    }
    return handle
  }
}

extension DatePicker {
  /// Creates a picker with a custom label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, components: displayedComponents)
  }

  /// Creates a picker with a custom label, for a date in `range`.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, minimumDate: range.lowerBound,
      maximumDate: range.upperBound, components: displayedComponents)
  }

  /// Creates a picker with a custom label, for a date from the start of `range` on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, minimumDate: range.lowerBound,
      components: displayedComponents)
  }

  /// Creates a picker with a custom label, for a date up to the end of `range`.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, maximumDate: range.upperBound,
      components: displayedComponents)
  }
}

extension DatePicker where Label == DatePickerStyleConfiguration.Label {
  /// Creates a picker from a style's configuration, so that a style can modify another style.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      label: configuration.label, selection: configuration.$selection,
      minimumDate: configuration.minimumDate, maximumDate: configuration.maximumDate,
      components: configuration.displayedComponents)
  }
}
