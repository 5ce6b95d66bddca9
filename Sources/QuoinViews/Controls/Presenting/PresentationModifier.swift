import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Shows a view above the window around the modified one.
struct PresentationModifier<Layer: View>: PrimitiveModifier {
  let state: PresentationState
  let layer: @MainActor (WindowLayer.Space) -> Layer

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    // What a living view keeps is kept whether something is presented or not: views after it stay where they are.
    let presentation = emission.isLiving ? emission.keep { Presentation() } : nil
    presentation?.kind = modifier.state.kind
    presentation?.end = modifier.state.dismiss
    presentation?.onDismiss = modifier.state.onDismiss
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    guard modifier.state.isPresented else { return }
    emission.present(since: mark) { emission, space in
      emission.withEnvironment({
        $0.isPresented = true
        $0.controlPlace = .content
        $0.isAboveTabBar = false
        $0.barTopInset = 0
        $0.drawsPageGround = false
        $0.hasSafeArea = true
        if let presentation { $0.open(presentation) }
      }) {
        let layer = emission.evaluating { modifier.layer(space) }
        if let presentation {
          presentation.isLocked = false
          emission.emitPresented(layer.id(modifier.state.id), presentation)
        } else {
          Layer._emit(layer, into: emission)
        }
      }
    }
  }
}

/// What is presented, and how it ends.
struct PresentationState {
  let kind: Presentation.Kind
  let isPresented: Bool
  /// Another one is another presentation.
  var id: AnyHashable?
  var dismiss: () -> Void
  var onDismiss: (() -> Void)?

  /// While a value is true.
  init(
    _ kind: Presentation.Kind, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    where condition: Bool = true
  ) {
    self.kind = kind
    self.isPresented = isPresented.wrappedValue && condition
    self.onDismiss = onDismiss
    dismiss = { isPresented.wrappedValue = false }
  }

  /// While there is an item.
  init<Item: Identifiable>(
    _ kind: Presentation.Kind, _ item: Binding<Item?>, onDismiss: (() -> Void)? = nil
  ) {
    self.kind = kind
    let shown = item.wrappedValue
    isPresented = shown != nil
    id = shown.map { AnyHashable($0.id) }
    self.onDismiss = onDismiss
    dismiss = { item.wrappedValue = nil }
  }
}

extension EnvironmentValues {
  /// What is inside is presented anew: nothing around belongs to it.
  fileprivate mutating func open(_ presentation: Presentation) {
    dismissal = presentation
    buttonCompletion = nil
    navigation = nil
  }
}

extension Emission {
  /// Emits what `presentation` shows, and tells it when that is gone.
  fileprivate func emitPresented<Layer: View>(_ layer: Layer, _ presentation: Presentation) {
    // Another presentation may have stood in the same place of the window.
    guard enter(.id(AnyHashable(ObjectIdentifier(presentation)))) else { return }
    let mark = tree.mark
    emitObserved(layer, make: { PresentationObserver(presentation) }, update: { _ in })
    carry(presentation, since: mark)
    leave()
  }
}

private final class PresentationObserver: LifetimeObserver {
  private let presentation: Presentation
  init(_ presentation: Presentation) {
    self.presentation = presentation
    super.init()
  }
  override func disappear() { presentation.onDismiss?() }
}

extension View {
  /// Shows `layer` above the window where something is presented.
  func present<Layer: View>(
    _ state: PresentationState,
    @ViewBuilder layer: @escaping @MainActor (WindowLayer.Space) -> Layer
  ) -> some View {
    modifier(PresentationModifier(state: state, layer: layer))
  }
}

/// Darkens a window below what is presented; a tap on it ends that where it can be left. Sizing: h-exp, v-exp.
struct Dimming: View {
  @Environment(\.dismissal) private var dismissal
  var body: some View {
    Color.black.opacity(PresentationMetrics.dimming).tappable { dismissal?.leave() }
  }
}

extension Dismissal {
  /// The user touches what is around.
  func leave() {
    if let presentation = self as? Presentation, presentation.canBeLeft { end() }
  }
}

/// Lets what is inside see no safe area outside: a panel that floats has its own.
struct SafeAreaBarrier: PrimitiveModifier {
  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.tree.wrapEffect(since: mark)
    emission.tree.forEach(since: mark) { emission.tree.setTransforming($0) }
  }
}

extension Color {
  /// What lies behind presented content: in the dark it is lighter than the page below.
  static let presentedGround = Color(
    storage: .adaptive(
      light: .components(.init(hex: 0xFFFFFF)), dark: .components(.init(hex: 0x1C1C1E))))
}
