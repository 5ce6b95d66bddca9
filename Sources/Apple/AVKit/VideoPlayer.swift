@_exported import AVFoundation
import QuoinNeighbours
import SwiftUI

/// A video player with an overlay. There is no decoder, so it draws a dark surface with a player
/// symbol, with the layout of the real player.
///
/// Sizing: takes what is proposed; 10 points where nothing is.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// Creates a player with an overlay.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  public var body: some View {
    VideoSurface(player: player).overlay { overlay }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// Creates a player.
  public init(player: AVPlayer?) {
    self.init(player: player) { EmptyView() }
  }
}

/// A placeholder for a video: a black surface with a triangle and the name of the file.
struct VideoSurface: View {
  let player: AVPlayer?

  private var name: String {
    let asset = player?.currentItem?.asset as? AVURLAsset
    return asset?.url.lastPathComponent ?? ""
  }

  var body: some View {
    PlaceholderView(name, symbol: "play.fill", surface: .black, ink: .white)
  }
}
