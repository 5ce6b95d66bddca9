import Foundation

public typealias UILayoutPriority = _LayoutPriority

extension _LayoutPriority {
  public static let dragThatCanResizeScene = _LayoutPriority(510)
  public static let sceneSizeStayPut = _LayoutPriority(500)
  public static let dragThatCannotResizeScene = _LayoutPriority(490)
  public static let fittingSizeLevel = _LayoutPriority(50)
}

/// A rectangle that constraints can refer to.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject, _Constrained {
  open weak var owningView: UIView?
  open var identifier = ""
  /// The guide's frame in its view: the view's bounds.
  open var layoutFrame: CGRect { owningView?.bounds ?? .zero }

  public override init() {}
  init(owningView: UIView) { self.owningView = owningView }
  public func _keep(_ constraint: NSLayoutConstraint, _ isActive: Bool) {
    owningView?._keep(constraint, isActive)
  }
}

/// The area that the keyboard covers: none.
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Stored only: Quoin doesn't read it.
  open var followsUndockedKeyboard = false
  /// Stored only: Quoin doesn't read it.
  open var usesBottomSafeArea = true
}
