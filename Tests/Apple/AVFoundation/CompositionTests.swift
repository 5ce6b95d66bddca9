import AVFoundation
import Foundation
import Testing

/// Compositions, images and times without a decoder.
struct CompositionTests {
  @Test func compositionsKeepTheirTracks() throws {
    let composition = AVMutableComposition()
    let track = try #require(
      composition.addMutableTrack(
        withMediaType: .video, preferredTrackID: kCMPersistentTrackID_Invalid))
    track.preferredTransform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(composition.tracks(withMediaType: .video).count == 1)
    #expect(composition.tracks(withMediaType: .audio).isEmpty)
    #expect(composition.tracks.first?.preferredTransform.a == 2)
    #expect(throws: AVError.self) {
      try track.insertTimeRange(.zero, of: track, at: .zero)
    }
  }

  @Test func imagesFailOneByOne() async {
    let generator = AVAssetImageGenerator(asset: AVURLAsset(url: URL(fileURLWithPath: "/none")))
    var times: [CMTime] = []
    for await result in generator.images(for: [.zero, CMTime(value: 1, timescale: 2)]) {
      times.append(result.requestedTime)
      #expect(throws: AVError.self) { try result.image }
    }
    #expect(times == [.zero, CMTime(value: 1, timescale: 2)])
  }

  @Test(
    "times are kept in values",
    arguments: [CMTime.zero, .indefinite, CMTime(value: -7, timescale: 30), .positiveInfinity])
  func values(time: CMTime) {
    let kept = NSValue(time: time).timeValue
    #expect(kept.value == time.value && kept.timescale == time.timescale)
    #expect(kept.flags == time.flags && kept.epoch == time.epoch)
  }

  @Test func soundsAreUnsupported() {
    var sound: SystemSoundID = 7
    let status = AudioServicesCreateSystemSoundID(URL(fileURLWithPath: "/none"), &sound)
    #expect(status == kAudioServicesUnsupportedPropertyError && sound == 0)
    var isOver = false
    AudioServicesPlaySystemSoundWithCompletion(sound) { isOver = true }
    #expect(isOver)
  }

  @Test func metadataIsFound() {
    let (title, artwork) = (AVMutableMetadataItem(), AVMutableMetadataItem())
    title.identifier = .commonIdentifierTitle
    title.value = NSString(string: "Tea")
    artwork.identifier = .commonIdentifierArtwork
    let found = AVMetadataItem.metadataItems(
      from: [artwork, title], filteredByIdentifier: .commonIdentifierTitle)
    #expect(found.map(\.stringValue) == ["Tea"])
  }
}
