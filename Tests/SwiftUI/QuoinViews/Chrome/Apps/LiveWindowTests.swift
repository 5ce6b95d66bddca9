import Foundation
import Quoin
import SwiftUI
import Testing

/// Windows of scenes on macOS (Rules/Windows.md#window-size).
@MainActor
struct LiveWindowTests {
  @Test func aWindowGroupHasATitleBar() throws {
    let host = try ViewHost(scene: WindowGroup("Cards") { Color.red.accessibilityIdentifier("c") })
    #expect(host.frame(of: "c") == CGRect(x: 0, y: 32, width: 900, height: 418))
    #expect(try host.appWindow().title == "Cards")
  }

  @Test func theContentLimitsItsWindow() throws {
    let scene = Window("Card", id: "card") { Color.red.frame(width: 300, height: 200) }
      .windowResizability(.contentSize)
    let window = try ViewHost(scene: scene).appWindow()
    #expect(window.size == CGSize(width: 300, height: 232))
    #expect(window.minimumSize == window.size)
    #expect(window.maximumSize == window.size)
  }

  @Test func titlesComeFromTheContentTheSceneOrTheApp() throws {
    let named = WindowGroup { Color.red }
    #expect(try ViewHost(scene: named, appName: "Notes").appWindow().title == "Notes")
    let titled = WindowGroup("Scene") {
      Color.red.navigationTitle("Content").navigationSubtitle("Sub")
    }
    let window = try ViewHost(scene: titled).appWindow()
    #expect(window.title == "Content")
    #expect(window.subtitle == "Sub")
  }

  @Test func aWindowHasTheTitleOfItsPage() throws {
    let scene = WindowGroup { NavigationStack { Color.red.navigationTitle("Page") } }
    #expect(try ViewHost(scene: scene).appWindow().title == "Page")
  }

  @Test func aSceneWithoutWindowsIsAnError() {
    #expect(throws: AppError.self) { try ViewHost(scene: Settings { Text("Settings") }) }
  }

  @Test func urlsFromOutsideRunEachHandler() throws {
    var opened: [URL] = []
    let host = ViewHost(
      Color.red.onOpenURL { opened.append($0) }.padding().onOpenURL { opened.append($0) })
    let url = try #require(URL(string: "notes://1"))
    try host.open(url)
    #expect(opened == [url, url])
    let deaf = ViewHost(Color.red)
    try deaf.open(url)
    #expect(deaf.warnings.contains { $0.contains("onOpenURL") })
  }
}
