import Foundation

/// The canvas of a preview.
public enum PreviewLayout: Sendable, Hashable {
  /// The device, or the size that the caller specifies.
  case device
  /// The view's own size on the device.
  case sizeThatFits
  /// A canvas of this size in points, in which the view is centered.
  case fixed(width: CGFloat, height: CGFloat)
}
