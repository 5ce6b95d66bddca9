import AVFoundation
import AVKit
import Testing

/// Picture in picture, which isn't supported.
@MainActor
struct PictureInPictureTests {
  private final class Listener: NSObject, AVPictureInPictureControllerDelegate {
    var failures = 0

    func pictureInPictureController(
      _ pictureInPictureController: AVPictureInPictureController,
      failedToStartPictureInPictureWithError error: any Error
    ) {
      failures += 1
    }
  }

  @Test func startingFails() throws {
    let listener = Listener()
    let controller = try #require(AVPictureInPictureController(playerLayer: AVPlayerLayer()))
    controller.delegate = listener
    controller.startPictureInPicture()
    #expect(listener.failures == 1 && !controller.isPictureInPictureActive)
    #expect(!AVPictureInPictureController.isPictureInPictureSupported())
  }
}
