import Foundation
import QuoinGeometry

// The styles of tvOS, watchOS and visionOS (Rules/Text.md#styles-of-other-platforms).

/// A style's size, pitch and weights in the fonts of a platform.
struct StyleRow {
  /// In points.
  let size: Int
  /// The distance between two baselines in points.
  let pitch: CGFloat
  let weight: Int
  /// The weight of bold text.
  let emphasized: Int

  init(_ size: Int, _ pitch: CGFloat, _ weight: Int, _ emphasized: Int) {
    self.size = size
    self.pitch = pitch
    self.weight = weight
    self.emphasized = emphasized
  }
}

extension SystemTextStyle {
  /// The style on tvOS. The sizes of large titles and footnotes aren't published.
  var tvOSRow: StyleRow {
    switch self {
    case .largeTitle, .title: StyleRow(76, 96, 500, 700)
    case .title2: StyleRow(57, 66, 500, 700)
    case .title3: StyleRow(48, 56, 500, 700)
    case .headline: StyleRow(38, 46, 500, 700)
    case .subheadline: StyleRow(38, 46, 400, 500)
    case .callout: StyleRow(31, 38, 500, 700)
    case .body, .footnote: StyleRow(29, 36, 500, 700)
    case .caption: StyleRow(25, 32, 500, 700)
    case .caption2: StyleRow(23, 30, 500, 700)
    }
  }

  /// The style on visionOS at the text size `large`.
  var visionOSRow: StyleRow {
    switch self {
    case .largeTitle: StyleRow(29, 38, 700, 700)
    case .title: StyleRow(24, 32, 700, 700)
    case .title2: StyleRow(22, 28, 700, 700)
    case .title3: StyleRow(19, 24, 700, 700)
    case .headline: StyleRow(17, 22, 600, 700)
    case .body: StyleRow(17, 22, 500, 700)
    case .callout, .subheadline: StyleRow(15, 20, 400, 600)
    case .footnote: StyleRow(13, 18, 400, 600)
    case .caption, .caption2: StyleRow(12, 16, 400, 600)
    }
  }

  /// Returns the style on watchOS, whose published pitches are the sizes plus 2.5.
  func watchOSRow(_ level: DynamicTypeLevel) -> StyleRow {
    let size = watchOSSizes[level.watchOSStep]
    return StyleRow(
      size, CGFloat(size) + 2.5, self == .headline ? 600 : 400, self == .largeTitle ? 700 : 600)
  }

  /// The sizes at watchOS's nine steps. Those of callouts and subheadlines aren't published; they
  /// are a caption's here.
  private var watchOSSizes: [Int] {
    switch self {
    case .largeTitle: [30, 32, 36, 40, 41, 42, 44, 45, 46]
    case .title: [28, 30, 34, 38, 39, 40, 42, 43, 44]
    case .title2: [24, 26, 28, 30, 31, 32, 34, 35, 36]
    case .title3: [17, 18, 19, 20, 21, 22, 24, 25, 26]
    case .headline, .body: [14, 15, 16, 17, 18, 19, 21, 22, 23]
    case .caption, .callout, .subheadline: [13, 14, 15, 16, 17, 18, 18, 19, 20]
    case .caption2: [12, 13, 14, 15, 16, 17, 17, 18, 19]
    case .footnote: [11, 12, 13, 14, 15, 16, 16, 17, 18]
    }
  }
}

extension DynamicTypeLevel {
  /// The index among watchOS's steps, which have no `medium` and end at `accessibility3`.
  fileprivate var watchOSStep: Int {
    self <= .small ? rawValue : min(max(rawValue - 1, 2), 8)
  }
}
