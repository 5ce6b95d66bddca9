import Combine
import Foundation
import LiveViews
import Quoin
import SwiftUI
import Testing

/// Values that outlive their views.
@MainActor
struct StoredValuesTests {
  private enum Size: Int { case small, large }
  private enum Theme: String { case light, dark }

  private struct Everything: View {
    @AppStorage("bool") var bool = false
    @AppStorage("int") var int = 1
    @AppStorage("double") var double = 1.5
    @AppStorage("string") var string = "a"
    @AppStorage("url") var url = URL(fileURLWithPath: "/")
    @AppStorage("data") var data = Data([1])
    @AppStorage("date") var date = Date(timeIntervalSince1970: 0)
    @AppStorage("size") var size = Size.small
    @AppStorage("theme") var theme = Theme.light
    @AppStorage("maybe") var maybe: Int?
    @AppStorage("maybeTheme") var maybeTheme: Theme?
    let write: Handle<Bool>
    var body: some View {
      let _ = write.follow { isSet in
        bool = true
        int = 2
        double = 2.5
        string = "b"
        url = URL(string: "https://a.example/b?c=d") ?? url
        data = Data([2, 3])
        date = Date(timeIntervalSince1970: 86400)
        size = .large
        theme = .dark
        maybe = isSet ? 5 : nil
        maybeTheme = isSet ? .dark : nil
      }
      Text("\(bool) \(int) \(double) \(string) \(url.absoluteString) \(data.count)")
      Text(
        "\(date.timeIntervalSince1970) \(size) \(theme) \(maybe ?? 0) \(maybeTheme?.rawValue ?? "none")"
      )
    }
  }

  @Test(arguments: [false, true])
  func everyKindOfValueIsStored(inDefaults: Bool) throws {
    let suite = "quoin.tests.\(ProcessInfo.processInfo.processIdentifier)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    let store = inDefaults ? StoredValues(defaults) : StoredValues()
    let (handle, otherHandle) = (Handle<Bool>(), Handle<Bool>())
    // The handles retain the views.
    defer { for handle in [handle, otherHandle] { handle.follow { _ in } } }
    let host = ViewHost(Everything(write: handle))
    host.appStorage = store
    try host.update()
    #expect(host.texts == ["false 1 1.5 a file:/// 1", "0.0 small light 0 none"])
    handle.set(true)
    try host.update()
    let written = [
      "true 2 2.5 b https://a.example/b?c=d 2", "86400.0 large dark 5 dark",
    ]
    #expect(host.texts == written)
    // Another host with the same store
    let other = ViewHost(Everything(write: otherHandle))
    other.appStorage = store
    try other.update()
    #expect(other.texts == written)
    handle.set(false)
    try other.update()
    #expect(other.texts[1] == "86400.0 large dark 0 none")
  }

  private struct Reader: View {
    @AppStorage("count") var count = 0
    var body: some View { Text("\(count)") }
  }
  private struct Writer: View {
    @AppStorage("count") var number = 0
    @AppStorage("other") var other = 0
    let handle: Handle<Int>
    var body: some View {
      let _ = handle.follow { [$number] in $number.wrappedValue = $0 }
      Text("\(number)")
    }
  }

  @Test func viewsWithOneKeySeeOneValueAndOthersAreLeftAlone() throws {
    let handle = Handle<Int>()
    let host = ViewHost(
      VStack {
        Writer(handle: handle)
        Reader()
        Text("fixed")
      })
    host.appStorage = StoredValues(["count": 3])
    try host.update()
    #expect(host.texts == ["3", "3", "fixed"])
    handle.set(4)
    #expect(
      try host.update().evaluations.map(\.text) == [
        "Writer: _number changed.", "Reader: _count changed.",
      ])
    #expect(host.texts == ["4", "4", "fixed"])
    handle.set(4)
    #expect(try host.update().evaluations.isEmpty)
    host.appStorage["other"] = 9
    #expect(try host.update().evaluations.isEmpty)
  }

  @Test func aChangeFromOutsideUpdatesTheReaders() throws {
    let suite = "quoin.tests.outside.\(ProcessInfo.processInfo.processIdentifier)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    let host = try ViewHost.showing(Reader().defaultAppStorage(defaults))
    defaults.set(8, forKey: "count")
    #expect(host.needsUpdate)
    #expect(try host.update().evaluations.map(\.text) == ["Reader: _count changed."])
    #expect(host.texts == ["8"])
    let values = StoredValues()
    host.appStorage = values
    try host.update()
    #expect(host.texts == ["8"])
  }

  @Test func anotherStoreShowsItsValues() throws {
    let host = ViewHost(Reader())
    host.appStorage = StoredValues(["count": 1])
    try host.update()
    host.appStorage = StoredValues(["count": 2])
    #expect(try host.update().evaluations.map(\.text) == ["Reader: _count changed."])
    #expect(host.texts == ["2"])
  }

  private struct Keyed: View {
    @AppStorage private var value: Int
    init(_ key: String) { _value = AppStorage(wrappedValue: 0, key) }
    var body: some View { Text("\(value)") }
  }

  @Test func anotherKeyIsAnotherValue() throws {
    let handle = Handle<Int>()
    let host = ViewHost(Parent(handle: handle) { Keyed("key\($0)") })
    host.appStorage = StoredValues(["key0": 10, "key1": 11])
    try host.update()
    handle.set(1)
    try host.update()
    #expect(host.texts == ["11"])
    host.appStorage["key1"] = 12
    try host.update()
    #expect(host.texts == ["12"])
  }

  private struct Wrong: View {
    @AppStorage("text") private var number = 7
    var body: some View { Text("\(number)") }
  }

  @Test func aValueOfAnotherKindCountsAsNone() throws {
    let host = ViewHost(Wrong())
    host.appStorage = StoredValues(["text": "seven"])
    try host.update()
    #expect(host.texts == ["7"])
  }

  private final class Settings: ObservableObject {
    @AppStorage("quoin.tests.settings") var count = 1
  }
  private struct SettingsView: View {
    @ObservedObject var settings: Settings
    var body: some View { Text("\(settings.count)") }
  }

  @Test func theStorageOfAnObjectPublishesItsChanges() throws {
    let settings = Settings()
    defer { StoredValues.app["quoin.tests.settings"] = nil }
    let host = try ViewHost.showing(SettingsView(settings: settings))
    settings.count = 2
    #expect(try host.update().views == ["SettingsView"])
    #expect(host.texts == ["2"])
  }

  private struct Draft: View {
    @SceneStorage("draft") private var draft = "empty"
    @SceneStorage("page") private var page: Int?
    let handle: Handle<String>
    var body: some View {
      let _ = handle.follow { [$draft, $page] in
        $draft.wrappedValue = $0
        $page.wrappedValue = 3
      }
      Text("\(draft) \(page ?? 0)")
    }
  }

  @Test func aSceneKeepsValuesOfItsOwn() throws {
    let handle = Handle<String>()
    let host = try ViewHost.showing(Draft(handle: handle).id(1))
    handle.set("written")
    try host.update()
    #expect(host.texts == ["written 3"])
    // Another identity in the same window
    host.rootView = Draft(handle: handle).id(2)
    try host.update()
    #expect(host.texts == ["written 3"])
    #expect(try ViewHost.showing(Draft(handle: handle)).texts == ["empty 0"])
    let restored = ViewHost(Draft(handle: handle))
    restored.sceneStorage = host.sceneStorage
    try restored.update()
    #expect(restored.texts == ["written 3"])
  }

  @Test func aPictureShowsTheStoredValue() throws {
    let suite = "quoin.tests.picture.\(ProcessInfo.processInfo.processIdentifier)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    defaults.set(6, forKey: "count")
    let renderer = ImageRenderer(content: Reader().defaultAppStorage(defaults))
    #expect(renderer.svgString().contains(">6<"))
  }
}
