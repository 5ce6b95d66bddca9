import Foundation

/// The canvas of a preview.
public enum PreviewLayout: Sendable, Hashable {
  /// The canvas has the size of the device, or the size that the caller specifies.
  case device
  /// The canvas has the view's own size on the device.
  case sizeThatFits
  /// The canvas has this size in points; the view is centered in it.
  case fixed(width: CGFloat, height: CGFloat)
}
