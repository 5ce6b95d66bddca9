import Foundation
import QuoinCore

/// How date pickers look: a view made of the label and the date.
@MainActor @preconcurrency
public protocol DatePickerStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DatePickerStyleConfiguration
}

/// The parts of a date picker that a style arranges.
public struct DatePickerStyleConfiguration {
  /// The label of the date. Sizing: as the view it stands for.
  public struct Label: View {
    let content: _StyleContent
    public var body: some View { content }
  }

  public let label: Label
  /// The date as it was set; it may lie outside the limits.
  @Binding public var selection: Date
  public let minimumDate: Date?
  public let maximumDate: Date?
  public let displayedComponents: DatePickerComponents

  init(
    label: Label, selection: Binding<Date>, minimumDate: Date?, maximumDate: Date?,
    displayedComponents: DatePickerComponents
  ) {
    self.label = label
    _selection = selection
    self.minimumDate = minimumDate
    self.maximumDate = maximumDate
    self.displayedComponents = displayedComponents
  }

  /// The date that the picker shows: the selection, moved within the limits.
  var shownDate: Date {
    let date = minimumDate.map { max($0, selection) } ?? selection
    return maximumDate.map { min($0, date) } ?? date
  }

  /// Whether the day that begins with `date` lies within the limits.
  func allows(_ date: Date, _ calendar: Calendar) -> Bool {
    if let minimumDate, date < calendar.startOfDay(for: minimumDate) { return false }
    if let maximumDate, date > maximumDate { return false }
    return true
  }
}

/// Labels that open more on iOS, a field with arrows on macOS.
public struct DefaultDatePickerStyle: DatePickerStyle {
  @Environment(\.platform) private var platform

  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    switch platform {
    case .iOS: CompactDatePicker(configuration: configuration)
    case .macOS: DateField(configuration: configuration, hasStepper: true)
    }
  }
}

/// A label each for date and time, which open a calendar or wheels when touched; a field on macOS.
public struct CompactDatePickerStyle: DatePickerStyle {
  @Environment(\.platform) private var platform

  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    switch platform {
    case .iOS: CompactDatePicker(configuration: configuration)
    case .macOS: DateField(configuration: configuration, hasStepper: false)
    }
  }
}

/// The month of the date as a calendar. The clock of macOS is left out.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

/// A wheel for each part of the date; a field with arrows on macOS, which has no wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  @Environment(\.platform) private var platform

  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    switch platform {
    case .iOS: DateWheel(configuration: configuration)
    case .macOS:
      DateField(configuration: configuration, hasStepper: true)
        .remark("macOS has no wheels for dates: one is drawn as a field.")
    }
  }
}

/// A field for the date.
public struct FieldDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DateField(configuration: configuration, hasStepper: false)
  }
}

/// A field for the date with arrows beside it.
public struct StepperFieldDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DateField(configuration: configuration, hasStepper: true)
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}
extension DatePickerStyle where Self == GraphicalDatePickerStyle {
  public static var graphical: GraphicalDatePickerStyle { GraphicalDatePickerStyle() }
}
extension DatePickerStyle where Self == WheelDatePickerStyle {
  public static var wheel: WheelDatePickerStyle { WheelDatePickerStyle() }
}
extension DatePickerStyle where Self == FieldDatePickerStyle {
  public static var field: FieldDatePickerStyle { FieldDatePickerStyle() }
}
extension DatePickerStyle where Self == StepperFieldDatePickerStyle {
  public static var stepperField: StepperFieldDatePickerStyle { StepperFieldDatePickerStyle() }
}

private struct DatePickerStyleKey: EnvironmentKey {
  static var defaultValue: StyleChain<any DatePickerStyle> { StyleChain(DefaultDatePickerStyle()) }
}

extension EnvironmentValues {
  var datePickerStyles: StyleChain<any DatePickerStyle> {
    get { self[DatePickerStyleKey.self] }
    set { self[DatePickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how date pickers inside look. Sizing: neutral.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    transformEnvironment(\.datePickerStyles) { $0 = $0.adding(style) }
  }

  /// Tells the user something, once. Sizing: neutral.
  func remark(_ text: String) -> some View { attribute { emission, _ in emission.remark(text) } }
}
