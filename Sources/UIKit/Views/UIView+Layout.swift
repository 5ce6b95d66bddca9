#if !canImport(Darwin)
  import Foundation

  extension UIView {
    /// Follows a change of the size of the view around, as the mask says.
    func autoresize(in size: CGSize, from old: CGSize) {
      guard !autoresizingMask.isEmpty else { return }
      let (x, width) = Self.autoresized(
        frame.minX, frame.width, old.width, size.width - old.width,
        autoresizingMask.contains(.flexibleLeftMargin), autoresizingMask.contains(.flexibleWidth),
        autoresizingMask.contains(.flexibleRightMargin))
      let (y, height) = Self.autoresized(
        frame.minY, frame.height, old.height, size.height - old.height,
        autoresizingMask.contains(.flexibleTopMargin), autoresizingMask.contains(.flexibleHeight),
        autoresizingMask.contains(.flexibleBottomMargin))
      frame = CGRect(x: x, y: y, width: width, height: height)
    }

    /// Shares `change` among the flexible ones of the three parts, by how long they are; alike where they have no length.
    private static func autoresized(
      _ start: CGFloat, _ length: CGFloat, _ whole: CGFloat, _ change: CGFloat, _ before: Bool,
      _ inside: Bool, _ after: Bool
    ) -> (CGFloat, CGFloat) {
      let parts = [start, length, whole - start - length]
      let flexible = [before, inside, after]
      let sum = zip(parts, flexible).reduce(0) { $0 + ($1.1 ? $1.0 : 0) }
      let count = flexible.filter { $0 }.count
      guard count > 0 else { return (start, length) }
      func part(_ index: Int) -> CGFloat {
        guard flexible[index] else { return parts[index] }
        return parts[index] + change * (sum > 0 ? parts[index] / sum : 1 / CGFloat(count))
      }
      return (part(0), part(1))
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

    /// The smallest size that the view answers with: zero, or what its content wants.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The largest size that the view answers with.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// The size that fits best into `targetSize`; constraints have no say in it.
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
    /// The same, with the width or height of `targetSize` where that is required.
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
#endif
