import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Shows a view above the window around the modified one.
struct PresentationModifier<Layer: View>: PrimitiveModifier {
  let state: PresentationState
  let layer: @MainActor (WindowLayer.Space) -> Layer

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    // The state is kept whether something is presented or not, so that the state after it keeps its place.
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

/// Whether a view is presented, and how that ends.
struct PresentationState {
  let kind: Presentation.Kind
  let isPresented: Bool
  /// The item's id: a new one makes a new presentation.
  var id: AnyHashable?
  var dismiss: () -> Void
  var onDismiss: (() -> Void)?

  /// Presents while `isPresented` is true.
  init(
    _ kind: Presentation.Kind, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    where condition: Bool = true
  ) {
    self.kind = kind
    self.isPresented = isPresented.wrappedValue && condition
    self.onDismiss = onDismiss
    dismiss = { isPresented.wrappedValue = false }
  }

  /// Presents while there is an item.
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
  /// Begins the environment of presented content: `dismiss` ends the presentation, and no navigation is around.
  fileprivate mutating func open(_ presentation: Presentation) {
    dismissal = presentation
    buttonCompletion = nil
    navigation = nil
  }
}

extension Emission {
  /// Emits the content of `presentation`, and tells the presentation when that disappears.
  fileprivate func emitPresented<Layer: View>(_ layer: Layer, _ presentation: Presentation) {
    // Before, another presentation may have had the same place in the window.
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
  /// Shows `layer` above the window while `state` says so.
  func present<Layer: View>(
    _ state: PresentationState,
    @ViewBuilder layer: @escaping @MainActor (WindowLayer.Space) -> Layer
  ) -> some View {
    modifier(PresentationModifier(state: state, layer: layer))
  }
}

/// Darkens a window below a presentation; a tap on it ends one that the user can close. Sizing: h-exp, v-exp.
struct Dimming: View {
  @Environment(\.dismissal) private var dismissal
  var body: some View {
    Color.black.opacity(PresentationMetrics.dimming).tappable { dismissal?.leave() }
  }
}

extension Dismissal {
  /// Ends a presentation that the user can close: a tap beside it calls this.
  func leave() {
    if let presentation = self as? Presentation, presentation.canBeLeft { end() }
  }
}

/// Hides the safe area outside from the content: a panel that floats has its own.
struct SafeAreaBarrier: PrimitiveModifier {
  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.tree.wrapEffect(since: mark)
    emission.tree.forEach(since: mark) { emission.tree.setTransforming($0) }
  }
}

extension Color {
  /// The background of presented content: in the dark it is lighter than the page below.
  static let presentedGround = Color(
    storage: .adaptive(
      light: .components(.init(hex: 0xFFFFFF)), dark: .components(.init(hex: 0x1C1C1E))))
}
