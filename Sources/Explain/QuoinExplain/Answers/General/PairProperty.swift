import Foundation
import QuoinGeometry

/// Chooses the property of two views that a comparison without one is about.
///
/// Views beside each other should begin at the same height and be as high; views below each other
/// should share an edge or their middle, and be as wide.
struct PairProperty {
  let aspect: LayoutAspect

  init(_ scene: AnswerScene, _ a: AnswerTarget, _ b: AnswerTarget) {
    let phrases = AnswerPhrases(scene: scene)
    let first = scene.node(phrases.visible(a)).frame
    let second = scene.node(phrases.visible(b)).frame
    let isNested = a.nodes.contains(b.core) || b.nodes.contains(a.core)
    let isApart = Self.gap(first.minX, first.maxX, second.minX, second.maxX) > -0.5
    let isBelow = Self.gap(first.minY, first.maxY, second.minY, second.maxY) > -0.5
    if isNested || isApart == isBelow {
      aspect = .width
    } else if isApart {
      aspect = Self.row(first, second)
    } else {
      aspect = Self.column(first, second)
    }
  }

  /// The distance between two ranges; negative if they overlap.
  private static func gap(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
    max(c - b, a - d)
  }

  private static func row(_ a: CGRect, _ b: CGRect) -> LayoutAspect {
    if abs(a.minY - b.minY) > 0.5 { return .y }
    return abs(a.height - b.height) > 0.5 ? .height : .width
  }

  private static func column(_ a: CGRect, _ b: CGRect) -> LayoutAspect {
    let differences = [a.minX - b.minX, a.midX - b.midX, a.maxX - b.maxX]
    if differences.allSatisfy({ abs($0) > 0.5 }) { return .x }
    return abs(a.width - b.width) > 0.5 || abs(a.height - b.height) <= 0.5 ? .width : .height
  }
}
