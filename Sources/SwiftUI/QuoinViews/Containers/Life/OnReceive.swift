import Combine
import QuoinCore

/// Calls an action with the values that a publisher sends while the view exists.
public struct _SubscriptionModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.emitObserved(content) {
      SubscriptionObserver(modifier.publisher)
    } update: {
      $0.action = modifier.action
    }
  }
}

private final class SubscriptionObserver<P: Publisher>: LifetimeObserver where P.Failure == Never {
  private let publisher: P
  private var subscription: AnyCancellable?
  var action: (P.Output) -> Void = { _ in }

  init(_ publisher: P) { self.publisher = publisher }

  override func appear() {
    subscription = publisher.sink { [weak self] in self?.action($0) }
  }
  override func disappear() { subscription = nil }
}

extension View {
  /// Calls `action` with the values that `publisher` sends while the view exists.
  /// Sizing: neutral.
  ///
  /// The view subscribes to the publisher from its first evaluation, and calls the action from its
  /// most recent one.
  public func onReceive<P: Publisher>(_ publisher: P, perform action: @escaping (P.Output) -> Void)
    -> some View where P.Failure == Never
  {
    modifier(_SubscriptionModifier(publisher: publisher, action: action))
  }
}
