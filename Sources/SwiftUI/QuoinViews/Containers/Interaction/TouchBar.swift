import QuoinCore

/// The items of a Touch Bar, which no Linux machine has.
public struct TouchBar<Content: View> {
  let id: String?
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    id = nil
    self.content = content()
  }

  /// Creates a customizable Touch Bar.
  public init(id: String, @ViewBuilder content: () -> Content) {
    self.id = id
    self.content = content()
  }
}

/// Whether an item of a Touch Bar is shown, and whether the user can change that.
public enum TouchBarItemPresence: Hashable, Sendable {
  case required(String)
  case `default`(String)
  case optional(String)
}

extension View {
  /// Compiles only: sets the Touch Bar of the view, which no picture shows.
  /// Sizing: neutral.
  public func touchBar<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }

  /// Compiles only: sets the Touch Bar of the view, which no picture shows.
  /// Sizing: neutral.
  public func touchBar<Content: View>(_ touchBar: TouchBar<Content>) -> some View { self }

  /// Compiles only: sets the presence of a Touch Bar's item.
  /// Sizing: neutral.
  public func touchBarItemPresence(_ presence: TouchBarItemPresence) -> some View { self }

  /// Compiles only: makes the view the principal item of a Touch Bar.
  /// Sizing: neutral.
  public func touchBarItemPrincipal(_ principal: Bool = true) -> some View { self }

  /// Compiles only: sets the name of a Touch Bar's item in the customization.
  /// Sizing: neutral.
  public func touchBarCustomizationLabel(_ label: Text) -> some View { self }
}
