import Foundation
import QuoinCore
import QuoinGeometry

/// The lengths of switches, in points.
enum SwitchMetrics {
  struct Size {
    /// The size of the switch.
    var track: CGSize
    var knob: CGSize
    /// The part of a row's height that the switch takes; `nil` for its own height.
    ///
    /// The rest of the switch extends into the margins, so that a row with a switch is as high as
    /// a row of text; estimated.
    var heightInRow: CGFloat?
  }

  /// Recorded: the knob moves by 22 (Rules/ControlMetrics.md#switch).
  static let iOS26 = Size(
    track: CGSize(width: 63, height: 28), knob: CGSize(width: 37, height: 24), heightInRow: 23)
  /// The size is recorded (Rules/Devices.md#system-versions), the knob follows from the inset.
  static let iOS18 = Size(
    track: CGSize(width: 51, height: 31), knob: CGSize(width: 27, height: 27), heightInRow: 22)
  /// The size is recorded (Rules/ControlMetrics.md#switch), the knob estimated.
  static let macOS26 = Size(
    track: CGSize(width: 54, height: 24), knob: CGSize(width: 32, height: 20))

  static func size(_ look: SystemLook) -> Size {
    switch look {
    case .iOS18: iOS18
    case .iOS26: iOS26
    case .macOS26: macOS26
    }
  }

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

  @Environment(\.systemLook) private var look
  @Environment(\.controlPlace) private var place
  @Environment(\.styles) private var styles

  var body: some View {
    let size = SwitchMetrics.size(look)
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
      .frame(height: place.isCardRow ? size.heightInRow : nil)
  }

  private var overhang: CGFloat { look == .iOS26 ? SwitchMetrics.overhang : 0 }

  private var offColor: AnyShapeStyle {
    AnyShapeStyle(look == .macOS26 ? Color.controlGrey : Color.switchedOff)
  }

  private var onColor: AnyShapeStyle {
    color ?? styles.tint?.style
      ?? (look == .macOS26 ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(Color.green))
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
