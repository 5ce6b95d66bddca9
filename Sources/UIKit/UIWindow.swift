#if !canImport(Darwin)
  import Foundation

  /// The root of a tree of views.
  @MainActor @preconcurrency
  open class UIWindow: UIView {
    open var rootViewController: UIViewController?
  }
#endif
