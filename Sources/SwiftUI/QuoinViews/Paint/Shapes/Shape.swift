import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// An outline that is drawn in a given rectangle.
///
/// Custom shapes are drawn in ``path(in:)``. As a view, a shape is filled with the foreground
/// style.
/// Sizing: h-exp, v-exp unless ``sizeThatFits(_:)`` says otherwise.
public nonisolated protocol Shape: Sendable, Animatable, PrimitiveView {
  /// Returns the figure in `rect`, in points; y points downwards.
  func path(in rect: CGRect) -> Path

  /// The role of the figure.
  static var role: ShapeRole { get }

  /// Whether the figure is mirrored in right-to-left layouts.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// Returns the size of the figure as a view, in points: the whole proposal by default.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// The kind of leaf that represents the figure. Only Quoin's own types implement this.
  static var _sizing: _ShapeSizing { get }

  /// The name of the figure in reports. Only Quoin's own types implement this.
  static var _name: String { get }

  /// Returns the figure with its position in the picture and its container set. Only Quoin's own
  /// types implement this.
  func _placed(at frame: CGRect, in container: ContainerShapeLink?) -> Self

  /// Returns what filling the figure draws. Only Quoin's own types implement this.
  func _outline(in rect: CGRect) -> _ShapeOutline
}

/// The role of a shape.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// The behavior of a figure in right-to-left layouts.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  /// The shape is mirrored in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// The kind of layout leaf that represents a shape.
public enum _ShapeSizing: Hashable, Sendable {
  /// The shape fills the proposal, independently on each axis.
  case expanding
  /// The shape is a square.
  case square
  /// The shape determines its own size.
  case custom
}

/// The outline drawn when a shape is filled: an area, or a line for a shape that is a stroke.
public enum _ShapeOutline: Equatable, Sendable {
  case area(Path)
  case line(Path, StrokeStyle)

  func applying(_ transform: CGAffineTransform) -> _ShapeOutline {
    switch self {
    case .area(let path): .area(path.applying(transform))
    case .line(let path, let style): .line(path.applying(transform), style)
    }
  }
}

extension Shape {
  public static var role: ShapeRole { .fill }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  public static var _sizing: _ShapeSizing { .custom }
  public static var _name: String { String(describing: Self.self) }
  public func _placed(at frame: CGRect, in container: ContainerShapeLink?) -> Self { self }
  public func _outline(in rect: CGRect) -> _ShapeOutline { .area(path(in: rect)) }

  @MainActor @preconcurrency
  public static func _emit(_ view: Self, into emission: Emission) {
    FillShapeView._emit(view.fill(), into: emission)
  }
}
