import Dispatch
import Foundation
import LiveViews
import Quoin
import Scenes
import SwiftUI
import Testing

/// An image shows the first frame of a device, including all changes that views make on their own
/// without waiting.
@MainActor
struct SettlingTests {
  private func picture<V: View>(_ view: V) -> ImageRenderer<V> {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 200, height: 300)
    return renderer
  }

  /// Returns the texts in an image of `view`.
  private func texts<V: View>(_ view: V) -> [String] { picture(view).displayList().texts }

  @Test func preferencesAreInThePicture() {
    let report = picture(Equalized()).layoutReport()
    #expect(report.frame(of: "short")?.width == 70)
    #expect(report.frame(of: "long")?.width == 70)
  }

  @Test func geometryIsInThePicture() {
    let view = Reporter { report in
      Color.red.frame(width: 30, height: 20)
        .onGeometryChange(for: CGSize.self, of: \.size) { report("\(Int($0.width))") }
    }
    #expect(texts(view) == ["30"])
    #expect(picture(view).svgString().contains("30"))
  }

  @Test func scrolledGeometryIsInThePicture() {
    let view = Reporter { report in
      ScrollView { Color.red.frame(height: 500) }
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentSize.height) { _, new in
          report("\(Int(new))")
        }
    }
    #expect(texts(view) == ["500"])
  }

  @Test func visibleTargetsAreInThePicture() {
    let view = Reporter { report in
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { _ in Color.red.frame(height: 100) }
        }
        .scrollTargetLayout()
      }
      .frame(height: 200)
      .onScrollTargetVisibilityChange(idType: Int.self) { report("\($0)") }
    }
    #expect(texts(view) == ["[0, 1]"])
  }

  /// Actions also run in content that is created during layout; the scroll request waits for the
  /// tree that is shown.
  @Test func contentThatComesWithTheLayoutActs() {
    let view = Reporter { report in
      GeometryReader { _ in Color.red.onAppear { report("there") } }
    }
    #expect(texts(view) == ["there"])
    let renderer = picture(
      GeometryReader { _ in
        VStack(spacing: 0) {
          Color.blue.frame(height: 10).onAppear {}
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<20, id: \.self) { number in
                Color.red.frame(height: 100).accessibilityIdentifier("row \(number)")
              }
            }
          }
        }
      })
    renderer.scroll(to: 7, anchor: .top)
    #expect(renderer.layoutReport().frame(of: "row 7")?.minY == 10)
  }

  @Test func tasksThatWaitForNothingAreDone() {
    let view = Reporter { report in
      Color.red.task {
        await immediately()
        report("loaded")
      }
    }
    #expect(texts(view) == ["loaded"])
  }

  /// A task starts in the order of the modifiers (Rules/Identity.md#tasks).
  @Test func tasksBeginWhereTheirModifierIs() {
    let log = EventLog()
    _ = picture(
      Color.red.task { log.add("task") }.onAppear { log.add("outer") }
        .background(Color.blue.onAppear { log.add("other") })
    ).displayList()
    #expect(log.lines.filter { $0 != "other" } == ["task", "outer"])
    #expect(Set(log.lines) == ["task", "outer", "other"])
  }

  @Test func tasksThatBringAboutOthersAreDone() {
    struct Steps: View {
      @State private var step = 0
      var body: some View {
        Text("\(step)").task(id: step) { if step < 5 { step += 1 } }
      }
    }
    #expect(texts(Steps()) == ["5"])
  }

  /// An image is drawn without waiting: it shows the state before a waiting task and cancels the
  /// task afterwards.
  @Test func tasksThatWaitAreNotWaitedFor() async throws {
    let log = EventLog()
    let view = Reporter { report in
      Color.red.task {
        report("begun")
        try? await Task.sleep(for: .seconds(86_400))
        log.add(Task.isCancelled ? "cancelled" : "done")
        report("done")
      }
    }
    #expect(texts(view) == ["begun"])
    for _ in 0..<600_000 where log.lines.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    #expect(log.lines == ["cancelled"])
  }

  /// The main queue may contain any work of the calling program.
  @Test func aPictureLeavesTheMainQueueAlone() async throws {
    let log = EventLog()
    DispatchQueue.main.async { MainActor.assumeIsolated { log.add("other work") } }
    let view = Reporter { report in
      Color.red.onAppear {
        DispatchQueue.main.async { MainActor.assumeIsolated { report("later") } }
      }
    }
    #expect(texts(view) == ["first"])
    #expect(log.lines.isEmpty)

    let host = try ViewHost.showing(view)
    #expect(host.texts == ["first"])
    try await host.waitUntilIdle()
    #expect(host.texts == ["later"])
    #expect(log.lines == ["other work"])
  }

  @Test func theMainQueueOfAnObjectsInitIsAwaited() async throws {
    let host = try ViewHost.showing(Owner())
    #expect(host.texts == ["object waits"])
    try await host.waitUntilIdle()
    #expect(host.texts == ["object done"])
  }

  // MARK: How often

  /// The tree that detects actions doesn't run them.
  @Test func actionsAreCalledOnceAPicture() {
    let log = EventLog()
    let view = VStack {
      GeometryReader { _ in
        Color.red.onGeometryChange(for: CGFloat.self, of: \.size.width) { _ in
          log.add("geometry")
        }
      }
      Color.blue.preference(key: SceneKey.self, value: 3)
        .onPreferenceChange(SceneKey.self) { log.add("preference \($0)") }
    }
    let renderer = picture(view)
    _ = renderer.displayList()
    #expect(log.take().sorted() == ["geometry", "preference 3"])
    _ = renderer.layoutReport()
    #expect(log.take().sorted() == ["geometry", "preference 3"])
  }

  @Test func aPlainBodyRunsOnceAPicture() {
    let log = EventLog()
    _ = picture(VStack { Noted(name: "a", log: log) }).displayList()
    #expect(log.take() == ["a"])
  }

  @Test func bodiesInsideWhatActsRunOnce() {
    let log = EventLog()
    _ = picture(
      VStack {
        Noted(name: "a", log: log)
        Noted(name: "b", log: log)
      }
      .onAppear { log.add("appeared") }
    ).displayList()
    #expect(log.take() == ["a", "b", "appeared"])
  }

  @Test func objectsAreMadeOnceAPicture() {
    Counted.made = 0
    #expect(texts(CountedOwner()) == ["1"])
    #expect(Counted.made == 1)
  }

  // MARK: Without end

  @Test(arguments: [false, true]) func endlessChangesAreDrawnWithAWarning(hasTask: Bool) throws {
    let view = hasTask ? AnyView(TaskedForEver()) : AnyView(Widening())
    let renderer = picture(view)
    let report = renderer.layoutReport()
    #expect(report.errors.isEmpty)
    let warning = try #require(report.warnings.first { $0.hasPrefix("keeps changing: ") })
    #expect(warning.contains(hasTask ? "TaskedForEver" : "Widening"))
    #expect(report.size.width > 50)
    #expect(renderer.displayList() == renderer.displayList())
  }

  /// The changes of a task appear in the image of a view that never settles.
  @Test func endlessChangesAreCutOffSoon() {
    struct Both: View {
      let log: EventLog
      @State private var width: CGFloat = 1
      @State private var isLoaded = false
      var body: some View {
        let _ = log.add("body")
        VStack {
          Text(isLoaded ? "loaded" : "waits").task { isLoaded = true }
          Color.red.frame(width: width, height: 1)
            .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 + 1 }
        }
      }
    }
    let log = EventLog()
    #expect(texts(Both(log: log)) == ["loaded"])
    #expect(log.lines.count < 250)
  }

  /// In a host it is an error, in an image it isn't.
  @Test func aHostDrawsEndlessChanges() throws {
    let host = ViewHost(Widening(), size: ProposedViewSize(width: 200, height: 300))
    #expect(throws: ViewUpdateError.self) { try host.update() }
    #expect(host.displayList().size.width > 50)
    #expect(try host.layoutReport().warnings.contains { $0.hasPrefix("keeps changing: Widening") })
    #expect(throws: ViewUpdateError.self) { try host.update() }
  }

  /// A view that is nested too deeply is also an error in images that run actions.
  @Test func tooDeepViewsAreRefused() {
    struct Endless: View {
      var body: AnyView { AnyView(Endless().onAppear {}) }
    }
    #expect(throws: ViewError.tooDeep) { try picture(Endless()).pngData() }
  }

  // MARK: Animators

  @Test func aPictureShowsTheFirstPhase() {
    let view = PhaseAnimator(["first", "second"]) { Text($0) }.onAppear {}
    #expect(texts(view) == ["first"])
  }
}

extension DisplayList {
  fileprivate var texts: [String] {
    items.compactMap { item in
      guard case .glyphs(let run, _, _) = item else { return nil }
      return run.text
    }
  }
}

/// A task that doesn't suspend although it is declared `async`.
@MainActor private func immediately() async {}

/// Shows the value that its content reports.
private struct Reporter<Content: View>: View {
  @State private var text = "first"
  @ViewBuilder let content: (@escaping (String) -> Void) -> Content
  var body: some View {
    VStack {
      Text(text)
      content { text = $0 }
    }
  }
}

private struct Noted: View {
  let name: String
  let log: EventLog
  var body: some View {
    let _ = log.add(name)
    Color.red
  }
}

/// Rows as wide as the widest of them.
private struct Equalized: View {
  @State private var width: CGFloat?
  var body: some View {
    VStack {
      row("short", 20)
      row("long", 70)
    }
    .onPreferenceChange(WidestKey.self) { width = $0 }
  }

  private func row(_ name: String, _ length: CGFloat) -> some View {
    Color.red.frame(width: length, height: 10)
      .background(
        GeometryReader { Color.clear.preference(key: WidestKey.self, value: $0.size.width) }
      )
      .frame(width: width)
      .accessibilityIdentifier(name)
  }
}

private enum WidestKey: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

@MainActor
private final class Waiting: ObservableObject {
  @Published var text = "object waits"
  init() { DispatchQueue.main.async { MainActor.assumeIsolated { self.text = "object done" } } }
}

private struct Owner: View {
  @StateObject private var object = Waiting()
  var body: some View { Text(object.text) }
}

@MainActor
private final class Counted: ObservableObject {
  static var made = 0
  let number: Int
  init() {
    Self.made += 1
    number = Self.made
  }
}

private struct CountedOwner: View {
  @StateObject private var object = Counted()
  var body: some View { Text("\(object.number)") }
}

/// Measures itself and grows by its size.
private struct Widening: View {
  @State private var width: CGFloat = 1
  var body: some View {
    Color.red.frame(width: width, height: 1)
      .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 + 1 }
  }
}

private struct TaskedForEver: View {
  @State private var width: CGFloat = 1
  var body: some View {
    Color.red.frame(width: width, height: 1).task(id: width) { width += 1 }
  }
}
