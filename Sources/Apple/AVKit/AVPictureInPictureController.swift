import AVFoundation
import UIKit

/// The delegate of picture in picture.
@MainActor @preconcurrency
public protocol AVPictureInPictureControllerDelegate: NSObjectProtocol {
  func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error)
  func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController)
  func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void)
}

extension AVPictureInPictureControllerDelegate {
  public func pictureInPictureControllerWillStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureControllerDidStartPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    failedToStartPictureInPictureWithError error: any Error
  ) {}
  public func pictureInPictureControllerWillStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureControllerDidStopPictureInPicture(
    _ pictureInPictureController: AVPictureInPictureController
  ) {}
  public func pictureInPictureController(
    _ pictureInPictureController: AVPictureInPictureController,
    restoreUserInterfaceForPictureInPictureStopWithCompletionHandler completionHandler:
      @escaping (Bool) -> Void
  ) {
    completionHandler(true)
  }
}

/// A video in a window above other apps. It isn't supported, so starting it fails.
@MainActor
open class AVPictureInPictureController: NSObject {
  open class func isPictureInPictureSupported() -> Bool { false }
  open class var pictureInPictureButtonStartImage: UIImage {
    UIImage(systemName: "pip.enter") ?? UIImage()
  }
  open class var pictureInPictureButtonStopImage: UIImage {
    UIImage(systemName: "pip.exit") ?? UIImage()
  }

  public let playerLayer: AVPlayerLayer
  open weak var delegate: (any AVPictureInPictureControllerDelegate)?
  /// Stored only: Quoin doesn't read it.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Stored only: Quoin doesn't read it.
  open var requiresLinearPlayback = false
  open var isPictureInPicturePossible: Bool { false }
  open var isPictureInPictureActive: Bool { false }
  open var isPictureInPictureSuspended: Bool { false }

  /// Creates a controller, although picture in picture isn't supported.
  public init?(playerLayer: AVPlayerLayer) { self.playerLayer = playerLayer }

  /// Reports an error to the delegate.
  open func startPictureInPicture() {
    delegate?.pictureInPictureController(
      self, failedToStartPictureInPictureWithError: CocoaError(.featureUnsupported))
  }
  /// Has no effect: picture in picture isn't active.
  open func stopPictureInPicture() {}
  /// Has no effect: picture in picture isn't active.
  open func invalidatePlaybackState() {}
}

/// The delegate of the button for other screens and speakers.
@MainActor @preconcurrency
public protocol AVRoutePickerViewDelegate: NSObjectProtocol {
  func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView)
  func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView)
}

extension AVRoutePickerViewDelegate {
  public func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
  public func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {}
}

/// The button for other screens and speakers. It is drawn empty, because there are none.
open class AVRoutePickerView: UIView {
  open weak var delegate: (any AVRoutePickerViewDelegate)?
  /// Stored only: Quoin doesn't read it.
  open var activeTintColor: UIColor! = .systemBlue
  /// Stored only: Quoin doesn't read it.
  open var prioritizesVideoDevices = false
}
