// The names are Core Text's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
import QuoinGeometry
import QuoinKit
import QuoinPango
import QuoinText
import QuoinViews

/// The direction of a line of text. Advances are always horizontal.
public enum CTFontOrientation: UInt32, Sendable {
  case `default` = 0
  case horizontal = 1
  case vertical = 2
}

public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits { font.traits }
public typealias CTFontSymbolicTraits = _FontDescriptor.SymbolicTraits

/// Stores the glyphs of UTF-16 characters, and returns whether the font has all of them; a missing
/// glyph is 0.
///
/// Of a character outside the basic plane, which has two units, the second glyph is 0.
@discardableResult
public func CTFontGetGlyphsForCharacters(
  _ font: CTFont, _ characters: UnsafePointer<UInt16>, _ glyphs: UnsafeMutablePointer<CGGlyph>,
  _ count: CFIndex
) -> Bool {
  guard count > 0 else { return true }
  let units = UnsafeBufferPointer(start: characters, count: count)
  var place = 0
  var hasAll = true
  for scalar in String(decoding: units, as: UTF16.self).unicodeScalars {
    let end = min(place + UTF16.width(scalar), count)
    for index in place..<end { glyphs[index] = 0 }
    if place < end, let glyph = Glyphs.glyph(of: scalar, font) {
      glyphs[place] = glyph
    } else {
      hasAll = false
    }
    place = end
  }
  return hasAll
}

/// Stores the advances of glyphs, in points, and returns their sum.
///
/// The glyph of a character, as from `CTFontGetGlyphsForCharacters`, is as wide as the character in
/// a text. Other glyphs have the advances in the font file.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ advances: UnsafeMutablePointer<CGSize>?, _ count: CFIndex
) -> Double {
  var sum: CGFloat = 0
  for index in 0..<max(count, 0) {
    let advance = Glyphs.advance(of: glyphs[index], font)
    advances?[index] = CGSize(width: advance, height: 0)
    sum += advance
  }
  return Double(sum)
}

/// Stores the bounds of glyphs, in points with the y axis pointing up, and returns their union.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
  _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>,
  _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex
) -> CGRect {
  var all = CGRect.null
  for index in 0..<max(count, 0) {
    let path = Glyphs.path(of: glyphs[index], font) ?? Path()
    let bounds = path.isEmpty ? CGRect.zero : path.boundingRect
    boundingRects?[index] = bounds
    all = all.union(bounds)
  }
  return all.isNull ? .zero : all
}

/// Returns the outline of a glyph, with the y axis pointing up; `nil` if it has none.
public func CTFontCreatePathForGlyph(
  _ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CGPath? {
  guard let path = Glyphs.path(of: glyph, font), !path.isEmpty else { return nil }
  return CGPath(path: path.applying(matrix?.pointee ?? .identity))
}

/// Fills glyphs with their origins at `positions`, with the y axis pointing up.
public func CTFontDrawGlyphs(
  _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>,
  _ count: Int, _ context: CGContext
) {
  for index in 0..<max(count, 0) {
    guard let path = Glyphs.path(of: glyphs[index], font), !path.isEmpty else { continue }
    let place = CGAffineTransform(translationX: positions[index].x, y: positions[index].y)
    context.fill(path.applying(context.textMatrix.concatenating(place)))
  }
}

/// The glyphs of fonts, by number.
private enum Glyphs {
  private struct Key: Hashable {
    var font: FontKey
    var glyph: CGGlyph
  }

  /// The characters of the glyphs that programs have got.
  private static let characters = Locked<[Key: Unicode.Scalar]>([:])

  static func glyph(of character: Unicode.Scalar, _ font: CTFont) -> CGGlyph? {
    #if Graphics
      let key = key(font)
      guard
        let glyph = PangoShaper.shared.glyph(of: character, font: key).flatMap(
          CGGlyph.init(exactly:))
      else { return nil }
      characters.withLock { $0[Key(font: key, glyph: glyph)] = character }
      return glyph
    #else
      return nil
    #endif
  }

  static func advance(of glyph: CGGlyph, _ font: CTFont) -> CGFloat {
    #if Graphics
      let key = key(font)
      guard let character = characters.withLock({ $0[Key(font: key, glyph: glyph)] }) else {
        return PangoShaper.shared.advance(ofGlyph: UInt32(glyph), font: key) ?? 0
      }
      let text = String(character)
      let run = TextRun(utf8Count: text.utf8.count, font: key, metrics: .zero)
      return PangoShaper.shared.shape(text, runs: [run]).clusters.reduce(0) {
        $0 + CGFloat($1.advance)
      }
    #else
      return 0
    #endif
  }

  /// Returns a glyph's outline with the y axis pointing up.
  static func path(of glyph: CGGlyph, _ font: CTFont) -> Path? {
    #if Graphics
      PangoShaper.shared.outline(ofGlyph: UInt32(glyph), font: key(font))?.applying(
        CGAffineTransform(scaleX: 1, y: -1))
    #else
      nil
    #endif
  }

  private static func key(_ font: CTFont) -> FontKey {
    let isBold = font.traits.contains(.traitBold)
    return FontKey(
      family: font.isSystem ? nil : font.fontName, design: design(font), size: font.pointSize,
      weight: isBold ? max(700, weight(font)) : weight(font),
      isItalic: font.traits.contains(.traitItalic))
  }

  private static func design(_ font: CTFont) -> FontKey.Design {
    if font.traits.contains(.traitMonoSpace) { return .monospaced }
    return FontKey.Design(rawValue: font.design.rawValue) ?? .default
  }

  private static func weight(_ font: CTFont) -> Int {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    return (weights.firstIndex(of: font.weight.font) ?? 3) * 100 + 100
  }
}
