import Foundation
import QuoinCore
import QuoinGeometry

/// A rectangle with rounded corners, continuous by default.
/// Sizing: h-exp, v-exp.
public nonisolated struct RoundedRectangle: InsettableShape, _InsettablePrimitive, Hashable {
  /// The corner radii in points; if they don't fit, both are reduced proportionally.
  public var cornerSize: CGSize
  public var style: RoundedCornerStyle

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
    self.style = style
  }

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    let corner = CGSize(width: cornerSize.width - amount, height: cornerSize.height - amount)
    return Path(roundedRect: rect, cornerSize: corner, style: style)
  }

  public var animatableData: CGSize.AnimatableData {
    get { cornerSize.animatableData }
    set { cornerSize.animatableData = newValue }
  }

  public static var _name: String { "RoundedRectangle" }
}

/// A rectangle with a radius for each corner. Sizing: h-exp, v-exp.
public nonisolated struct UnevenRoundedRectangle: InsettableShape, _InsettablePrimitive, Hashable {
  public var cornerRadii: RectangleCornerRadii
  public var style: RoundedCornerStyle

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
  }

  public func _path(in rect: CGRect, insetBy amount: CGFloat) -> Path {
    var path = Path()
    path.addRoundedRect(
      in: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: cornerRadii.topLeading - amount,
        bottomLeading: cornerRadii.bottomLeading - amount,
        bottomTrailing: cornerRadii.bottomTrailing - amount,
        topTrailing: cornerRadii.topTrailing - amount), style: style)
    return path
  }

  public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  public var animatableData: RectangleCornerRadii.AnimatableData {
    get { cornerRadii.animatableData }
    set { cornerRadii.animatableData = newValue }
  }

  public static var _name: String { "UnevenRoundedRectangle" }
}

extension Shape where Self == RoundedRectangle {
  /// Returns a rectangle with corners of this size.
  /// Sizing: h-exp, v-exp.
  public static func rect(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerSize: cornerSize, style: style)
  }

  /// Returns a rectangle with corners of this radius.
  /// Sizing: h-exp, v-exp.
  public static func rect(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) -> Self {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// Returns a rectangle with a radius for each corner.
  /// Sizing: h-exp, v-exp.
  public static func rect(
    cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
  }

  /// Returns a rectangle with a radius for each corner.
  /// Sizing: h-exp, v-exp.
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> Self {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
