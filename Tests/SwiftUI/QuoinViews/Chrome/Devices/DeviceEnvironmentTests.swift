import Quoin
import SwiftUI
import Testing

/// Half as wide as the screen, as high as the number of pixels per point; read in the body and
/// before.
private struct HalfScreen: View {
  let made = UIScreen.main.bounds.width
  @Environment(\.horizontalSizeClass) private var sizeClass
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: UIScreen.main.bounds.width / 2, height: UIScreen.main.scale)
        .accessibilityIdentifier("half")
      Color.red.frame(width: made / 2, height: 1).accessibilityIdentifier("made")
      if UIDevice.current.userInterfaceIdiom == .pad {
        Color.red.frame(width: 7, height: 1).accessibilityIdentifier("pad")
      }
      Color.red.frame(width: sizeClass == .compact ? 1 : 2, height: 1)
        .accessibilityIdentifier("class")
    }
  }
}

private struct Devices_Previews: PreviewProvider {
  static var previews: some View {
    HalfScreen().previewDisplayName("plain")
    HalfScreen().previewDevice("iPad Pro 11-inch (M4)").previewDisplayName("tablet")
    HalfScreen()
      .previewDevice(PreviewDevice(rawValue: "iPhone 16 Pro"))
      .previewInterfaceOrientation(.landscapeLeft)
      .previewDisplayName("sideways")
    HalfScreen().previewDevice("Newton").previewDisplayName("unknown")
    HalfScreen()
      .previewDevice("iPhone 16 Pro").previewLayout(.fixed(width: 300, height: 200))
      .previewDisplayName("canvas")
    HalfScreen().previewDevice("iPhone 16 Pro").previewLayout(.sizeThatFits)
      .previewDisplayName("fits")
  }
}

@MainActor
@Suite struct DeviceEnvironmentTests {
  private func renderer(
    _ name: String, _ change: (inout RenderConfiguration) -> Void = { _ in }
  ) throws -> ImageRenderer<AnyView> {
    let preview = try #require(
      PreviewCatalog.previews(of: Devices_Previews.self).first { $0.name == name })
    var configuration = RenderConfiguration()
    change(&configuration)
    return try preview.renderer(in: configuration)
  }

  @Test func aDeviceSetsTheRenderer() throws {
    let renderer = ImageRenderer(content: HalfScreen())
    renderer.device = try DeviceProfile(named: "iPhone 16 Pro Max")
    #expect(renderer.proposedSize == ProposedViewSize(width: 440, height: 956))
    #expect(renderer.scale == 3 && renderer.displayScale == 3)
    #expect(renderer.safeAreaInsets?.top == 62)
    renderer.device?.orientation = .landscapeRight
    #expect(renderer.proposedSize == ProposedViewSize(width: 956, height: 440))
    let report = renderer.layoutReport()
    #expect(report.window == CGSize(width: 956, height: 440))
    #expect(report.frame(of: "half")?.size == CGSize(width: 478, height: 3))
    #expect(report.frame(of: "class")?.width == 2)
    renderer.device = try DeviceProfile(named: "Mac")
    #expect(renderer.platform == .macOS && renderer.scale == 2)
  }

  @Test func withoutANameItIsAnIPhone16AndTheViewAlone() throws {
    let renderer = try renderer("plain")
    let report = renderer.layoutReport()
    #expect(report.window == nil)
    #expect(report.proposal == ProposedViewSize(width: 393, height: 852))
    #expect(report.frame(of: "half")?.size == CGSize(width: 196.5, height: 3))
    #expect(report.frame(of: "made")?.width == 196.5)
    #expect(renderer.scale == 2)
  }

  @Test func aPreviewNamesItsDevice() throws {
    let renderer = try renderer("tablet")
    let report = renderer.layoutReport()
    #expect(report.window == CGSize(width: 834, height: 1210))
    #expect(report.frame(of: "half")?.size == CGSize(width: 417, height: 2))
    // Values that the view reads during its initialization are those of the same screen.
    #expect(report.frame(of: "made")?.width == 417)
    #expect(report.frame(of: "pad") != nil)
    #expect(report.frame(of: "class")?.width == 2)
    #expect(try self.renderer("sideways").layoutReport().window == CGSize(width: 874, height: 402))
  }

  /// Explicit settings take precedence over the preview's modifiers, and these over the defaults.
  @Test func precedence() throws {
    let other = try renderer("tablet") { $0.device = "iPhone 8" }
    #expect(other.layoutReport().window == CGSize(width: 375, height: 667))
    let upright = try renderer("sideways") { $0.orientation = .portrait }
    #expect(upright.layoutReport().window == CGSize(width: 402, height: 874))
    let sized = try renderer("tablet") { $0.size = .init(width: 100, height: 50) }
    #expect(sized.layoutReport().window == nil)
    #expect(sized.layoutReport().proposal == ProposedViewSize(width: 100, height: 50))
    #expect(sized.displayScale == 2)
    let inset = try renderer("tablet") {
      $0.safeArea = .init(top: 5, leading: 5, bottom: 5, trailing: 5)
    }
    #expect(inset.safeAreaInsets == EdgeInsets(.all, 5))
    let scaled = try renderer("tablet") { $0.scale = 1 }
    #expect(scaled.scale == 1 && scaled.displayScale == 2)
    let turned = try renderer("plain") { $0.orientation = .landscapeLeft }
    #expect(turned.proposedSize == ProposedViewSize(width: 852, height: 393))
    let mac = try renderer("tablet") { $0.platform = .macOS }
    #expect(mac.platform == .macOS && mac.safeAreaInsets == nil)
    #expect(mac.layoutReport().warnings.contains { $0.contains("another platform") })
  }

  @Test func aCanvasOfItsOwnIsNoScreen() throws {
    let canvas = try renderer("canvas")
    #expect(canvas.layoutReport().size == CGSize(width: 300, height: 200))
    #expect(canvas.safeAreaInsets == nil && canvas.scale == 3)
    let fits = try renderer("fits") {
      $0.safeArea = .init(top: 5, leading: 5, bottom: 5, trailing: 5)
    }
    let report = fits.layoutReport()
    #expect(report.window == nil && report.size.width == 201)
    #expect(report.warnings == ["a preview with its own canvas has no safe area"])
  }

  @Test func anUnknownDeviceIsAnError() throws {
    let problems = try renderer("unknown").layoutReport().errors
    #expect(problems.first?.hasPrefix("there is no device “Newton”") == true)
    let named = try renderer("unknown") { $0.device = "iPhone 8" }
    #expect(named.layoutReport().errors.isEmpty)
  }

  @Test func namesAndPixelsOfTheDevice() throws {
    struct Notes: View {
      let note: @MainActor () -> Void
      var body: some View {
        let _ = note()
        Color.red
      }
    }
    var seen: [String] = []
    let renderer = ImageRenderer(
      content: Notes {
        let (device, screen) = (UIDevice.current, UIScreen.main)
        seen.append(
          "\(device.name), \(device.model), \(device.systemName), \(device.orientation), "
            + "\(screen.nativeBounds.width), \(screen.nativeBounds.height), \(screen.nativeScale)")
      })
    for (name, orientation) in [
      ("iPhone 13 mini", InterfaceOrientation.portrait), ("iPad (A16)", .landscapeLeft),
      ("Mac", .portrait),
    ] {
      var device = try DeviceProfile(named: name)
      device.orientation = orientation
      renderer.device = device
      _ = renderer.displayList()
    }
    #expect(
      seen == [
        "iPhone 13 mini, iPhone, iOS, portrait, 1080.0, 2340.0, 2.88",
        "iPad (A16), iPad, iPadOS, landscapeRight, 1640.0, 2360.0, 2.0",
        "Mac, Mac, macOS, portrait, 1600.0, 1200.0, 2.0",
      ])
  }

  @Test func anOptionWithoutEffectIsReported() {
    let renderer = ImageRenderer(content: Image(systemName: "wifi", variableValue: 0.5))
    #expect(renderer.layoutReport().warnings.contains { $0.contains("variable value") })
    renderer.platform = .macOS
    renderer.dynamicTypeSize = .accessibility1
    #expect(renderer.layoutReport().warnings.contains { $0.contains("accessibility1") })
  }
}
