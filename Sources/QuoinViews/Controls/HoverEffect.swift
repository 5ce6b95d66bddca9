import QuoinCore

/// What happens to a view that a pointer rests on.
public struct HoverEffect: Hashable, Sendable {
  private enum Kind { case automatic, highlight, lift }
  private let kind: Kind
  public static let automatic = HoverEffect(kind: .automatic)
  public static let highlight = HoverEffect(kind: .highlight)
  public static let lift = HoverEffect(kind: .lift)
}

extension View {
  /// What happens when a pointer rests on the view, which none does in a picture. Sizing: neutral.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    self
  }

  /// Leaves out what happens when a pointer rests on the view, which none does in a picture. Sizing: neutral.
  public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { self }

  /// What happens to views inside when a pointer rests on them, which none does in a picture. Sizing: neutral.
  public func defaultHoverEffect(_ effect: HoverEffect?) -> some View { self }
}
