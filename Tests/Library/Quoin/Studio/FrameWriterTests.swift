import Foundation
import QuoinDrawing
import QuoinGeometry
import Testing

@testable import Quoin

/// The frames for the studio's page.
struct FrameWriterTests {
  private let red = Paint.color(ResolvedColor(red: 1, green: 0, blue: 0))

  private func square(_ x: CGFloat, _ y: CGFloat = 0) -> DisplayItem {
    .fill(path: Path(CGRect(x: x, y: y, width: 10, height: 10)), paint: red, evenOdd: false)
  }

  private func list(_ items: [DisplayItem]) -> DisplayList {
    DisplayList(size: CGSize(width: 100, height: 50), items: items)
  }

  private func frame(
    _ writer: inout FrameWriter, _ items: [DisplayItem]
  ) throws -> [String: Any]? {
    guard let text = writer.frame(of: list(items), isOpaque: false) else { return nil }
    return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
  }

  @Test("the first frame contains everything, and unchanged content sends none")
  func firstFrame() throws {
    var writer = FrameWriter()
    let first = try #require(try frame(&writer, [square(0), square(20)]))
    #expect(first["n"] as? Int == 1)
    #expect(first["fresh"] as? Bool == true)
    #expect(first["size"] as? [Int] == [100, 50])
    // Both squares are one path at two positions.
    #expect(first["paths"] as? [String: String] == ["1": "M0 0L10 0L10 10L0 10Z"])
    #expect(
      (first["items"] as? [[Any]])?.map { "\($0)" }
        == [##"["f", 1, 0, 0, "#ff0000ff"]"##, ##"["f", 1, 20, 0, "#ff0000ff"]"##])
    #expect(try frame(&writer, [square(0), square(20)]) == nil)
  }

  @Test("moved items are sent, others refer to the previous frame")
  func changes() throws {
    var writer = FrameWriter()
    _ = try frame(&writer, [square(0), square(20), square(40)])
    let moved = try #require(try frame(&writer, [square(0), square(21), square(40)]))
    #expect(moved["fresh"] == nil)
    #expect(moved["paths"] == nil)
    #expect(
      (moved["items"] as? [[Any]])?.map { "\($0)" }
        == [##"["=", 0, 1]"##, ##"["f", 1, 21, 0, "#ff0000ff"]"##, ##"["=", 2, 1]"##])
    let longer = try #require(try frame(&writer, [square(0), square(5), square(21), square(40)]))
    #expect(
      (longer["items"] as? [[Any]])?.map { "\($0)" }
        == [##"["=", 0, 1]"##, ##"["f", 1, 5, 0, "#ff0000ff"]"##, ##"["=", 1, 2]"##])
  }

  @Test("texts with every kind of character are valid JSON")
  func strings() throws {
    let text = "“a\"\\b\n\u{1}\u{2028}é👩‍👩‍👧"
    let data = Data("[\(FrameText.string(text))]".utf8)
    #expect(try JSONSerialization.jsonObject(with: data) as? [String] == [text])
  }

  @Test("paints are relative to their item's position")
  func paints() throws {
    var writer = FrameWriter()
    let stops = [
      GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1),
    ]
    func item(_ x: CGFloat) -> DisplayItem {
      .fill(
        path: Path(CGRect(x: x, y: 5, width: 10, height: 10)),
        paint: .linearGradient(
          stops: stops, start: CGPoint(x: x, y: 5), end: CGPoint(x: x + 10, y: 5)), evenOdd: false)
    }
    let first = try #require(try frame(&writer, [item(0), item(30)]))
    let paints = (first["items"] as? [[Any]])?.map {
      "\(($0[4] as? [String: Any])?["linear"] ?? "")"
    }
    #expect(paints?.count == 2)
    #expect(Set(paints ?? []).count == 1)
  }

  @Test("an item whose image is missing is omitted")
  func missingPicture() throws {
    var writer = FrameWriter()
    let item = DisplayItem.image(index: 7, rect: .zero, interpolation: .low)
    let first = try #require(try frame(&writer, [item, square(0)]))
    #expect((first["items"] as? [[Any]])?.count == 1)
  }
}
