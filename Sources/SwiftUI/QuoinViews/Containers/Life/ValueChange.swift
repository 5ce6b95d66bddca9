import QuoinCore

/// Calls an action when a value has changed.
public struct _ValueActionModifier<Value: Equatable>: PrimitiveModifier {
  let value: Value
  let isInitial: Bool
  /// Whether a change calls the action of the update before (Rules/Identity.md#on-change-former).
  var isFormer = false
  let action: (Value, Value) -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.emitObserved(content) {
      ValueObserver(modifier.value)
    } update: {
      $0.new = modifier.value
      ($0.isInitial, $0.isFormer) = (modifier.isInitial, modifier.isFormer)
      $0.action = modifier.action
    }
  }
}

private final class ValueObserver<Value: Equatable>: LifetimeObserver {
  var old: Value
  var new: Value
  var isInitial = false
  var isFormer = false
  var action: (Value, Value) -> Void = { _, _ in }
  /// The action of the update before, if the modifier calls that one.
  private var former: ((Value, Value) -> Void)?

  init(_ value: Value) { (old, new) = (value, value) }

  override func appear() {
    old = new
    if isFormer { former = action }
    if isInitial { action(new, new) }
  }

  // A page in the middle isn't updated (Rules/Identity.md#on-change-covered).
  override func changeCovered() { change() }

  override func change() {
    let current = isFormer ? former ?? action : action
    if isFormer { former = action }
    guard old != new else { return }
    let before = old
    old = new
    current(before, new)
  }
}

extension View {
  /// Calls `action` with the old and the new value when an update changes `value`; with `initial`
  /// also when the view appears, with the same value twice.
  /// Sizing: neutral.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial, action: action))
  }

  /// Calls `action` when an update changes `value`; with `initial` also when the view appears.
  /// Sizing: neutral.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_ValueActionModifier(value: value, isInitial: initial) { _, _ in action() })
  }

  /// Calls `action` with the new value when an update changes `value`. Sizing: neutral.
  ///
  /// It calls the closure of the update before, which has captured the old values.
  @available(*, deprecated, message: "Use the form with the old and the new value, or with none.")
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(
      _ValueActionModifier(value: value, isInitial: false, isFormer: true) { _, new in action(new) }
    )
  }
}
