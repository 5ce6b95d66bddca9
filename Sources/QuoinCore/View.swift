import QuoinLayout

/// A piece of a user interface, described by other views.
///
/// Conform a type and give it a ``body``. Sizing: as its body.
@MainActor @preconcurrency
public protocol View {
  /// The type of ``body``; `Never` for the views the engine draws itself.
  associatedtype Body: View

  /// What the view is made of.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Adds the view's elements to the list that `emitter` is building. Not for users to implement.
  @MainActor @preconcurrency static func _emit(_ view: Self, into emitter: ViewEmitter)
}

extension View {
  /// A view with a body is an element of its own and contributes what its body contributes.
  @inlinable
  public static func _emit(_ view: Self, into emitter: ViewEmitter) {
    guard emitter.enter(.view(Self.self)) else { return }
    Body._emit(view.body, into: emitter)
    emitter.leave()
  }
}

/// A view without a body: the engine knows what to do with it.
@MainActor @preconcurrency
public protocol PrimitiveView: View where Body == Never {}

extension View where Body == Never {
  /// Never called: a primitive view has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }
  public static func _emit(_ view: Never, into emitter: ViewEmitter) {}
}
