#if !canImport(Darwin)
  import Foundation
  import QuoinGeometry

  /// Views in a row or a column. They are arranged: see ``layoutSubviews()``.
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

    // MARK: Arranging

    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }
    private var isColumn: Bool { axis == .vertical }
    private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

    private func along(_ size: CGSize) -> CGFloat { isColumn ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { isColumn ? size.width : size.height }

    /// The distances after all shown views but the last.
    private var gaps: [CGFloat] {
      shown.dropLast().map { ownSpacing[ObjectIdentifier($0)] ?? spacing }
    }

    /// What `view` wants where it is as wide as `width` at most: its intrinsic lengths, else those that fit, else those it
    /// has.
    private func wish(of view: UIView, in width: CGFloat) -> CGSize {
      view.wish(in: CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    open override var intrinsicContentSize: CGSize { fitting(.greatestFiniteMagnitude) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fitting(size.width) }

    private func fitting(_ width: CGFloat) -> CGSize {
      let inner = max(width - margins.left - margins.right, 0)
      let wishes = shown.map { wish(of: $0, in: inner) }
      var length = wishes.reduce(0) { $0 + along($1) } + gaps.reduce(0, +)
      if distribution == .fillEqually {
        length =
          CGFloat(wishes.count) * (wishes.map { along($0) }.max() ?? 0) + gaps.reduce(0, +)
      }
      let thickness = wishes.map { across($0) }.max() ?? 0
      let size =
        isColumn
        ? CGSize(width: thickness, height: length) : CGSize(width: length, height: thickness)
      return CGSize(
        width: size.width + margins.left + margins.right,
        height: size.height + margins.top + margins.bottom)
    }

    /// Arranges the views: what is left over goes, or what lacks is taken, by the distribution; with `.fill` from the view
    /// that hugs its content least, or resists compression least, as there UIKit does without constraints of yours.
    open override func layoutSubviews() {
      super.layoutSubviews()
      let room = bounds.inset(by: margins)
      let views = shown
      guard !views.isEmpty else { return }
      let wishes = views.map { wish(of: $0, in: max(room.width, 0)) }
      var gaps = gaps
      let whole = along(room.size)
      var lengths = wishes.map { along($0) }
      let left = whole - lengths.reduce(0, +) - gaps.reduce(0, +)
      let count = CGFloat(views.count)
      switch distribution {
      case .fillEqually:
        lengths = lengths.map { _ in max((whole - gaps.reduce(0, +)) / count, 0) }
      case .fillProportionally:
        let sum = lengths.reduce(0, +)
        let inside = max(whole - gaps.reduce(0, +), 0)
        lengths = lengths.map { sum > 0 ? $0 / sum * inside : inside / count }
      case .equalSpacing where left > 0, .equalCentering where left > 0:
        gaps = gaps.map { $0 + left / (count - 1) }
        if gaps.isEmpty { lengths[0] = whole }
      default:
        let index = giver(of: left, among: views)
        lengths[index] = max(lengths[index] + left, 0)
      }
      place(views, wishes, lengths, gaps + [0], in: room)
    }

    /// Which view takes what is left over, or gives what lacks.
    private func giver(of left: CGFloat, among views: [UIView]) -> Int {
      let priorities = views.map { view in
        left > 0
          ? view.contentHuggingPriority(for: axis)
          : view.contentCompressionResistancePriority(for: axis)
      }
      let least = priorities.map(\.rawValue).min() ?? 0
      // Without constraints UIKit doesn't say which of several alike: the last one stretches in practice.
      return priorities.lastIndex { $0.rawValue == least } ?? 0
    }

    private func place(
      _ views: [UIView], _ wishes: [CGSize], _ lengths: [CGFloat], _ gaps: [CGFloat],
      in room: CGRect
    ) {
      var start = isColumn ? room.minY : room.minX
      let (edge, thickness) = (isColumn ? room.minX : room.minY, across(room.size))
      for (index, view) in views.enumerated() {
        let own = alignment == .fill ? thickness : min(across(wishes[index]), thickness)
        let offset: CGFloat =
          switch alignment {
          case .center: (thickness - own) / 2
          case .trailing, .lastBaseline: thickness - own
          default: 0
          }
        view.frame =
          isColumn
          ? CGRect(x: edge + offset, y: start, width: own, height: lengths[index])
          : CGRect(x: start, y: edge + offset, width: lengths[index], height: own)
        start += lengths[index] + gaps[index]
      }
    }
  }

  extension UIView {
    /// The size that the view wants in `room`: its intrinsic lengths, else the constants that its own constraints give it,
    /// else its present ones.
    func wish(in room: CGSize) -> CGSize {
      let intrinsic = intrinsicContentSize
      func constant(_ attribute: NSLayoutConstraint.Attribute) -> CGFloat? {
        constraints.last {
          $0.firstItem === self && $0.firstAttribute == attribute && $0.secondItem == nil
            && $0.relation == .equal
        }?.constant
      }
      let fitting = sizeThatFits(room)
      return CGSize(
        width: constant(.width)
          ?? (intrinsic.width == Self.noIntrinsicMetric
            ? bounds.width : min(intrinsic.width, max(fitting.width, 0))),
        height: constant(.height)
          ?? (intrinsic.height == Self.noIntrinsicMetric ? bounds.height : max(fitting.height, 0)))
    }
  }
#endif
