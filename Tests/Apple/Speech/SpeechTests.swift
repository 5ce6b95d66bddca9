import Speech
import Testing

@MainActor
struct SpeechTests {
  @Test func speechIsUnavailable() {
    #expect(SFSpeechRecognizer()?.isAvailable == false)
    #expect(throws: (any Error).self) { try AVAudioEngine().start() }
  }
}
