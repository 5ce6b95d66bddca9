import LiveViews
import SwiftUI
import Testing

/// Only the candidate that a `ViewThatFits` shows appears (Rules/CustomLayout.md#view-that-fits).
@MainActor
struct CandidateLifetimeTests {
  private let log = EventLog()

  @Test func onlyTheCandidateThatFitsAppears() throws {
    let host = ViewHost(Candidates(log: log), size: ProposedViewSize(width: 100, height: 50))
    try host.update()
    #expect(log.take() == ["task", "narrow"])
    // Another layout alone chooses another candidate.
    host.proposedSize = ProposedViewSize(width: 300, height: 50)
    try host.update()
    #expect(log.take() == ["wide", "cancelled", "narrow left"])
    host.rootView.count = 1
    try host.update()
    #expect(log.take() == ["wide changed"])
    host.proposedSize = ProposedViewSize(width: 100, height: 50)
    try host.update()
    #expect(log.take() == ["task", "narrow", "wide left"])
    host.rootView.isShown = false
    try host.update()
    #expect(log.take() == ["cancelled", "narrow left"])
  }

  /// A text that is cut says so, as apps find out.
  @Test(arguments: [(40, true), (400, false)])
  func aCutTextIsFound(width: CGFloat, isCut: Bool) throws {
    let host = ViewHost(Cut(), size: ProposedViewSize(width: width, height: 100))
    try host.update()
    #expect(try host.text(of: "cut") == "\(isCut)")
  }

  private struct Cut: View {
    @State private var isCut: Bool?

    var body: some View {
      Text("A text of several words").lineLimit(1)
        .background {
          ViewThatFits(in: .vertical) {
            Text("A text of several words").hidden().onAppear { isCut = false }
            Color.clear.onAppear { isCut = true }
          }
        }
        .overlay { Text(isCut.map { "\($0)" } ?? "unknown").accessibilityIdentifier("cut") }
    }
  }
}

private struct Candidates: View {
  let log: EventLog
  var count = 0
  var isShown = true

  var body: some View {
    if isShown {
      ViewThatFits {
        Color.red.frame(width: 200, height: 10)
          .onAppear { log.add("wide") }
          .onDisappear { log.add("wide left") }
          .onChange(of: count) { log.add("wide changed") }
        Color.red.frame(width: 50, height: 10)
          .task {
            log.add("task")
            await withTaskCancellationHandler {
              try? await Task.sleep(for: .seconds(1000))
            } onCancel: {
              MainActor.assumeIsolated { log.add("cancelled") }
            }
          }
          .onAppear { log.add("narrow") }
          .onDisappear { log.add("narrow left") }
          .onChange(of: count) { log.add("narrow changed") }
      }
    }
  }
}
