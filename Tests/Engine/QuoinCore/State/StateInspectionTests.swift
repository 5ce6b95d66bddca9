import Combine
import Observation
import SwiftUI
import Testing

@testable import Quoin
@testable import QuoinCore

/// The values in the state of views, as tools show and change them.
@MainActor
struct StateInspectionTests {
  enum Mood: CaseIterable { case calm, glad }

  @Observable final class Cart {
    var total = 3
    var note: String?
    let limit = 9
  }

  final class Player: ObservableObject {
    @Published var isPlaying = false
    var secret = 1
  }

  private struct Shop: View {
    @State private var isAdding = false
    @State private var mood = Mood.calm
    @State private var cart = Cart()
    @StateObject private var player = Player()
    @AppStorage("inspected.volume") private var volume = 0.5
    @SceneStorage("inspected.tab") private var tab = "home"
    @State private var frame = CGRect.zero
    var body: some View {
      VStack {
        Text("adding \(isAdding ? "yes" : "no")")
        Text("mood \("\(mood)")")
        Text("total \(cart.total) \(cart.note ?? "-")")
        Text(player.isPlaying ? "playing" : "paused")
        Text("volume \("\(volume)") \(tab)")
        Inner(cart: cart)
      }
    }
  }

  private struct Inner: View {
    let cart: Cart
    var body: some View { Text("inner \(cart.total)") }
  }

  private func host() throws -> ViewHost<Shop> {
    let host = ViewHost(size: CGSize(width: 300, height: 400)) { Shop() }
    try host.update()
    return host
  }

  private func set(_ name: String, _ value: EditedValue, in host: ViewHost<Shop>) throws {
    let index = try #require(host.tree.inspectedValues.firstIndex { $0.name == name })
    try host.tree.setInspectedValue(at: index, named: name, to: value)
    try host.update()
  }

  @Test("names are those that the author wrote, and a shared model is listed once")
  func names() throws {
    let values = try host().tree.inspectedValues
    #expect(
      values.map(\.name).sorted() == [
        "cart.limit", "cart.note", "cart.total", "frame", "isAdding", "mood", "player.isPlaying",
        "player.secret", "tab", "volume",
      ])
    let sources = Dictionary(uniqueKeysWithValues: values.map { ($0.name, $0.source) })
    #expect(sources["isAdding"] == "@State" && sources["volume"] == "@AppStorage")
    #expect(sources["tab"] == "@SceneStorage" && sources["cart.total"] == "Cart")
  }

  @Test("values of every kind are set, and the views follow")
  func setting() throws {
    let host = try host()
    try set("isAdding", .truth(true), in: host)
    try set("mood", .text("glad"), in: host)
    try set("cart.total", .number(7), in: host)
    try set("cart.note", .text("ripe"), in: host)
    try set("player.isPlaying", .truth(true), in: host)
    try set("volume", .number(0.75), in: host)
    try set("tab", .text("list"), in: host)
    for text in [
      "adding yes", "mood glad", "total 7 ripe", "playing", "volume 0.75 list", "inner 7",
    ] {
      #expect(try host.text(of: text) == text)
    }
    try set("cart.note", .nothing, in: host)
    #expect(try host.text(of: "total 7 -") == "total 7 -")
  }

  @Test("values of other types are refused with a sentence, and nothing changes")
  func refusing() throws {
    let host = try host()
    let cases: [(String, EditedValue, String)] = [
      ("isAdding", .text("maybe"), "“maybe” is not a value of the type Bool"),
      ("mood", .text("sad"), "use calm, glad"),
      ("cart.total", .number(1.5), "whole number"),
      ("cart.limit", .number(1), "is not observed"),
      ("player.secret", .number(2), "is not observed"),
      ("frame", .number(2), "a value of the type CGRect can't be set here"),
    ]
    for (name, value, reason) in cases {
      let error = #expect(throws: ValueEditError.self) { try set(name, value, in: host) }
      #expect(error?.description.contains(reason) == true, "\(error.map { "\($0)" } ?? "none")")
    }
    #expect(throws: ValueEditError.self) {
      try host.tree.setInspectedValue(at: 0, named: "another", to: .nothing)
    }
    #expect(throws: ValueEditError.self) {
      try host.tree.setInspectedValue(at: 999, named: "mood", to: .nothing)
    }
    #expect(try host.text(of: "adding no") == "adding no")
  }
}
