import Foundation
import QuoinText
import Testing
import TextSamples

@Suite struct FixedShaperTests {
  /// Plain ASCII is shaped byte by byte, other text character by character: the results must agree.
  @Test func plainTextIsShapedAsAnyOther() {
    var random = SystemRandomNumberGenerator()
    for length in 1...60 {
      let bytes = (0..<length).map { _ in UInt8.random(in: 0x20...0x7E, using: &random) }
      let plain = String(decoding: bytes, as: UTF8.self)
      let shaped = FixedShaper().shape(plain, runs: [systemRun(plain, 10)])
      let longer = FixedShaper().shape(plain + "é", runs: [systemRun(plain + "é", 10)])
      #expect(shaped.clusters == Array(longer.clusters.prefix(length)), "\(plain)")
      #expect(shaped.glyphs == Array(longer.glyphs.prefix(length)), "\(plain)")
      #expect(longer.clusters.count == length + 1)
    }
  }
}
