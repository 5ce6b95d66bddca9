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
///
/// Estimated positions fit no font, and letters at these positions would overlap. Each word of such
/// a run is therefore an element of its own, whose estimated width the reader's font is fitted to.
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
    let y = " y=\"\(SVGNumber.text(origin.y + run.drawnBaseline))\""
    if run.isEstimated, !run.isRightToLeft {
      return "<g\(fill)\(font)>\(fittedWords.map { $0.element(y) }.joined())</g>\n"
    }
    var element = "<text"
    if run.isRightToLeft {
      element += " x=\"\(SVGNumber.text(origin.x + run.x))\""
      element += " direction=\"rtl\" text-anchor=\"end\""
    }
    element += "\(y)\(fill)\(font) xml:space=\"preserve\">"
    element += run.isRightToLeft ? XML.escaped(text) : words.map(\.element).joined()
    return element + "</text>\n"
  }

  /// The attributes of the font.
  private var font: String {
    var attributes = " font-family=\"\(XML.escaped(families.joined(separator: ", ")))\""
    attributes += " font-size=\"\(SVGNumber.text(run.size))\""
    if run.face.weight != 400 { attributes += " font-weight=\"\(run.face.weight)\"" }
    if run.face.isItalic { attributes += " font-style=\"italic\"" }
    return attributes
  }

  /// A word of an estimated run, without blanks.
  private struct FittedWord {
    var text: String
    var left, right: CGFloat

    func element(_ y: String) -> String {
      // Attributes on `tspan` would be shorter, but not every browser fits those.
      let fit =
        text.count > 1
        ? " textLength=\"\(SVGNumber.text(right - left))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
      return "<text x=\"\(SVGNumber.text(left))\"\(y)\(fit)>\(XML.escaped(text))</text>"
    }
  }

  private var fittedWords: [FittedWord] {
    var words: [FittedWord] = []
    var endsInBlank = true
    for (cluster, end) in placedClusters {
      let text = XML.withoutControls(cluster.text)
      guard !text.isEmpty else { continue }
      let isBlank = text.allSatisfy(\.isWhitespace)
      defer { endsInBlank = isBlank }
      guard !isBlank else { continue }
      if endsInBlank {
        words.append(FittedWord(text: "", left: origin.x + cluster.x, right: 0))
      }
      words[words.count - 1].text += text
      words[words.count - 1].right = origin.x + end
    }
    return words
  }

  /// The clusters with the right edge of each.
  private var placedClusters: Zip2Sequence<[GlyphRun.PlacedText], [CGFloat]> {
    let clusters = run.placedText
    return zip(clusters, clusters.dropFirst().map(\.x) + [run.x + run.width])
  }

  /// A word with the blanks after it, and the position of each of its characters.
  private struct Word {
    var text = ""
    var positions: [CGFloat] = []
    /// Whether the word is complete, so that no character may be added.
    var isComplete = false
    var element: String {
      let list = positions.map { SVGNumber.text($0) }.joined(separator: " ")
      return "<tspan x=\"\(list)\">\(XML.escaped(text))</tspan>"
    }
  }

  private var words: [Word] {
    var words: [Word] = []
    var endsInBlank = true
    for (cluster, end) in placedClusters {
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
