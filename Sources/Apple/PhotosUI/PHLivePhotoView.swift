// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import QuoinNeighbours
import SwiftUI
@_exported import UIKit

public enum PHLivePhotoViewPlaybackStyle: Int, Sendable {
  case undefined
  case full
  case hint
}

/// The delegate of a live photo's view.
@MainActor @preconcurrency
public protocol PHLivePhotoViewDelegate: NSObjectProtocol {
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle)
  func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  )
}

extension PHLivePhotoViewDelegate {
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView,
    willBeginPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
  public func livePhotoView(
    _ livePhotoView: PHLivePhotoView, didEndPlaybackWith playbackStyle: PHLivePhotoViewPlaybackStyle
  ) {}
}

/// A view of a live photo. It is empty, because there are no live photos.
open class PHLivePhotoView: UIView {
  /// Stored only: Quoin doesn't read it.
  open var livePhoto: PHLivePhoto?
  open weak var delegate: (any PHLivePhotoViewDelegate)?
  /// Stored only: Quoin doesn't read it.
  open var isMuted = false

  /// Has no effect: there is no live photo.
  open func startPlayback(with playbackStyle: PHLivePhotoViewPlaybackStyle) {}
  /// Has no effect: there is no live photo.
  open func stopPlayback() {}
}

extension PHPhotoLibrary {
  /// Has no effect: there are no photos to choose.
  @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}
  /// Returns no photos, because there are none to choose.
  @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) async
    -> [String]
  { [] }
}
