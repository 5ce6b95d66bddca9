import Foundation
import Testing

@testable import QuoinCLI

/// Error messages name the cause: the preview, the fonts or the shell's limits.
@Suite("What is to blame")
struct DiagnosisTests {
  private static let source = """
    import SwiftUI
    #Preview("First") { Text("first") }
    #Preview("Second") {
      let values: [Int] = []
      Text("\\(values[values.count])")
    }
    #Preview { Text("third") }
    """

  @Test("a trap in the closure of a #Preview fails only that preview and names it")
  func trap() throws {
    let place = try Workplace()
    defer { place.close() }
    try FileManager.default.createDirectory(at: place.url("App"), withIntermediateDirectories: true)
    for name in ["Card.swift", "App/Card.swift"] { try place.write(Self.source, to: name) }
    let reason = "the preview “Second” stopped the program"
    for name in ["Card.swift", "App"] {
      let list = try place.quoin("list", name).output.split(separator: "\n")
      #expect(list.count == 3)
      #expect(list.first == "Card.swift:2: First" && list.last == "Card.swift:7: Card")
      #expect(list.contains { $0.hasPrefix("Card.swift:3: Second: \(reason)") }, "\(list)")
    }
    let app = try place.quoin("render", "App", "-o", "Out", "--format", "svg")
    #expect(app.output.contains("Card.swift:3: Second: \(reason)"), "\(app.output)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: place.url("Out").path).sorted()
        == ["Card-Card.svg", "Card-First.svg"])
    let all = try place.quoin("render", "Card.swift", "-o", "a.svg")
    #expect(
      all.status == 1 && all.diagnostics.contains("Card.swift:3: \(reason)"), "\(all.diagnostics)")
    for name in ["First", "Card"] {
      let one = try place.quoin("render", "Card.swift", "--preview", name, "-o", "a.svg")
      #expect(one.status == 0, "\(one.diagnostics)")
    }
    let none = try place.quoin("render", "Card.swift", "--preview", "Fourth", "-o", "a.svg")
    #expect(
      none.status == 1 && none.diagnostics.contains("“First”, “Second”, “Card”"),
      "\(none.diagnostics)")
  }

  @Test("a trap names the innermost line of the sources, whichever way they were compiled")
  func line() throws {
    let place = try Workplace()
    defer { place.close() }
    try FileManager.default.createDirectory(
      at: place.url("App/Views"), withIntermediateDirectories: true)
    let source = """
      import SwiftUI
      @objc final class Store: NSObject {
        let values: [Int] = []
        func last() -> Int {
          values[values.count]
        }
      }
      struct Card: View {
        var body: some View { Text("\\(Store().last())") }
      }
      #Preview("Card") { Card() }
      """
    for name in ["Card.swift", "App/Views/Card.swift"] { try place.write(source, to: name) }
    let reason = "the preview “Card” stopped the program at"
    let file = try place.quoin("render", "Card.swift", "-o", "a.svg")
    #expect(
      file.diagnostics.contains("\(reason) Card.swift:5: Index out of range"), "\(file.diagnostics)"
    )
    #expect(!file.diagnostics.contains("Backtracing"), "\(file.diagnostics)")
    let marked = try place.quoin("explain", "Card.swift")
    #expect(marked.diagnostics.contains("\(reason) Card.swift:5:"), "\(marked.diagnostics)")
    let app = try place.quoin("render", "App", "-o", "Out", "--format", "svg")
    #expect(
      app.output.contains("\(reason) Views/Card.swift:5: Index out of range"), "\(app.output)")
    let confined = try place.quoin("render", "Card.swift", "-o", "a.svg", "--sandbox")
    #expect(
      confined.diagnostics.contains("“Card” stopped the program: Index out of range"),
      "\(confined.diagnostics)")
  }

  @Test(
    "a folder on which Fontconfig would hang is rejected",
    arguments: [
      ("/proc", "a file system of the kernel"), ("/dev", "a file system of the kernel"),
      ("pipes", "neither a file nor a folder"), ("circles", "circular links"),
    ])
  func fonts(_ folder: String, _ says: String) throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    for name in ["pipes", "circles"] {
      try FileManager.default.createDirectory(
        at: place.url(name), withIntermediateDirectories: true)
    }
    mkfifo(place.url("pipes/Font.ttf").path, 0o600)
    for name in ["a", "b", "c"] { symlink(".", place.url("circles/\(name)").path) }
    let outcome = try place.quoin("render", "Card.swift", "-o", "a.svg", "--fonts", folder)
    #expect(outcome.status == 1)
    #expect(outcome.diagnostics.hasPrefix("error: the font folder"), "\(outcome.diagnostics)")
    #expect(outcome.diagnostics.contains(says), "\(outcome.diagnostics)")
  }

  @Test("a stack that is too small is enlarged, or reported")
  func stack() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    let raised = try place.shell("ulimit -S -s 512; $QUOIN render Card.swift -o a.svg")
    #expect(raised.status == 0, "\(raised.diagnostics)")
    let small = try place.shell("ulimit -s 256; exec $QUOIN render Card.swift -o b.svg")
    #expect(small.status == 1)
    #expect(small.diagnostics.contains("the stack is limited to 256 KB"), "\(small.diagnostics)")
  }
}
