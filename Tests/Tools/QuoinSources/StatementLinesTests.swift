import Testing

@testable import QuoinSources

/// The lines of a statement, which the studio shows beside a view.
struct StatementLinesTests {
  private let source = Array(
    """
    struct Card: View {
      var body: some View {
        VStack {
          Text("Title (1.0)")
            .font(.headline)
            .padding(8)
          Image(systemName: "star")
        }
        .background(.yellow)
      }
    }
    """.utf8)

  @Test("a view with its modifiers")
  func chain() {
    #expect(StatementLines.around(line: 4, column: 7, in: source) == 4...6)
    #expect(StatementLines.around(line: 6, column: 10, in: source) == 4...6)
    #expect(StatementLines.around(line: 7, column: 7, in: source) == 7...7)
    #expect(StatementLines.around(line: 3, column: 5, in: source) == 3...9)
    #expect(StatementLines.around(line: 9, column: 6, in: source) == 3...9)
  }

  @Test("places without a call")
  func others() {
    #expect(StatementLines.around(line: 0, column: 1, in: source) == nil)
    #expect(StatementLines.around(line: 4, column: 0, in: source) == nil)
    #expect(StatementLines.around(line: 4, column: 2, in: source) == nil)
    #expect(StatementLines.around(line: 99, column: 1, in: source) == nil)
    #expect(StatementLines.around(line: 1, column: Int.max, in: source) == nil)
    #expect(StatementLines.around(line: 1, column: 1, in: []) == nil)
  }
}
