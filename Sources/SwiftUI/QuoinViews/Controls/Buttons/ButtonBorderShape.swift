import Foundation
import QuoinCore
import QuoinGeometry

/// The shape of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case automatic, capsule
    case rounded(radius: CGFloat?)
    case circle
  }
  let kind: Kind

  /// The platform's default: a capsule on iOS, a rounded rectangle up to the regular size on macOS.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  /// A capsule.
  public static let capsule = ButtonBorderShape(kind: .capsule)
  /// A rounded rectangle whose corner radius depends on the control size.
  public static let roundedRectangle = ButtonBorderShape(kind: .rounded(radius: nil))
  /// Returns a rounded rectangle with a corner radius in points.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .rounded(radius: radius))
  }
  /// A circle around the label.
  public static let circle = ButtonBorderShape(kind: .circle)
}

private struct ButtonBorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  var buttonBorderShape: ButtonBorderShape {
    get { self[ButtonBorderShapeKey.self] }
    set { self[ButtonBorderShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the shape of bordered buttons in the view.
  /// Sizing: neutral; a circle makes them square.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}

/// A rounded rectangle with a corner radius in points, or a capsule if it is `nil`.
/// Sizing: h-exp, v-exp.
nonisolated struct ControlOutline: Shape {
  var radius: CGFloat?

  func path(in rect: CGRect) -> Path {
    let half = min(rect.width, rect.height) / 2
    let corner = radius.map { $0.isFinite ? min(max($0, 0), half) : half } ?? half
    return Path(roundedRect: rect, cornerRadius: corner)
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  static var _sizing: _ShapeSizing { .expanding }
}
