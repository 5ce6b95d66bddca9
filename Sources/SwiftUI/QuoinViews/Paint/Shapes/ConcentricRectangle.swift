import Foundation
import QuoinCore
import QuoinGeometry

/// A rectangle whose corners are concentric to those of the container's shape.
///
/// The radius of each corner is that of the container's corner minus the distance between the
/// corners, the larger of the horizontal and the vertical one. Without a container shape the
/// corners have their minimum (Rules/ShapesAndImages.md#concentric-corners).
/// Sizing: h-exp, v-exp.
public nonisolated struct ConcentricRectangle: Shape {
  private let corners: RoundedRectangularShapeCorners
  /// The groups of corners that get the largest radius of the group.
  private let groups: [Edge.Corner.Set]
  private var radii: RectangleCornerRadii

  private init(
    _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style,
    _ bottomLeading: Edge.Corner.Style, _ bottomTrailing: Edge.Corner.Style,
    uniform groups: [Edge.Corner.Set] = []
  ) {
    corners = RoundedRectangularShapeCorners(
      topLeading: topLeading, topTrailing: topTrailing, bottomLeading: bottomLeading,
      bottomTrailing: bottomTrailing)
    self.groups = groups
    radii = corners.radii.uniform(in: groups)
  }

  /// Creates a rectangle with concentric corners.
  public init() { self.init(corners: .concentric) }

  /// Creates a rectangle with corners of one style, with `isUniform` all of the largest radius.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(corners, corners, corners, corners, uniform: isUniform ? [.all] : [])
  }

  /// Creates a rectangle with a style for each corner.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner)
  }

  /// Creates a rectangle whose top corners have the same radius.
  public init(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner,
      uniform: [.top])
  }

  /// Creates a rectangle whose bottom corners have the same radius.
  public init(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners,
      uniform: [.bottom])
  }

  /// Creates a rectangle whose top corners have one radius, and whose bottom corners another.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners,
      uniform: [.top, .bottom])
  }

  /// Creates a rectangle whose leading corners have the same radius.
  public init(
    uniformLeadingCorners: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, topTrailingCorner, uniformLeadingCorners, bottomTrailingCorner,
      uniform: [.leading])
  }

  /// Creates a rectangle whose trailing corners have the same radius.
  public init(
    uniformTrailingCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner, uniformTrailingCorners, bottomLeadingCorner, uniformTrailingCorners,
      uniform: [.trailing])
  }

  /// Creates a rectangle whose leading corners have one radius, and whose trailing corners another.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {
    self.init(
      uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners,
      uniform: [.leading, .trailing])
  }

  public func path(in rect: CGRect) -> Path {
    var path = Path()
    path.addRoundedRect(in: rect, cornerRadii: radii, style: .continuous)
    return path
  }

  public func _placed(at frame: CGRect, in container: ContainerShapeLink?) -> Self {
    guard let container else { return self }
    let outer = container.frame
    guard let around = container.corners(outer.size)?.radii else { return self }
    let left = max(0, frame.minX - outer.minX)
    let right = max(0, outer.maxX - frame.maxX)
    let top = max(0, frame.minY - outer.minY)
    let bottom = max(0, outer.maxY - frame.maxY)
    let (start, end) = container.isRightToLeft ? (right, left) : (left, right)
    var shape = self
    shape.radii =
      RectangleCornerRadii(
        topLeading: corners.topLeading.radius(
          inside: around.topLeading, distance: max(start, top)),
        bottomLeading: corners.bottomLeading.radius(
          inside: around.bottomLeading, distance: max(start, bottom)),
        bottomTrailing: corners.bottomTrailing.radius(
          inside: around.bottomTrailing, distance: max(end, bottom)),
        topTrailing: corners.topTrailing.radius(
          inside: around.topTrailing, distance: max(end, top))
      ).uniform(in: groups)
    return shape
  }

  public static var _sizing: _ShapeSizing { .expanding }
  public static var _name: String { "ConcentricRectangle" }
}

extension Edge.Corner.Set {
  fileprivate static let top: Self = [.topLeading, .topTrailing]
  fileprivate static let bottom: Self = [.bottomLeading, .bottomTrailing]
  fileprivate static let leading: Self = [.topLeading, .bottomLeading]
  fileprivate static let trailing: Self = [.topTrailing, .bottomTrailing]
}

extension RectangleCornerRadii {
  private static let paths: [(Edge.Corner.Set, WritableKeyPath<Self, CGFloat> & Sendable)] = [
    (.topLeading, \.topLeading), (.topTrailing, \.topTrailing),
    (.bottomLeading, \.bottomLeading), (.bottomTrailing, \.bottomTrailing),
  ]

  /// Returns the radii with the largest of each group for all its corners.
  fileprivate func uniform(in groups: [Edge.Corner.Set]) -> Self {
    var radii = self
    for group in groups {
      let paths = Self.paths.filter { group.contains($0.0) }.map(\.1)
      let largest = paths.map { self[keyPath: $0] }.max() ?? 0
      for path in paths { radii[keyPath: path] = largest }
    }
    return radii
  }
}

extension Shape where Self == ConcentricRectangle {
  /// Returns a rectangle with corners of one style.
  /// Sizing: h-exp, v-exp.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> Self {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }

  /// Returns a rectangle with a style for each corner.
  /// Sizing: h-exp, v-exp.
  public static func rect(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
    bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
      bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Returns a rectangle whose top corners have the same radius.
  /// Sizing: h-exp, v-exp.
  public static func rect(
    uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  /// Returns a rectangle whose bottom corners have the same radius.
  /// Sizing: h-exp, v-exp.
  public static func rect(
    uniformBottomCorners: Edge.Corner.Style, topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style
  ) -> Self {
    ConcentricRectangle(
      uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
      topTrailingCorner: topTrailingCorner)
  }
}
