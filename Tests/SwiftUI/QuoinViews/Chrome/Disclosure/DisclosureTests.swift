import Quoin
import SwiftUI
import Testing

/// Disclosure groups, outlines, boxes, and the view for missing content.
@MainActor
struct DisclosureTests {
  private func block(_ name: String) -> some View {
    Color.red.frame(width: 40, height: 20).named(name)
  }

  private func group(_ isExpanded: Bool) -> some View {
    DisclosureGroup(isExpanded: .constant(isExpanded)) {
      block("content")
    } label: {
      block("label")
    }
  }

  @Test(arguments: [Platform.iOS, .macOS])
  func contentIsThereWhileTheGroupIsOpen(platform: Platform) {
    let open = laid(300, nil, platform: platform) { group(true) }
    let closed = laid(300, nil, platform: platform) { group(false) }
    #expect(closed.frame(of: "content") == nil)
    #expect(closed.size.height == 20)
    #expect(open.frame(of: "content")?.minY == 28)
    #expect(open.size.height == 48)
  }

  @Test func aGroupWithoutBindingBeginsClosed() {
    let report = laid(300, nil) {
      DisclosureGroup("More") { block("content") }
    }
    #expect(report.frame(of: "content") == nil)
  }

  private struct Folder: Identifiable {
    let id: String
    var folders: [Folder]?
  }

  @Test func anOutlineShowsItsRootsClosed() {
    let data = [
      Folder(id: "a", folders: [Folder(id: "a1"), Folder(id: "a2")]), Folder(id: "b"),
    ]
    let report = laid(300, nil) {
      VStack(spacing: 0) {
        OutlineGroup(data, children: \.folders) { block($0.id) }
      }
    }
    #expect(report.frame(of: "a")?.minY == 0)
    #expect(report.frame(of: "b")?.minY == 20)
    #expect(report.frame(of: "a1") == nil)
  }

  private struct OpenStyle: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 0) {
        configuration.label
        configuration.content
      }
    }
  }

  @Test func anOutlineGoesAllTheWayDown() {
    let deep = Folder(
      id: "a", folders: [Folder(id: "b", folders: [Folder(id: "c"), Folder(id: "d")])])
    let report = laid(300, nil) {
      OutlineGroup(deep, children: \.folders) { block($0.id) }
        .disclosureGroupStyle(OpenStyle())
    }
    #expect(report.size == CGSize(width: 40, height: 80))
    #expect(report.frame(of: "d")?.minY == 60)
  }

  @Test func aBoxHasMarginsAndItsLabelInside() {
    let report = laid(300, nil) {
      GroupBox(label: block("label")) { block("content") }
    }
    #expect(report.size == CGSize(width: 72, height: 80))
    #expect(report.shows("label", at: CGRect(16, 16, 40, 20)))
    #expect(report.shows("content", at: CGRect(16, 44, 40, 20)))
  }

  @Test func aBoxWithoutALabelIsItsContent() {
    #expect(laid(300, nil) { GroupBox { block("a") } }.size == CGSize(width: 72, height: 52))
  }

  @Test func nothingToShowFillsTheSpace() {
    let report = laid(300, 500) {
      ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Come back."))
    }
    #expect(report.size == CGSize(width: 300, height: 500))
    #expect(laid(300, 500) { ContentUnavailableView.search(text: "x") }.size == report.size)
  }
}
