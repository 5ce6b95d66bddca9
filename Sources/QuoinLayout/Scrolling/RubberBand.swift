import Foundation

/// How far content follows a finger that drags it beyond its end: less and less, and never further than the view is long.
///
/// The formula and its constant are those that have been read out of UIScrollView.
package enum RubberBand {
  /// How much of the first point of a drag is seen.
  private static let constant: CGFloat = 0.55

  /// How far the content is drawn beyond its end where the finger has gone `distance` beyond it.
  ///
  /// - Parameter length: the visible length; in a view without one nothing stretches.
  package static func stretch(_ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, distance.isFinite else { return 0 }
    let stretch = (1 - 1 / (abs(distance) * constant / length + 1)) * length
    return distance < 0 ? -stretch : stretch
  }

  /// How far the finger has gone where the content is `stretch` beyond its end.
  package static func distance(_ stretch: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    // A drag never gets to the whole length.
    let share = min(abs(stretch) / length, 0.999)
    let distance = (1 / (1 - share) - 1) * length / constant
    return stretch < 0 ? -distance : distance
  }

  /// How fast the content moves, as a share of the finger's speed, where it is `stretch` beyond its end.
  package static func resistance(_ stretch: CGFloat, length: CGFloat) -> CGFloat {
    guard stretch != 0, length > 0 else { return 1 }
    let share = min(abs(stretch) / length, 0.999)
    return constant * (1 - share) * (1 - share)
  }
}
