import QuoinAnimation
import QuoinCore

/// A view that animates through phases, continuously or once each time a trigger changes.
///
/// A picture shows the first phase. In a live view each phase starts when the animation to the
/// previous one has finished; a phase without an animation, or equal to the one before, lasts a
/// sixtieth of a second.
/// Sizing: as its content.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  private let phases: [Phase]
  private let trigger: Trigger?
  private let content: (Phase) -> Content
  private let animation: (Phase) -> Animation?
  @State private var position = 0

  /// Cycles through `phases` once each time `trigger` changes, returning to the first.
  ///
  /// - `animation`: the animation of the change to a phase.
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

  /// Cycles through `phases` continuously.
  ///
  /// - `animation`: the animation of the change to a phase.
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
            changes: {
              phases.indices.contains($0) && phases[$0] != phases[($0 > 0 ? $0 : phases.count) - 1]
            },
            animation: { phases.indices.contains($0) ? animation(phases[$0]) : nil })))
    }
  }
}

/// The empty content of a phase animator without phases, which emits a warning.
private struct NoPhases: PrimitiveView {
  static func _emit(_ view: Self, into emission: Emission) {
    emission.diagnostics.addWarning(
      "A PhaseAnimator has no phases and shows nothing; give it at least one.")
  }
}

/// The phases and settings of a phase animator.
struct PhaseScore {
  var count: Int
  var position: Binding<Int>
  var trigger: Trigger?
  /// Returns whether the phase at a position differs from the one before.
  var changes: (Int) -> Bool
  var animation: (Int) -> Animation?
}

/// Plays phases while the view exists.
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

  /// Shows the phase at `position`, and schedules the next one for when the change has finished.
  private func begin(_ position: Int) {
    stop()
    guard score.count > 1 else { return }
    let position = position % score.count
    let animation = score.animation(position)
    let shown = score.position
    withTransaction(Transaction(animation: animation)) { shown.wrappedValue = position }
    guard position > 0 || trigger == nil else { return }
    // A change by 1 appears finished after this time; without a change nothing is animated
    // (Rules/Animation.md#animators).
    let change = score.changes(position) ? animation : nil
    let duration = change?.logicalDuration(of: 1, AnimationContext<Double>()) ?? 0
    guard duration.isFinite else { return }
    alarm = clock.schedule(after: max(duration, 1.0 / 60)) { [weak self] in
      self?.begin(position + 1)
    }
  }
}

extension View {
  /// Animates the view through phases continuously; a picture shows the first.
  /// Sizing: as the content that is made.
  ///
  /// - `animation`: the animation of the change to a phase.
  public func phaseAnimator<Phase: Equatable>(
    _ phases: some Sequence<Phase>,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    PhaseAnimator(
      phases, content: { content(PlaceholderContentView(AnyView(self)), $0) }, animation: animation)
  }

  /// Animates the view through the phases once each time `trigger` changes, returning to the first.
  /// Sizing: as the content that is made.
  ///
  /// - `animation`: the animation of the change to a phase.
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
