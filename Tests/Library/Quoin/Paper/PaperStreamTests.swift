#if Graphics
  import Foundation
  import Synchronization
  import Testing

  @testable import Quoin

  /// A document that is streamed page by page.
  @MainActor
  @Suite struct PaperStreamTests {
    private struct Rows: View {
      let count: Int

      var body: some View {
        VStack(alignment: .leading) {
          ForEach(0..<count, id: \.self) { number in
            Text("Row \(number)").frame(height: 40).accessibilityIdentifier("row-\(number)")
          }
          Link("the first", destination: URL(string: "#row-0")!)
        }
        .paper(.a5)
        .titlePage { _ in Text("Rows") }
        .pageFooter { Text("\($0.number) of \($0.count)") }
      }
    }

    /// The streamed parts, from any thread.
    private final class Parts: Sendable {
      private let parts = Mutex<[Data]>([])
      func add(_ part: Data) { parts.withLock { $0.append(part) } }
      var all: [Data] { parts.withLock { $0 } }
    }

    @Test func theBytesAreThoseOfTheWholeDocument() async throws {
      let renderer = ImageRenderer(content: Rows(count: 60))
      let parts = Parts()
      let count = try await renderer.writePDF { parts.add($0) }
      let (pages, whole) = (
        try renderer.pageCount(), try renderer.pdfData(pageSetup: PageSetup())
      )
      #expect(count == pages)
      let joined = parts.all.reduce(into: Data()) { $0.append($1) }
      #expect(joined == whole)
      // A page arrives before the next one is drawn.
      #expect(parts.all.count >= count)
    }

    @Test func othersHaveTheirTurnBetweenPages() async throws {
      let renderer = ImageRenderer(content: Rows(count: 60))
      let turns = Parts()
      let pages = try renderer.pageCount()
      let counter = Task { @MainActor in
        while !Task.isCancelled {
          turns.add(Data())
          await Task.yield()
        }
      }
      try await renderer.writePDF { _ in }
      counter.cancel()
      #expect(turns.all.count >= pages)
    }

    @Test func anErrorOfTheReaderEndsTheDocument() async throws {
      struct Gone: Error {}
      let renderer = ImageRenderer(content: Rows(count: 60))
      let parts = Parts()
      await #expect(throws: Gone.self) {
        try await renderer.writePDF {
          parts.add($0)
          if parts.all.count == 2 { throw Gone() }
        }
      }
      #expect(parts.all.count == 2)
    }

    @Test func aCancelledTaskEndsAfterAPage() async throws {
      let renderer = ImageRenderer(content: Rows(count: 60))
      let parts = Parts()
      let work = Task { @MainActor in
        try await renderer.writePDF { part in
          parts.add(part)
          withUnsafeCurrentTask { $0?.cancel() }
        }
      }
      await #expect(throws: CancellationError.self) { try await work.value }
      #expect(parts.all.count == 1)
    }

    @Test func paperThatCantBeFilledIsAnError() async {
      let renderer = ImageRenderer(content: Text("A").paper(PaperSize(width: 0, height: 10)))
      await #expect(throws: PageError.self) { try await renderer.writePDF { _ in } }
    }
  }
#endif
