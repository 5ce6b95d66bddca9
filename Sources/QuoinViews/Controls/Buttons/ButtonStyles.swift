import QuoinCore

// The built-in styles; `StyledButton` draws them all.

/// The style of the place: a tinted label on iOS, a push button on macOS.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .automatic)
  }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .plain)
  }
}

/// The label in the tint, without a border.
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

/// The label, white, on a shape in the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .prominent)
  }
}

/// The label in the colour of links, as on macOS.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .link)
  }
}

/// The label on a shape of glass, which is drawn as frosted.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .glass)
  }
}

/// The label, white, on a shape of glass in the tint.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .glassProminent)
  }
}

/// The label in a bar of macOS that chooses what is shown: no border until it is pointed at. Its insets
/// are estimated.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .accessoryBar)
  }
}

/// The label on a low shape, for an action in a bar of macOS. Its insets are estimated.
public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .accessoryBarAction)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style of the place: a tinted label on iOS, a push button on macOS.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// The label as it is.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// The label in the tint, without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// The label on a shape.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// The label, white, on a shape in the tint.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// The label in the colour of links, as on macOS.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// The label on a shape of glass, which is drawn as frosted.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// The label, white, on a shape of glass in the tint.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// The label in a bar of macOS that chooses what is shown: no border until it is pointed at.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// The label on a low shape, for an action in a bar of macOS.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}
