@_exported import AVFoundation
import QuoinNeighbours
import SwiftUI

/// A video, with what is put over it. There is no decoder: a dark surface with the sign of a player on it, which lays
/// out as the real one does.
///
/// Sizing: takes what is proposed; 10 points where nothing is.
public struct VideoPlayer<VideoOverlay: View>: View {
  private let player: AVPlayer?
  private let overlay: VideoOverlay

  /// A video of a player, with a view over it.
  public init(player: AVPlayer?, @ViewBuilder videoOverlay: () -> VideoOverlay) {
    self.player = player
    overlay = videoOverlay()
  }

  public var body: some View {
    VideoSurface(player: player).overlay { overlay }
  }
}

extension VideoPlayer where VideoOverlay == EmptyView {
  /// A video of a player.
  public init(player: AVPlayer?) {
    self.init(player: player) { EmptyView() }
  }
}

/// What stands for the pictures of a video: black, with a triangle, and the name of the file.
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
