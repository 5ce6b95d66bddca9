import QuoinCore

/// The style in which a picker presents its options. Only the system's own styles exist.
public protocol PickerStyle {
  /// The kind of the style. Only Quoin's own types implement this.
  var _kind: _PickerKind { get }
}

/// The kinds of pickers.
public enum _PickerKind: Hashable, Sendable {
  case automatic, menu, segmented, inline, wheel, navigationLink, radioGroup, palette
}

/// The default style of the place, usually a menu.
public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .automatic }
}
/// A style that shows the selected option and a menu of the others; a pop-up button on macOS.
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .menu }
}
/// The older name of the menu style.
public struct PopUpButtonPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .menu }
}
/// A style that shows all options side by side.
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .segmented }
}
/// A style that shows each option as a row of the enclosing list; elsewhere a wheel on iOS and
/// radio buttons on macOS.
public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .inline }
}
/// A style that shows a wheel of options, or a menu on macOS, which has no wheels.
public struct WheelPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .wheel }
}
/// The selected option and a link to a page of all options, or a menu on macOS, which has no such
/// style.
public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .navigationLink }
}
/// A radio button for each option, or the inline style on iOS, which has no radio buttons.
public struct RadioGroupPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .radioGroup }
}
/// A style that shows all options in a row of a menu; segments elsewhere.
public struct PalettePickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .palette }
}

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

private struct PickerStyleKey: EnvironmentKey {
  static var defaultValue: _PickerKind { .automatic }
}

private struct HorizontalRadioKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  var pickerKind: _PickerKind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }

  /// Whether radio buttons are side by side.
  var hasHorizontalRadioGroups: Bool {
    get { self[HorizontalRadioKey.self] }
    set { self[HorizontalRadioKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of pickers in the view.
  /// Sizing: neutral.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerKind, style._kind)
  }

  /// Places the radio buttons of pickers in the view side by side.
  /// Sizing: neutral.
  public func horizontalRadioGroupLayout() -> some View {
    environment(\.hasHorizontalRadioGroups, true)
  }
}
