import QuoinCore
import QuoinGeometry

/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay
  case mac = 5
  case vision
}

/// The device in use.
///
/// It is the device named for a picture or report (`--device`, `ImageRenderer.device`), or else an
/// iPhone 16, or a Mac on macOS. If a program creates a view outside of layout, as in a stored
/// property, the device is that of the layout in progress, if any.
@MainActor @preconcurrency
public final class UIDevice {
  public static let current = UIDevice()

  private var device: DeviceProfile { Emission.currentEnvironment.deviceInUse }

  public var userInterfaceIdiom: UIUserInterfaceIdiom { device.idiom }

  /// Xcode's name of the device.
  public var name: String { device.name }

  /// `iPhone`, `iPad`, `Mac`, `Apple TV`, `Apple Watch` or `Apple Vision Pro`.
  public var model: String {
    switch device.platform {
    case .iOS: device.idiom == .pad ? "iPad" : "iPhone"
    case .macOS: "Mac"
    case .tvOS: "Apple TV"
    case .watchOS: "Apple Watch"
    case .visionOS: "Apple Vision Pro"
    }
  }

  public var localizedModel: String { model }

  public var systemName: String {
    device.idiom == .pad ? "iPadOS" : device.platform.rawValue
  }

  /// The system version whose metrics apply.
  public var systemVersion: String {
    "\(Emission.currentEnvironment.systemVersion.rawValue).0"
  }

  /// The orientation in which the device is held.
  ///
  /// A device's orientation is named after its home button and an interface's after its top, so
  /// left and right are swapped.
  public var orientation: UIDeviceOrientation {
    switch device.orientation {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    }
  }
}

/// The orientation in which a device is held.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
  public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
