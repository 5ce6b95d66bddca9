// `@Environment(\.self)` is a copy of the whole environment, but a body depends only on the values
// that it reads from the copy (Rules/Environment.md#whole-environment).

/// Records what is read from a copy of an element's environment.
final class EnvironmentTracker: @unchecked Sendable {
  private let token: ElementToken
  private let evaluation: Int

  @MainActor init(_ element: BodyElement) {
    (token, evaluation) = (element.token, element.evaluation)
  }

  /// Records a read. Only bodies depend on what they read, and they are evaluated on the main
  /// actor.
  func note(_ part: EnvironmentPart) {
    guard Evaluation.reader != nil else { return }
    MainActor.assumeIsolated {
      guard let element = token.element, element.evaluation == evaluation else { return }
      element.read(part)
    }
  }
}

/// A part of the environment that can be compared; this one is the whole.
class EnvironmentPart: @unchecked Sendable {
  /// Distinguishes parts.
  var id: ObjectIdentifier { ObjectIdentifier(EnvironmentValues.self) }
  @MainActor func isSame(_ first: EnvironmentValues, _ second: EnvironmentValues) -> Bool {
    first.isSame(as: second)
  }
}

/// The value of a key.
final class EnvironmentKeyPart<Key: EnvironmentKey>: EnvironmentPart, @unchecked Sendable {
  override var id: ObjectIdentifier { ObjectIdentifier(Key.self) }
  @MainActor override func isSame(_ first: EnvironmentValues, _ second: EnvironmentValues) -> Bool {
    ValueComparison.areSame(first[Key.self], second[Key.self])
  }
}

/// A value that the environment stores itself, one of each type.
final class EnvironmentFieldPart<Value>: EnvironmentPart, @unchecked Sendable {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  override var id: ObjectIdentifier { ObjectIdentifier(Value.self) }
  @MainActor override func isSame(_ first: EnvironmentValues, _ second: EnvironmentValues) -> Bool {
    ValueComparison.areSame(first[keyPath: keyPath], second[keyPath: keyPath])
  }
}
