/// The purpose of a button, beyond its action.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel, confirm, close }
  private let kind: Kind

  /// Deletes something; the button is red.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Cancels without performing the action.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Performs the requested action and closes the view.
  public static let confirm = ButtonRole(kind: .confirm)
  /// Closes the presented view.
  public static let close = ButtonRole(kind: .close)
}
