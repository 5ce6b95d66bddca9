import QuoinCore

// The built-in styles; `StyledButton` draws them all.

/// The default style of the place: a tinted label on iOS, a push button on macOS.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .automatic)
  }
}

/// A style that shows the unstyled label.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .plain)
  }
}

/// A style that shows a tinted label without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .borderless)
  }
}

/// A style that shows the label on a shape.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .bordered)
  }
}

/// A style that shows a white label on a tinted shape.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .prominent)
  }
}

/// A style that shows a label in the color of links, as on macOS.
public struct LinkButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .link)
  }
}

/// A style that shows a label on a glass shape, drawn as frosted glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  /// Creates a style. The kind of glass has no effect.
  nonisolated public init(_ glass: Glass) {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .glass)
  }
}

/// A style that shows a white label on a tinted glass shape.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .glassProminent)
  }
}

/// A style of tvOS that keeps its label's own size and adds no padding. The motion of a focused
/// card isn't shown.
public struct CardButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .card)
  }
}

/// A style that shows a button that selects content in an accessory bar of macOS, without a border
/// until hovered over. Its insets are estimated.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    StyledButton(configuration: configuration, look: .accessoryBar)
  }
}

/// A style that shows a label on a low shape, for an action in an accessory bar of macOS. Its
/// insets are estimated.
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
  /// A style that shows the unstyled label.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style that shows a tinted label without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style that shows the label on a shape.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// A style that shows a white label on a tinted shape.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
  /// A style that shows a label in the color of links, as on macOS.
  public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A style that shows a label on a glass shape, drawn as frosted glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }

  /// Returns a style that shows a label on a glass shape. The kind of glass has no effect.
  public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A style that shows a white label on a tinted glass shape.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

extension PrimitiveButtonStyle where Self == CardButtonStyle {
  /// A style of tvOS that keeps its label's own size and adds no padding.
  public static var card: CardButtonStyle { CardButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A style that shows a button that selects content in an accessory bar of macOS, without a
  /// border until hovered over.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
  /// A style that shows a label on a low shape, for an action in an accessory bar of macOS.
  public static var accessoryBarAction: AccessoryBarActionButtonStyle {
    AccessoryBarActionButtonStyle()
  }
}
