import QuoinCore

/// A style for toggles, which creates a view from their label and state.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
  /// The label and the state.
  typealias Configuration = ToggleStyleConfiguration
}

/// The parts of a toggle that a style arranges.
public struct ToggleStyleConfiguration {
  /// The toggle's label. Sizing: as the view it stands for.
  public struct Label: View {
    let content: _StyleContent
    public var body: some View { content }
  }
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether the toggle represents several values that differ.
  public var isMixed: Bool

  init(label: Label, isOn: Binding<Bool>, isMixed: Bool) {
    self.label = label
    _isOn = isOn
    self.isMixed = isMixed
  }
}

/// The default style of the place: a switch on iOS and in grouped forms, a checkbox elsewhere on
/// macOS, a button in bars.
public struct DefaultToggleStyle: ToggleStyle {
  @Environment(\.platform) private var platform
  @Environment(\.controlPlace) private var place

  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    if place == .bar {
      ButtonToggleStyle().makeBody(configuration: configuration)
    } else if platform != .macOS || place == .groupedForm {
      SwitchToggleStyle().makeBody(configuration: configuration)
    } else {
      CheckboxToggleStyle().makeBody(configuration: configuration)
    }
  }
}

/// A style that shows a switch beside the label.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  nonisolated public init() { tint = nil }
  /// Creates a style whose switch has the color `tint` while it is on.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    // Only the switch is tappable, not the label beside it.
    LabeledControl(
      label: configuration.label,
      control: SwitchView(isOn: configuration.isOn, color: tint.map { AnyShapeStyle($0) })
        .modifier(ButtonTrigger { configuration.isOn.toggle() })
    )
    .modifier(DisabledLook())
    .elementValue(key: RowAccessoryKey.self, value: true)
  }
}

/// A style that shows a checkbox before the label, as on macOS.
public struct CheckboxToggleStyle: ToggleStyle {
  @Environment(\.labelsVisibility) private var labels

  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    CheckboxRow {
      Checkbox(isOn: configuration.isOn, isMixed: configuration.isMixed)
      if labels != .hidden { LabelStack(label: configuration.label) }
    }
    .modifier(ButtonTrigger { configuration.isOn.toggle() })
    .modifier(DisabledLook())
  }
}

/// A style that shows a button that stays pressed while the toggle is on.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ToggleButton(configuration: configuration)
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The default style of the place.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  /// A style that shows a switch beside the label.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A style that shows a checkbox before the label, as on macOS.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A style that shows a button that stays pressed while the toggle is on.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

private struct ToggleStyleKey: EnvironmentKey {
  static var defaultValue: StyleChain<any ToggleStyle> { StyleChain(DefaultToggleStyle()) }
}

extension EnvironmentValues {
  var toggleStyles: StyleChain<any ToggleStyle> {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of toggles in the view.
  /// Sizing: neutral.
  public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    transformEnvironment(\.toggleStyles) { $0 = $0.adding(style) }
  }
}
