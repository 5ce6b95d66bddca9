import Quoin
import Testing

/// The background of a device's image where the view is empty.
@MainActor
@Suite struct DeviceBackgroundTests {
  private struct Previews: PreviewProvider {
    static var previews: some View {
      Text("plain")
      Text("phone").previewDevice("iPhone 16 Pro")
      Text("dark").previewDevice("iPhone 16 Pro").preferredColorScheme(.dark)
      Text("Mac").previewDevice("Mac").previewLayout(.sizeThatFits)
    }
  }

  private struct Plain: PreviewProvider {
    static var previews: some View {
      Text("dark").preferredColorScheme(.dark)
      Text("light").preferredColorScheme(.light)
      Text("inside").environment(\.colorScheme, .dark)
    }
  }

  /// Rules/Devices.md#previews
  @Test func aPreferredColorSchemeHasItsBackgroundWithoutADevice() throws {
    let previews = PreviewCatalog.previews(of: Plain.self)
    let light = previews.map { $0.renderer().displayList().background }
    #expect(light.count == 3 && light[0] == .black && light[1] == nil && light[2] == nil)
    let dark = try previews.map {
      try $0.renderer(in: RenderConfiguration(colorScheme: .dark)).displayList().background
    }
    #expect(dark.count == 3 && dark[0] == nil && dark[1] == .white && dark[2] == nil)
    let preview = try #require(previews.first)
    #expect(preview.renderer().viewHost().displayList().background == .black)
    #expect(ImageRenderer(content: preview.view).displayList().background == nil)
  }

  @Test func aNamedDeviceHasTheBackgroundOfAWindow() {
    let grounds = PreviewCatalog.previews(of: Previews.self).map {
      $0.renderer().displayList().background
    }
    #expect(grounds.count == 4)
    #expect(grounds[0] == nil)
    #expect(grounds[1] == .white)
    #expect(grounds[2] == .black)
    #expect(grounds[3] == ResolvedColor(red: 236 / 255, green: 236 / 255, blue: 236 / 255))
  }
}
