import Foundation
import QuoinCore
import QuoinGeometry

/// The screen of the device in use (see ``UIDevice``). Lengths are in points, except for native
/// ones.
@MainActor @preconcurrency
public final class UIScreen {
  public static let main = UIScreen()

  private var device: DeviceProfile { Emission.currentEnvironment.deviceInUse }

  /// The screen's bounds in its current orientation.
  public var bounds: CGRect { CGRect(origin: .zero, size: device.size) }

  /// The number of pixels per point.
  public var scale: CGFloat { device.displayScale }

  /// The panel in pixels, always upright.
  public var nativeBounds: CGRect { CGRect(origin: .zero, size: device.nativeSize) }

  /// Pixels of the panel per point.
  public var nativeScale: CGFloat {
    let upright = min(device.size.width, device.size.height)
    return min(device.nativeSize.width, device.nativeSize.height) / upright
  }
}

/// The screen of a Mac, which has the size of the window in use. Lengths are in points.
@MainActor @preconcurrency
public final class NSScreen {
  public static let main: NSScreen? = NSScreen()

  private var device: DeviceProfile { Emission.currentEnvironment.deviceInUse }

  public var frame: CGRect { CGRect(origin: .zero, size: device.size) }

  /// The part that the menu bar and the Dock leave free: all of it, as pictures have neither.
  public var visibleFrame: CGRect { frame }

  /// The number of pixels per point.
  public var backingScaleFactor: CGFloat { device.displayScale }
}
