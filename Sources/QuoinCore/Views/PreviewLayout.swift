import Foundation

/// The canvas of a preview.
public enum PreviewLayout: Sendable, Hashable {
  /// The device, or the size that the caller asks for.
  case device
  /// As large as the view wants to be on the device.
  case sizeThatFits
  /// A canvas of this size in points; the view stands in its centre.
  case fixed(width: CGFloat, height: CGFloat)
}
