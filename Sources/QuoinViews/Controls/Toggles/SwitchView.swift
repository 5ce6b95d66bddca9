import Foundation
import QuoinCore
import QuoinGeometry

/// The measures of switches, in points.
enum SwitchMetrics {
  struct Size {
    /// The size that the switch takes.
    var track: CGSize
    var knob: CGSize
  }

  /// Recorded: the knob travels 22 (Rules/ControlMetrics.md#switch).
  static let iOS = Size(
    track: CGSize(width: 63, height: 28), knob: CGSize(width: 37, height: 24))
  /// The size is recorded (Rules/ControlMetrics.md#switch), the knob estimated.
  static let macOS = Size(
    track: CGSize(width: 54, height: 24), knob: CGSize(width: 32, height: 20))

  /// The part of a row's height that a switch of iOS takes, estimated: the rest of the switch reaches into the
  /// margins, so that a row with a switch is as high as one of text, 53 with margins of 15.
  static let heightInRow: CGFloat = 23

  /// Between the knob and the edge of the track.
  static let inset: CGFloat = 2
}

/// A capsule with a knob at one of its ends. Sizing: h-hug, v-hug.
struct SwitchView: View {
  let isOn: Bool
  /// The track's colour where the switch is on; the tint, or the platform's own, unless said.
  let color: AnyShapeStyle?

  @Environment(\.platform) private var platform
  @Environment(\.controlPlace) private var place
  @Environment(\.styles) private var styles

  var body: some View {
    let size = platform == .macOS ? SwitchMetrics.macOS : SwitchMetrics.iOS
    ControlOutline().fill(isOn ? onColor : AnyShapeStyle(Color(storage: .system(.fill(1)))))
      .overlay(alignment: isOn ? .trailing : .leading) {
        ControlOutline().fill(Color.white)
          .shadow(color: Color.black.opacity(0.15), radius: 2, y: 1)
          .frame(width: size.knob.width, height: size.knob.height)
          .padding(SwitchMetrics.inset)
      }
      .frame(width: size.track.width, height: size.track.height)
      .frame(height: platform == .iOS && place.isCardRow ? SwitchMetrics.heightInRow : nil)
  }

  private var onColor: AnyShapeStyle {
    color ?? styles.tint?.style
      ?? (platform == .macOS ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.green))
  }
}
