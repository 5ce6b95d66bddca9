import Foundation
import Quoin
import Testing

@testable import GalleryExamples

/// The same input gives the same picture, however busy the machine is.
@MainActor
@Suite struct SamePictureTests {
  /// Threads that keep every core busy.
  private final class Load: @unchecked Sendable {
    private let lock = NSLock()
    private var isOver = false

    init() {
      for _ in 0..<ProcessInfo.processInfo.activeProcessorCount {
        Thread.detachNewThread { [self] in
          while !lock.withLock({ isOver }) {}
        }
      }
    }

    func end() { lock.withLock { isOver = true } }
  }

  @Test(arguments: 0..<35)
  func screensAreDrawnTheSameUnderLoad(index: Int) {
    let load = Load()
    defer { load.end() }
    for preview in PreviewCatalog.previews(of: GalleryTests.providers[index]) {
      let first = preview.renderer().displayList()
      for _ in 1..<20 { #expect(preview.renderer().displayList() == first) }
    }
  }
}
