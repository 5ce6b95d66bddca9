import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Shows a view above the window around the modified one.
struct PresentationModifier<Layer: View>: PrimitiveModifier {
  let layer: @MainActor (WindowLayer.Space) -> Layer

  static func _emit<V: View>(_ modifier: Self, content: V, into emitter: ViewEmitter) {
    let mark = emitter.tree.mark
    V._emit(content, into: emitter)
    emitter.present(since: mark) { emitter, space in
      emitter.withEnvironment({
        $0.isPresented = true
        $0.controlPlace = .content
        $0.isAboveTabBar = false
        $0.barTopInset = 0
        $0.drawsPageGround = false
        $0.hasSafeArea = true
      }) { Layer._emit(modifier.layer(space), into: emitter) }
    }
  }
}

extension View {
  /// Shows `layer` above the window where `isPresented`.
  @ViewBuilder
  func present<Layer: View>(
    _ isPresented: Bool, @ViewBuilder layer: @escaping @MainActor (WindowLayer.Space) -> Layer
  ) -> some View {
    modifier(OptionalModifier(modifier: isPresented ? PresentationModifier(layer: layer) : nil))
  }
}

/// A modifier or none: a list stays the list it is.
private struct OptionalModifier<Modifier: PrimitiveModifier>: PrimitiveModifier {
  let modifier: Modifier?

  static func _emit<V: View>(_ optional: Self, content: V, into emitter: ViewEmitter) {
    if let modifier = optional.modifier {
      Modifier._emit(modifier, content: content, into: emitter)
    } else {
      V._emit(content, into: emitter)
    }
  }
}

/// Darkens a window below what is presented. Sizing: h-exp, v-exp.
struct Dimming: View {
  var body: some View { Color.black.opacity(PresentationMetrics.dimming) }
}

/// Lets what is inside see no safe area outside: a panel that floats has its own.
struct SafeAreaBarrier: PrimitiveModifier {
  static func _emit<V: View>(_ modifier: Self, content: V, into emitter: ViewEmitter) {
    let mark = emitter.tree.mark
    V._emit(content, into: emitter)
    emitter.tree.wrapEffect(since: mark)
    emitter.tree.forEach(since: mark) { emitter.tree.setTransforming($0) }
  }
}

extension Color {
  /// What lies behind presented content: in the dark it is lighter than the page below.
  static let presentedGround = Color(
    storage: .adaptive(
      light: .components(.init(hex: 0xFFFFFF)), dark: .components(.init(hex: 0x1C1C1E))))
}
