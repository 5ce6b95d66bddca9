import Foundation
import Quoin
import SwiftUI

/// The bytes that a shaper receives while a text is laid out and drawn.
private func shaping<V: View>(
  _ name: String, _ view: @escaping @MainActor @Sendable (Int) -> V
) -> GrowthCase {
  GrowthCase(name, "shaped bytes") { n in
    let counter = Counter()
    let renderer = renderer(view(n))
    renderer.shaper = CountingShaper(counter: counter)
    return counter.added { _ = renderer.displayList() }
  }
}

/// The items and glyphs that a text draws.
private func drawing<V: View>(
  _ name: String, _ bound: GrowthBound = .linear,
  _ view: @escaping @MainActor @Sendable (Int) -> V
) -> GrowthCase {
  GrowthCase(name, "drawn items and glyphs", bound) { n in
    renderer(view(n)).displayList().items.reduce(0) { count, item in
      guard case .glyphs(let run, _, _) = item else { return count + 1 }
      return count + 1 + run.text.utf8.count
    }
  }
}

private func attributed(_ count: Int) -> AttributedString {
  (0..<count).reduce(into: AttributedString()) { string, number in
    var part = AttributedString("word ")
    part.foregroundColor = number.isMultiple(of: 2) ? .red : .blue
    string.append(part)
  }
}

private func markdown(_ count: Int) -> AttributedString {
  let source = (0..<count).map { "**word\($0)** and *more*" }.joined(separator: " ")
  return (try? AttributedString(markdown: source)) ?? AttributedString()
}

extension GrowthCase {
  static let texts: [GrowthCase] = [
    shaping("wrapping") { Text(words($0)) },
    shaping("truncation") { Text(words($0)).lineLimit(2) },
    shaping("truncation in the middle") { Text(words($0)).lineLimit(1).truncationMode(.middle) },
    shaping("minimumScaleFactor") { Text(words($0)).lineLimit(1).minimumScaleFactor(0.5) },
    shaping("attributed runs") { Text(attributed($0)) },
    shaping("Markdown") { Text(markdown($0)) },
    shaping("concatenated texts") { n in
      (0..<n).reduce(Text("a")) { $0 + Text("word\($1) ").bold() }
    },
    shaping("texts of different words") { n in
      VStack { ForEach(0..<n, id: \.self) { Text("word \($0)") } }
    },
    shaping("one word of n letters") { Text(String(repeating: "a", count: $0)) },
    drawing("lines of a text") { Text(words($0)) },
    drawing("lines of a truncated text", .constant) { Text(words(9 + $0)).lineLimit(2) },
    drawing("runs of an attributed text") { Text(attributed($0)) },
    drawing("runs of Markdown") { Text(markdown($0)) },
  ]
}
