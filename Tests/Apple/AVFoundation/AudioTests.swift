import AVFoundation
import Foundation
import Testing

struct AudioTests {
  @Test func playersCanBeEmpty() {
    let player = AVAudioPlayer()
    #expect(player.url == nil && player.data == nil && player.duration == 0)
    #expect(player.play() && player.isPlaying)
  }

  @Test func filesOfAudioCannotBeOpened() throws {
    #expect(throws: (any Error).self) {
      try AVAudioFile(forReading: URL(fileURLWithPath: "/nowhere/a.caf"))
    }
    #expect(throws: CocoaError.self) {
      try AVAudioFile(forReading: URL(fileURLWithPath: #filePath))
    }
    let format = AVAudioFormat(
      commonFormat: .pcmFormatInt16, sampleRate: 8_000, channels: 1, interleaved: true)
    #expect(format?.commonFormat == .pcmFormatInt16 && format?.isInterleaved == true)
    let node = AVAudioPlayerNode()
    let buffer = try #require(
      format.flatMap { AVAudioPCMBuffer(pcmFormat: $0, frameCapacity: 10) })
    node.scheduleBuffer(buffer)
    #expect(!node.isPlaying)
  }
}
