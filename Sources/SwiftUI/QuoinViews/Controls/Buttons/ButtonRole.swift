/// The purpose of a button, beyond its action.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel, confirm, close }
  private let kind: Kind

  /// The role of a button that deletes something, which is red.
  public static let destructive = ButtonRole(kind: .destructive)
  /// The role of a button that cancels without performing the action.
  public static let cancel = ButtonRole(kind: .cancel)
  /// The role of a button that performs the requested action and closes the view.
  public static let confirm = ButtonRole(kind: .confirm)
  /// The role of a button that closes the presented view.
  public static let close = ButtonRole(kind: .close)
}
