import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A row or column of arranged views: see ``layout()``.
open class NSStackView: NSView {
  public enum Distribution: Int, Sendable {
    case gravityAreas = -1
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  public enum Gravity: Int, Sendable {
    case leading = 1
    case center, trailing
    public static let top = Gravity.leading
    public static let bottom = Gravity.trailing
  }

  open private(set) var arrangedSubviews: [NSView] = []
  open var views: [NSView] { arrangedSubviews }
  open var orientation = NSUserInterfaceLayoutOrientation.horizontal {
    didSet { needsLayout = true }
  }
  open var distribution = Distribution.gravityAreas { didSet { needsLayout = true } }
  open var alignment = NSLayoutConstraint.Attribute.centerY { didSet { needsLayout = true } }
  open var spacing: CGFloat = 8 { didSet { needsLayout = true } }
  open var edgeInsets = NSEdgeInsets() { didSet { needsLayout = true } }
  /// Stored only: Quoin doesn't read it.
  open var detachesHiddenViews = true
  private var ownSpacing: [ObjectIdentifier: CGFloat] = [:]

  public override init(frame frameRect: NSRect) { super.init(frame: frameRect) }
  public convenience init(views: [NSView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func addArrangedSubview(_ view: NSView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }
  open func insertArrangedSubview(_ view: NSView, at insertionIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(insertionIndex, 0), arrangedSubviews.count))
    if view.superview !== self { addSubview(view) }
    needsLayout = true
  }
  open func removeArrangedSubview(_ view: NSView) {
    arrangedSubviews.removeAll { $0 === view }
    needsLayout = true
  }
  open override func willRemoveSubview(_ subview: NSView) {
    arrangedSubviews.removeAll { $0 === subview }
  }
  open func addView(_ view: NSView, in gravity: Gravity) { addArrangedSubview(view) }
  open func removeView(_ view: NSView) {
    removeArrangedSubview(view)
    view.removeFromSuperview()
  }
  open func setViews(_ views: [NSView], in gravity: Gravity) {
    arrangedSubviews.forEach(removeView)
    views.forEach(addArrangedSubview)
  }
  open func setCustomSpacing(_ spacing: CGFloat, after view: NSView) {
    ownSpacing[ObjectIdentifier(view)] = spacing
    needsLayout = true
  }
  open func customSpacing(after view: NSView) -> CGFloat {
    ownSpacing[ObjectIdentifier(view)] ?? spacing
  }
  open func setHuggingPriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { setContentHuggingPriority(priority, for: orientation) }
  open func setClippingResistancePriority(
    _ priority: NSLayoutConstraint.Priority, for orientation: NSLayoutConstraint.Orientation
  ) { setContentCompressionResistancePriority(priority, for: orientation) }

  private var shown: [NSView] { arrangedSubviews.filter { !$0.isHidden } }
  private var isColumn: Bool { orientation == .vertical }
  private var arrangement: StackArrangement {
    let distribution: StackArrangement.Distribution =
      switch distribution {
      case .gravityAreas: .packed
      case .fill: .fill
      case .fillEqually: .fillEqually
      case .fillProportionally: .fillProportionally
      case .equalSpacing, .equalCentering: .equalSpacing
      }
    let alignment: StackArrangement.Alignment =
      switch alignment {
      case .leading, .left, .top: .start
      case .trailing, .right, .bottom: .end
      case .width, .height: .fill
      default: .center
      }
    return StackArrangement(
      isColumn: isColumn, distribution: distribution, alignment: alignment,
      gaps: shown.dropLast().map { customSpacing(after: $0) })
  }

  open override var intrinsicContentSize: NSSize {
    let size = arrangement.size(of: shown.map(\.preferredSize))
    return NSSize(
      width: size.width + edgeInsets.left + edgeInsets.right,
      height: size.height + edgeInsets.top + edgeInsets.bottom)
  }

  /// Arranges the views according to the distribution; with `.gravityAreas`, all of them from the
  /// start.
  open override func layout() {
    super.layout()
    let room = CGRect(
      x: edgeInsets.left, y: edgeInsets.top,
      width: frame.width - edgeInsets.left - edgeInsets.right,
      height: frame.height - edgeInsets.top - edgeInsets.bottom)
    let views = shown
    let axis: NSLayoutConstraint.Orientation = isColumn ? .vertical : .horizontal
    let frames = arrangement.frames(
      of: views.map(\.preferredSize), hugging: views.map { $0.contentHuggingPriority(for: axis) },
      resistance: views.map { $0.contentCompressionResistancePriority(for: axis) }, in: room)
    for (view, frame) in zip(views, frames) { view.frame = own(frame) }
  }
}

public enum NSUserInterfaceLayoutOrientation: Int, Sendable { case horizontal, vertical }

extension NSView {
  /// The preferred size of the view: the constants of its own constraints, else its intrinsic
  /// size, else its present size.
  fileprivate var preferredSize: CGSize {
    let intrinsic = intrinsicContentSize
    return CGSize(
      width: constraints.length(.width, of: self)
        ?? (intrinsic.width >= 0 ? intrinsic.width : frame.width),
      height: constraints.length(.height, of: self)
        ?? (intrinsic.height >= 0 ? intrinsic.height : frame.height))
  }
}
