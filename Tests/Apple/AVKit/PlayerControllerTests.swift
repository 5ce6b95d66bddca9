import AVKit
import Quoin
import SwiftUI
import Testing
import UIKit

private struct Film: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> AVPlayerViewController {
    let controller = AVPlayerViewController()
    controller.player = AVPlayer(url: URL(fileURLWithPath: "/films/intro.mp4"))
    return controller
  }
  func updateUIViewController(_ controller: AVPlayerViewController, context: Context) {}
}

@MainActor
struct PlayerControllerTests {
  @Test func aPlayerControllerTakesItsSpace() {
    #expect(report(200, 100, Film()).size == CGSize(width: 200, height: 100))
  }
}
