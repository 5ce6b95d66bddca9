import Foundation
import QuoinCore
import QuoinGeometry

/// The lengths of switches, in points.
enum SwitchMetrics {
  struct Size {
    /// The size of the switch.
    var track: CGSize
    var knob: CGSize
  }

  /// Recorded: the knob moves by 22 (Rules/ControlMetrics.md#switch).
  static let iOS = Size(
    track: CGSize(width: 63, height: 28), knob: CGSize(width: 37, height: 24))
  /// The size is recorded (Rules/ControlMetrics.md#switch), the knob estimated.
  static let macOS = Size(
    track: CGSize(width: 54, height: 24), knob: CGSize(width: 32, height: 20))

  /// The part of a row's height that an iOS switch takes; estimated. The rest of the switch extends
  /// into the margins, so that a row with a switch is as tall as a row of text, 53 with margins of
  /// 15.
  static let heightInRow: CGFloat = 23

  /// The distance by which an iOS switch is drawn beyond the trailing edge of its frame
  /// (Rules/ControlMetrics.md#switch).
  static let overhang: CGFloat = 2

  /// The distance between the knob and the edge of the track.
  static let inset: CGFloat = 2
}

/// A capsule with a knob at one end.
/// Sizing: h-hug, v-hug.
struct SwitchView: View {
  let isOn: Bool
  /// The track's color while the switch is on; by default the tint or the platform's own color.
  let color: AnyShapeStyle?

  @Environment(\.platform) private var platform
  @Environment(\.controlPlace) private var place
  @Environment(\.styles) private var styles

  var body: some View {
    let size = platform == .macOS ? SwitchMetrics.macOS : SwitchMetrics.iOS
    ControlOutline().fill(isOn ? onColor : offColor)
      .overlay(alignment: isOn ? .trailing : .leading) {
        ControlOutline().fill(Color.white)
          .shadow(color: Color.black.opacity(0.15), radius: 2, y: 1)
          .frame(width: size.knob.width, height: size.knob.height)
          .padding(SwitchMetrics.inset)
      }
      .frame(width: size.track.width, height: size.track.height)
      .padding(.leading, overhang)
      .padding(.trailing, -overhang)
      .frame(height: platform != .macOS && place.isCardRow ? SwitchMetrics.heightInRow : nil)
  }

  private var overhang: CGFloat { platform.family == .iOS ? SwitchMetrics.overhang : 0 }

  private var offColor: AnyShapeStyle {
    AnyShapeStyle(platform == .macOS ? Color.controlGrey : Color.switchedOff)
  }

  private var onColor: AnyShapeStyle {
    color ?? styles.tint?.style
      ?? (platform == .macOS ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.green))
  }
}

extension Color {
  /// The track of an iOS switch that is off: C5C5C7 on white, 464649 on black
  /// (Rules/ControlMetrics.md#switch).
  fileprivate static let switchedOff = Color(
    storage: .adaptive(
      light: .components(.init(hex: 0x78787D).withOpacity(multipliedBy: 0.43)),
      dark: .components(.init(hex: 0x78787E).withOpacity(multipliedBy: 0.58))))
}
