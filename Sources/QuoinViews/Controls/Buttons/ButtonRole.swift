/// What a button is for, beyond its action.
public struct ButtonRole: Equatable, Sendable {
  private enum Kind { case destructive, cancel, confirm, close }
  private let kind: Kind

  /// Deletes something: the button is red.
  public static let destructive = ButtonRole(kind: .destructive)
  /// Leaves without doing anything.
  public static let cancel = ButtonRole(kind: .cancel)
  /// Does what was asked for and leaves.
  public static let confirm = ButtonRole(kind: .confirm)
  /// Closes what is shown.
  public static let close = ButtonRole(kind: .close)
}
