import Foundation
import QuoinCore
import QuoinViews
import Testing

@MainActor
struct AsyncImageTests {
  /// The beginning of a PNG file of 40 × 20, as far as layout reads it.
  private static let png =
    Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    + Data("IHDR".utf8) + Data([0, 0, 0, 40, 0, 0, 0, 20, 8, 6, 0, 0, 0])

  private func withFile(_ data: Data, _ body: (URL) throws -> Void) throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-async-\(UUID().uuidString).png")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    try body(url)
  }

  private let network = URL(string: "https://example.com/a.png")

  @Test func filesAreThereAtOnce() throws {
    try withFile(Self.png) { url in
      let image = try Rendering(AsyncImage(url: url), 100, 100)
      #expect(image.size == CGSize(width: 40, height: 20))
      #expect(image.warnings.isEmpty)
      #expect(
        try Rendering(AsyncImage(url: url, scale: 2), 100, 100).size
          == CGSize(width: 20, height: 10))
      let made = AsyncImage(url: url) {
        $0.resizable()
      } placeholder: {
        Text("wait")
      }
      #expect(try Rendering(made, 60, 50).size == CGSize(width: 60, height: 50))
    }
  }

  @Test func theNetworkIsNotAsked() throws {
    let bare = try Rendering(AsyncImage(url: network), 100, 80)
    #expect(bare.size == CGSize(width: 100, height: 80))
    #expect(bare.warnings.count == 1)
    let made = AsyncImage(url: network) {
      $0
    } placeholder: {
      Color.red.frame(width: 7, height: 8)
    }
    #expect(try Rendering(made).size == CGSize(width: 7, height: 8))
    #expect(try Rendering(AsyncImage(url: nil), 100, 80).warnings.isEmpty)
  }

  /// Rules/ShapesAndImages.md#async-image
  @Test func aPhaseWithoutContentKeepsItsPlace() throws {
    let picture = AsyncImage(url: network) { $0.image?.resizable() }
    #expect(
      try Rendering(picture.frame(width: 30, height: 20)).size == CGSize(width: 30, height: 20))
    #expect(try Rendering(picture).size == .zero)
  }

  private func phase(_ url: URL?) throws -> [String] {
    let view = AsyncImage(url: url) { phase in
      switch phase {
      case .empty: Text("empty")
      case .success: Text("success")
      case .failure(let error): Text(phase.error == nil ? "" : "failure").tag("\(error)")
      @unknown default: EmptyView()
      }
    }
    return try Rendering(view).glyphs.map(\.run.text)
  }

  @Test func phases() throws {
    #expect(try phase(network) == ["empty"])
    #expect(try phase(nil) == ["empty"])
    #expect(try phase(URL(fileURLWithPath: "/nowhere/a.png")) == ["failure"])
    try withFile(Data("no picture".utf8)) { url in
      let shown = try phase(url)
      #expect(shown == ["failure"])
    }
    try withFile(Self.png) { url in
      let shown = try phase(url)
      #expect(shown == ["success"])
    }
  }
}
