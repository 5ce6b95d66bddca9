import Foundation
import QuoinGeometry
import Testing

@Suite struct LengthFormatTests {
  @Test(arguments: [
    (51.0, "51"), (20.333, "20.33"), (0.5, "0.5"), (-8.05, "-8.05"), (0.004, "0"),
    (.infinity, "∞"), (-.infinity, "-∞"), (1e300, "1e+300"),
  ])
  func lengths(length: Double, text: String) {
    #expect(LengthFormat.text(length) == text)
  }

  @Test func proposals() {
    #expect(LengthFormat.text(ProposedViewSize(width: 320, height: nil)) == "320 × nil")
    #expect(
      "\(ProposedViewSize(width: 320, height: nil))"
        == "ProposedViewSize(width: Optional(320.0), height: nil)")
    #expect("\(ProposedViewSize.infinity)".contains("height: Optional(inf)"))
  }
}
