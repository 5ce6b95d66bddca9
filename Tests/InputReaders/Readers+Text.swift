import Foundation
import QuoinMarkdown
import QuoinSources

extension InputReader {
  /// The readers of texts.
  static let textReaders: [InputReader] = [
    InputReader(
      "markdown", seeds: ["# A *title*\n\n- `code` and [a **link**](https://a.b) ~~gone~~\n"]
    ) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      for syntax in [
        Markdown.Syntax.full, .inlineOnly, .inlineOnlyPreservingWhitespace,
      ] {
        _ = Markdown.runs(of: text, syntax: syntax)
      }
    }
  ]
}
