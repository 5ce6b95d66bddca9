// What SwiftUI warns of at run time. What is written counts all the same: it is shown by the pass that follows.

extension PendingChanges {
  /// Tells of a write of state by the body that is being evaluated.
  func remarkWriting(_ property: String) {
    guard let view = Evaluation.bodyName else { return }
    remark(
      "Modifying state during view update, this will cause undefined behavior: the body of \(view) writes \(property). Write it in an action, as in onAppear or onChange."
    )
  }

  /// Tells of an object that changes while a body is being evaluated.
  func remarkPublishing(_ type: Any.Type) {
    guard let view = Evaluation.bodyName else { return }
    remark(
      "Publishing changes from within view updates is not allowed, this will cause undefined behavior: the body of \(view) changes a \(type). Change it in an action, as in onAppear or onChange."
    )
  }

  /// Tells of a state that the body being evaluated uses though no view that is shown owns it.
  static func remarkUnconnectedState(_ type: Any.Type) {
    guard let reader = Evaluation.reader, let view = Evaluation.bodyName else { return }
    reader.pendingChanges.remark(
      "Accessing State's value outside of being installed on a View. This will result in a constant Binding of the initial value and will not update: a State<\(type)> that the body of \(view) uses. Read it in the body of the view that declares it."
    )
  }
}

extension Evaluation {
  /// The name of the view or modifier whose body is being evaluated on this thread, late content included.
  static var bodyName: String? {
    var element = reader
    while let current = element {
      // Elements are only ever evaluated on the main actor, so the reader of this thread is reached there.
      let (name, parent) = MainActor.assumeIsolated { (current.name, current.parent) }
      if !name.isEmpty { return name }
      element = parent
    }
    return nil
  }
}
