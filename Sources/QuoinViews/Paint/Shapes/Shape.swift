import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// A figure that is drawn into the rectangle it is given.
///
/// To make one of your own, draw it in ``path(in:)``. As a view it is filled with the foreground
/// style.
/// Sizing: h-exp, v-exp unless ``sizeThatFits(_:)`` says otherwise.
public nonisolated protocol Shape: Sendable, Animatable, PrimitiveView {
  /// The figure in `rect`, in points; y grows downwards.
  func path(in rect: CGRect) -> Path

  /// What the figure is for.
  static var role: ShapeRole { get }

  /// Whether the figure is mirrored where text runs from right to left.
  var layoutDirectionBehavior: LayoutDirectionBehavior { get }

  /// The size of the figure as a view, in points: all of the proposal by default.
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Which leaf stands for the figure. Not for users to implement.
  static var _sizing: _ShapeSizing { get }

  /// What reports call the figure. Not for users to implement.
  static var _name: String { get }

  /// The figure with its place in the picture and its container set. Not for users to implement.
  func _placed(at frame: CGRect, in container: ContainerShapeLink?) -> Self

  /// What filling the figure draws. Not for users to implement.
  func _outline(in rect: CGRect) -> _ShapeOutline
}

/// What a shape is for.
public enum ShapeRole: Hashable, Sendable { case fill, stroke, separator }

/// What happens to a figure where text runs from right to left.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  /// Mirrored where text runs from right to left.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

/// Which leaf of the layout tree stands for a shape.
public enum _ShapeSizing: Hashable, Sendable {
  /// Takes the proposal, each axis on its own.
  case expanding
  /// As wide as high.
  case square
  /// Asks the shape.
  case custom
}

/// What filling a shape draws: an area, or, for a shape that is a line already, the line.
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
