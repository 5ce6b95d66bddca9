import Foundation
import Quoin
import SwiftUI
import Testing

/// Sizes of iOS 18 beside those of iOS 26, recorded in a window 390 wide at the text size `medium`
/// (Rules/Devices.md#system-versions).
@MainActor
@Suite struct SystemVersionTests {
  private func report<V: View>(
    _ version: Platform.Version, hasWindow: Bool = false, @ViewBuilder _ content: () -> V
  ) -> LayoutReport {
    let renderer = ImageRenderer(content: content())
    renderer.osVersion = version
    renderer.dynamicTypeSize = .medium
    renderer.shaper = FixedShaper()
    renderer.proposedSize = ProposedViewSize(width: 390, height: 844)
    if hasWindow {
      renderer.safeAreaInsets = EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0)
    }
    return renderer.layoutReport()
  }

  private func block(_ name: String, _ height: CGFloat = 20) -> some View {
    Color.red.frame(width: 40, height: height).named(name)
  }

  private func rounded(_ length: CGFloat?) -> CGFloat? { length.map { ($0 * 100).rounded() / 100 } }

  @Test(arguments: [
    (Platform.Version.v18, 44, 60.67, 20 + 20), (.v26, 51, 68.67, 16 + 16),
  ])
  func rowsOfCards(version: Platform.Version, row: CGFloat, twoLines: CGFloat, x: CGFloat) {
    let list = report(version) {
      List {
        block("first")
        block("second")
        block("high", 38.67)
        block("last")
      }
    }
    #expect(list.frame(of: "first")?.minX == x)
    let tops = ["first", "second", "high", "last"].map { list.frame(of: $0)?.midY ?? .nan }
    #expect(rounded(tops[0]) == rounded(35 + row / 2))
    #expect(rounded(tops[1] - tops[0]) == row)
    #expect(rounded(tops[3] - tops[1]) == rounded(row + twoLines))
  }

  @Test func sections() {
    func tops(_ version: Platform.Version) -> [CGFloat?] {
      let list = report(version) {
        List {
          Section {
            block("first")
          } header: {
            Color.red.frame(height: 14.33)
          }
          Section { block("second") }
          Section {
            block("third")
          } header: {
            Color.red.frame(height: 14.33)
          }
        }
      }
      return ["first", "second", "third"].map { list.frame(of: $0)?.midY }
    }
    let old = tops(.v18).compactMap { $0 }
    #expect(old.count == 3)
    guard old.count == 3 else { return }
    #expect(rounded(old[0] - 22) == 37.33)
    #expect(abs(old[1] - old[0] - 44 - 35.33) < 0.02)
    #expect(rounded(old[2] - old[1] - 44) == 55)
    let new = tops(.v26).compactMap { $0 }
    #expect(new.count == 3 && rounded(new[1] - new[0] - 51) == 35)
  }

  /// Rules/Lists.md#first-card
  @Test(arguments: [(Platform.Version.v18, 44, 44), (.v26, 51, 54)])
  func theFirstCardDependsOnWhatIsAbove(
    version: Platform.Version, row: CGFloat, bar: CGFloat
  ) {
    func top<V: View>(@ViewBuilder _ content: () -> V) -> CGFloat? {
      rounded(report(version, hasWindow: true, content).frame(of: "row").map { $0.midY - row / 2 })
    }
    let list = List { block("row") }
    #expect(top { list } == 82)
    #expect(top { list.contentMargins(.top, 4) } == 51)
    #expect(top { NavigationStack { list } } == 82)
    let inline = list.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
    #expect(top { NavigationStack { inline } } == 47 + bar + 35)
    #expect(top { NavigationStack { list.navigationTitle("Title") } } == 47 + bar + 52)
    #expect(top { NavigationView { list } } == 82)
    #expect(top { NavigationView { list.navigationTitle("Title") } } == 47 + bar + 52)
  }

  @Test func barItemsOfIOS18ArePlain() {
    func screen(_ version: Platform.Version) -> LayoutReport {
      report(version, hasWindow: true) {
        NavigationStack {
          Color.red.named("page").navigationTitle("Title")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Done") {} }
        }
      }
    }
    func text(_ text: String, in screen: LayoutReport) -> CGRect? {
      screen.nodes.first { $0.name == "Text(\"\(text)\")" }?.frame
    }
    let (old, new) = (screen(.v18), screen(.v26))
    #expect(old.frame(of: "page")?.minY == 91)
    #expect(new.frame(of: "page")?.minY == 101)
    for screen in [old, new] {
      #expect(text("Title", in: screen).map { abs($0.midY - 47 - 22) < 0.5 } == true)
    }
    #expect(rounded(text("Done", in: old)?.maxX) == 374)
    #expect(rounded(text("Done", in: new)?.maxX) == 358)
  }

  @Test func tabBars() {
    func screen(_ version: Platform.Version) -> LayoutReport {
      report(version, hasWindow: true) {
        TabView {
          Color.red.named("page").tabItem { Text("A") }
          Color.red.tabItem { Text("B") }
        }
      }
    }
    func frames(_ name: String, in screen: LayoutReport) -> [CGRect] {
      screen.nodes.filter { $0.name == name }.map(\.frame)
    }
    let (old, new) = (screen(.v18), screen(.v26))
    #expect(frames("tabBar", in: old) == [CGRect(x: 0, y: 844 - 34 - 49, width: 390, height: 49)])
    #expect(frames("tab", in: old).map(\.width) == [195, 195])
    #expect(old.frame(of: "page")?.maxY == 761)
    #expect(frames("tabBar", in: new).map(\.height) == [62])
    #expect(frames("tabBar", in: new).map(\.maxY) == [844 - 21])
  }

  @Test func bottomBars() {
    func page(_ version: Platform.Version) -> CGFloat? {
      report(version, hasWindow: true) {
        NavigationStack {
          Color.red.named("page")
            .toolbar { ToolbarItem(placement: .bottomBar) { Button("A") {} } }
        }
      }
      .frame(of: "page")?.maxY
    }
    #expect(page(.v18) == 766)
    #expect(page(.v26) == 768)
  }

  @Test func controls() {
    func size(_ version: Platform.Version) -> CGSize? {
      report(version) {
        VStack { Toggle("Label", isOn: .constant(true)).labelsHidden().named("switch") }
      }
      .frame(of: "switch")?.size
    }
    #expect(size(.v18) == CGSize(width: 51, height: 31))
    #expect(size(.v26) == CGSize(width: 63, height: 28))
    let list = report(.v18) {
      List {
        Toggle(isOn: .constant(true)) { block("row") }
        block("next")
      }
    }
    let pitch = list.frame(of: "next").map { $0.midY - (list.frame(of: "row")?.midY ?? 0) }
    #expect(rounded(pitch) == 44)
  }

  @Test func presentations() {
    func widths(_ version: Platform.Version) -> [CGFloat] {
      report(version, hasWindow: true) {
        Color.red.alert("Title", isPresented: .constant(true)) { Button("OK") {} }
      }
      .nodes.filter { $0.name == "alert" }.map(\.frame.width)
    }
    #expect(widths(.v18) == [270])
    #expect(widths(.v26) == [320])
    func sheets(_ version: Platform.Version) -> [CGFloat] {
      report(version, hasWindow: true) {
        Color.red.sheet(isPresented: .constant(true)) {
          Text("Sheet").presentationDetents([.medium])
        }
      }
      .nodes.filter { $0.name == "sheet" }.flatMap { [$0.frame.minX, $0.frame.maxY] }
    }
    #expect(sheets(.v18) == [0, 844])
    #expect(sheets(.v26) == [8, 836])
  }

  @Test func macOSHasOneVersion() throws {
    let renderer = ImageRenderer(content: Toggle("Label", isOn: .constant(true)))
    (renderer.platform, renderer.osVersion) = (.macOS, .v18)
    #expect(renderer.layoutReport().warnings.contains { $0.contains("macOS 18") })
  }
}
