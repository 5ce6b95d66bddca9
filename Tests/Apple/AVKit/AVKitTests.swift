import AVKit
import Quoin
import SwiftUI
import Testing

@MainActor
struct AVKitTests {
  @Test func timesAreFractions() {
    let time = CMTime(seconds: 1.5, preferredTimescale: 600)
    #expect(time.value == 900 && time.seconds == 1.5)
    #expect(
      CMTime(value: 1, timescale: 3) + CMTime(value: 1, timescale: 6)
        == CMTime(value: 1, timescale: 2))
    #expect((CMTime(value: 1, timescale: 2) - CMTime(value: 1, timescale: 3)).seconds * 6 == 1)
    #expect(CMTime.zero < time && time < .positiveInfinity)
    #expect(CMTimeGetSeconds(.indefinite).isNaN && !CMTime.invalid.isValid)
    #expect(CMTime(value: 2, timescale: 3).convertScale(10, method: .roundTowardZero).value == 6)
    #expect(CMTimeRange(start: .zero, end: time).containsTime(CMTimeMake(value: 1, timescale: 1)))
  }

  @Test func videosFillWhatTheyAreOffered() {
    let url = URL(fileURLWithPath: "/films/intro.mp4")
    let player = VideoPlayer(player: AVPlayer(url: url)) { Text("Live") }
    let offered = report(320, 180, player)
    #expect(offered.size == CGSize(width: 320, height: 180))
    #expect(offered.nodes.contains { $0.name.contains("intro.mp4") })
    #expect(
      report(320, 180, VStack { VideoPlayer(player: nil).frame(height: 100) }).size.height == 100)
  }

  @Test func playersAreState() async {
    let player = AVPlayer(url: URL(fileURLWithPath: "/films/intro.mp4"))
    #expect(player.timeControlStatus == .paused)
    player.play()
    #expect(player.rate == 1 && player.timeControlStatus == .playing)
    await player.seek(to: CMTime(value: 3, timescale: 1))
    #expect(player.currentTime().seconds == 3)
    player.pause()
    player.replaceCurrentItem(with: nil)
    #expect(player.currentTime() == .zero)
    let queue = AVQueuePlayer(items: [
      AVPlayerItem(url: URL(fileURLWithPath: "/a")), AVPlayerItem(url: URL(fileURLWithPath: "/b")),
    ])
    queue.advanceToNextItem()
    #expect((queue.currentItem?.asset as? AVURLAsset)?.url.path == "/b")
  }

  @Test func soundsAreState() throws {
    #expect(throws: (any Error).self) {
      try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nowhere.mp3"))
    }
    let player = try AVAudioPlayer(data: Data([1, 2, 3]))
    player.numberOfLoops = -1
    #expect(player.play() && player.isPlaying)
    player.stop()
    #expect(!player.isPlaying)
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, mode: .default, options: [.mixWithOthers])
    #expect(session.category == .playback)
    let voice = AVSpeechSynthesizer()
    voice.speak(AVSpeechUtterance(string: "Hello"))
    #expect(voice.isSpeaking && voice.stopSpeaking(at: .immediate) && !voice.isSpeaking)
  }

  @Test func thereIsNoCamera() async {
    #expect(AVCaptureDevice.default(for: .video) == nil)
    #expect(AVCaptureDevice.authorizationStatus(for: .video) == .notDetermined)
    #expect(await !AVCaptureDevice.requestAccess(for: .video))
    let session = AVCaptureSession()
    let output = AVCapturePhotoOutput()
    #expect(session.canAddOutput(output))
    session.addOutput(output)
    session.startRunning()
    #expect(!session.isRunning && session.outputs.count == 1)
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: URL(fileURLWithPath: "/a.mov")))
    #expect(throws: AVError(.decoderNotFound)) {
      try generator.copyCGImage(at: .zero, actualTime: nil)
    }
  }
}
