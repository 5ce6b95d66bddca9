import Foundation
import QuoinGeometry

/// A text with fractional lines, so that its height is a continuous function of its width and two
/// ways of adding up the same width agree.
public struct OracleWords: Sendable, Hashable {
  /// The width of all words in one line; no letter is narrower than ``letter``.
  public var width: CGFloat
  public var font: Font

  public static let letter: CGFloat = 5

  public init(width: CGFloat, font: Font) {
    self.width = width
    self.font = font
  }

  /// Measures of a font, in points.
  public enum Font: String, Sendable, Hashable, CaseIterable {
    case body, caption

    public var ascent: CGFloat { self == .body ? 16.25 : 12.5 }
    public var descent: CGFloat { self == .body ? 4.125 : 2.75 }
    public var capHeight: CGFloat { self == .body ? 12 : 9.125 }
    public var leading: CGFloat { self == .body ? 1.75 : 0 }
    public var lineHeight: CGFloat { ascent + descent }
  }

  public func size(_ proposal: ProposedViewSize) -> CGSize {
    // Where there is no space at all, the size is zero (Rules/Text.md#no-room).
    if isNothing(proposal.width), isNothing(proposal.height) { return .zero }
    let least = min(Self.letter, width)
    let line = min(max(proposal.width ?? .infinity, least), width)
    let lines = line > 0 ? max(width / line, 1) : 1
    let full = lines * font.lineHeight
    // Lines that don't fit are omitted, but never the first.
    let height = min(full, max(proposal.height ?? .infinity, font.lineHeight))
    return CGSize(width: line, height: height)
  }

  /// Returns the length on an axis; 0 for a stack that probes the width 0 (Rules/Text.md#no-room).
  public func length(_ proposal: ProposedViewSize, along axis: Axis) -> CGFloat {
    if axis == .horizontal, isNothing(proposal.width) { return 0 }
    return size(proposal)[axis]
  }

  /// Rules/Rounding.md#rounding-errors
  private func isNothing(_ length: CGFloat?) -> Bool { length.map { abs($0) < 1e-6 } ?? false }
}

extension OracleTree {
  /// One pixel, in points.
  public static let pixel: CGFloat = 1.0 / 3

  /// Returns the size of ``area``.
  public static func areaSize(_ proposal: ProposedViewSize) -> CGSize {
    let width = proposal.width ?? 10
    return CGSize(width: width, height: 600 / max(width, 1))
  }
}
