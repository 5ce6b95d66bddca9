import QuoinCore

// The built-in styles; `StyledButton` draws them all.

/// The default style of the place: a tinted label on iOS, a push button on macOS.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .automatic)
  }
}

/// The unstyled label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .plain)
  }
}

/// A tinted label without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .borderless)
  }
}

/// The label on a shape.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .bordered)
  }
}

/// A white label on a tinted shape.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .prominent)
  }
}

/// A label in the color of links, as on macOS.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .link)
  }
}

/// A label on a glass shape, drawn as frosted glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .glass)
  }
}

/// A white label on a tinted glass shape.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .glassProminent)
  }
}

/// A button that selects content in an accessory bar of macOS, without a border until hovered over.
/// Its insets are estimated.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .accessoryBar)
  }
}

/// A label on a low shape, for an action in an accessory bar of macOS. Its insets are estimated.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .accessoryBarAction)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The default style of the place: a tinted label on iOS, a push button on macOS.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The unstyled label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A tinted label without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a shape.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A white label on a tinted shape.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A label in the color of links, as on macOS.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A label on a glass shape, drawn as frosted glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A white label on a tinted glass shape.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A button that selects content in an accessory bar of macOS, without a border until hovered
  /// over.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A label on a low shape, for an action in an accessory bar of macOS.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}
