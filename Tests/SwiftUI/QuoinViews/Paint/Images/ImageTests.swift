import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews
import Testing

/// A directory of image files that is removed at the end of the test.
private final class Pictures {
  let path: String

  init(_ files: [String: Data]) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "quoin-pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, data) in files { try data.write(to: url.appendingPathComponent(name)) }
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// Returns the beginning of a PNG file of this size, as far as layout reads it.
private func png(_ width: UInt8, _ height: UInt8) -> Data {
  Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    + Data("IHDR".utf8) + Data([0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
}

@MainActor
struct ImageTests {
  private let image = Image(data: png(40, 20))

  private func size(_ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil) throws
    -> CGSize
  {
    try Rendering(view, width, height).size
  }

  @Test func aPictureHasItsOwnSize() throws {
    #expect(try size(image) == CGSize(width: 40, height: 20))
    #expect(try size(image, 100, 60) == CGSize(width: 40, height: 20))
    #expect(try size(Image(data: png(40, 20), scale: 2)) == CGSize(width: 20, height: 10))
    #expect(
      try size(image.aspectRatio(contentMode: .fit), 100, 60) == CGSize(width: 40, height: 20))
  }

  @Test func aResizablePictureTakesAnySize() throws {
    let view = image.resizable()
    #expect(try size(view) == CGSize(width: 40, height: 20))
    #expect(try size(view, 100, 60) == CGSize(width: 100, height: 60))
    #expect(try size(view, 0, 0) == .zero)
    #expect(try size(view, 100, nil) == CGSize(width: 100, height: 20))
    #expect(
      try size(view, .infinity, .infinity) == CGSize(width: CGFloat.infinity, height: .infinity))
    #expect(try size(view.scaledToFill(), 100, 60) == CGSize(width: 120, height: 60))
    #expect(try size(view.scaledToFit(), 100, 60) == CGSize(width: 100, height: 50))
    let insets = EdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    #expect(try size(image.resizable(capInsets: insets), 1, 1) == CGSize(width: 14, height: 12))
  }

  @Test func aPictureIsDrawnInItsFrame() throws {
    let rendering = try Rendering(image.interpolation(.none).frame(width: 100, height: 60))
    guard case .image(let index, let rect, let interpolation) = rendering.items.first else {
      Issue.record("no image")
      return
    }
    #expect(rect == CGRect(x: 30, y: 20, width: 40, height: 20))
    #expect(interpolation == .none)
    #expect(rendering.list.images[index].pixelWidth == 40)
  }

  @Test func aRepeatedPictureIsStoredOnce() throws {
    let rendering = try Rendering(HStack { ForEach(0..<5) { _ in image } })
    #expect(rendering.list.images.count == 1)
    #expect(rendering.items.count == 5)
  }

  private func rects(_ view: some View, _ width: CGFloat, _ height: CGFloat) throws -> [CGRect] {
    try Rendering(view, width, height).items.compactMap {
      if case .image(_, let rect, _) = $0 { rect } else { nil }
    }
  }

  @Test func tilesRepeat() throws {
    let rects = try rects(image.resizable(resizingMode: .tile), 100, 20)
    #expect(rects.map(\.minX) == [0, 40, 80])
    #expect(rects.allSatisfy { $0.size == CGSize(width: 40, height: 20) })
  }

  @Test func cornersKeepTheirSize() throws {
    let insets = EdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    let rects = try rects(image.resizable(capInsets: insets), 100, 60)
    #expect(rects.count == 9)
    // The corner shows the image at its own size, the center is stretched from 20 to 80 points.
    #expect(rects[0] == CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(rects[4] == CGRect(x: -30, y: -20, width: 160, height: 100))
    #expect(rects[8] == CGRect(x: 60, y: 40, width: 40, height: 20))
  }

  @Test func filesAreFoundByName() throws {
    let pictures = try Pictures([
      "plain.png": png(10, 10), "logo@2x.png": png(40, 20), "logo@3x.png": png(60, 30),
      "photo.jpeg": png(7, 7),
    ])
    func found(_ name: String) throws -> CGSize {
      try size(Image(name).environment(\.imageDirectories, ["/nowhere", pictures.path]))
    }
    #expect(try found("plain") == CGSize(width: 10, height: 10))
    #expect(try found("plain.png") == CGSize(width: 10, height: 10))
    #expect(try found("logo") == CGSize(width: 20, height: 10))
    #expect(try found("logo.png") == CGSize(width: 20, height: 10))
    #expect(try found("photo") == CGSize(width: 7, height: 7))
    #expect(
      try size(Image(contentsOfFile: pictures.path + "/logo@3x.png"))
        == CGSize(width: 20, height: 10))
  }

  @Test func aFileThatChangesIsReadAgain() throws {
    let pictures = try Pictures(["a.png": png(10, 10)])
    let view = Image("a").environment(\.imageDirectories, [pictures.path])
    #expect(try size(view).width == 10)
    try (png(30, 10) + Data([0])).write(to: URL(fileURLWithPath: pictures.path + "/a.png"))
    #expect(try size(view).width == 30)
  }

  @Test func missingPicturesAreReportedOnce() throws {
    let view = VStack {
      Image("missing")
      Image("missing").resizable()
      Image(contentsOfFile: "/nowhere/photo.png")
      Image(data: Data("no picture".utf8))
    }
    let rendering = try Rendering(view, 100, 100)
    #expect(rendering.warnings.count == 3)
    #expect(rendering.tree.missing.count == 3)
    #expect(rendering.tree.errors.count == 3)
  }

  /// Rules/ShapesAndImages.md#missing-image
  @Test func missingPicturesAreEmpty() throws {
    #expect(try size(Image("missing")) == .zero)
    #expect(try size(Image("missing").resizable()) == .zero)
    #expect(try size(Image("missing").resizable().frame(width: 90, height: 30)).width == 90)
    #expect(try size(Image("missing").padding(4)) == CGSize(width: 8, height: 8))
    let fitted = Image("missing").resizable().scaledToFit()
    #expect(try Rendering(fitted, 90, 60).size == CGSize(width: 60, height: 60))
    #expect(try Rendering(Image(contentsOfFile: "/nowhere/photo.png").resizable()).items.isEmpty)
    // The rest of the screen is drawn.
    let row = HStack {
      Image("x").resizable()
      Color.red
    }
    let rendered = try Rendering(row, 300, 300)
    #expect(rendered.fills.map(\.box.width) == [146] && rendered.warnings.count == 1)
  }
}
