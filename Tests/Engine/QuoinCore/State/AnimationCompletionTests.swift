import Combine
import Foundation
import LiveViews
import Quoin
import SwiftUI
import Testing

/// Animations whose completion begins the next one, which have no end of their own.
@MainActor
struct AnimationCompletionTests {
  /// The event that begins the first animation.
  enum Start: CaseIterable { case appearing, task, change, timer, publisher }

  /// A circle that grows and shrinks for as long as it is shown.
  private struct Pulse: View {
    let start: Start
    var criteria = AnimationCompletionCriteria.logicallyComplete
    let log: EventLog
    private let timer = Timer.publish(every: 0.5, on: .main, in: .common).autoconnect().first()
    private let one = Just(1)
    @State private var isOn = false
    @State private var count = 0

    private func pulse() {
      log.add("pulse")
      withAnimation(.easeInOut(duration: 1), completionCriteria: criteria) {
        isOn.toggle()
      } completion: {
        pulse()
      }
    }

    var body: some View {
      let circle = Circle().fill(.red).scaleEffect(isOn ? 1.2 : 0.8).frame(width: 40, height: 40)
      switch start {
      case .appearing: circle.onAppear { pulse() }
      case .task: circle.task { pulse() }
      case .change: circle.onAppear { count += 1 }.onChange(of: count) { pulse() }
      case .timer: circle.onReceive(timer) { _ in pulse() }
      case .publisher: circle.onReceive(one) { _ in pulse() }
      }
    }
  }

  private static let size = ProposedViewSize(width: 100, height: 100)

  @Test(arguments: Start.allCases) func anEndlessOneIsDrawn(start: Start) throws {
    let log = EventLog()
    let renderer = ImageRenderer(content: Pulse(start: start, log: log))
    _ = try renderer.pngData()
    _ = renderer.layoutReport()
    #expect(log.take().count == (start == .timer ? 0 : 2))
    let next = ImageRenderer(content: Text("next").onAppear { log.add("next") })
    #expect(next.svgString().contains("next"))
    #expect(log.take() == ["next"])
  }

  @Test(
    arguments: Start.allCases,
    [AnimationCompletionCriteria.logicallyComplete, .removed])
  func anEndlessOneEndsWithItsHost(start: Start, criteria: AnimationCompletionCriteria) async throws
  {
    let log = EventLog()
    for isClosed in [true, false] {
      let host = ViewHost(
        Pulse(start: start, criteria: criteria, log: log), size: Self.size)
      try host.update()
      if start == .task { try await host.waitUntilIdle(within: .milliseconds(50)) }
      try host.advance(by: 3.6)
      #expect(log.take().count == 4)
      if isClosed { host.close() }
    }
    // The host is gone: neither its animations nor their completions go on.
    #expect(log.take() == [])
  }

  /// Closures that outlive a view may begin animations in it.
  @Test(arguments: [true, false]) func nothingIsAnimatedInAViewThatIsGone(isClosed: Bool) throws {
    let log = EventLog()
    var again: (() -> Void)?
    var host: ViewHost? = ViewHost(
      Reached(log: log) { again = $0 }, size: Self.size)
    try host?.update()
    try host?.advance(by: 0.5)
    if isClosed { host?.close() } else { host = nil }
    #expect(log.take() == ["pulse"])
    again?()
    #expect(log.take() == ["pulse"])
  }

  private struct Reached: View {
    let log: EventLog
    let reach: (@escaping () -> Void) -> Void
    @State private var isOn = false
    private func pulse() {
      log.add("pulse")
      withAnimation(.linear(duration: 1)) {
        isOn.toggle()
      } completion: {
        pulse()
      }
    }
    var body: some View {
      Color.red.opacity(isOn ? 1 : 0.5).onAppear {
        pulse()
        reach { pulse() }
      }
    }
  }

  /// A change shown by two hosts, one of which closes, is complete once the other has shown it.
  @Test func aChangeOfTwoHostsEndsWithTheLastOne() throws {
    let log = EventLog()
    let model = Width()
    let hosts = (0..<2).map { _ in ViewHost(Bar(model: model), size: Self.size) }
    for host in hosts { try host.update() }
    withAnimation(.linear(duration: 1)) {
      model.width = 80
    } completion: {
      log.add("done")
    }
    for host in hosts { try host.advance(by: 0.5) }
    hosts[0].close()
    #expect(log.take() == [])
    try hosts[1].advance(by: 0.6)
    #expect(log.take() == ["done"])
  }

  @Observable fileprivate final class Width { var width: CGFloat = 10 }
  private struct Bar: View {
    let model: Width
    var body: some View { Color.red.frame(width: model.width) }
  }

  /// The completion ends the motion, but the body still gets the final value.
  @Test func aBodyGetsTheFinalValueOfAnAnimationWithACompletion() throws {
    let log = EventLog()
    let model = Width()
    let host = ViewHost(Measured(model: model, log: log), size: Self.size)
    try host.update()
    withAnimation(.linear(duration: 1)) {
      model.width = 80
    } completion: {
    }
    try host.advance(by: 0.5)
    #expect(log.take().last == "45.0")
    try host.advance(by: 0.6)
    #expect(log.take().last == "80.0")
  }

  private struct Measured: View {
    let model: Width
    let log: EventLog
    var body: some View { Shown(width: model.width, log: log) }
  }

  private struct Shown: View, Animatable {
    var width: CGFloat
    let log: EventLog
    nonisolated var animatableData: CGFloat {
      get { width }
      set { width = newValue }
    }
    var body: some View {
      let _ = log.add("\(width)")
      Color.red.frame(width: width)
    }
  }

  /// If a chain of completions takes no time, each update or call runs a bounded number of them.
  @Test func aChainThatTakesNoTimeIsCutOff() throws {
    let log = EventLog()
    let still = ViewHost(Instant(animation: .linear(duration: 1), isChanged: false, log: log))
    #expect(throws: ViewUpdateError.self) { try still.update() }
    #expect(log.take().count <= 101)
    still.close()
    let short = ViewHost(Instant(animation: .linear(duration: 0), isChanged: true, log: log))
    try short.update()
    #expect(throws: ViewUpdateError.self) { try short.advance(by: 1) }
    #expect(log.take().count <= 101)
    #expect(log.take() == [])
    let renderer = ImageRenderer(
      content: Instant(animation: .linear(duration: 1), isChanged: false, log: log))
    let report = renderer.layoutReport()
    #expect(report.warnings.contains { $0.hasPrefix("keeps changing: Instant.") })
    _ = log.take()
  }

  private struct Instant: View {
    let animation: Animation
    let isChanged: Bool
    let log: EventLog
    @State private var isOn = false
    private func pulse() {
      log.add("pulse")
      withAnimation(animation) {
        isOn = isOn != isChanged
      } completion: {
        pulse()
      }
    }
    var body: some View { Color.red.opacity(isOn ? 1 : 0.5).onAppear { pulse() } }
  }

  /// Even without a live view, completions neither nest nor continue forever.
  @Test func aChainWithoutAViewIsCutOff() {
    var count = 0
    func again() {
      count += 1
      withAnimation {
      } completion: {
        again()
      }
    }
    again()
    #expect(count > 1000 && count <= 10_001)
    count = 0
    func twice() {
      count += 1
      for _ in 0..<2 {
        withAnimation {
        } completion: {
          twice()
        }
      }
    }
    twice()
    #expect(count > 1000 && count <= 20_001)
  }

  /// Code that runs while a view closes may show, update and change that view and others.
  @Test(arguments: [true, false]) func closingViewCallsAreHarmless(isClosed: Bool) async throws {
    let log = EventLog()
    var host: ViewHost<Leaving>? = ViewHost(
      Leaving(log: log) { $0() }, size: Self.size)
    weak let known = host
    host?.rootView = Leaving(log: log) { action in
      action()
      _ = try? known?.update()
      known?.close()
      _ = try? ImageRenderer(content: Text("other").onAppear { log.add("other") }).pngData()
    }
    var events: [String] = []
    func wait(for event: String) async throws {
      for _ in 0..<60_000 where !events.contains(event) {
        try await Task.sleep(for: .milliseconds(1))
        events += log.take()
      }
    }
    try host?.update()
    try await wait(for: "task")
    try host?.advance(by: 0.1)
    if isClosed {
      host?.close()
      events += log.take()
      #expect(events.contains("gone") && events.contains("other"), "\(events)")
    }
    host = nil
    // Ending the task releases what it retains.
    try await wait(for: "object gone")
    #expect(events.contains("object gone"), "\(events)")
    #expect(!events.contains("completed"))
  }

  private struct Leaving: View {
    let log: EventLog
    let leave: (() -> Void) -> Void
    @State private var count = 0
    @State private var object: Object?
    var body: some View {
      Text("\(count)")
        .onAppear {
          object = Object { [$count, log] in
            log.add("object gone")
            withAnimation {
              $count.wrappedValue += 1
            } completion: {
              log.add("completed")
            }
          }
          withAnimation(.linear(duration: 1)) {
            count += 1
          } completion: {
            log.add("completed")
          }
        }
        .onDisappear {
          leave {
            log.add("gone")
            withAnimation {
              count += 1
            } completion: {
              log.add("completed")
            }
          }
        }
        .onChange(of: count) { log.add("change") }
        .task {
          log.add("task")
          await withTaskCancellationHandler {
            try? await Task.sleep(for: .seconds(86_400))
            count += 1
          } onCancel: {
            MainActor.assumeIsolated { leave { count += 1 } }
          }
        }
    }
  }

  private final class Object {
    let end: () -> Void
    init(_ end: @escaping () -> Void) { self.end = end }
    deinit { end() }
  }

  /// A completion may retain a change with a completion of its own, to any depth.
  @Test(arguments: [true, false]) func nestedCompletionsAreReleased(areRun: Bool) throws {
    var count = 0
    let host = ViewHost(Bar(model: Width()), size: Self.size)
    try host.update()
    host.close()
    var transaction = Transaction()
    for _ in 0..<100_000 {
      let inner = transaction
      transaction = Transaction()
      transaction.addAnimationCompletion {
        count += 1
        _ = inner
      }
    }
    if !areRun {
      let last = transaction
      withTransaction(last) { host.rootView = host.rootView }
    }
    transaction = Transaction()
    #expect(areRun ? count > 1000 : count <= 10_001)
  }
}
