import QuoinCore
import QuoinGeometry

/// The color of a picker: in a ring of all hues on iOS, in a frame on macOS.
/// Sizing: hug.
struct ColorWell: View {
  let color: Color
  @Environment(\.platform) private var platform

  var body: some View {
    switch platform.family {
    case .iOS: ring.fadedWhenDisabled(0.5)
    case .macOS: frame.fadedWhenDisabled(0.5)
    }
  }

  /// 28 points wide (Rules/ControlMetrics.md#color-well); the ring and the gap are estimated.
  private var ring: some View {
    Circle()
      .strokeBorder(AngularGradient(colors: Self.hues, center: .center), lineWidth: 3)
      .background { Circle().fill(color).padding(5) }
      .frame(width: 28, height: 28)
  }

  /// 48 × 24 points (Rules/ControlMetrics.md#color-well); the frame is estimated.
  private var frame: some View {
    RoundedRectangle(cornerRadius: 6).fill(.fill)
      .overlay { RoundedRectangle(cornerRadius: 3).fill(color).padding(3) }
      .frame(width: 48, height: 24)
  }

  private static let hues = (0...6).map {
    Color(hue: Double($0) / 6, saturation: 0.85, brightness: 1)
  }
}
