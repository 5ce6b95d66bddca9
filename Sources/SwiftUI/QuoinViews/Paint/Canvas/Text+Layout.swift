import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinText

extension Text {
  /// The lines of laid-out text for a ``TextRenderer``, in points from the text's top-left corner.
  public struct Layout: RandomAccessCollection, Equatable, Sendable {
    public typealias Index = Int
    let lines: [Line]
    /// Whether some of the text is omitted.
    public let isTruncated: Bool

    public var startIndex: Int { lines.startIndex }
    public var endIndex: Int { lines.endIndex }
    public subscript(index: Int) -> Line { lines[index] }

    /// The index of a character of the text, in UTF-16 code units.
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
      let position: Int
      public static func < (first: Self, second: Self) -> Bool { first.position < second.position }
      public func distance(to other: Self) -> Int { other.position - position }
      public func advanced(by n: Int) -> CharacterIndex { Self(position: position + n) }
    }

    /// The bounds of a part of the text on its line.
    public struct TypographicBounds: Equatable, Sendable {
      /// The left end of the baseline.
      public var origin = CGPoint.zero
      public var width: CGFloat = 0
      public var ascent: CGFloat = 0
      public var descent: CGFloat = 0
      public var leading: CGFloat = 0

      public init() {}
      init(origin: CGPoint, width: CGFloat, ascent: CGFloat, descent: CGFloat) {
        (self.origin, self.width, self.ascent, self.descent) = (origin, width, ascent, descent)
      }

      public var rect: CGRect {
        CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
      }
    }

    /// Options for drawing glyphs.
    public struct DrawingOptions: OptionSet, Sendable {
      public let rawValue: UInt32
      public init(rawValue: UInt32) { self.rawValue = rawValue }
      /// Has no effect: glyphs are always positioned between pixels.
      public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }

    /// A line of text.
    public struct Line: RandomAccessCollection, Equatable, Sendable {
      public typealias Index = Int
      let runs: [Run]
      public let typographicBounds: TypographicBounds
      public var origin: CGPoint { typographicBounds.origin }

      public var startIndex: Int { runs.startIndex }
      public var endIndex: Int { runs.endIndex }
      public subscript(index: Int) -> Run { runs[index] }
    }

    /// Consecutive characters of a line with the same attributes.
    public struct Run: RandomAccessCollection, Equatable, Sendable {
      public typealias Index = Int
      let part: TextPart
      public var layoutDirection: LayoutDirection {
        part.run.isRightToLeft ? .rightToLeft : .leftToRight
      }
      public var typographicBounds: TypographicBounds { part.bounds }
      /// The characters of the run.
      public var characterIndices: [CharacterIndex] {
        (0..<part.run.text.utf16.count).map { CharacterIndex(position: part.start + $0) }
      }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { part.custom?[key] }

      public var startIndex: Int { 0 }
      public var endIndex: Int { part.run.clusters.count }
      public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
      public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
    }

    /// A slice of a run: some of its characters.
    public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
      public typealias Index = Int
      public var run: Run
      public var indices: Range<Int>

      public init(run: Run, indices: Range<Int>) {
        self.run = run
        self.indices = indices.clamped(to: run.startIndex..<run.endIndex)
      }

      var part: TextPart { run.part.slice(indices) }
      public var typographicBounds: TypographicBounds { part.bounds }
      /// The characters of the slice.
      public var characterIndices: [CharacterIndex] {
        let part = part
        return (0..<part.run.text.utf16.count).map { CharacterIndex(position: part.start + $0) }
      }
      public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

      public var startIndex: Int { indices.lowerBound }
      public var endIndex: Int { indices.upperBound }
      public subscript(index: Int) -> RunSlice { run[index] }
      public subscript(bounds: Range<Int>) -> RunSlice { run[bounds] }
    }
  }
}

/// Glyphs in one style, with the information for drawing them.
struct TextPart: Equatable, Sendable {
  var run: GlyphRun
  /// The start of the characters in the text, in UTF-16 code units.
  var start: Int
  var custom: CustomTextAttributes?
  let style: TextDrawing.Style
  /// The box of the whole text.
  let box: CGRect
  let grid: PixelGrid
  var scale: CGFloat

  static func == (first: Self, second: Self) -> Bool {
    first.run == second.run && first.start == second.start && first.box == second.box
      && first.custom == second.custom && first.style.foreground == second.style.foreground
  }

  var bounds: Text.Layout.TypographicBounds {
    Text.Layout.TypographicBounds(
      origin: CGPoint(x: run.x, y: run.baseline), width: run.width,
      ascent: style.metrics.ascent * scale, descent: style.metrics.descent * scale)
  }

  /// Returns the clusters in `range`.
  func slice(_ range: Range<Int>) -> TextPart {
    guard range != 0..<run.clusters.count else { return self }
    var part = self
    let before = run.clusters[..<range.lowerBound]
    let inside = run.clusters[range]
    let bytes = before.reduce(0) { $0 + $1.utf8Count }
    let length = inside.reduce(0) { $0 + $1.utf8Count }
    let text = Array(run.text.utf8)
    part.start += String(decoding: text[..<min(bytes, text.count)], as: UTF8.self).utf16.count
    part.run.text = String(
      decoding: text[min(bytes, text.count)..<min(bytes + length, text.count)], as: UTF8.self)
    let firstGlyph = before.reduce(0) { $0 + $1.glyphCount }
    let glyphCount = inside.reduce(0) { $0 + $1.glyphCount }
    part.run.glyphs = Array(run.glyphs[firstGlyph..<firstGlyph + glyphCount])
    part.run.clusters = Array(inside)
    let edges = inside.indices.map { run.edges(ofCluster: $0) }
    part.run.x = edges.map(\.lowerBound).min() ?? run.x
    part.run.width = (edges.map(\.upperBound).max() ?? part.run.x) - part.run.x
    return part
  }
}

extension GlyphRun {
  /// Returns the left and right edges of the cluster at `index`.
  fileprivate func edges(ofCluster index: Int) -> ClosedRange<CGFloat> {
    let left = clusters[index].x
    let next = isRightToLeft ? index - 1 : index + 1
    let right = clusters.indices.contains(next) ? clusters[next].x : x + width
    return left...max(left, right)
  }
}

extension GraphicsContext {
  /// Draws `line` at its layout position.
  public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
    for run in line { draw(run, options: options) }
  }

  /// Draws `run` at its layout position.
  public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
    add(TextDrawing.items(of: run.part))
  }

  /// Draws `slice` at its layout position.
  public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
    add(TextDrawing.items(of: slice.part))
  }
}
