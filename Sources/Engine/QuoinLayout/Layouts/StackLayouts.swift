import Foundation
import QuoinGeometry

/// The layout of an `HStack`, as a value. Sizing: h-neu, v-neu (as its views).
@frozen
public struct HStackLayout: _NativeLayout, Sendable {
  /// The line along which the views align.
  public var alignment: VerticalAlignment
  /// The distance between neighbors, in points; `nil` for the distance that each pair prefers.
  public var spacing: CGFloat?
  public typealias Cache = _StackCache

  @inlinable
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    LayoutProperties(orientation: .horizontal)
  }
  public var orientation: Axis? { .horizontal }
  public func begin(in tree: LayoutTree) {
    tree.beginStack(
      .horizontal, alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing)
  }
}

/// The layout of a `VStack`, as a value. Sizing: h-neu, v-neu (as its views).
@frozen
public struct VStackLayout: _NativeLayout, Sendable {
  /// The line along which the views align.
  public var alignment: HorizontalAlignment
  /// The distance between neighbors, in points; `nil` for the distance that each pair prefers.
  public var spacing: CGFloat?
  public typealias Cache = _StackCache

  @inlinable
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties { LayoutProperties(orientation: .vertical) }
  public var orientation: Axis? { .vertical }
  public func begin(in tree: LayoutTree) {
    tree.beginStack(
      .vertical, alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing)
  }
}

/// The layout of a `ZStack`, as a value. Sizing: h-neu, v-neu (as its views).
@frozen
public struct ZStackLayout: _NativeLayout, Sendable {
  /// The point at which the views align.
  public var alignment: Alignment
  public typealias Cache = _StackCache

  @inlinable
  public init(alignment: Alignment = .center) { self.alignment = alignment }

  public var orientation: Axis? { nil }
  public func begin(in tree: LayoutTree) { tree.beginZStack(alignment: alignment) }
}

extension LayoutProperties {
  init(orientation: Axis?) {
    self.init()
    stackOrientation = orientation
  }
}
