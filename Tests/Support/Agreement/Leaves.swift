import Foundation
import LayoutOracle
import QuoinGeometry
import QuoinLayout

/// The leaf of ``OracleWords``.
final class WordsLeaf: LayoutLeaf {
  private let words: OracleWords
  init(_ words: OracleWords) { self.words = words }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { words.size(proposal) }
  func lengthThatFits(_ proposal: ProposedViewSize, along axis: Axis) -> CGFloat {
    words.length(proposal, along: axis)
  }
  func explicitGuide(_ key: AlignmentKey, size: CGSize, proposal: ProposedViewSize) -> CGFloat? {
    switch key {
    case GuideLine.firstTextBaseline.key: words.font.ascent
    case GuideLine.lastTextBaseline.key: size.height - words.font.descent
    default: nil
    }
  }
  var hasBaselines: Bool { true }
  var spacing: ViewSpacing {
    let font = words.font
    return .text(
      ascent: font.ascent, descent: font.descent, capHeight: font.capHeight, leading: font.leading,
      pixel: OracleTree.pixel, firstBaseline: font.ascent, lastBaselineFromBottom: font.descent)
  }
}

/// The leaf of ``OracleTree/area``.
final class AreaLeaf: LayoutLeaf {
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { OracleTree.areaSize(proposal) }
}

extension Alignment {
  init(_ alignment: OracleAlignment) {
    self.init(
      horizontal: HorizontalAlignment(alignment.horizontal.key),
      vertical: VerticalAlignment(alignment.vertical.key))
  }
}

extension EdgeInsets {
  init(_ insets: OracleInsets) {
    self.init(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}

extension GuideValue {
  /// Returns the value as the closure of an `alignmentGuide`.
  func closure(for line: GuideLine) -> (ViewDimensions) -> CGFloat {
    { dimensions in
      value(
        for: line, length: line.axis == .horizontal ? dimensions.width : dimensions.height,
        guide: { dimensions[$0.key] },
        explicit: { line in
          line.axis == .horizontal
            ? dimensions[explicit: HorizontalAlignment(line.key)]
            : dimensions[explicit: VerticalAlignment(line.key)]
        })
    }
  }
}
