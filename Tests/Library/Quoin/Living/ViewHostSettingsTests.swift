import Quoin
import SwiftUI
import Testing

/// A host shows the same as a renderer with the same settings.
@MainActor
struct ViewHostSettingsTests {
  private struct Greeting: View {
    @State private var isOpen = false
    @Environment(\.colorScheme) private var colorScheme
    var body: some View {
      Text(isOpen ? "Open" : "Closed")
        .foregroundStyle(colorScheme == .dark ? .red : .blue)
        .onAppear { isOpen = true }
    }
  }

  @Test func aHostOfARendererIsThePictureOfIt() throws {
    let renderer = ImageRenderer(content: Greeting())
    renderer.device = try DeviceProfile(named: "iPhone 16 Pro")
    renderer.colorScheme = .dark
    renderer.isOpaque = true
    let host = renderer.viewHost()
    #expect(host.displayList() == renderer.displayList())
    #expect(host.displayList().background != nil)
    #expect(host.scale == 3)
  }

  @Test func aHostOfADeviceIsItsWholeScreen() throws {
    let device = try DeviceProfile(named: "iPhone 16 Pro")
    let host = ViewHost(device: device) { Greeting() }
    #expect(host.displayList().size == device.size)
    let renderer = ImageRenderer(content: Greeting())
    renderer.device = device
    renderer.isOpaque = true
    #expect(host.displayList() == renderer.displayList())
    host.environment.colorScheme = .dark
    #expect(host.needsUpdate)
    renderer.colorScheme = .dark
    #expect(host.displayList() == renderer.displayList())
  }

  @Test func anInfiniteViewIsRefused() throws {
    let host = ViewHost(
      Color.red, size: ProposedViewSize(width: .infinity, height: 10))
    #expect(throws: RenderError.self) { try host.pngData() }
    #expect(throws: RenderError.self) { try host.pdfData() }
  }
}
