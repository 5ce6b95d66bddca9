import Foundation
import QuoinGeometry

/// What happens to the items between a push and its pop.
///
/// Every effect but a transform makes one picture of its group before anything is blended with what lies
/// below.
public enum Effect: Equatable, Sendable, Codable {
  /// Only what lies inside the path is drawn.
  case clip(path: Path, evenOdd: Bool)
  /// The group as a whole is drawn at `0…1` opacity.
  case opacity(Double)
  /// The group is drawn over its own blurred silhouette: Gaussian with sigma = `radius` points, moved by
  /// `offset`, in `color`.
  case shadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
  /// The surroundings of the group cast a shadow on it: everything outside its silhouette, blurred as above,
  /// shows inside.
  case innerShadow(color: ResolvedColor, radius: CGFloat, offset: CGSize)
  /// The group is blurred: Gaussian with sigma = `radius` points. An opaque blur keeps no transparency: wherever
  /// the result has any colour, it covers fully.
  case blur(radius: CGFloat, isOpaque: Bool)
  /// The group's colours are changed.
  case recolor(ColorMatrix)
  /// The group becomes black, as opaque as it was bright (ColorMatrix.luminance).
  case luminanceToAlpha
  /// The group as a whole is blended with what the group around it has drawn so far.
  case blend(Blending)
  /// The group is made one picture, and nothing else happens to it.
  case isolate
  /// The group shows where, and as much as, the ``maskShape`` that it begins with is opaque. Without one it
  /// shows nothing.
  case mask
  /// The first group in a ``mask``: it is not drawn, only its opacity counts. Anywhere else its items are not seen.
  case maskShape
  case transform(CGAffineTransform)
  /// The group is a part of a document, such as a heading: nothing of it is seen. Formats without parts leave it out.
  case element(DocumentElement)
}
