import SwiftUI
import Testing

@testable import QuoinTesting

@MainActor
@Suite("Living views in tests")
struct HostTests {
  struct Row: View {
    let number: Int
    var body: some View { Text("\(number)") }
  }
  struct Counter: View {
    @State private var count = 0
    var body: some View {
      VStack {
        Text("\(count)").accessibilityIdentifier("count")
        Row(number: 7)
        Row(number: count / 2)
        Button("Add") { count += 1 }
      }
    }
  }
  private func host() -> ViewHost<Counter> {
    ViewHost(size: CGSize(width: 200, height: 200)) { Counter() }
  }

  @Test("texts by name")
  func texts() throws {
    let host = host()
    #expect(try host.text(of: "count") == "0")
    try host.tap("Add")
    #expect(try host.text(of: "count") == "1")
    #expect((try? host.text(of: "cuont")) == nil)
  }

  @Test("body runs are counted over all steps, by view")
  func updates() throws {
    let host = host()
    let ran = try host.expectUpdates(atMost: 3) {
      try host.tap("Add")
      try host.tap("Add")
    }
    #expect(ran.map(\.view) == ["Counter", "Counter", "Row"])
    try host.expectUpdates(atMost: 0) {
      try host.advance(by: 1)
      try host.advanceUntilStill()
    }
    let failed = try failures {
      try host.expectUpdates(atMost: 0, of: "Row") {
        try host.tap("Add")
        try host.tap("Add")
      }
      try host.expectUpdates(atMost: 1) { for _ in 0..<2 { try host.tap("Add") } }
    }
    #expect(
      failed.messages == [
        "1 run of the body of Row, and at most 0 were expected:\n  Row: @self changed.",
        """
        3 runs of bodies, and at most 1 was expected:
          Counter: _count changed. (2 times)
          Row: @self changed.
        """,
      ])
  }

  @Test("steps that wait")
  func waiting() async throws {
    struct Loader: View {
      @State private var text = "…"
      var body: some View {
        Button(text) { Task { text = "done" } }
      }
    }
    let host = ViewHost(size: CGSize(width: 200, height: 200)) { Loader() }
    let ran = try await host.expectUpdates(atMost: 2) {
      try host.tap("…")
      try await host.waitUntilIdle()
    }
    #expect(ran.map(\.view) == ["Loader", "Label"])
  }

  @Test("snapshots between steps, of a host and of a renderer")
  func snapshots() throws {
    let folder = Folder()
    defer { folder.remove() }
    let host = host()
    for name in ["before", "after"] {
      _ = failures {
        withSnapshotTesting(directory: folder.path) {
          assertSnapshot(of: host, as: .image, named: name)
          assertSnapshot(of: host, as: .layout, named: name)
          assertSnapshot(of: ImageRenderer(content: Row(number: 1)), as: .svg, named: name)
        }
      }
      try host.tap("Add")
    }
    #expect(folder.files.count == 10)
    let before = try Data(contentsOf: folder.file("HostTests/snapshots.before.png"))
    let after = try Data(contentsOf: folder.file("HostTests/snapshots.after.png"))
    #expect(before != after)
  }
}
