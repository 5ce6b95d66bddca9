import QuoinCore

/// How a picker offers its choices. The styles are the system's own.
public protocol PickerStyle {
  /// Which one it is. Not for users to implement.
  var _kind: _PickerKind { get }
}

/// The kinds of pickers there are.
public enum _PickerKind: Hashable, Sendable {
  case automatic, menu, segmented, inline, wheel, navigationLink, radioGroup, palette
}

/// The style of the place: usually a menu.
public struct DefaultPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .automatic }
}
/// The choice, and a menu of the others; on macOS a pop-up button.
public struct MenuPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .menu }
}
/// A pop-up button, the older name of a menu.
public struct PopUpButtonPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .menu }
}
/// All choices beside each other.
public struct SegmentedPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .segmented }
}
/// Each choice as a row of the list around; elsewhere a wheel on iOS and radio buttons on macOS.
public struct InlinePickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .inline }
}
/// A wheel of choices. There is none on macOS, where it is a menu.
public struct WheelPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .wheel }
}
/// The choice, and a link to a page of all. There is none on macOS, where it is a menu.
public struct NavigationLinkPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .navigationLink }
}
/// A round button for each choice. There is none on iOS, where it is drawn as inline.
public struct RadioGroupPickerStyle: PickerStyle {
  nonisolated public init() {}
  public var _kind: _PickerKind { .radioGroup }
}
/// All choices as a row of a menu; elsewhere segments.
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

  /// Whether radio buttons stand beside each other.
  var hasHorizontalRadioGroups: Bool {
    get { self[HorizontalRadioKey.self] }
    set { self[HorizontalRadioKey.self] = newValue }
  }
}

extension View {
  /// Sets how pickers inside offer their choices. Sizing: neutral.
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    environment(\.pickerKind, style._kind)
  }

  /// Puts the radio buttons of pickers inside beside each other. Sizing: neutral.
  public func horizontalRadioGroupLayout() -> some View {
    environment(\.hasHorizontalRadioGroups, true)
  }
}
