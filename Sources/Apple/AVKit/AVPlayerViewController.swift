import SwiftUI
@_exported import UIKit

@MainActor @preconcurrency
public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {
  func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController)
  func playerViewControllerDidStopPictureInPicture(_ playerViewController: AVPlayerViewController)
}

extension AVPlayerViewControllerDelegate {
  public func playerViewControllerWillStartPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
  public func playerViewControllerDidStopPictureInPicture(
    _ playerViewController: AVPlayerViewController
  ) {}
}

/// A video player with controls, drawn like `VideoPlayer`: a dark surface with a player symbol.
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer?
  /// Stored only: Quoin doesn't read it.
  open var requiresLinearPlayback = false
  /// Stored only: Quoin doesn't read it.
  open var showsPlaybackControls = true
  /// Stored only: Quoin doesn't read it.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Stored only: Quoin doesn't read it.
  open var allowsPictureInPicturePlayback = true
  /// Stored only: Quoin doesn't read it.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Stored only: Quoin doesn't read it.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Stored only: Quoin doesn't read it.
  open var exitsFullScreenWhenPlaybackEnds = false
  /// Stored only: Quoin doesn't read it.
  open var updatesNowPlayingInfoCenter = true
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var isReadyForDisplay: Bool { false }
  open var videoBounds: CGRect { .zero }
  open var contentOverlayView: UIView? { viewIfLoaded }

  open override func loadView() { view = VideoView(self) }
}

private final class VideoView: UIView {
  private weak var owner: AVPlayerViewController?

  init(_ controller: AVPlayerViewController) {
    owner = controller
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override var _rendering: AnyView? { AnyView(VideoSurface(player: owner?.player)) }
}
