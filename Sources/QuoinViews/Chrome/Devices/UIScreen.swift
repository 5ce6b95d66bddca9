import Foundation
import QuoinCore
import QuoinGeometry

/// The screen of the device in use (see ``UIDevice``). Lengths are points, unless they are native.
@MainActor @preconcurrency
public final class UIScreen {
  public static let main = UIScreen()

  private var device: DeviceProfile { Emission.currentEnvironment.deviceInUse }

  /// The screen in its present orientation.
  public var bounds: CGRect { CGRect(origin: .zero, size: device.size) }

  /// Pixels a point.
  public var scale: CGFloat { device.displayScale }

  /// The panel in pixels, upright in every orientation.
  public var nativeBounds: CGRect { CGRect(origin: .zero, size: device.nativeSize) }

  /// Pixels of the panel a point.
  public var nativeScale: CGFloat {
    let upright = min(device.size.width, device.size.height)
    return min(device.nativeSize.width, device.nativeSize.height) / upright
  }
}

/// The screen of a Mac, which is as large as the window in use. Lengths are points.
@MainActor @preconcurrency
public final class NSScreen {
  public static let main: NSScreen? = NSScreen()

  private var device: DeviceProfile { Emission.currentEnvironment.deviceInUse }

  public var frame: CGRect { CGRect(origin: .zero, size: device.size) }

  /// The part that menus and the dock leave free: all of it, as pictures have neither.
  public var visibleFrame: CGRect { frame }

  /// Pixels a point.
  public var backingScaleFactor: CGFloat { device.displayScale }
}
