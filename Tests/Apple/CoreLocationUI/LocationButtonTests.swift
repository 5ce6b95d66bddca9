import CoreLocationUI
import Quoin
import SwiftUI
import Testing

@MainActor
struct LocationButtonTests {
  @Test func aButtonHasItsTitle() {
    let button = report(nil, nil, LocationButton(.shareCurrentLocation) {})
    #expect(button.nodes.contains { $0.name.contains("Share Current Location") })
    #expect(button.size.height > 40)
  }
}
