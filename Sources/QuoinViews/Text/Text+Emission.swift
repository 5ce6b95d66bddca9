import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinText

extension Text: PrimitiveView {
  public static func _emit(_ view: Text, into emitter: ViewEmitter) {
    let composed = ComposedText(view, emitter: emitter)
    let node = emitter.tree.addLeaf(composed.leaf)
    emitter.note(
      node, name(of: composed.leaf.paragraph.text),
      drawing: TextDrawing(
        leaf: composed.leaf, styles: composed.styles, tree: emitter.tree, node: node))
  }

  /// The view as reports show it, with the beginning of its text.
  private static func name(of text: String) -> String {
    let limit = 24
    // A short text without control characters needs no counting.
    if text.utf8.count <= limit, text.utf8.allSatisfy({ $0 >= 0x20 }) { return "Text(\"\(text)\")" }
    let isLong = text.index(text.startIndex, offsetBy: limit + 1, limitedBy: text.endIndex) != nil
    let shown = String(
      (isLong ? text.prefix(limit - 1) + "…" : text[...]).map { $0.isNewline ? "⏎" : $0 })
    return "Text(\"\(shown)\")"
  }
}

/// A text in its surroundings: runs for the paragraph, looks for the drawing.
@MainActor
private struct ComposedText {
  private(set) var styles: [TextDrawing.Style] = []
  let leaf: TextLeaf

  init(_ text: Text, emitter: ViewEmitter) {
    let environment = emitter.environment
    let surroundings = environment.text
    let resolver = FontResolver(
      platform: environment.platform, level: surroundings.dynamicTypeSize.level, emitter: emitter)

    var string = ""
    var runs: [TextRun] = []
    var metrics = LineMetrics.zero
    var fragments = text.fragments.filter { !$0.string.isEmpty }
    if fragments.isEmpty { fragments = [text.fragments.first ?? TextFragment(string: "")] }
    for fragment in fragments {
      let attributes = fragment.attributes.completed(with: surroundings.attributes)
      let font = resolver.font(attributes)
      let part = surroundings.textCase.apply(to: fragment.string)
      let isEmpty = part.isEmpty
      runs.append(
        TextRun(
          utf8Count: part.utf8.count, font: font.key,
          metrics: isEmpty
            ? SystemTypography.emptyTextMetrics(platform: environment.platform, font: font.line)
            : font.line,
          tracking: Self.finite(attributes.tracking),
          // Tracking replaces kerning.
          kerning: attributes.tracking == nil ? Self.finite(attributes.kerning) : 0,
          baselineOffset: Self.finite(attributes.baselineOffset), style: styles.count))
      metrics = metrics.larger(font.spacing)
      styles.append(Self.style(attributes, emitter: emitter))
      string += part
    }
    leaf = TextLeaf(
      paragraph: Paragraph(string, runs: runs, shaper: emitter.shaper),
      request: TextLayoutRequest(
        lineLimit: surroundings.lineLimit, minimumLines: surroundings.minimumLines,
        truncation: surroundings.truncationMode.requestTruncation,
        alignment: surroundings.alignment.requestAlignment, lineSpacing: surroundings.lineSpacing,
        pixelLength: environment.pixelLength,
        minimumScaleFactor: surroundings.minimumScaleFactor,
        isRightToLeft: environment.layoutDirection == .rightToLeft),
      metrics: metrics)
  }

  private static func style(_ attributes: TextAttributes, emitter: ViewEmitter) -> TextDrawing.Style
  {
    let foreground =
      (attributes.foreground ?? nil).map { emitter.resolve($0) }
      ?? emitter.resolve(ForegroundStyle())
    func line(_ style: Text.LineStyle??) -> TextDrawing.Line? {
      guard let style = style ?? nil else { return nil }
      return TextDrawing.Line(
        pattern: style.pattern, style: style.color.map { emitter.resolve($0) } ?? foreground)
    }
    return TextDrawing.Style(
      foreground: foreground, underline: line(attributes.underline),
      strikethrough: line(attributes.strikethrough))
  }

  private static func finite(_ length: CGFloat?) -> CGFloat {
    guard let length, length.isFinite else { return 0 }
    return length
  }
}

extension Text.Case? {
  fileprivate func apply(to string: String) -> String {
    switch self {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    case nil: string
    }
  }
}

extension LineMetrics {
  /// The larger of each measure.
  fileprivate func larger(_ other: LineMetrics) -> LineMetrics {
    LineMetrics(
      ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
      leading: self == .zero ? other.leading : max(leading, other.leading),
      capHeight: max(capHeight, other.capHeight))
  }
}
