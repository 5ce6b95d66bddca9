// The names are Core Text's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
import QuoinKit

/// The glyphs of a part of a line with the same attributes: one for each character, without
/// ligatures and kerning.
public final class CTRun: @unchecked Sendable {
  let range: CFRange
  let attributes: [NSAttributedString.Key: Any]
  let glyphs: [CGGlyph]
  let advances: [CGSize]
  /// The distance of the first glyph from the beginning of the line.
  let start: CGFloat
  var width: CGFloat { advances.reduce(0) { $0 + $1.width } }

  init(
    _ text: String, _ attributes: [NSAttributedString.Key: Any], _ range: CFRange, start: CGFloat
  ) {
    (self.attributes, self.range, self.start) = (attributes, range, start)
    let font = attributes[.font] as? CTFont ?? CTFont(_named: "Helvetica", size: 12)
    let units = Array(text.utf16)
    var found = [CGGlyph](repeating: 0, count: units.count)
    CTFontGetGlyphsForCharacters(font, units, &found, units.count)
    glyphs = zip(units, found).filter { !UTF16.isTrailSurrogate($0.0) }.map(\.1)
    var advances = [CGSize](repeating: .zero, count: glyphs.count)
    CTFontGetAdvancesForGlyphs(font, .horizontal, glyphs, &advances, glyphs.count)
    self.advances = advances
  }

  /// Returns the glyphs of a range, which extends to the end if its length is 0.
  func indices(_ range: CFRange) -> Range<Int> {
    let first = min(max(range.location, 0), glyphs.count)
    return first..<(range.length <= 0 ? glyphs.count : min(first + range.length, glyphs.count))
  }
}

extension CTLine {
  var runs: [CTRun] {
    var runs: [CTRun] = []
    var start: CGFloat = 0
    let all = NSRange(location: 0, length: string.length)
    string.enumerateAttributes(in: all, options: []) { attributes, range, _ in
      let run = CTRun(
        string.attributedSubstring(from: range).string, attributes,
        CFRange(location: range.location, length: range.length), start: start)
      start += run.width
      runs.append(run)
    }
    return runs
  }
}

public func CTRunGetGlyphCount(_ run: CTRun) -> CFIndex { run.glyphs.count }
public func CTRunGetStringRange(_ run: CTRun) -> CFRange { run.range }
public func CTRunGetAttributes(_ run: CTRun) -> CFDictionary {
  Dictionary(run.attributes.map { (AnyHashable($0), $1) }) { $1 }
}

/// Stores the glyphs of a range, which extends to the end if its length is 0.
public func CTRunGetGlyphs(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGGlyph>)
{
  for (place, index) in run.indices(range).enumerated() { buffer[place] = run.glyphs[index] }
}

/// Stores the origins of glyphs, relative to that of the line.
public func CTRunGetPositions(
  _ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGPoint>
) {
  let indices = run.indices(range)
  var x = run.advances[..<indices.lowerBound].reduce(run.start) { $0 + $1.width }
  for (place, index) in indices.enumerated() {
    buffer[place] = CGPoint(x: x, y: 0)
    x += run.advances[index].width
  }
}

/// Stores the advances of glyphs.
public func CTRunGetAdvances(_ run: CTRun, _ range: CFRange, _ buffer: UnsafeMutablePointer<CGSize>)
{
  for (place, index) in run.indices(range).enumerated() { buffer[place] = run.advances[index] }
}
