import Foundation

extension View {
  /// Prints why this body is evaluated: `Counter: @self, @identity, _count changed.` To be called in the body of a
  /// living view.
  ///
  /// `@identity` stands for a view that is new, `@self` for another value of the view; anything else names what
  /// changed.
  public static func _printChanges() { print(changesText) }

  /// Writes why this body is evaluated to the standard error output, where logs go.
  public static func _logChanges() {
    FileHandle.standardError.write(Data((changesText + "\n").utf8))
  }

  private static var changesText: String {
    ViewEmitter.current?.life?.current?.text ?? "\(Self.self): @self, @identity changed."
  }
}
