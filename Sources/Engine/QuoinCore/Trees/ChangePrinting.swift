import Foundation

extension View {
  /// Prints the reasons for evaluating this body, such as `Counter: @self, _count changed.` Call it
  /// in the body of a live view.
  ///
  /// `@identity` means that a view with dynamic properties is new, `@self` that its value changed,
  /// `@dependencies` that a property of an observable object changed; anything else names the
  /// dynamic property that changed.
  public static func _printChanges() {
    report { print($0) }
  }

  /// Writes the reasons for evaluating this body to standard error, for logs.
  public static func _logChanges() {
    report { FileHandle.standardError.write(Data(($0 + "\n").utf8)) }
  }

  private static func report(_ write: (String) -> Void) {
    let elementStore = Emission.current?.elementStore
    var evaluation =
      elementStore?.current
      ?? UpdateRecord.Evaluation(view: "\(Self.self)", reasons: [.value, .identity])
    if PropertyPlan.of(Self.self).entries.isEmpty {
      evaluation.reasons.removeAll { $0 == .identity }
    }
    let text = evaluation.text
    if let printer = elementStore?.log.printer { printer(text) } else { write(text) }
  }
}
