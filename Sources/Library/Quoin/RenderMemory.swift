import Foundation
import QuoinCairo
import QuoinCore
import QuoinLayout
import QuoinPango
import QuoinText

/// The process's caches, which speed up rendering.
///
/// Each part has a limit, so the memory of a server is constant after its first images; an idle
/// server can free it.
///
/// ```swift
/// if RenderMemory.current.total > 50_000_000 { RenderMemory.purge() }
/// ```
///
/// All sizes are approximate, in bytes. May be read and purged from any thread, even while others
/// draw.
public struct RenderMemory: Sendable, Equatable {
  /// Shaped texts: at most 24 MiB.
  public var texts = 0
  /// Decoded images of files and data: at most 128 MiB.
  public var images = 0
  /// Bitmaps of color glyphs, such as emoji: at most 16 MiB per font.
  public var colorGlyphs = 0
  /// Coverage masks of glyphs: at most 8 MiB.
  public var glyphs = 0
  /// Unused pixel buffers: at most 64 MiB.
  public var pixels = 0
  /// Unused records for layout nodes and their data: at most 80 MiB.
  public var nodes = 0

  /// The sum.
  public var total: Int { texts + images + colorGlyphs + glyphs + pixels + nodes }

  /// The current size of the caches.
  public static var current: RenderMemory {
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

  /// Frees all caches; they are filled again when rendering.
  public static func purge() {
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

  /// The former name of ``current``.
  @available(*, deprecated, renamed: "current")
  public static var kept: RenderMemory { current }

  /// The former name of ``purge()``.
  @available(*, deprecated, renamed: "purge()")
  public static func empty() { purge() }

  /// Makes the C library return freed pages to the system, if it supports that: the function is a
  /// GNU extension that Swift doesn't import.
  private static func trim() {
    typealias Trim = @convention(c) (Int) -> Int32
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "malloc_trim") else { return }
    _ = unsafeBitCast(symbol, to: Trim.self)(0)
  }
}
