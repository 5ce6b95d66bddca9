import Foundation
import QuoinCore

/// What of a date is picked.
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Hour and minute.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// Day, month and year.
  public static let date = DatePickerComponents(rawValue: 2)
}

/// A date or a time to pick.
///
/// It is told in the calendar, time zone and region of the environment. The ``DatePickerStyle`` around says how;
/// sizes that were not measured (fields on macOS, wheels) are estimated.
/// Sizing: h-exp, v-neu (v-hug with a text as title); h-hug, v-hug on macOS and with hidden labels.
public struct DatePicker<Label: View>: PrimitiveView {
  let label: Label
  let selection: Binding<Date>
  var minimumDate: Date?
  var maximumDate: Date?
  let components: DatePickerComponents

  public typealias Components = DatePickerComponents

  public static func _emit(_ view: Self, into emitter: ViewEmitter) {
    let configuration = DatePickerStyleConfiguration(
      label: .init(content: _StyleContent(view.label)), selection: view.selection,
      minimumDate: view.minimumDate, maximumDate: view.maximumDate,
      displayedComponents: view.components)
    func emit<S: DatePickerStyle>(_ style: S) {
      emitter.emitStyled(style, of: \.datePickerStyles) {
        $0.makeBody(configuration: configuration)
      }
    }
    emit(emitter.environment.datePickerStyles.style)
  }
}

extension DatePicker {
  /// A picker with any view as its label.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label: label(), selection: selection, components: displayedComponents)
  }

  /// A picker with any view as its label, for a date in `range`.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, minimumDate: range.lowerBound,
      maximumDate: range.upperBound, components: displayedComponents)
  }

  /// A picker with any view as its label, for a date from `range`'s beginning on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(
      label: label(), selection: selection, minimumDate: range.lowerBound,
      components: displayedComponents)
  }

  /// A picker with any view as its label, for a date up to `range`'s end.
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
  /// The picker that a style was given, for a style that changes how another style draws it.
  public init(_ configuration: DatePickerStyleConfiguration) {
    self.init(
      label: configuration.label, selection: configuration.$selection,
      minimumDate: configuration.minimumDate, maximumDate: configuration.maximumDate,
      components: configuration.displayedComponents)
  }
}
