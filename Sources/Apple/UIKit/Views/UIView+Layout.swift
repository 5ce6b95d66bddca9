import Foundation

extension UIView {
  /// Adapts the frame to a new size of the superview, according to the autoresizing mask.
  func autoresize(in size: CGSize, from old: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let (x, width) = Autoresizing.span(
      frame.minX, frame.width, in: old.width, by: size.width - old.width,
      flexible: autoresizingMask.contains(.flexibleLeftMargin),
      autoresizingMask.contains(.flexibleWidth), autoresizingMask.contains(.flexibleRightMargin))
    let (y, height) = Autoresizing.span(
      frame.minY, frame.height, in: old.height, by: size.height - old.height,
      flexible: autoresizingMask.contains(.flexibleTopMargin),
      autoresizingMask.contains(.flexibleHeight), autoresizingMask.contains(.flexibleBottomMargin)
    )
    frame = CGRect(x: x, y: y, width: width, height: height)
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    hugging[axis.rawValue]
  }
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    hugging[axis.rawValue] = priority
    setNeedsLayout()
  }
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { resistance[axis.rawValue] }
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    resistance[axis.rawValue] = priority
    setNeedsLayout()
  }

  /// The target for the smallest fitting size, which is zero.
  public static let layoutFittingCompressedSize = CGSize.zero
  /// The target for the largest fitting size.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// Returns the intrinsic size of the view, or the size that fits `targetSize` on an axis
  /// without one. Constraints have no effect on it.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    let fitting = CGSize(
      width: targetSize.width > 0 ? targetSize.width : .greatestFiniteMagnitude,
      height: targetSize.height > 0 ? targetSize.height : .greatestFiniteMagnitude)
    let intrinsic = intrinsicContentSize
    let answer = sizeThatFits(fitting)
    return CGSize(
      width: intrinsic.width == Self.noIntrinsicMetric ? answer.width : intrinsic.width,
      height: intrinsic.height == Self.noIntrinsicMetric ? answer.height : intrinsic.height)
  }
  /// Returns the size that fits `targetSize`, with its width or height where that is required.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize {
    let answer = sizeThatFits(targetSize)
    return CGSize(
      width: horizontal == .required ? targetSize.width : answer.width,
      height: vertical == .required ? targetSize.height : answer.height)
  }
}
