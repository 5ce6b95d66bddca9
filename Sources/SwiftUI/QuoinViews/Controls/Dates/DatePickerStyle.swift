import Foundation
import QuoinCore

/// A style for date pickers, which creates a view from the label and the date.
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
  /// The date as it was set, which may be outside the limits.
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

  /// The visible date: the selection, clamped to the limits.
  var shownDate: Date {
    let date = minimumDate.map { max($0, selection) } ?? selection
    return maximumDate.map { min($0, date) } ?? date
  }

  /// Returns whether the day that starts at `date` is within the limits.
  func allows(_ date: Date, _ calendar: Calendar) -> Bool {
    if let minimumDate, date < calendar.startOfDay(for: minimumDate) { return false }
    if let maximumDate, date > maximumDate { return false }
    return true
  }
}

/// A style that shows expandable labels on iOS, a field with a stepper on macOS.
public struct DefaultDatePickerStyle: DatePickerStyle {
  @Environment(\.platform) private var platform

  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    switch platform.family {
    case .iOS: CompactDatePicker(configuration: configuration)
    case .macOS: DateField(configuration: configuration, hasStepper: true)
    }
  }
}

/// A style that shows labels for the date and the time that open a calendar or wheels when touched;
/// a field on macOS.
public struct CompactDatePickerStyle: DatePickerStyle {
  @Environment(\.platform) private var platform

  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    switch platform.family {
    case .iOS: CompactDatePicker(configuration: configuration)
    case .macOS: DateField(configuration: configuration, hasStepper: false)
    }
  }
}

/// A style that shows a calendar of the date's month. The clock of macOS is omitted.
public struct GraphicalDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    GraphicalDatePicker(configuration: configuration)
  }
}

/// A style that shows a wheel for each component of the date; a field with a stepper on macOS,
/// which has no wheels.
public struct WheelDatePickerStyle: DatePickerStyle {
  @Environment(\.platform) private var platform

  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    switch platform.family {
    case .iOS: DateWheel(configuration: configuration)
    case .macOS:
      DateField(configuration: configuration, hasStepper: true)
        .addWarning("macOS has no wheel date pickers: one is drawn as a field.")
    }
  }
}

/// A style that shows a field for the date.
public struct FieldDatePickerStyle: DatePickerStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    DateField(configuration: configuration, hasStepper: false)
  }
}

/// A style that shows a field for the date with a stepper beside it.
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
  /// Sets the style of date pickers in the view.
  /// Sizing: neutral.
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    transformEnvironment(\.datePickerStyles) { $0 = $0.adding(style) }
  }

  /// Emits a warning, once.
  /// Sizing: neutral.
  func addWarning(_ text: String) -> some View {
    attribute { emission, _ in emission.diagnostics.addWarning(text) }
  }
}
