import Foundation
import QuoinDrawing
import QuoinGeometry
import QuoinText

/// A glyph run as a `<text>` element.
///
/// In left-to-right runs, every character has a position: each word has an `x` list, so that
/// another font can't move anything, and a renderer that reads only the first number of a list
/// still places each word. A right-to-left run is placed as a whole at its left edge, which keeps
/// letters joined.
struct SVGText {
  private let run: GlyphRun
  private let origin: CGPoint
  private let fallback: [String]

  init(_ run: GlyphRun, origin: CGPoint, fallback: [String]) {
    self.run = run
    self.origin = origin
    self.fallback = fallback
  }

  /// Returns the element, painted by the `fill` attributes; empty if the run has no text.
  func element(fill: String) -> String {
    let text = XML.withoutControls(run.text)
    guard !text.isEmpty else { return "" }
    var element = "<text"
    if run.isRightToLeft {
      element += " x=\"\(SVGNumber.text(origin.x + run.x))\""
      element += " direction=\"rtl\" text-anchor=\"end\""
    }
    element += " y=\"\(SVGNumber.text(origin.y + run.drawnBaseline))\"\(fill)"
    element += " font-family=\"\(XML.escaped(families.joined(separator: ", ")))\""
    element += " font-size=\"\(SVGNumber.text(run.size))\""
    if run.face.weight != 400 { element += " font-weight=\"\(run.face.weight)\"" }
    if run.face.isItalic { element += " font-style=\"italic\"" }
    element += " xml:space=\"preserve\">"
    element += run.isRightToLeft ? XML.escaped(text) : words.map(\.element).joined()
    return element + "</text>\n"
  }

  /// A word with the blanks after it, and the position of each of its characters.
  private struct Word {
    var text = ""
    var positions: [CGFloat] = []
    /// Whether no further character may be added.
    var isComplete = false
    var element: String {
      let list = positions.map { SVGNumber.text($0) }.joined(separator: " ")
      return "<tspan x=\"\(list)\">\(XML.escaped(text))</tspan>"
    }
  }

  private var words: [Word] {
    var words: [Word] = []
    var endsInBlank = true
    let clusters = run.placedText
    let ends = clusters.dropFirst().map(\.x) + [run.x + run.width]
    for (cluster, end) in zip(clusters, ends) {
      let text = XML.withoutControls(cluster.text)
      guard !text.isEmpty else { continue }
      let isBlank = text.allSatisfy(\.isWhitespace)
      // Renderers disagree on how many numbers of a list a mark or an emoji uses up: such a cluster
      // is an element of its own with a single number.
      let isSimple = text.utf16.count == text.count
      if endsInBlank && !isBlank || words.last?.isComplete ?? true || !isSimple {
        words.append(Word())
      }
      endsInBlank = isBlank
      let last = words.count - 1
      words[last].text += text
      words[last].isComplete = !isSimple
      // The characters of a ligature share its width.
      let step = max(0, end - cluster.x) / CGFloat(text.count)
      for place in 0..<(isSimple ? text.count : 1) {
        words[last].positions.append(origin.x + cluster.x + CGFloat(place) * step)
      }
    }
    return words
  }

  private var families: [String] {
    let family = run.family ?? ""
    var names = family.isEmpty ? [] : [family]
    if run.face.isColor {
      names += ["Apple Color Emoji", "Segoe UI Emoji", "Noto Color Emoji"]
    } else if family.hasSuffix(" Display") {
      // The font is a family's display size; the family itself is the closest match.
      names.append(String(family.dropLast(" Display".count)))
    } else if family.contains("Mono") {
      names += ["ui-monospace", "monospace"]
    } else if family.contains("Serif") {
      names += ["ui-serif", "serif"]
    }
    return (names + fallback).uniqued().map { name in
      let isPlain = name.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "-") }
      return isPlain ? name : "'\(name.filter { $0 != "'" && $0 != "\\" })'"
    }
  }
}

extension [String] {
  fileprivate func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
