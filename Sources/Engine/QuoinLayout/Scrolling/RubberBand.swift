import Foundation

/// The resistance of content that is dragged beyond its end: it moves less and less, and never by
/// more than the view's length.
///
/// The formula and its constant are those determined for UIScrollView.
package enum RubberBand {
  /// The initial ratio of content movement to finger movement.
  private static let constant: CGFloat = 0.55

  /// Returns the distance by which the content is drawn beyond its end when the finger is
  /// `distance` beyond it.
  ///
  /// - Parameter length: the visible length; if it is zero, nothing stretches.
  package static func stretch(_ distance: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0, distance.isFinite else { return 0 }
    let stretch = (1 - 1 / (abs(distance) * constant / length + 1)) * length
    return distance < 0 ? -stretch : stretch
  }

  /// Returns the distance of the finger beyond the end when the content is `stretch` beyond it.
  package static func distance(_ stretch: CGFloat, length: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    // A drag never reaches the whole length.
    let share = min(abs(stretch) / length, 0.999)
    let distance = (1 / (1 - share) - 1) * length / constant
    return stretch < 0 ? -distance : distance
  }

  /// Returns the speed of the content as a fraction of the finger's when the content is `stretch`
  /// beyond its end.
  package static func resistance(_ stretch: CGFloat, length: CGFloat) -> CGFloat {
    guard stretch != 0, length > 0 else { return 1 }
    let share = min(abs(stretch) / length, 0.999)
    return constant * (1 - share) * (1 - share)
  }
}
