import QuoinCore
import QuoinDrawing
import QuoinGeometry
import Testing

@testable import QuoinViews

/// The colors of iOS 18 (Rules/Devices.md#system-versions).
@MainActor
struct SystemColorVersionTests {
  private func color(
    _ color: SystemColor, _ version: Platform.Version, _ scheme: ColorScheme = .light
  ) -> ResolvedColor {
    var environment = EnvironmentValues()
    environment.systemVersion = version
    environment.colorScheme = scheme
    return color.resolved(in: environment)
  }

  @Test func theHuesOfIOS18AreTheirOwn() {
    #expect(color(.blue, .v18) == ResolvedColor(hex: 0x007AFF))
    #expect(color(.blue, .v26) == ResolvedColor(hex: 0x0088FF))
    #expect(color(.purple, .v18) == ResolvedColor(hex: 0xAF52DE))
    #expect(color(.blue, .v18, .dark) == ResolvedColor(hex: 0x0A84FF))
    for same in [SystemColor.green, .pink, .gray, .label(0), .groupedPage] {
      #expect(color(same, .v18) == color(same, .v26))
    }
  }
}
