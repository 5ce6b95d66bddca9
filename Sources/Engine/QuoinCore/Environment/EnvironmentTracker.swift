// `@Environment(\.self)` is a copy of the whole environment, but a body depends only on the values
// that it reads from the copy (Rules/Environment.md#whole-environment). Built-in views read a copy
// of the environment, too, and their element depends on what they read.

/// Records what is read from copies of an environment.
class EnvironmentTracker: @unchecked Sendable {
  /// A value that the environment stores itself.
  enum Field { case platform, version, scale, direction, scheme }

  func note(_ key: any EnvironmentKey.Type) {}
  func note(_ field: Field) {}
  /// Records that all values may be read.
  func noteAll() {}
  /// Records that a copy gets another color scheme.
  func noteWrittenScheme() {}
}

/// Records what a body reads from a copy of its element's environment.
final class BodyEnvironmentTracker: EnvironmentTracker, @unchecked Sendable {
  private let token: ElementToken
  private let evaluation: Int

  @MainActor init(_ element: BodyElement) {
    (token, evaluation) = (element.token, element.evaluation)
  }

  override func note(_ key: any EnvironmentKey.Type) {
    func part<Key: EnvironmentKey>(_ key: Key.Type) -> EnvironmentPart {
      EnvironmentKeyPart<Key>()
    }
    note(part(key))
  }

  override func note(_ field: Field) {
    switch field {
    case .platform: note(EnvironmentFieldPart(\.platform))
    case .version: note(EnvironmentFieldPart(\.systemVersion))
    case .scale: note(EnvironmentFieldPart(\.displayScale))
    case .direction: note(EnvironmentFieldPart(\.layoutDirection))
    case .scheme: note(EnvironmentFieldPart(\.colorScheme))
    }
  }

  override func noteAll() { note(EnvironmentPart()) }

  /// Records a read. Only bodies depend on what they read, and they are evaluated on the main
  /// actor.
  private func note(_ part: EnvironmentPart) {
    guard Evaluation.reader != nil else { return }
    MainActor.assumeIsolated {
      guard let element = token.element, element.evaluation == evaluation else { return }
      element.read(part)
    }
  }
}

/// Records what the built-in views of an element read from the environment when they were emitted.
///
/// A view that keeps a copy may read any value later; see ``ElementEmitter``.
final class EmissionEnvironmentTracker: EnvironmentTracker, @unchecked Sendable {
  // Read and written only on the main actor, as `Evaluation.reader` is `nil` on other threads.
  private(set) var keys: [any EnvironmentKey.Type] = []
  private var readsScheme = false
  private var writesScheme = false
  private(set) var readsAll = false

  override func note(_ key: any EnvironmentKey.Type) {
    guard Evaluation.reader != nil, !keys.contains(where: { $0 == key }) else { return }
    keys.append(key)
  }

  // The other fields change only with the whole tree.
  override func note(_ field: Field) {
    if field == .scheme, Evaluation.reader != nil { readsScheme = true }
  }

  override func noteAll() { if Evaluation.reader != nil { readsAll = true } }
  override func noteWrittenScheme() { if Evaluation.reader != nil { writesScheme = true } }

  /// Records that a view keeps a copy.
  func noteCopy() { readsAll = true }

  /// Adds what `other` has recorded.
  func add(_ other: EmissionEnvironmentTracker) {
    if keys.isEmpty {
      keys = other.keys
    } else {
      for key in other.keys where !keys.contains(where: { $0 == key }) { keys.append(key) }
    }
    readsScheme = readsScheme || other.readsScheme
    writesScheme = writesScheme || other.writesScheme
    readsAll = readsAll || other.readsAll
  }

  /// Whether what was emitted in `old` may be different in `new`.
  @MainActor func tells(_ old: EnvironmentValues, from new: EnvironmentValues) -> Bool {
    readsAll || ((readsScheme || writesScheme) && old.colorScheme != new.colorScheme)
      || !keys.allSatisfy { isSame($0, old, new) }
  }

  @MainActor private func isSame<Key: EnvironmentKey>(
    _ key: Key.Type, _ first: EnvironmentValues, _ second: EnvironmentValues
  ) -> Bool { first.hasSameValue(key, as: second) }
}

/// The values that views read from the environment while they were emitted, for views that reuse
/// their results.
package struct EnvironmentReads {
  let tracker: EmissionEnvironmentTracker
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
