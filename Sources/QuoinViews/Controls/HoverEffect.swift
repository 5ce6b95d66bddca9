import QuoinCore

/// How a view changes while a pointer rests on it.
public struct HoverEffect: Hashable, Sendable {
  private enum Kind { case automatic, highlight, lift }
  private let kind: Kind
  public static let automatic = HoverEffect(kind: .automatic)
  public static let highlight = HoverEffect(kind: .highlight)
  public static let lift = HoverEffect(kind: .lift)
}

extension View {
  /// Sets how the view changes under a pointer, which no picture shows. Sizing: neutral.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    self
  }

  /// Leaves out the change under a pointer, which no picture shows. Sizing: neutral.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// Sets how views inside change under a pointer, which no picture shows. Sizing: neutral.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}
