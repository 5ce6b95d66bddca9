import Foundation
import Quoin
import SwiftUI
import Testing

#if Graphics
  /// Rules about positions that need an image.
  @MainActor
  @Suite("Rules of lint about pictures in windows")
  struct LintWindowPictureTests {
    private func rules<V: View>(_ view: V) throws -> [String] {
      let renderer = ImageRenderer(content: view)
      renderer.device = try DeviceProfile(named: "iPhone 16")
      return try renderer.lint().map(\.rule)
    }

    /// An image of 40 × 20 points.
    private var picture: Image {
      let renderer = ImageRenderer(content: Color.teal.frame(width: 40, height: 20))
      return Image(uiImage: renderer.uiImage!)
    }

    @Test("colors and images inside a navigation stack")
    func windows() throws {
      func found(_ content: some View) throws -> [String] {
        try rules(NavigationStack { content.navigationTitle("Title") })
      }
      let pale = Color(red: 0.8, green: 0.8, blue: 0.8)
      #expect(try found(Text("Hardly seen").foregroundStyle(pale)) == ["low-contrast"])
      #expect(
        try found(picture.resizable().frame(width: 100, height: 100)) == ["stretched-image"])
      #expect(
        try found(
          _located(
            "A.swift|3:5|Image@3:5|frame@4:8", picture.frame(width: 20, height: 10)))
          == ["unscaled-image"])
    }

    @Test("texts under a bar aren't compared with the bar's color")
    func underBars() throws {
      let pale = Color(red: 0.8, green: 0.8, blue: 0.8)
      func found(below bar: some View) throws -> [String] {
        let rows = VStack(spacing: 0) {
          ForEach(0..<60) { Text("Row \($0) of the list").frame(height: 23) }
        }
        return try rules(
          ScrollView { rows.frame(maxWidth: .infinity) }
            .safeAreaInset(edge: .bottom, spacing: 0) { bar }
        ).filter { $0 == "low-contrast" }
      }
      let bar = Text("Total").frame(maxWidth: .infinity).frame(height: 80)
      #expect(try found(below: bar.background(.white)).isEmpty)
      #expect(try found(below: bar.background(.bar)).isEmpty)
      // The bar's own text is still checked.
      let paleBar = bar.foregroundStyle(pale).background(.white)
      #expect(try found(below: paleBar) == ["low-contrast"])
    }

    @Test("an image without space, and a deliberately hidden one")
    func collapsedImage() throws {
      func row(_ width: CGFloat, _ picture: some View) -> some View {
        _located(
          "A.swift|3:5|HStack@3:5|frame@8:5",
          HStack(spacing: 0) {
            Color.teal.frame(width: width, height: 20)
            picture
          }.frame(width: 200))
      }
      let resizable = picture.resizable()
      #expect(try rules(row(200, resizable)) == ["collapsed-image"])
      #expect(try rules(row(160, resizable.scaledToFit())).isEmpty)
      #expect(try rules(row(150, resizable.scaledToFit().frame(width: 0))).isEmpty)
    }

    @Test(
      "a clipped image takes the touches of the button above, unless it has a content shape")
    func coveredControl() throws {
      func column(_ picture: some View) -> some View {
        _located(
          "A.swift|3:5|VStack@3:5",
          VStack(spacing: 0) {
            _located("A.swift|4:7|Button@4:7", Button("Save") {})
            _located(
              "A.swift|5:7|Image@5:7|resizable@5:20|scaledToFill@5:30|frame@6:9|clipped@6:40",
              picture)
          })
      }
      let tall = Image(
        uiImage: ImageRenderer(content: Color.teal.frame(width: 20, height: 40)).uiImage!)
      let clipped = tall.resizable().scaledToFill().frame(width: 200, height: 40).clipped()
      #expect(try rules(column(clipped)) == ["covered-control"])
      #expect(try rules(column(clipped.contentShape(Rectangle()))).isEmpty)
      #expect(try rules(column(clipped.allowsHitTesting(false))).isEmpty)
    }
  }
#endif
