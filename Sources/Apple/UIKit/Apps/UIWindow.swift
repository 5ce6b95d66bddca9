import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// The root of a view hierarchy.
open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(0)
    public static let statusBar = Level(1000)
    public static let alert = Level(2000)
    public static func + (level: Level, rise: CGFloat) -> Level { Level(level.rawValue + rise) }
    public static func - (level: Level, drop: CGFloat) -> Level { Level(level.rawValue - drop) }
  }

  open var rootViewController: UIViewController? {
    didSet {
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insert(view, at: 0)
    }
  }
  open weak var windowScene: UIWindowScene? {
    didSet {
      oldValue?.remove(self)
      windowScene?.add(self)
    }
  }
  /// Stored only: Quoin doesn't read it.
  open var windowLevel = Level.normal
  open var screen: UIScreen { .main }
  /// Stored only: Quoin doesn't read it.
  open var canResizeToFitContent = false
  open var isKeyWindow: Bool { true }
  open var canBecomeKey: Bool { true }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
  }
  public init(windowScene: UIWindowScene) {
    super.init(frame: UIScreen.main.bounds)
    layer.isHidden = true
    self.windowScene = windowScene
    windowScene.add(self)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func makeKeyAndVisible() {
    isHidden = false
    rootViewController?.appear()
  }
  /// Has no effect: the app's first window is the key window.
  open func makeKey() {}
  /// Has no effect: a window is key from the start.
  open func becomeKey() {}
  /// Has no effect: a window is key from the start.
  open func resignKey() {}
  /// Has no effect: events are not delivered.
  open func sendEvent(_ event: UIEvent) {}
  /// The safe area insets of the current device.
  open override var safeAreaInsets: UIEdgeInsets {
    let insets = ViewEnvironment.current.environment.deviceInUse.safeAreaInsets
    return UIEdgeInsets(
      top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }
  open override var next: UIResponder? { windowScene }

  public nonisolated static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
  public nonisolated static let didResignKeyNotification = Notification.Name(
    "UIWindowDidResignKeyNotification")
  public nonisolated static let didBecomeVisibleNotification = Notification.Name(
    "UIWindowDidBecomeVisibleNotification")
  public nonisolated static let didBecomeHiddenNotification = Notification.Name(
    "UIWindowDidBecomeHiddenNotification")
}
