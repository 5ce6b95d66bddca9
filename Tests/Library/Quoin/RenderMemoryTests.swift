#if Graphics
  import Foundation
  import Quoin
  import SwiftUI
  import Testing

  /// Emptying the caches shared by images doesn't change any image.
  @MainActor
  @Suite("Memory between pictures")
  struct RenderMemoryTests {
    @Test("purged memory gives the same image again")
    func emptied() throws {
      let view = VStack {
        Text("One 😀 sheet").font(.title)
        Color.red.frame(width: 300, height: 300).shadow(radius: 8)
      }
      let before = try ImageRenderer(content: view).pngData()
      // Other tests draw at the same time, but none empties the caches.
      #expect(RenderMemory.current.texts > 0)
      #expect(RenderMemory.current.colorGlyphs > 0)
      #expect(RenderMemory.current.glyphs > 0)
      #expect(RenderMemory.current.total <= 296 << 20)
      RenderMemory.purge()
      #expect(try ImageRenderer(content: view).pngData() == before)
    }
  }
#endif
