import QuoinCore

/// Calls actions when the view appears and disappears.
public struct _AppearanceActionModifier: PrimitiveModifier {
  let appear: (() -> Void)?
  let disappear: (() -> Void)?

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.emitObserved(content) {
      AppearanceObserver()
    } update: {
      ($0.onAppear, $0.onDisappear) = (modifier.appear, modifier.disappear)
    }
  }
}

private final class AppearanceObserver: LifetimeObserver {
  var onAppear: (() -> Void)?
  var onDisappear: (() -> Void)?
  override func appear() { onAppear?() }
  override func disappear() { onDisappear?() }
}

extension View {
  /// Calls `action` when the view appears: before the first picture that shows it, and each time it
  /// reappears.
  /// Sizing: neutral.
  ///
  /// A list of views appears once, with the first of them.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action, disappear: nil))
  }

  /// Calls `action` when the view disappears.
  /// Sizing: neutral.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: nil, disappear: action))
  }
}
