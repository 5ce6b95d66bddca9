#if Graphics
  import Foundation
  import SwiftUI

  // Statements about Markdown in the literal of a text.

  extension Facts {
    static let markdowns2: [String: Check] = [
      "m2-md-m12a": { $0.isLiteral(Text("snake_case_name"), "snake_case_name") },
      "m2-md-m12b": { fact in
        fact.reads(
          Text("a*b*c"), Text(verbatim: "a") + Text(verbatim: "b").italic() + Text(verbatim: "c"))
        fact.expect("italic", Drawn(Text("a*b*c")).italic, matches: "b")
      },
      "m2-md-m13": { fact in
        fact.isLiteral(Text("a  b\nc"), "a  b\nc")
        fact.expect("lines", ShownText(Text("a  b\nc")).lines, matches: ["a  b", "c"])
      },
      "m2-md-m15b": { fact in
        fact.isLink(Text("https://x.org"), "https://x.org", "https://x.org", to: "https://x.org")
      },
      "m2-md-m16": { fact in
        let parts = Text(verbatim: "a ").bold() + Text(verbatim: "b").bold().italic()
        fact.reads(Text("**a _b_**"), parts)
        let drawn = Drawn(Text("**a _b_**"))
        fact.expect("bold", drawn.bold, matches: "a b")
        fact.expect("italic", drawn.italic, matches: "b")
      },
      "m2-md-m17": { $0.isLiteral(Text("**unclosed"), "**unclosed") },
      "m2-md-m19": { $0.isLiteral(Text("![alt](https://x.org/i.png)"), "alt") },
      "m2-md-m20": {
        $0.isLink(Text("www.x.org"), "www.x.org", "www.x.org", to: "http://www.x.org")
      },
      "m2-md-m22": { fact in
        fact.isLink(
          Text("[**b**](https://x.org)"), "[**b**](https://x.org)", "b", to: "https://x.org")
        fact.expect("bold", Drawn(Text("[**b**](https://x.org)")).bold, matches: "")
      },
      "m2-md-m23": { $0.isLiteral(Text("&#65;&copy;"), "A\u{A9}") },
      "m2-md-m24": { fact in
        fact.isLiteral(Text("a\\\nb"), "a\nb")
        fact.expect("lines", ShownText(Text("a\\\nb")).lines, matches: ["a", "b"])
      },
      "m2-md-m25": { fact in
        fact.reads(Text("`**x**`"), Text(verbatim: "**x**").monospaced())
        fact.expect("bold", Drawn(Text("`**x**`")).bold, matches: "")
      },

      "m2-md-n2": { $0.isLiteral(Text("[a][r]"), "[a][r]") },
      "m2-md-n7": { fact in
        fact.reads(
          Text("*a **b** c*"),
          Text(verbatim: "a ").italic() + Text(verbatim: "b").bold().italic()
            + Text(verbatim: " c").italic())
        let drawn = Drawn(Text("*a **b** c*"))
        fact.expect("bold", drawn.bold, matches: "b")
        fact.expect("italic", drawn.italic, matches: "a b c")
      },
      "m2-md-n8": { fact in
        fact.reads(Text("**a*"), Text(verbatim: "*") + Text(verbatim: "a").italic())
        fact.expect("italic", Drawn(Text("**a*")).italic, matches: "a")
      },
      "m2-md-n9": { $0.isLiteral(Text("_a_b"), "_a_b") },
      "m2-md-n10": { fact in
        let link = Text(verbatim: "www.x.org").foregroundColor(.accentColor)
        fact.reads(Text("(www.x.org)"), Text(verbatim: "(") + link + Text(verbatim: ")"))
        fact.expect(
          "links", links(in: "(www.x.org)"), matches: [["www.x.org", "http://www.x.org"]])
      },
      "m2-md-n20": { $0.isLiteral(Text("x_y_ z"), "x_y_ z") },
      "m2-md-n22": { fact in
        fact.reads(Text("*_**~"), Text(verbatim: "_").italic() + Text(verbatim: "*~"))
        fact.expect("italic", Drawn(Text("*_**~")).italic, matches: "_")
      },
      "m2-md-n27": { $0.isLink(Text("[![i](s)](u)"), "[![i](s)](u)", "i", to: "u") },
      "m2-md-n28": { fact in
        fact.isLiteral(Text("[a]()"), "a")
        fact.expect("links", links(in: "[a]()"), matches: [])
      },
    ]

    /// Returns the links that the parser finds in `source`: characters and address.
    fileprivate static func links(in source: String) -> [[String]] {
      let options = AttributedString.MarkdownParsingOptions(
        interpretedSyntax: .inlineOnlyPreservingWhitespace)
      guard let string = try? AttributedString(markdown: source, options: options) else {
        return [["can't be parsed"]]
      }
      return string.runs.compactMap { run in
        run.link.map { [String(string.characters[run.range]), $0.absoluteString] }
      }
    }
  }

  extension FactCheck {
    /// Expects `text` to show the characters and styles of `other`.
    @MainActor
    fileprivate mutating func reads(_ text: Text, _ other: Text) {
      expect("text", Drawn(text).text, matches: Drawn(other).text)
      same("drawing", text, other)
    }

    /// Expects `text` to show `characters` without any style or link.
    @MainActor
    fileprivate mutating func isLiteral(_ text: Text, _ characters: String) {
      reads(text, Text(verbatim: characters))
      expect("bold", Drawn(text).bold, matches: "")
      expect("italic", Drawn(text).italic, matches: "")
    }

    /// Expects `text`, the literal `source`, to be a link with the given characters.
    @MainActor
    fileprivate mutating func isLink(
      _ text: Text, _ source: String, _ characters: String, to address: String
    ) {
      reads(text, Text(verbatim: characters).foregroundColor(.accentColor))
      expect("links", Facts.links(in: source), matches: [[characters, address]])
    }
  }
#else
  extension Facts {
    static let markdowns2: [String: Check] = [:]
  }
#endif
