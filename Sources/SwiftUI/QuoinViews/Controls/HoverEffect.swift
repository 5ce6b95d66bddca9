import QuoinCore

/// The change of a view while a pointer hovers over it.
public struct HoverEffect: Hashable, Sendable {
  private enum Kind { case automatic, highlight, lift }
  private let kind: Kind
  public static let automatic = HoverEffect(kind: .automatic)
  public static let highlight = HoverEffect(kind: .highlight)
  public static let lift = HoverEffect(kind: .lift)
}

extension View {
  /// Sets the view's hover effect, which no picture shows.
  /// Sizing: neutral.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    self
  }

  /// Disables the view's hover effect, which no picture shows.
  /// Sizing: neutral.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets the hover effect of views inside, which no picture shows.
  /// Sizing: neutral.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}
