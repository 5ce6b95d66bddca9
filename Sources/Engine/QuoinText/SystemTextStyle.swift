import Foundation
import QuoinGeometry

/// The system's text styles, with Apple's published sizes.
public enum SystemTextStyle: String, CaseIterable, Sendable, Codable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
  case caption2

  /// Returns the style's weight if the font doesn't set one: 100…900.
  public func defaultWeight(_ platform: Platform) -> Int {
    switch (self, platform) {
    case (_, .tvOS): tvOSRow.weight
    case (_, .visionOS): visionOSRow.weight
    case (.headline, .iOS), (.headline, .watchOS): 600
    case (.headline, .macOS): 700
    case (.caption2, .macOS): 500
    default: 400
    }
  }

  /// Returns the weight of bold text in the style, from Apple's tables of emphasized styles:
  /// 100…900.
  public func emphasizedWeight(_ platform: Platform) -> Int {
    switch (self, platform) {
    case (_, .tvOS): tvOSRow.emphasized
    case (_, .visionOS): visionOSRow.emphasized
    case (_, .watchOS): watchOSRow(.large).emphasized
    case (.largeTitle, _), (.title, _), (.title2, _): 700
    case (.headline, .macOS): 800
    case (.caption, .macOS): 500
    default: 600
    }
  }

  /// Whether lines of the style keep the fractions of ascent and descent on macOS, instead of
  /// rounding each to whole points.
  ///
  /// They do if the published pitch exceeds the rounded line by two points or more
  /// (Rules/Text.md#line-height-macos).
  var keepsFractions: Bool { self == .largeTitle || self == .title2 }

  /// Returns the point size and the pitch (the distance between two baselines) at `level`.
  ///
  /// macOS has no Dynamic Type and ignores `level`, as does tvOS, whose steps aren't published. The
  /// steps of visionOS, which aren't published either, change sizes as much as those of iOS.
  func entry(_ platform: Platform, _ level: DynamicTypeLevel) -> (size: Int, pitch: CGFloat) {
    func entry(_ row: StyleRow) -> (size: Int, pitch: CGFloat) { (row.size, row.pitch) }
    func entry(_ pair: (size: Int, pitch: Int)) -> (size: Int, pitch: CGFloat) {
      (pair.size, CGFloat(pair.pitch))
    }
    switch platform {
    case .iOS: return entry(iOSEntries[level.rawValue])
    case .macOS: return entry(macOSEntry)
    case .tvOS: return entry(tvOSRow)
    case .watchOS: return entry(watchOSRow(level))
    case .visionOS:
      let (own, iOS) = (visionOSRow, iOSEntries)
      let (here, large) = (iOS[level.rawValue], iOS[DynamicTypeLevel.large.rawValue])
      return (own.size + here.size - large.size, own.pitch + CGFloat(here.pitch - large.pitch))
    }
  }

  private var macOSEntry: (size: Int, pitch: Int) {
    switch self {
    case .largeTitle: (26, 32)
    case .title: (22, 26)
    case .title2: (17, 22)
    case .title3: (15, 20)
    case .headline, .body: (13, 16)
    case .callout: (12, 15)
    case .subheadline: (11, 14)
    case .footnote, .caption, .caption2: (10, 13)
    }
  }

  /// One row of the Human Interface Guidelines' table, from `xSmall` to `accessibility5`.
  private var iOSEntries: [(size: Int, pitch: Int)] {
    switch self {
    case .largeTitle: Self.largeTitleEntries
    case .title: Self.titleEntries
    case .title2: Self.title2Entries
    case .title3: Self.title3Entries
    case .headline, .body: Self.bodyEntries
    case .callout: Self.calloutEntries
    case .subheadline: Self.subheadlineEntries
    case .footnote: Self.footnoteEntries
    case .caption: Self.captionEntries
    case .caption2: Self.caption2Entries
    }
  }

  private static let largeTitleEntries: [(size: Int, pitch: Int)] = [
    (31, 38), (32, 39), (33, 40), (34, 41), (36, 43), (38, 46), (40, 48), (44, 52), (48, 57),
    (52, 61), (56, 66), (60, 70),
  ]
  private static let titleEntries: [(size: Int, pitch: Int)] = [
    (25, 31), (26, 32), (27, 33), (28, 34), (30, 37), (32, 39), (34, 41), (38, 46), (43, 51),
    (48, 57), (53, 62), (58, 68),
  ]
  private static let title2Entries: [(size: Int, pitch: Int)] = [
    (19, 24), (20, 25), (21, 26), (22, 28), (24, 30), (26, 32), (28, 34), (34, 41), (39, 47),
    (44, 52), (50, 59), (56, 66),
  ]
  private static let title3Entries: [(size: Int, pitch: Int)] = [
    (17, 22), (18, 23), (19, 24), (20, 25), (22, 28), (24, 30), (26, 32), (31, 38), (37, 44),
    (43, 51), (49, 58), (55, 65),
  ]
  private static let bodyEntries: [(size: Int, pitch: Int)] = [
    (14, 19), (15, 20), (16, 21), (17, 22), (19, 24), (21, 26), (23, 29), (28, 34), (33, 40),
    (40, 48), (47, 56), (53, 62),
  ]
  private static let calloutEntries: [(size: Int, pitch: Int)] = [
    (13, 18), (14, 19), (15, 20), (16, 21), (18, 23), (20, 25), (22, 28), (26, 32), (32, 39),
    (38, 46), (44, 52), (51, 60),
  ]
  private static let subheadlineEntries: [(size: Int, pitch: Int)] = [
    (12, 16), (13, 18), (14, 19), (15, 20), (17, 22), (19, 24), (21, 28), (25, 31), (30, 37),
    (36, 43), (42, 50), (49, 58),
  ]
  private static let footnoteEntries: [(size: Int, pitch: Int)] = [
    (12, 16), (12, 16), (12, 16), (13, 18), (15, 20), (17, 22), (19, 24), (23, 29), (27, 33),
    (33, 40), (38, 46), (44, 52),
  ]
  private static let captionEntries: [(size: Int, pitch: Int)] = [
    (11, 13), (11, 13), (11, 13), (12, 16), (14, 19), (16, 21), (18, 23), (22, 28), (26, 32),
    (32, 39), (37, 44), (43, 51),
  ]
  private static let caption2Entries: [(size: Int, pitch: Int)] = [
    (11, 13), (11, 13), (11, 13), (11, 13), (13, 18), (15, 20), (17, 22), (20, 25), (24, 30),
    (29, 35), (34, 41), (40, 48),
  ]
}
