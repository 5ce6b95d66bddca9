// The names are Core Text's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import CoreGraphics
import Foundation
import QuoinKit

/// A range of a text.
public struct CFRange: Equatable, Sendable {
  public var location: CFIndex
  public var length: CFIndex
  public init() { (location, length) = (0, 0) }
  public init(location: CFIndex, length: CFIndex) {
    (self.location, self.length) = (location, length)
  }
}
public func CFRangeMake(_ location: CFIndex, _ length: CFIndex) -> CFRange {
  CFRange(location: location, length: length)
}
public typealias CFAttributedString = NSAttributedString

public struct CTLineBoundsOptions: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  public static let excludeTypographicLeading = CTLineBoundsOptions(rawValue: 1)
  public static let excludeTypographicShifts = CTLineBoundsOptions(rawValue: 2)
  public static let useHangingPunctuation = CTLineBoundsOptions(rawValue: 4)
  public static let useGlyphPathBounds = CTLineBoundsOptions(rawValue: 8)
  public static let useOpticalBounds = CTLineBoundsOptions(rawValue: 16)
}
public typealias CFOptionFlags = UInt

/// A text on a single line.
public final class CTLine: @unchecked Sendable {
  let string: NSAttributedString
  init(_ string: NSAttributedString) { self.string = string }

  var font: CTFont {
    let found =
      string.length > 0 ? string.attribute(.font, at: 0, effectiveRange: nil) as? CTFont : nil
    return found ?? CTFont(_named: "Helvetica", size: 12)
  }
  /// The size in points. Text is measured on the main actor, like views.
  var size: CGSize { MainActor.assumeIsolated { string.size() } }
}

public func CTLineCreateWithAttributedString(_ attrString: CFAttributedString) -> CTLine {
  CTLine(attrString)
}
/// Returns the width of a line, and its ascent and descent.
@discardableResult
public func CTLineGetTypographicBounds(
  _ line: CTLine, _ ascent: UnsafeMutablePointer<CGFloat>?,
  _ descent: UnsafeMutablePointer<CGFloat>?, _ leading: UnsafeMutablePointer<CGFloat>?
) -> Double {
  ascent?.pointee = line.font.ascender
  descent?.pointee = -line.font.descender
  leading?.pointee = line.font.leading
  return Double(line.size.width)
}
/// Returns the bounds of the line, with the origin on the baseline.
public func CTLineGetBoundsWithOptions(_ line: CTLine, _ options: CTLineBoundsOptions) -> CGRect {
  CGRect(
    x: 0, y: line.font.descender, width: line.size.width,
    height: line.font.ascender - line.font.descender)
}
/// Returns the bounds of the line, because those of its glyphs are unknown.
public func CTLineGetImageBounds(_ line: CTLine, _ context: CGContext?) -> CGRect {
  CTLineGetBoundsWithOptions(line, [])
}
public func CTLineGetStringRange(_ line: CTLine) -> CFRange {
  CFRange(location: 0, length: line.string.length)
}
public func CTLineGetGlyphCount(_ line: CTLine) -> CFIndex {
  line.runs.reduce(0) { $0 + $1.glyphs.count }
}
public func CTLineGetGlyphRuns(_ line: CTLine) -> CFArray { line.runs }
/// Draws the line with its baseline at the context's text position.
///
/// Core Text's y axis points up, even in a context where it points down: text is upside down
/// there, as on a device.
public func CTLineDraw(_ line: CTLine, _ context: CGContext) {
  nonisolated(unsafe) let context = context
  MainActor.assumeIsolated {
    CurrentContext.push(context, growsUp: true)
    defer { CurrentContext.pop() }
    let position = context.textPosition
    line.string.draw(at: CGPoint(x: position.x, y: position.y + line.font.descender))
  }
}

/// A layout of text in lines.
public final class CTFramesetter: @unchecked Sendable {
  let string: NSAttributedString
  init(_ string: NSAttributedString) { self.string = string }
}
/// A text in the bounding box of a path.
public final class CTFrame: @unchecked Sendable {
  let string: NSAttributedString
  let path: CGPath
  init(_ string: NSAttributedString, in path: CGPath) {
    (self.string, self.path) = (string, path)
  }
}

public func CTFramesetterCreateWithAttributedString(_ attrString: CFAttributedString)
  -> CTFramesetter
{ CTFramesetter(attrString) }
/// Returns the size of the text within the constraints. It is that of the whole text, regardless
/// of the range.
public func CTFramesetterSuggestFrameSizeWithConstraints(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ frameAttributes: CFDictionary?,
  _ constraints: CGSize, _ fitRange: UnsafeMutablePointer<CFRange>?
) -> CGSize {
  fitRange?.pointee = CFRange(location: 0, length: framesetter.string.length)
  return MainActor.assumeIsolated {
    framesetter.string.boundingRect(
      with: constraints, options: .usesLineFragmentOrigin, context: nil
    ).size
  }
}
public func CTFramesetterCreateFrame(
  _ framesetter: CTFramesetter, _ stringRange: CFRange, _ path: CGPath,
  _ frameAttributes: CFDictionary?
) -> CTFrame { CTFrame(framesetter.string, in: path) }
/// Draws the text into the bounding box of the frame's path, whose top is at the maximum y.
public func CTFrameDraw(_ frame: CTFrame, _ context: CGContext) {
  nonisolated(unsafe) let context = context
  MainActor.assumeIsolated {
    CurrentContext.push(context, growsUp: true)
    defer { CurrentContext.pop() }
    frame.string.draw(in: frame.path.boundingBox)
  }
}
