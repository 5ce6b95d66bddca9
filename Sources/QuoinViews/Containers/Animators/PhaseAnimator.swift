import QuoinAnimation
import QuoinCore

/// A view that goes through phases, each change animated: without end from when it appears, or once each time a
/// trigger changes.
///
/// A picture shows the first phase. In a living view the next phase begins when the animation that led to the one
/// before is over; one without an animation lasts a sixtieth of a second. Sizing: as its content.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: Trigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var position = 0

  /// Goes through `phases` once when `trigger` changes, and back to the first.
  ///
  /// - `animation`: how the change to a phase is animated.
  public init(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    self.trigger = Trigger(trigger)
    self.content = content
    self.animation = animation
  }

  /// Goes through `phases` again and again.
  ///
  /// - `animation`: how the change to a phase is animated.
  public init(
    _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    self.phases = Array(phases)
    trigger = nil
    self.content = content
    self.animation = animation
  }

  public var body: some View {
    let (phases, animation) = (phases, animation)
    if phases.isEmpty {
      NoPhases()
    } else {
      content(phases[min(position, phases.count - 1)]).modifier(
        PhasePlayback(
          score: PhaseScore(
            count: phases.count, position: $position, trigger: trigger,
            animation: { phases.indices.contains($0) ? animation(phases[$0]) : nil })))
    }
  }
}

/// What a phase animator without phases shows: nothing, and a remark says so.
private struct NoPhases: PrimitiveView {
  static func _emit(_ view: Self, into emission: Emission) {
    emission.remark("A PhaseAnimator has no phases and shows nothing; give it at least one.")
  }
}

/// What a phase animator plays.
struct PhaseScore {
  var count: Int
  var position: Binding<Int>
  var trigger: Trigger?
  var animation: (Int) -> Animation?
}

/// Plays phases while the view is there.
private struct PhasePlayback: PrimitiveModifier {
  let score: PhaseScore

  static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    guard let clock = emission.clock, !emission.isPicture else {
      return V._emit(content, into: emission)
    }
    emission.emitObserved(content) {
      PhasePlayer(modifier.score, clock)
    } update: {
      $0.score = modifier.score
    }
  }
}

private final class PhasePlayer: LifetimeObserver {
  var score: PhaseScore
  private var trigger: Trigger?
  private let clock: LivingClock
  private var alarm: LivingClock.Alarm?

  init(_ score: PhaseScore, _ clock: LivingClock) {
    self.score = score
    self.clock = clock
    trigger = score.trigger
  }

  override func appear() {
    trigger = score.trigger
    if trigger == nil { begin(1) }
  }

  override func change() {
    guard trigger != score.trigger else { return }
    trigger = score.trigger
    begin(1)
  }

  override func disappear() { stop() }

  private func stop() {
    if let alarm { clock.cancel(alarm) }
    alarm = nil
  }

  /// Shows the phase at `position`, and the next one when the change to it is over.
  private func begin(_ position: Int) {
    stop()
    guard score.count > 1 else { return }
    let position = position % score.count
    let animation = score.animation(position)
    let shown = score.position
    withTransaction(Transaction(animation: animation)) { shown.wrappedValue = position }
    guard position > 0 || trigger == nil else { return }
    // A change by 1 looks finished after this time.
    let duration = animation?.logicalDuration(of: 1, AnimationContext<Double>()) ?? 0
    guard duration.isFinite else { return }
    alarm = clock.schedule(after: max(duration, 1.0 / 60)) { [weak self] in
      self?.begin(position + 1)
    }
  }
}

extension View {
  /// Draws the view as `content` makes it of one phase after the other, again and again; a picture shows the first.
  /// Sizing: as the content that is made.
  ///
  /// - `animation`: how the change to a phase is animated.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(AnyView(self)), $0) }, animation: animation)
  }

  /// The same, once through the phases and back to the first each time `trigger` changes.
  /// Sizing: as the content that is made.
  ///
  /// - `animation`: how the change to a phase is animated.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, trigger: trigger, content: { content(PlaceholderContentView(AnyView(self)), $0) },
      animation: animation)
  }
}
