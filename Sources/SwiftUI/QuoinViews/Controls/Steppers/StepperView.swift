import Foundation
import QuoinCore
import QuoinGeometry

/// The lengths of steppers, in points.
enum StepperMetrics {
  /// The size on macOS, recorded as two halves of 20 × 12 (Rules/ControlMetrics.md#stepper).
  static let macOS = CGSize(width: 20, height: 24)
  /// The size on iOS, measured (Rules/ControlMetrics.md#stepper).
  static let iOS = CGSize(width: 94, height: 32)
  /// The separator of the halves on iOS, recorded.
  static let divider = CGSize(width: 1, height: 24)
  /// The plus and minus signs on iOS, recorded.
  static let minus = CGSize(width: 14, height: 2)
  static let plus: CGFloat = 13.33
  /// Half of the arrows on macOS, estimated.
  static let arrow = CGSize(width: 7, height: 3.5)
}

/// The two halves of a stepper; a half at its limit is dimmed.
/// Sizing: h-hug, v-hug.
struct StepperView: View {
  let canIncrement: Bool
  let canDecrement: Bool
  /// Performs a step up (`true`) or down.
  let step: (Bool) -> Void

  @Environment(\.platform) private var platform

  var body: some View {
    if platform == .macOS { arrows } else { signs }
  }

  private func color(_ isActive: Bool) -> Color {
    Color(storage: .system(.label(isActive ? 0 : 2)))
  }

  /// Returns a half with its sign, which is tappable everywhere.
  private func half<Sign: View>(_ sign: Sign, _ isUp: Bool) -> some View {
    sign.tappable { step(isUp) }
  }

  private var signs: some View {
    let size = StepperMetrics.iOS
    return ControlOutline().fill(Color.controlGrey)
      .overlay {
        HStack(spacing: 0) {
          half(StepperSign.minus.fill(color(canDecrement)), false)
          Rectangle().fill(SeparatorShapeStyle())
            .frame(width: StepperMetrics.divider.width, height: StepperMetrics.divider.height)
          half(StepperSign.plus.fill(color(canIncrement)), true)
        }
      }
      .frame(width: size.width, height: size.height)
  }

  private var arrows: some View {
    let size = StepperMetrics.macOS
    let line = StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round)
    return RoundedRectangle(cornerRadius: 6).fill(Color.controlGrey)
      .overlay {
        VStack(spacing: 0) {
          half(StepperSign.up.stroke(color(canIncrement), style: line), true)
          half(StepperSign.down.stroke(color(canDecrement), style: line), false)
        }
      }
      .frame(width: size.width, height: size.height)
  }
}

/// The sign on a stepper's half, centered.
/// Sizing: h-exp, v-exp.
private nonisolated enum StepperSign: Shape {
  case minus, plus, up, down

  func path(in rect: CGRect) -> Path {
    func bar(_ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }
    let minus = StepperMetrics.minus
    switch self {
    case .minus: return Path(bar(minus.width, minus.height))
    case .plus:
      // This is a single outline because two translucent bars would be visible where they cross.
      let (long, half) = (StepperMetrics.plus / 2, minus.height / 2)
      let corners = [
        (-half, -long), (half, -long), (half, -half), (long, -half), (long, half), (half, half),
        (half, long), (-half, long), (-half, half), (-long, half), (-long, -half), (-half, -half),
      ]
      return Path { path in
        path.addLines(corners.map { CGPoint(x: rect.midX + $0.0, y: rect.midY + $0.1) })
        path.closeSubpath()
      }
    case .up, .down:
      let (x, y) = (StepperMetrics.arrow.width / 2, StepperMetrics.arrow.height / 2)
      let tip = self == .up ? -y : y
      return Path { path in
        path.move(to: CGPoint(x: rect.midX - x, y: rect.midY - tip))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.midY + tip))
        path.addLine(to: CGPoint(x: rect.midX + x, y: rect.midY - tip))
      }
    }
  }

  static var _sizing: _ShapeSizing { .expanding }
}
