import Foundation
import QuoinGeometry

/// A row or column of arranged views: see ``layoutSubviews()``.
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  open private(set) var arrangedSubviews: [UIView] = []
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
  /// Stored only: Quoin doesn't read it.
  open var isBaselineRelativeArrangement = false
  private var ownSpacing: [ObjectIdentifier: CGFloat] = [:]

  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  public static let spacingUseSystem = CGFloat(8)

  public override init(frame: CGRect) { super.init(frame: frame) }
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    setNeedsLayout()
  }
  open override func willRemoveSubview(_ subview: UIView) {
    arrangedSubviews.removeAll { $0 === subview }
  }
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    ownSpacing[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    setNeedsLayout()
  }
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    ownSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Arrangement

  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
  private var isColumn: Bool { axis == .vertical }
  private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  /// The distance after each visible view except the last.
  private var gaps: [CGFloat] {
    shown.dropLast().map { ownSpacing[ObjectIdentifier($0)] ?? spacing }
  }

  /// Returns the preferred size of `view` within `width`; see `preferredSize(in:)`.
  private func preferredSize(of view: UIView, in width: CGFloat) -> CGSize {
    view.preferredSize(in: CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  open override var intrinsicContentSize: CGSize { fitting(.greatestFiniteMagnitude) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fitting(size.width) }

  private var arrangement: StackArrangement {
    StackArrangement(
      isColumn: isColumn, distribution: StackArrangement.Distribution(distribution),
      alignment: StackArrangement.Alignment(alignment), gaps: gaps)
  }

  private func fitting(_ width: CGFloat) -> CGSize {
    let inner = max(width - margins.left - margins.right, 0)
    let size = arrangement.size(of: shown.map { preferredSize(of: $0, in: inner) })
    return CGSize(
      width: size.width + margins.left + margins.right,
      height: size.height + margins.top + margins.bottom)
  }

  /// Arranges the views, adding excess space or taking missing space according to the
  /// distribution.
  ///
  /// With `.fill`, the view with the lowest hugging or compression resistance priority changes
  /// its size, as in UIKit without constraints of your own.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: margins)
    let views = shown
    let frames = arrangement.frames(
      of: views.map { preferredSize(of: $0, in: max(room.width, 0)) },
      hugging: views.map { $0.contentHuggingPriority(for: axis) },
      resistance: views.map { $0.contentCompressionResistancePriority(for: axis) }, in: room)
    for (view, frame) in zip(views, frames) { view.frame = frame }
  }
}

extension StackArrangement.Distribution {
  fileprivate init(_ distribution: UIStackView.Distribution) {
    self =
      switch distribution {
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing, .equalCentering: .equalSpacing
      }
  }
}

extension StackArrangement.Alignment {
  fileprivate init(_ alignment: UIStackView.Alignment) {
    self =
      switch alignment {
      case .fill: .fill
      case .leading, .firstBaseline: .start
      case .center: .center
      case .trailing, .lastBaseline: .end
      }
  }
}

extension UIView {
  /// Returns the preferred size of the view in `room`: the constants of its own constraints, else
  /// its intrinsic size as far as it fits, else its current size.
  func preferredSize(in room: CGSize) -> CGSize {
    let intrinsic = intrinsicContentSize
    let fitting = sizeThatFits(room)
    return CGSize(
      width: constraints.length(.width, of: self)
        ?? (intrinsic.width == Self.noIntrinsicMetric
          ? bounds.width : min(intrinsic.width, max(fitting.width, 0))),
      height: constraints.length(.height, of: self)
        ?? (intrinsic.height == Self.noIntrinsicMetric ? bounds.height : max(fitting.height, 0)))
  }
}
