import Foundation
import QuoinCore
import QuoinViews
import Testing

@MainActor
@Suite("Pinned headers and footers")
struct PinnedViewTests {
  /// Sections of a header, ten rows and a footer of 30 points each; 360 points per section.
  private func list(_ pinned: PinnedScrollableViews) throws -> Rendering {
    try Rendering(
      ScrollView {
        LazyVStack(spacing: 0, pinnedViews: pinned) {
          ForEach(0..<20) { section in
            Section {
              ForEach(0..<10) { row in
                Color.red.frame(height: 30).accessibilityIdentifier("r\(section).\(row)")
              }
            } header: {
              Color.green.frame(height: 30).accessibilityIdentifier("h\(section)")
            } footer: {
              Color.blue.frame(height: 30).accessibilityIdentifier("f\(section)")
            }
          }
        }
      }, 100, 200)
  }

  @Test("A header stays until its section ends")
  func headers() throws {
    let list = try list(.sectionHeaders)
    #expect(list.frame("h0")?.minY == 0)
    try list.tree.scroll(0, to: CGPoint(x: 0, y: 100))
    #expect(list.frame("h0") == CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(list.frame("r0.3")?.minY == 20)
    try list.tree.scroll(0, to: CGPoint(x: 0, y: 350))
    // 10 points of the section are left, and its header is 30 high.
    #expect(list.frame("h0")?.minY == -20)
    #expect(list.frame("h1")?.minY == 10)
    try list.tree.scroll(0, to: CGPoint(x: 0, y: 5 * 360 + 150))
    #expect(list.frame("h5")?.minY == 0)
    #expect(list.frame("h4") == nil)
  }

  @Test("A footer stays at the other end")
  func footers() throws {
    let list = try list(.sectionFooters)
    #expect(list.frame("f0")?.maxY == 200)
    try list.tree.scroll(0, to: CGPoint(x: 0, y: 175))
    // The next section begins at 185, where its footer is pinned.
    #expect(list.frame("f0")?.maxY == 185)
    #expect(list.frame("f1")?.minY == 185)
  }

  @Test("Pinned views are drawn above the rows")
  func order() throws {
    let list = try list(.sectionHeaders)
    try list.tree.scroll(0, to: CGPoint(x: 0, y: 100))
    #expect(list.fills.last?.box == CGRect(x: 0, y: 0, width: 100, height: 30))
  }

  @Test("Without pinning, nothing stays")
  func unpinned() throws {
    let list = try list([])
    try list.tree.scroll(0, to: CGPoint(x: 0, y: 100))
    #expect(list.frame("h0") == nil)
  }
}
