import QuoinCore
import QuoinViews
import Testing

struct SizeClassTests {
  @Test func sizeClassesAreThePlatformsByDefault() {
    var environment = EnvironmentValues()
    #expect(environment.horizontalSizeClass == .compact)
    #expect(environment.verticalSizeClass == .regular)
    environment.platform = .macOS
    #expect(environment.horizontalSizeClass == .regular)
    environment.horizontalSizeClass = nil
    #expect(environment.horizontalSizeClass == nil)
    environment.horizontalSizeClass = .compact
    #expect(environment.horizontalSizeClass == .compact)
    #expect(environment.verticalSizeClass == .regular)
  }
}
