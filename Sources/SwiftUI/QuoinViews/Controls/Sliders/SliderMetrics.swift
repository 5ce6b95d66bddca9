import Foundation
import QuoinGeometry

/// The lengths of sliders, in points.
struct SliderMetrics {
  let height: CGFloat
  let leastWidth: CGFloat
  let idealWidth: CGFloat
  let track: CGFloat
  let knob: CGSize

  init(_ platform: Platform) {
    self = platform == .macOS ? .macOS : .iOS
  }

  private init(
    height: CGFloat, leastWidth: CGFloat, idealWidth: CGFloat, track: CGFloat, knob: CGSize
  ) {
    self.height = height
    self.leastWidth = leastWidth
    self.idealWidth = idealWidth
    self.track = track
    self.knob = knob
  }

  /// Recorded, except for the thickness of the track and the height of the knob
  /// (Rules/ControlMetrics.md#slider).
  private static let macOS = SliderMetrics(
    height: 16, leastWidth: 20, idealWidth: 30, track: 4, knob: CGSize(width: 20, height: 16))
  /// The track and the knob are recorded (Rules/ControlMetrics.md#slider); the height is UIKit's
  /// older one. UIKit's slider has no intrinsic width.
  private static let iOS = SliderMetrics(
    height: 31, leastWidth: 0, idealWidth: 0, track: 5.67, knob: CGSize(width: 37, height: 24))

  /// The distance that a finger moves before the knob follows on iOS
  /// (Rules/Controls.md#slider-drag).
  static let slop: CGFloat = 11
  /// The distance between the slider and the labels of its ends (Rules/Controls.md#slider-size).
  static let gap: CGFloat = 8
  /// The dots for the values of a slider on iOS (Rules/ControlMetrics.md#slider).
  static let tick: CGFloat = 3
  static let tickIndent: CGFloat = 18
  static let tickDrop: CGFloat = 8.5
}
