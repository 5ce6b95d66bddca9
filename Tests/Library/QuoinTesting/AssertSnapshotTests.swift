import SwiftUI
import Testing

@testable import QuoinTesting

@MainActor
@Suite("Snapshots and their references")
struct AssertSnapshotTests {
  struct Badge: View {
    var side: CGFloat = 20
    var color = Color.red
    var body: some View {
      color.frame(width: side, height: 10).accessibilityIdentifier("badge").padding(5)
    }
  }

  private func assert<Value, Format>(
    _ value: Value, as strategy: Snapshotting<Value, Format>, named name: String? = "badge",
    _ record: SnapshotTestingConfiguration.Record? = nil, in folder: Folder
  ) -> [String] {
    failures {
      withSnapshotTesting(record: record ?? .missing, directory: folder.path) {
        assertSnapshot(of: value, as: strategy, named: name, testName: "snapshot()")
      }
    }.messages.map(folder.shortened)
  }

  @Test("a first snapshot becomes the reference and fails once; the same again passes")
  func missing() throws {
    let folder = Folder()
    defer { folder.remove() }
    #expect(
      assert(Badge(), as: .image, in: folder) == [
        """
        There was no reference for snapshot.badge.png, so it was recorded. Check it, and run the test again.
        reference: …/AssertSnapshotTests/snapshot.badge.png
        """
      ])
    #expect(
      folder.files == [
        "AssertSnapshotTests/snapshot.badge.png", "AssertSnapshotTests/snapshot.badge.png.json",
      ])
    #expect(assert(Badge(), as: .image, in: folder) == [])
    let data = try Data(contentsOf: folder.file("AssertSnapshotTests/snapshot.badge.png"))
    let renderer = ImageRenderer(content: Badge())
    renderer.scale = 2
    #expect(try renderer.pngData() == data)
  }

  @Test("a different image is reported with its pixels, the first decision, and the files")
  func moved() throws {
    let folder = Folder()
    defer { folder.remove() }
    _ = assert(Badge(), as: .image(layout: .fixed(width: 60, height: 40)), in: folder)
    let messages = assert(
      Badge(side: 30), as: .image(layout: .fixed(width: 60, height: 40)), in: folder)
    #expect(
      messages == [
        """
        snapshot.badge.png differs from its reference.
        400 of 9600 pixels differ (4.17 %), from 30, 30 to 90, 50, by up to 102.96 in CIELAB.
        The width of the frame “badge” grew from 20 to 30.
        3 views moved.
        reference: …/AssertSnapshotTests/snapshot.badge.png
        result: …/AssertSnapshotTests/snapshot.badge.result.png
        difference: …/AssertSnapshotTests/snapshot.badge.difference.png
        moves: …/AssertSnapshotTests/snapshot.badge.moves.txt
        If the change is intended, run the test with SNAPSHOT_TESTING_RECORD=failed.
        """
      ])
    let moves = try String(
      contentsOf: folder.file("AssertSnapshotTests/snapshot.badge.moves.txt"), encoding: .utf8)
    #expect(
      moves == """
        The width of the frame “badge” grew from 20 to 30.
        padding: 30 × 20 at 15, 10 → 40 × 20 at 10, 10
        frame #badge: 20 × 10 at 20, 15 → 30 × 10 at 15, 15
        Color: 20 × 10 at 20, 15 → 30 × 10 at 15, 15

        """)
    let difference = try Data(
      contentsOf: folder.file("AssertSnapshotTests/snapshot.badge.difference.png"))
    #expect(difference.starts(with: [0x89, 0x50, 0x4E, 0x47]))
    // The files of a failure are removed when the test passes again.
    #expect(
      assert(Badge(), as: .image(layout: .fixed(width: 60, height: 40)), in: folder) == [])
    #expect(folder.files.count == 2)
  }

  @Test("an image of another size, and one that only differs in drawing")
  func sizes() {
    let folder = Folder()
    defer { folder.remove() }
    _ = assert(Badge(), as: .image, in: folder)
    let larger = assert(Badge(side: 40), as: .image, in: folder)
    #expect(
      larger.first?.split(separator: "\n")[1]
        == "The image is 100 × 40 pixels, and the reference 60 × 40.")
    let blue = assert(Badge(color: .blue), as: .image, in: folder)
    #expect(
      blue.first?.split(separator: "\n")[2]
        == "No view moved: only the drawing differs.")
  }

  @Test("nothing is tolerated by default; otherwise exactly the given amount")
  func tolerance() {
    let folder = Folder()
    defer { folder.remove() }
    let red = Badge(color: Color(red: 1, green: 0, blue: 0))
    let nearly = Badge(color: Color(red: 0.996, green: 0, blue: 0))
    _ = assert(red, as: .image, in: folder)
    #expect(assert(nearly, as: .image, in: folder).count == 1)
    #expect(assert(nearly, as: .image(perceptualPrecision: 0.98), in: folder) == [])
    #expect(
      assert(Badge(color: .blue), as: .image(perceptualPrecision: 0.98), in: folder).count == 1)
    // The badge itself is a third of the image.
    #expect(assert(Badge(color: .blue), as: .image(precision: 0.6), in: folder) == [])
  }

  @Test("other fonts are distinguished from a regression")
  func fonts() throws {
    let folder = Folder()
    defer { folder.remove() }
    _ = assert(Text("Hello"), as: .image, in: folder)
    let companion = folder.file("AssertSnapshotTests/snapshot.badge.png.json")
    let text = try String(contentsOf: companion, encoding: .utf8)
    let sum = try #require(text.firstMatch(of: /"name":"([^"]+)","sha256":"([0-9a-f]{64})"/))
    let others = text.replacing(sum.2, with: String(repeating: "0", count: 64))
    try Data(others.utf8).write(to: companion)
    // Equal pixels pass, whichever program drew them.
    #expect(assert(Text("Hello"), as: .image, in: folder) == [])
    let message = try #require(assert(Text("Hallo"), as: .image, in: folder).first)
    #expect(
      message.split(separator: "\n")[1]
        == "Other fonts drew the reference: \(sum.1) was the file 000000000000…, and is \(sum.2.prefix(12))… here. The difference may be due to the fonts alone: install the same fonts, or record the reference again with these."
    )
  }

  @Test("record modes")
  func modes() throws {
    let folder = Folder()
    defer { folder.remove() }
    #expect(
      assert(Badge(), as: .image, .never, in: folder) == [
        """
        There is no reference for snapshot.badge.png, and none is recorded (record mode “never”).
        reference: …/AssertSnapshotTests/snapshot.badge.png
        result: …/AssertSnapshotTests/snapshot.badge.result.png
        """
      ])
    #expect(
      assert(Badge(), as: .image, .all, in: folder) == [
        """
        snapshot.badge.png was recorded unconditionally (record mode “all”). Check it, and run the test again without recording.
        reference: …/AssertSnapshotTests/snapshot.badge.png
        """
      ])
    #expect(assert(Badge(), as: .image, .failed, in: folder) == [])
    let message = try #require(
      assert(Badge(side: 40), as: .image, .failed, in: folder).first)
    #expect(
      message.hasPrefix(
        "snapshot.badge.png differed from its reference, and was recorded as the new one (record mode “failed”)."
      ))
    #expect(assert(Badge(side: 40), as: .image, .never, in: folder) == [])
  }

  @Test("the record mode from the environment")
  func environment() throws {
    typealias Configuration = SnapshotTestingConfiguration
    #expect(try Configuration.record(in: [:]) == .missing)
    #expect(try Configuration.record(in: ["SNAPSHOT_TESTING_RECORD": "failed"]) == .failed)
    let error = #expect(throws: SnapshotError.self) {
      try Configuration.record(in: ["SNAPSHOT_TESTING_RECORD": "always"])
    }
    #expect(
      error?.description
        == "SNAPSHOT_TESTING_RECORD is “always”. It can be all, missing, failed, never.")
  }

  @Test("layouts as text: a moved view changes a line, other fonts don't")
  func layout() throws {
    let folder = Folder()
    defer { folder.remove() }
    _ = assert(Badge(), as: .layout, in: folder)
    let file = folder.file("AssertSnapshotTests/snapshot.badge.txt")
    #expect(
      try String(contentsOf: file, encoding: .utf8) == """
        padding          nil × nil → 30 × 20  at 0, 0  (child + 10)
        └─ frame #badge  nil × nil → 20 × 10  at 5, 5  (fixed)
           └─ Color      20 × 10 → 20 × 10  at 5, 5  (accepts the proposal)

        """)
    #expect(assert(Badge(), as: .layout, in: folder) == [])
    #expect(
      assert(Badge(side: 30), as: .layout, in: folder) == [
        """
        snapshot.badge.txt differs from its reference.
        The text differs (- reference, + result):
        - padding          nil × nil → 30 × 20  at 0, 0  (child + 10)
        - └─ frame #badge  nil × nil → 20 × 10  at 5, 5  (fixed)
        -    └─ Color      20 × 10 → 20 × 10  at 5, 5  (accepts the proposal)
        + padding          nil × nil → 40 × 20  at 0, 0  (child + 10)
        + └─ frame #badge  nil × nil → 30 × 10  at 5, 5  (fixed)
        +    └─ Color      30 × 10 → 30 × 10  at 5, 5  (accepts the proposal)
          
        reference: …/AssertSnapshotTests/snapshot.badge.txt
        result: …/AssertSnapshotTests/snapshot.badge.result.txt
        If the change is intended, run the test with SNAPSHOT_TESTING_RECORD=failed.
        """
      ])
    _ = assert(Text("Hello"), as: .layout, named: "text", in: folder)
    let words = folder.file("AssertSnapshotTests/snapshot.text.txt")
    let text = try String(contentsOf: words, encoding: .utf8)
    #expect(text.contains(/\nfont: .+, SHA-256 [0-9a-f]{64}\n$/))
    try Data(text.replacing(/SHA-256 .*/, with: "SHA-256 0").utf8).write(to: words)
    #expect(assert(Text("Hello"), as: .layout, named: "text", in: folder) == [])
  }

  @Test("snapshots without names are numbered")
  func counting() {
    let folder = Folder()
    defer { folder.remove() }
    for _ in 0..<2 { _ = assert(Badge(), as: .layout, named: nil, in: folder) }
    #expect(
      folder.files == [
        "AssertSnapshotTests/snapshot.1.txt", "AssertSnapshotTests/snapshot.2.txt",
      ])
  }

  @Test("a test with arguments must name its snapshots", arguments: [1, 2])
  func arguments(_ number: Int) {
    let folder = Folder()
    defer { folder.remove() }
    #expect(
      assert(Badge(), as: .layout, named: nil, in: folder) == [
        "The test runs with several arguments, and each needs its own reference. Name the snapshot after the argument: named: \"\\(argument)\"."
      ])
    #expect(assert(Badge(), as: .layout, named: "\(number)", in: folder).count == 1)
  }

  @Test("a view that can't be drawn is reported")
  func impossible() {
    let folder = Folder()
    defer { folder.remove() }
    let messages = assert(
      Color.red.frame(width: .infinity, height: 0), as: .image, in: folder)
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("The snapshot could not be taken: ") == true)
    #expect(folder.files.isEmpty)
  }

  @Test("a folder that can't be written is named")
  func unwritable() throws {
    let folder = Folder()
    defer { folder.remove() }
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data().write(to: folder.file("AssertSnapshotTests"))
    let message = try #require(assert(Badge(), as: .layout, in: folder).first)
    #expect(message.hasPrefix("…/AssertSnapshotTests/snapshot.badge.txt can't be written: "))
  }
}
