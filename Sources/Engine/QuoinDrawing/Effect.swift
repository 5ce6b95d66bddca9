import Foundation
import QuoinGeometry

/// An effect on the items between a push and its pop.
///
/// Every effect except a transform composites its group into one picture, and then blends that
/// picture with the items below it.
public enum Effect: Equatable, Sendable, Codable {
  /// Draws only inside the path.
  case clip(path: Path, evenOdd: Bool)
  /// Draws the group as a whole with an opacity, 0…1.
  case opacity(Double)
  /// Draws the group over its own blurred silhouette in `color`, moved by `offset`; the Gaussian
  /// blur has a standard deviation of `radius` points.
  case shadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
  /// Draws a shadow of the group's surroundings on the group: the area outside its silhouette,
  /// blurred likewise, appears inside it.
  case innerShadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
  /// Blurs the group with a Gaussian whose standard deviation is `radius` points. In an opaque
  /// blur, every pixel that isn't empty becomes opaque.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// Changes the group's colors.
  case recolor(ColorMatrix)
  /// Makes the group black, with its luminance (ColorMatrix.luminance) as its opacity.
  case luminanceToAlpha
  /// Blends the group as a whole with what the enclosing group has drawn so far.
  case blend(Blending)
  /// Composites the group into one picture, without any other effect.
  case isolate
  /// Masks the group by the opacity of the ``maskShape`` at its beginning. Without one, the group
  /// shows nothing.
  case mask
  /// The first group in a ``mask``, of which only the opacity matters. Anywhere else, its items are
  /// invisible.
  case maskShape
  case transform(CGAffineTransform)
  /// Marks the group as a part of a document, such as a heading, without any visible effect.
  /// Formats without document structure ignore it.
  case element(DocumentElement)
}
