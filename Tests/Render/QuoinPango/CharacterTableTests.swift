#if Graphics
  import Testing

  @testable import QuoinPango

  /// The break opportunities and characters of texts that need no Pango.
  @Suite struct CharacterTableTests {
    /// All texts of up to six characters of each kind, and some longer ones.
    @Test func plainTextsHavePangosFlags() {
      var (texts, plain): ([[UInt8]], Int) = ([[]], 0)
      for _ in 1...6 {
        texts = texts.flatMap { text in "aZ7 ,.".utf8.map { text + [$0] } }
        plain += texts.count { isPlain($0) }
      }
      #expect(plain == 13_383)
      for text in [
        "Thank you for your order. We have delivered, e.g. 12.50 of 1,234 goods.", "a  b", "x,y z",
        "No. 5", "3.5.7", "0,5.A", "A1.5", "A1.b 2,c",
      ] { #expect(isPlain(Array(text.utf8)), "\(text)") }
    }

    /// Returns whether a text needs no Pango, whose flags it then has to have.
    private func isPlain(_ text: [UInt8]) -> Bool {
      text.withUnsafeBufferPointer { text in
        guard let flags = CharacterTable.plainFlags(text) else { return false }
        if flags != CharacterTable.pangosFlags(text) {
          Issue.record("\(String(decoding: text, as: UTF8.self))")
        }
        return true
      }
    }
  }
#endif
