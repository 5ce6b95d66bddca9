import Foundation
import QuoinGeometry
import QuoinViews
import Testing

@testable import Quoin

/// Additional data of frames: the insertion point, and the pointer style.
@MainActor
struct FrameExtrasTests {
  private struct Note: View {
    @State var text = ""
    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        TextField("Note", text: $text).accessibilityIdentifier("Note").frame(width: 200, height: 40)
        Link("Site", destination: URL(fileURLWithPath: "/")).accessibilityIdentifier("Site")
          .frame(width: 200, height: 40)
        Button("Save") {}.frame(width: 200, height: 40)
        Color.red.frame(width: 200, height: 40).pointerStyle(.columnResize)
      }
    }
  }

  private func host(_ platform: Platform) throws -> ViewHost<AnyView> {
    let host = ViewHost(
      AnyView(Note()), size: ProposedViewSize(width: 200, height: 160), platform: platform)
    try host.update()
    return host
  }

  private func frame(_ host: ViewHost<AnyView>, _ writer: inout FrameWriter) throws
    -> [String: Any]?
  {
    let extras = FrameExtras.members(of: host, cursor: nil)
    guard
      let text = writer.frame(of: host.picture.drawnList(), isOpaque: true, extras: extras)
    else { return nil }
    return try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
  }

  @Test("a frame contains the position of typed text while a field has the focus")
  func caret() throws {
    let host = try host(.iOS)
    var writer = FrameWriter()
    #expect(try #require(try frame(host, &writer))["caret"] == nil)
    try host.focus("Note")
    let focused = try #require(try frame(host, &writer))
    #expect(focused["focus"] as? Bool == true)
    let start = try #require(focused["caret"] as? [String: Double])
    #expect(Set(start.keys) == ["x", "y", "width", "height"])
    let field = try #require(host.frame(of: "Note"))
    #expect(start["x"] == 0)
    #expect(start["y"] ?? -1 >= 0 && (start["y"] ?? 0) + (start["height"] ?? 99) <= 40)
    #expect(start["height"] ?? 0 > 15 && field.height <= 40)
    try host.type("abc", into: "Note")
    let end = try #require(try frame(host, &writer)?["caret"] as? [String: Double])
    #expect(end["x"] ?? 0 > 15)
    // Within a pixel: the prompt is laid out on whole pixels.
    #expect(abs((end["y"] ?? 99) - (start["y"] ?? 0)) < 1.0 / 3, "\(start) \(end)")
    // It is where the caret is drawn.
    let drawn = host.displayList().items.compactMap { item -> CGRect? in
      guard case .fill(let path, _, _) = item, path.boundingRect.width == 2 else { return nil }
      return path.boundingRect
    }
    #expect(drawn.contains { abs($0.minX - (end["x"] ?? -9)) <= 1 })
    try host.unfocus()
    let unfocused = try #require(try frame(host, &writer))
    #expect(unfocused["caret"] == nil && unfocused["focus"] == nil)
  }

  @Test("on macOS, fields, links and views with a pointer style change the pointer")
  func cursors() throws {
    let host = try host(.macOS)
    func cursor(_ y: CGFloat) -> String? {
      FrameExtras.cursor(in: host, at: CGPoint(x: 15, y: y))
    }
    #expect(cursor(20) == "text")
    #expect(cursor(100) == "default")
    #expect(cursor(140) == "col-resize")
    let link = try #require(host.frame(of: "Site"))
    #expect(
      FrameExtras.cursor(in: host, at: CGPoint(x: link.midX, y: link.midY)) == "pointer")
    #expect(FrameExtras.cursor(in: host, at: nil) == nil)
    // A window of macOS opens with the focus in its first field.
    try host.unfocus()
    #expect(FrameExtras.members(of: host, cursor: "text") == ["\"cursor\":\"text\""])
    // A corner has its arrow in the direction of the layout.
    let corner = PointerStyle.frameResize(position: .topLeading)
    let outward = PointerStyle.frameResize(position: .topLeading, directions: .outward)
    for (direction, names) in [
      (LayoutDirection.leftToRight, ["nwse-resize", "nw-resize"]),
      (.rightToLeft, ["nesw-resize", "ne-resize"]),
    ] {
      for (style, name) in zip([corner, outward], names) {
        let host = ViewHost(
          Color.red.pointerStyle(style).environment(\.layoutDirection, direction),
          size: ProposedViewSize(width: 100, height: 100), platform: .macOS)
        try host.update()
        #expect(FrameExtras.cursor(in: host, at: CGPoint(x: 50, y: 50)) == name)
      }
    }
    // Fingers have no pointer.
    #expect(FrameExtras.cursor(in: try self.host(.iOS), at: CGPoint(x: 100, y: 20)) == nil)
  }
}
