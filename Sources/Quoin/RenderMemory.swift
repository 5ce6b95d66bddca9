import Foundation
import QuoinCairo
import QuoinCore
import QuoinLayout
import QuoinPango
import QuoinText

/// What the process keeps from picture to picture, so that the next one is drawn faster. Each part has a limit, so
/// a server's memory is flat after its first pictures; one that rests can give it back.
///
/// ```swift
/// if RenderMemory.kept.total > 50_000_000 { RenderMemory.empty() }
/// ```
///
/// All sizes are in bytes, and about right. Any thread may ask and empty, also while others draw.
public struct RenderMemory: Sendable, Equatable {
  /// Shaped texts: at most 24 MiB.
  public var texts = 0
  /// Decoded pictures of files and data: at most 128 MiB.
  public var images = 0
  /// Bitmaps of colour glyphs, such as emoji: at most 16 MiB a font.
  public var colorGlyphs = 0
  /// What the glyphs of texts cover: at most 8 MiB.
  public var glyphs = 0
  /// Empty canvases for pixels: at most 64 MiB.
  public var pixels = 0
  /// Empty records for the nodes of layouts and what is noted of them: at most 80 MiB.
  public var nodes = 0

  /// The sum.
  public var total: Int { texts + images + colorGlyphs + glyphs + pixels + nodes }

  /// What is kept at the moment.
  public static var kept: RenderMemory {
    var memory = RenderMemory()
    #if Graphics
      memory.texts = PangoShaper.shared.keptBytes
      memory.images = ImageStore.shared.keptBytes
      memory.colorGlyphs = FontLibrary.shared.colorBytes
      memory.glyphs = FontLibrary.shared.maskBytes
      memory.pixels = PixelMemory.keptBytes
    #endif
    memory.texts += FixedShaper.paragraphs.byteCount
    memory.nodes = NodeBuffer.keptBytes + StoreMemory.keptBytes
    return memory
  }

  /// Gives all of it back to the system; the next pictures fill it again.
  public static func empty() {
    #if Graphics
      PangoShaper.shared.empty()
      ImageStore.shared.empty()
      FontLibrary.shared.empty()
      PixelMemory.empty()
    #endif
    FixedShaper.paragraphs.empty()
    NodeBuffer.empty()
    StoreMemory.empty()
    trim()
  }

  /// Has the C library give freed pages back to the system, where it keeps them: the function is GNU's own, and
  /// Swift doesn't import it.
  private static func trim() {
    typealias Trim = @convention(c) (Int) -> Int32
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "malloc_trim") else { return }
    _ = unsafeBitCast(symbol, to: Trim.self)(0)
  }
}
