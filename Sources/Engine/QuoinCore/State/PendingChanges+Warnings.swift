// Warnings that SwiftUI issues at run time. The writes in question still count, and the following
// pass shows them.

extension PendingChanges {
  /// Warns that the body being evaluated writes state.
  func warnOfWriting(_ property: String) {
    guard let view = Evaluation.bodyName else { return }
    addWarning(
      "Modifying state during view update, this will cause undefined behavior: the body of \(view) writes \(property). Write it in an action, as in onAppear or onChange."
    )
  }

  /// Warns that an object changes while a body is being evaluated.
  func warnOfPublishing(_ type: Any.Type) {
    guard let view = Evaluation.bodyName else { return }
    addWarning(
      "Publishing changes from within view updates is not allowed, this will cause undefined behavior: the body of \(view) changes a \(type). Change it in an action, as in onAppear or onChange."
    )
  }

  /// Warns that the body being evaluated uses state that no visible view owns.
  static func warnOfUnconnectedState(_ type: Any.Type) {
    guard let reader = Evaluation.reader, let view = Evaluation.bodyName else { return }
    reader.pendingChanges.addWarning(
      "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial value and will not update: a State<\(type)> that the body of \(view) uses. Read it in the body of the view that declares it."
    )
  }
}

extension Evaluation {
  /// The name of the view or modifier whose body is being evaluated on this thread, including
  /// post-layout content.
  static var bodyName: String? {
    var element = reader
    while let current = element {
      // Elements are evaluated only on the main actor, so the current one of this thread can be
      // accessed there.
      let (name, parent) = MainActor.assumeIsolated { (current.name, current.parent) }
      if !name.isEmpty { return name }
      element = parent
    }
    return nil
  }
}
