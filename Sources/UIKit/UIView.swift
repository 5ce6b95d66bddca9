#if !canImport(Darwin)
  import Foundation
  import QuoinGeometry
  import QuoinViews

  /// A rectangle in a tree of views.
  @MainActor @preconcurrency
  open class UIView: UIResponder {
    open var bounds: CGRect
    open var center: CGPoint
    open var frame: CGRect {
      get {
        CGRect(
          x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
          height: bounds.height)
      }
      set {
        bounds.size = newValue.size
        center = CGPoint(x: newValue.midX, y: newValue.midY)
      }
    }
    open var backgroundColor: UIColor?

    public init(frame: CGRect) {
      bounds = CGRect(origin: .zero, size: frame.size)
      center = CGPoint(x: frame.midX, y: frame.midY)
      super.init()
    }
    public convenience override init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { nil }

    open private(set) weak var superview: UIView?
    open private(set) var subviews: [UIView] = []

    open func addSubview(_ view: UIView) {
      view.removeFromSuperview()
      subviews.append(view)
      view.superview = self
    }

    open func removeFromSuperview() {
      superview?.subviews.removeAll { $0 === self }
      superview = nil
    }
  }
#endif
