import CoreML
import Foundation
import Testing

@MainActor
struct ModelTests {
  @Test func modelsCantBeLoaded() throws {
    #expect(throws: MLModelError(.io)) {
      try MLModel(contentsOf: URL(fileURLWithPath: "/m"), configuration: MLModelConfiguration())
    }
    let features = try MLDictionaryFeatureProvider(dictionary: ["wake": 8.5, "cups": 2])
    #expect(features.featureValue(for: "wake")?.doubleValue == 8.5)
    #expect(features.featureNames == ["wake", "cups"])
  }
}
