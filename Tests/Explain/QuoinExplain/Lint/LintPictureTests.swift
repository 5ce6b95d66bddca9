import Foundation
import Quoin
import SwiftUI
import Testing

#if Graphics
  /// Rules that inspect the rendered image.
  @MainActor
  @Suite("Rules of lint about pictures")
  struct LintPictureTests {
    private func rules<V: View>(_ view: V) throws -> [String] {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: 320, height: 480)
      return try renderer.lint().map(\.rule)
    }

    @Test("low contrast against the actual background")
    func lowContrast() throws {
      let pale = Color(red: 0.8, green: 0.8, blue: 0.8)
      #expect(try rules(Text("Hardly seen").foregroundStyle(pale)) == ["low-contrast"])
      #expect(
        try rules(Text("Well seen").foregroundStyle(pale).padding().background(Color.black)).isEmpty
      )
      // A varying background is not reported.
      let fading = LinearGradient(
        colors: [.white, .black], startPoint: .leading, endPoint: .trailing)
      #expect(
        try rules(Text("On a slope").foregroundStyle(pale).padding().background(fading)).isEmpty)
      #expect(try rules(Button("Off") {}.disabled(true)).isEmpty)
    }

    /// An image of 40 × 20 points.
    private var picture: Image {
      let renderer = ImageRenderer(content: Color.teal.frame(width: 40, height: 20))
      return Image(uiImage: renderer.uiImage!)
    }

    @Test("an image that loses its aspect ratio")
    func stretchedImage() throws {
      #expect(
        try rules(picture.resizable().frame(width: 100, height: 100)) == ["stretched-image"])
      #expect(
        try rules(picture.resizable().scaledToFit().frame(width: 100, height: 100)).isEmpty)
    }

    @Test("an image that is not resizable is larger than its frame")
    func unscaledImage() throws {
      let bad = _located(
        "Card.swift|3:5|Image@3:5|frame@4:8", picture.frame(width: 20, height: 10))
      #expect(try rules(bad) == ["unscaled-image"])
      let good = _located(
        "Card.swift|3:5|Image@3:5|resizable@4:8|frame@5:8",
        picture.resizable().frame(width: 20, height: 10))
      #expect(try rules(good).isEmpty)
      let cropped = _located(
        "Card.swift|3:5|Image@3:5|frame@4:8|clipped@5:8",
        picture.frame(width: 20, height: 10).clipped())
      #expect(try rules(cropped).isEmpty)
    }
  }
#endif
