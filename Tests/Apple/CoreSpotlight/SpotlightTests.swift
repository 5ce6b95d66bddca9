import CoreSpotlight
import Testing

@MainActor
struct SpotlightTests {
  @Test func indexingFails() async {
    let set = CSSearchableItemAttributeSet(contentType: .text)
    set.title = "A title"
    let item = CSSearchableItem(
      uniqueIdentifier: "1", domainIdentifier: "com.example", attributeSet: set)
    await #expect(throws: (any Error).self) {
      try await CSSearchableIndex.default().indexSearchableItems([item])
    }
  }
}
