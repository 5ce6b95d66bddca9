import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinMarkdown
import QuoinText

/// A text in its environment: runs for the paragraph, and styles for drawing.
///
/// Adjacent fragments with the same appearance are combined into one run.
@MainActor
struct ComposedText {
  let leaf: TextLeaf
  /// Whether any single-fragment text with these attributes is composed into one run with the same
  /// characters and without messages.
  let isPlain: Bool

  init(_ text: Text, emission: Emission) {
    let environment = emission.environment
    let textEnvironment = environment.text
    let diagnosisCount = emission.diagnostics.count
    var composer = Composer(emission: emission, textEnvironment: textEnvironment)
    for fragment in text.fragments { composer.append(fragment) }
    if composer.runs.isEmpty { composer.appendEmpty(text.fragments.first) }
    let (string, runs) = (composer.string, composer.runs)
    let terms = TextTerms(
      request: TextLayoutRequest(
        lineLimit: textEnvironment.lineLimit, minimumLines: textEnvironment.minimumLines,
        reservedLineHeight: composer.reservedLineHeight,
        truncation: textEnvironment.truncationMode.requestTruncation,
        alignment: textEnvironment.alignment.requestAlignment,
        lineSpacing: textEnvironment.lineSpacing,
        pixelLength: environment.pixelLength,
        minimumScaleFactor: textEnvironment.minimumScaleFactor,
        allowsTightening: textEnvironment.allowsTightening,
        isRightToLeft: environment.layoutDirection == .rightToLeft,
        avoidsOrphans: textEnvironment.avoidsOrphans),
      metrics: composer.metrics)
    let isOneRun = runs.count == 1 && runs[0].attachment == nil
    let paragraph =
      isOneRun
      ? emission.shaper.paragraph(string, run: runs[0])
      : Paragraph(string, runs: runs, shaper: emission.shaper)
    let rendering = textEnvironment.renderer.map { TextRendering($0, emission) }
    let look = TextLook(
      styles: composer.styles,
      placeholder: emission.placeholder(in: composer.styles.first?.foreground),
      changesAtOnce: rendering != nil || emission.changesContentAtOnce, rendering: rendering)
    leaf = TextLeaf(paragraph: paragraph, terms: terms, look: look)
    isPlain =
      isOneRun && textEnvironment.textCase == nil && !composer.hasCaps && rendering == nil
      && emission.diagnostics.count == diagnosisCount
  }
}

/// Combines fragments.
@MainActor
private struct Composer {
  private let emission: Emission
  private let resolver: FontResolver
  private let textEnvironment: TextEnvironment
  private(set) var string = ""
  private(set) var runs: [TextRun] = []
  private(set) var styles: [TextDrawing.Style] = []
  /// The maximum of each measure over the used fonts, for the spacing to neighbors.
  private(set) var metrics = LineMetrics.zero
  /// The height that the first run's font reserves for a line.
  private(set) var reservedLineHeight: CGFloat?
  /// Whether there are small capitals.
  private(set) var hasCaps = false
  private var last: TextAttributes?

  init(emission: Emission, textEnvironment: TextEnvironment) {
    self.emission = emission
    self.textEnvironment = textEnvironment
    resolver = FontResolver(emission, textEnvironment)
  }

  mutating func append(_ fragment: TextFragment) {
    switch fragment.content {
    case .string(let string):
      if !string.isEmpty {
        append(string, fragment.attributes.completed(with: textEnvironment.attributes))
      }
    case .image(let image):
      append(image, fragment.attributes.completed(with: textEnvironment.attributes))
    case .value, .markdown, .localized:
      if case .localized(let label) = fragment.content {
        for warning in label.warnings { emission.diagnostics.addWarning(warning) }
      }
      if case .markdown(let key) = fragment.content, !Markdown.isAvailable, key.hasMarkup {
        emission.diagnostics.addWarning(
          "Markdown is shown unformatted: the Graphics trait is disabled in this build.")
      }
      for part in fragment.resolved(in: emission.environment) { append(part) }
    }
  }

  /// Appends an empty run, because a text without characters still has a line.
  mutating func appendEmpty(_ fragment: TextFragment?) {
    let attributes = fragment?.attributes ?? TextAttributes()
    append("", attributes.completed(with: textEnvironment.attributes))
  }

  private mutating func append(_ part: String, _ attributes: TextAttributes) {
    let part = textEnvironment.textCase.apply(to: part)
    if last == attributes, let index = runs.indices.last {
      runs[index].utf8Count += part.utf8.count
    } else if let caps = resolver.base(attributes).caps {
      last = nil
      hasCaps = true
      for piece in caps.pieces(part) {
        begin(piece.text, attributes, reduced: piece.isReduced)
        string += piece.text
      }
      return
    } else {
      begin(part, attributes)
      last = attributes
    }
    string += part
  }

  /// Begins a run of `part`.
  private mutating func begin(
    _ part: String, _ attributes: TextAttributes, reduced: Bool = false,
    attachment: InlineImage? = nil
  ) {
    var font = resolver.font(attributes)
    var line =
      part.isEmpty
      ? SystemTypography.emptyTextMetrics(platform: resolver.platform, font: font.line) : font.line
    if let height = textEnvironment.lineHeight, height.isConstant {
      line = height.metrics(line, size: font.key.size)
      font.reservedLineHeight = line.lineHeight
    }
    if reduced { font.key.size *= SmallCaps.scale }
    runs.append(
      TextRun(
        utf8Count: part.utf8.count, font: font.key, metrics: line,
        tracking: Self.finite(attributes.tracking),
        // Tracking replaces kerning.
        kerning: font.letterSpacing
          + (attributes.tracking == nil ? Self.finite(attributes.kerning) : 0),
        baselineOffset: Self.finite(attributes.baselineOffset), style: styles.count,
        attachment: attachment?.place))
    if reservedLineHeight == nil { reservedLineHeight = font.reservedLineHeight }
    metrics = metrics.larger(font.spacing)
    styles.append(style(attributes, line, stretch: font.key.width, attachment))
  }

  private mutating func append(_ image: Image, _ attributes: TextAttributes) {
    last = nil
    guard let inline = InlineImage(image, attributes, emission: emission) else { return }
    let part = String(TextAttachment.character)
    begin(part, attributes, attachment: inline)
    string += part
  }

  private func style(
    _ attributes: TextAttributes, _ metrics: LineMetrics, stretch: CGFloat, _ image: InlineImage?
  ) -> TextDrawing.Style {
    let foreground: _ResolvedStyle =
      switch attributes.foreground {
      case let own??: emission.resolve(own)
      // A reset color is the default one, not that of the environment.
      case .some(.none): emission.resolve(Color.primary)
      case nil where attributes.link == nil: emission.resolve(ForegroundStyle())
      case nil: emission.resolve(TintShapeStyle())
      }
    func line(_ style: Text.LineStyle??) -> TextDrawing.Line? {
      guard let style = style ?? nil else { return nil }
      return TextDrawing.Line(
        pattern: style.pattern, color: style.color,
        style: style.color.map { emission.resolve($0) } ?? foreground)
    }
    return TextDrawing.Style(
      foreground: foreground, underline: line(attributes.underline),
      strikethrough: line(attributes.strikethrough),
      background: attributes.background.map { emission.resolve($0) }, metrics: metrics,
      stretch: stretch, image: image, custom: attributes.custom, link: attributes.link)
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
  /// Returns the maximum of each measure.
  fileprivate func larger(_ other: LineMetrics) -> LineMetrics {
    LineMetrics(
      ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
      leading: self == .zero ? other.leading : max(leading, other.leading),
      capHeight: max(capHeight, other.capHeight))
  }
}
