import Foundation
import QuoinCore
import QuoinGeometry

// Curves in the results are polylines that deviate by at most a twentieth of a point.

extension Path {
  private func combined(
    with other: Path, eoFill: Bool, _ isInside: @escaping (Bool, Bool) -> Bool
  ) -> Path {
    func counts(_ winding: Int) -> Bool { eoFill ? winding % 2 != 0 : winding != 0 }
    var builder = RegionBuilder(self, other) { isInside(counts($0), counts($1)) }
    return builder.path()
  }

  /// Returns the area inside this path or `other`.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 || $1 }
  }

  /// Returns the area inside both this path and `other`.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && $1 }
  }

  /// Returns the area inside this path but not inside `other`.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 && !$1 }
  }

  /// Returns the area inside exactly one of this path and `other`.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, eoFill: eoFill) { $0 != $1 }
  }

  /// Returns the same area without intersecting lines, so that both fill rules are equivalent.
  public func normalized(eoFill: Bool = true) -> Path {
    combined(with: Path(), eoFill: eoFill) { inside, _ in inside }
  }
}

/// Two shapes in one rectangle, combined into one.
/// Sizing: as the first.
public nonisolated struct _CombinedShape<Base: Shape, Other: Shape>: _DerivedShape {
  enum Operation { case union, intersection, subtraction, symmetricDifference }
  public var shape: Base
  let other: Other
  let operation: Operation
  let eoFill: Bool

  public func path(in rect: CGRect) -> Path {
    let (first, second) = (shape.path(in: rect), other.path(in: rect))
    return switch operation {
    case .union: first.union(second, eoFill: eoFill)
    case .intersection: first.intersection(second, eoFill: eoFill)
    case .subtraction: first.subtracting(second, eoFill: eoFill)
    case .symmetricDifference: first.symmetricDifference(second, eoFill: eoFill)
    }
  }
}

extension Shape {
  /// Returns the area inside this shape or `other`, both in the same rectangle.
  /// Sizing: as this shape.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(shape: self, other: other, operation: .union, eoFill: eoFill)
  }

  /// Returns the area inside both this shape and `other`.
  /// Sizing: as this shape.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(shape: self, other: other, operation: .intersection, eoFill: eoFill)
  }

  /// Returns the area inside this shape but not inside `other`.
  /// Sizing: as this shape.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(shape: self, other: other, operation: .subtraction, eoFill: eoFill)
  }

  /// Returns the area inside exactly one of this shape and `other`.
  /// Sizing: as this shape.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(shape: self, other: other, operation: .symmetricDifference, eoFill: eoFill)
  }
}
