import Quoin
import SwiftUI
import Testing

/// Apps compile, and their first window is their preview.
@MainActor
@Suite struct AppTests {
  struct Small: App {
    var body: some Scene {
      Settings { Text("Settings") }
      WindowGroup("Main", id: "main") { Text("First") }
        .defaultSize(width: 100, height: 50)
        .commands {
          CommandMenu("Go") { Button("There") {} }
          CommandGroup(replacing: .newItem) {}
        }
      Window("Other", id: "other") { Text("Second") }
        .windowResizability(.contentSize)
    }
  }

  struct Changed: App {
    var body: some Scene {
      WindowGroup { Reader() }.environment(\.lineLimit, 3)
    }
  }

  struct Reader: View {
    @Environment(\.lineLimit) private var lineLimit
    var body: some View { Color.red.frame(width: CGFloat(lineLimit ?? 0), height: 1) }
  }

  struct Empty: App {
    var body: some Scene { Settings { Text("Settings") } }
  }

  @Test func theFirstWindowIsThePreview() throws {
    let previews = PreviewCatalog.previews(of: Small.self)
    #expect(previews.map(\.name) == ["Small"])
    let report = try #require(previews.first).renderer().layoutReport()
    #expect(report.nodes.map(\.name) == ["Text(\"First\")"])
  }

  @Test func scenesHandTheEnvironmentOn() throws {
    let preview = try #require(PreviewCatalog.previews(of: Changed.self).first)
    #expect(preview.renderer().layoutReport().size.width == 3)
  }

  @Test func anAppWithoutAWindowHasNoPreview() {
    #expect(PreviewCatalog.previews(of: Empty.self).isEmpty)
  }
}
