import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Presents a view above the window of the modified one.
struct PresentationModifier<Layer: View>: PrimitiveModifier {
  let state: PresentationState
  let layer: @MainActor (WindowLayer.Space) -> Layer

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    // The state is kept even while nothing is presented, so that the position of later state
    // doesn't change.
    let presentation = emission.isLiving ? emission.keep { Presentation() } : nil
    presentation?.kind = modifier.state.kind
    presentation?.end = modifier.state.dismiss
    presentation?.onDismiss = modifier.state.onDismiss
    let subject = emission.readingForViews { modifier.state.subject() }
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    guard modifier.state.isPresented(subject, on: emission.environment.platform) else { return }
    // A sheet's dimming takes the touches beside it.
    emission.present(since: mark, takesTouches: modifier.state.kind != .sheet) { emission, space in
      emission.withEnvironment({
        $0.isPresented = true
        $0.leaveBar()
        $0.controlPlace = .content
        $0.isAboveTabBar = false
        $0.isInSearchTab = false
        $0.tabAccessoryInset = 0
        $0.barTopInset = 0
        $0.sheetTakesActions = false
        $0.pageTitle = nil
        $0.drawsPageBackground = false
        $0.hasSafeArea = true
        $0.rowPrimaryAction = nil
        $0.innerBars = nil
        if modifier.state.kind != .menu { $0.isInNavigation = false }
        if let presentation { $0.open(presentation) }
      }) {
        let layer = emission.makingLaterContent { modifier.layer(space) }
        if let presentation {
          presentation.isLocked = false
          emission.emitPresented(layer, presentation, id: subject.id)
        } else {
          Layer._emit(layer, into: emission)
        }
      }
    }
  }
}

/// Whether a view is presented, and the actions for dismissing it.
struct PresentationState {
  /// The subject of a presentation.
  struct Subject {
    var isPresented: Bool
    /// The item's id; a new id creates a new presentation.
    var id: AnyHashable?
  }
  let kind: Presentation.Kind
  /// Reads the subject.
  let subject: () -> Subject
  /// Whether the data that the presentation is about exists; an alert of macOS is shown without it.
  private let hasData: Bool
  var dismiss: () -> Void
  var onDismiss: (() -> Void)?

  /// Creates the state of a presentation that is shown while `isPresented` is true.
  ///
  /// - Parameter isLater: Whether the content is made later than the body that presents it, which
  ///   then doesn't depend on `isPresented` (Rules/Updates.md#captured-state).
  init(
    _ kind: Presentation.Kind, _ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    where condition: Bool = true, hasData: Bool = true, isLater: Bool = false
  ) {
    self.init(
      kind, isLater: isLater, hasData: hasData, dismiss: { isPresented.wrappedValue = false },
      onDismiss, subject: { Subject(isPresented: isPresented.wrappedValue && condition) })
  }

  /// Creates the state of a presentation that is shown while `item` is non-`nil`.
  init<Item: Identifiable>(
    _ kind: Presentation.Kind, _ item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    isLater: Bool = false
  ) {
    self.init(
      kind, isLater: isLater, hasData: true, dismiss: { item.wrappedValue = nil }, onDismiss,
      subject: {
        let item = item.wrappedValue
        return Subject(isPresented: item != nil, id: item.map { AnyHashable($0.id) })
      })
  }

  private init(
    _ kind: Presentation.Kind, isLater: Bool, hasData: Bool, dismiss: @escaping () -> Void,
    _ onDismiss: (() -> Void)?, subject: @escaping () -> Subject
  ) {
    self.kind = kind
    self.subject = isLater ? subject : { [subject = subject()] in subject }
    self.hasData = hasData
    self.dismiss = dismiss
    self.onDismiss = onDismiss
  }

  /// Whether a view for `subject` is presented on `platform` (Rules/Navigation.md#alert-data).
  func isPresented(_ subject: Subject, on platform: Platform) -> Bool {
    subject.isPresented && (hasData || (kind == .alert && platform == .macOS))
  }
}

extension EnvironmentValues {
  /// Starts the environment of presented content: `dismiss` ends the presentation, and there is no
  /// enclosing navigation.
  fileprivate mutating func open(_ presentation: Presentation) {
    dismissal = presentation
    buttonCompletion = nil
    menuCompletion = nil
    navigation = nil
  }
}

extension Emission {
  /// Emits the content of `presentation` for the item with `id`, and notifies the presentation when
  /// it disappears.
  fileprivate func emitPresented<Layer: View>(
    _ layer: Layer, _ presentation: Presentation, id: AnyHashable?
  ) {
    // Another presentation may have had the same place in the window before.
    let key = PresentedKey(presentation: ObjectIdentifier(presentation), item: id)
    guard enter(.id(AnyHashable(key))) else { return }
    let mark = tree.mark
    emitObserved(layer, make: { PresentationObserver(presentation) }, update: { _ in })
    attach(presentation, since: mark)
    leave()
  }
}

/// The identity of presented content: another item is another presentation.
private struct PresentedKey: Hashable {
  let presentation: ObjectIdentifier
  let item: AnyHashable?
}

private final class PresentationObserver: LifetimeObserver {
  private let presentation: Presentation
  init(_ presentation: Presentation) {
    self.presentation = presentation
    super.init()
  }
  override var appearsLast: Bool { true }
  override func disappear() { presentation.onDismiss?() }
}

extension View {
  /// Presents `layer` above the window according to `state`.
  func present<Layer: View>(
    _ state: PresentationState,
    @ViewBuilder layer: @escaping @MainActor (WindowLayer.Space) -> Layer
  ) -> some View {
    modifier(PresentationModifier(state: state, layer: layer))
  }
}

/// Hides the outer safe area from the content, because a floating panel has its own.
struct SafeAreaBarrier: PrimitiveModifier {
  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.tree.wrapEffect(since: mark)
    emission.tree.forEach(since: mark) { emission.tree.setTransforming($0) }
  }
}

extension Color {
  /// The background of presented content, which in dark mode is lighter than the page beneath.
  static let presentedBackground = Color(
    storage: .adaptive(
      light: .components(.init(hex: 0xFFFFFF)), dark: .components(.init(hex: 0x1C1C1E))))
}
