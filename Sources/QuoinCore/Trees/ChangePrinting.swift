import Foundation

extension View {
  /// Prints why this body is evaluated: `Counter: @self, _count changed.` Call it in the body of a living view.
  ///
  /// `@identity` stands for a view that is new, `@self` for another value of the view, `@dependencies` for a property
  /// of an observable object; anything else names the dynamic property that changed.
  public static func _printChanges() {
    report { print($0) }
  }

  /// Writes why this body is evaluated to the standard error output, where logs go.
  public static func _logChanges() {
    report { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
  }

  private static func report(_ write: (String) -> Void) {
    let elementStore = Emission.current?.elementStore
    let text = elementStore?.current?.text ?? "\(Self.self): @self, @identity changed."
    if let printer = elementStore?.log.printer { printer(text) } else { write(text) }
  }
}
