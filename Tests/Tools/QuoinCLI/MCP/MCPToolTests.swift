import Foundation
import Testing

@testable import QuoinCLI

/// Each tool with small files.
@Suite("quoin mcp: the tools")
struct MCPToolTests {
  private static let counter = """
    import SwiftUI

    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Text("Count: \\(count)").accessibilityIdentifier("count")
          Button("More") { count += 1 }
        }
      }
    }

    #Preview("Small") { Rectangle().frame(width: 50, height: 40) }
    #Preview("Counter") { Counter() }
    """

  private func with(_ body: (MCPClient, Workplace) throws -> Void) throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.counter, to: "Counter.swift")
    let client = try MCPClient(in: place)
    defer { client.close() }
    try body(client, place)
  }

  @Test("list_previews")
  func list() throws {
    try with { client, place in
      let answer = try client.call("list_previews", ["file": "Counter.swift"])
      let previews = try #require(answer.data?["previews"] as? [[String: Any]])
      #expect(previews.map { $0["name"] as? String } == ["Small", "Counter"])
      #expect(previews.map { $0["line"] as? Int } == [13, 14])
      #expect(previews.allSatisfy { $0["file"] as? String == "Counter.swift" })
      let text = try JSONSerialization.jsonObject(with: Data(answer.text.utf8)) as? NSDictionary
      #expect(text == answer.data as NSDictionary?)
      let missing = try client.call("list_previews", ["file": "None.swift"])
      #expect(missing.isError && missing.text.contains("None.swift: there is no such file"))
    }
  }

  @Test("render shows images, limited in size")
  func render() throws {
    try with { client, place in
      let both = try client.call("render", ["file": "Counter.swift"])
      #expect(!both.isError && both.pictures.count == 2)
      #expect(both.sizes.first == [50, 40], "\(both.text)")
      #expect(
        both.text.contains("Counter.swift:13: Small: 50 × 40 points, drawn on 50 × 40 pixels"))
      let large = try client.call(
        "render", ["file": "Counter.swift", "preview": "Small", "scale": 2])
      #expect(large.sizes == [[100, 80]])
      let one = try client.call("render", ["file": "Counter.swift", "max_pictures": 1])
      #expect(one.pictures.count == 1 && one.text.contains("Not shown: “Counter”"))
      let screen: [String: Any] = [
        "file": "Counter.swift", "preview": "Counter", "device": "iPhone 16 Pro",
      ]
      let plain = try client.call("render", screen)
      #expect(plain.sizes == [[402, 874]])
      // 402 × 874 points, at most 1024 pixels
      let usual = try client.call("render", screen.merging(["scale": 3]) { $1 })
      #expect(usual.sizes.count == 1)
      let (width, height) = (usual.sizes.first?[0] ?? 0, usual.sizes.first?[1] ?? 0)
      #expect((1000...1024).contains(height) && abs(width * 874 - height * 402) < 1748)
      let small = try client.call("render", screen.merging(["max_side": 100]) { $1 })
      #expect((small.sizes.first?[1]).map { (90...100).contains($0) } == true)
      #expect(try place.files() == ["Counter.swift"])
      let wrong = try client.call("render", ["file": "Counter.swift", "device": "Nokia 3310"])
      #expect(wrong.isError && wrong.text.contains("Nokia 3310"))
      let none = try client.call("render", ["file": "Counter.swift", "preview": "None"])
      #expect(none.isError && none.text.contains("None"))
    }
  }

  @Test("only the requested previews of a folder are drawn")
  func folder() throws {
    try with { client, place in
      try FileManager.default.createDirectory(
        at: place.url("App"), withIntermediateDirectories: true)
      try place.write(
        Sample.previews("Text(\"a\"); Text(\"b\")").replacing("Card_", with: "A_"),
        to: "App/A.swift")
      // Another preview with the same name, which traps when it is drawn.
      try place.write(
        Sample.card(calling: "fatalError(\"drawn\")").replacing("Card_", with: "B_"),
        to: "App/B.swift")
      let answer = try client.call("render", ["file": "App", "max_pictures": 2])
      #expect(!answer.isError && answer.pictures.count == 2, "\(answer.text)")
      #expect(answer.text.contains("Not shown: “B_Previews”"), "\(answer.text)")
      #expect(!answer.text.contains("fatalError") && !answer.text.contains("failed"))
      let all = try client.call("render", ["file": "App", "max_side": 16])
      #expect(all.pictures.count == 2 && all.sizes.joined().allSatisfy { $0 <= 16 })
      #expect(all.text.contains("B_Previews failed"), "\(all.text)")
    }
  }

  @Test("render_to_file writes the formats of the file names")
  func renderToFile() throws {
    try with { client, place in
      let answer = try client.call(
        "render_to_file",
        ["file": "Counter.swift", "preview": "Small", "output": ["a.svg", "-b.pdf"]])
      #expect(!answer.isError && answer.text.contains("a.svg"), "\(answer.text)")
      #expect(try place.files() == ["-b.pdf", "Counter.swift", "a.svg"])
      let wrong = try client.call(
        "render_to_file", ["file": "Counter.swift", "output": ["a.gif"]])
      #expect(wrong.isError && wrong.text.contains("a.gif has no extension of a known format"))
    }
  }

  @Test("explain, why and probe answer with text or data")
  func explanations() throws {
    try with { client, place in
      let counter = ["file": "Counter.swift", "preview": "Counter"]
      let tree = try client.call("explain", counter)
      #expect(tree.text.contains("└─ ") && tree.text.contains("Text(\"Count: 0\")"))
      let short = try client.call(
        "explain", ["file": "Counter.swift", "preview": "Counter", "max_characters": 150])
      #expect(short.text.count < 400 && short.text.contains(" more: select one preview"))
      let data = try client.call("explain", counter.merging(["format": "json"]) { $1 })
      #expect((data.data?["previews"] as? [Any])?.count == 1)
      let long = try client.call(
        "explain", ["file": "Counter.swift", "format": "json", "max_characters": 100])
      #expect(long.isError && long.text.contains("max_characters"))
      let sweep = try client.call("explain", counter.merging(["sweep": "width=20...200"]) { $1 })
      #expect(!sweep.isError && sweep.text.contains("lines instead of"), "\(sweep.text)")
      let why = try client.call("why", counter.merging(["question": "count.width"]) { $1 })
      #expect(!why.isError && why.text.contains("wide"), "\(why.text)")
      let missing = try client.call("why", counter.merging(["question": "subtitle.width"]) { $1 })
      #expect(missing.isError && missing.text.contains("subtitle"))
      let all = try client.call("why", counter)
      #expect(!all.isError && !all.text.isEmpty)
      let wish = try client.call("why", counter.merging(["want": "count.widht = 3"]) { $1 })
      #expect(wish.isError && wish.text.contains("there is no property .widht"), "\(wish.text)")
      let probe = try client.call("probe", counter)
      #expect(probe.text.contains("hug"), "\(probe.text)")
    }
  }

  @Test("lint answers with lines or data")
  func lint() throws {
    try with { client, place in
      try place.write(
        "import SwiftUI\n#Preview { ScrollView {\n    Color.teal\n} }", to: "Card.swift")
      let lines = try client.call("lint", ["file": "Card.swift"])
      #expect(!lines.isError)
      #expect(
        lines.text.hasPrefix("Card.swift:3:5: warning: The Color (line 3) is only 10 high"),
        "\(lines.text)")
      let data = try client.call(
        "lint", ["file": "Card.swift", "format": "json", "dynamic_type": ["large", "xxxLarge"]])
      #expect((data.data?["cells"] as? [String]) == ["large", "xxxLarge"])
      #expect((data.data?["findings"] as? [[String: Any]])?.first?["line"] as? Int == 3)
      let fine = try client.call("lint", ["file": "Card.swift", "disable": ["ambiguous-size"]])
      #expect(!fine.isError && fine.text.hasPrefix("nothing found in 1 preview"))
    }
  }

  @Test("drive performs steps and shows the result")
  func drive() throws {
    try with { client, _ in
      let counter: [String: Any] = ["file": "Counter.swift", "preview": "Counter"]
      func drive(_ steps: [String], _ show: String) throws -> MCPClient.Answer {
        try client.call("drive", counter.merging(["steps": steps, "show": show]) { $1 })
      }
      let text = try drive(["tap More", "tap More"], "text")
      #expect(text.text.contains("Text(\"Count: 2\")") && text.pictures.isEmpty, "\(text.text)")
      let both = try drive(["tap More"], "both")
      #expect(both.text.contains("Text(\"Count: 1\")") && both.pictures.count == 1)
      let before = try client.call("render", counter)
      #expect(before.pictures != both.pictures)
      let wrong = try drive(["tap Less"], "picture")
      #expect(wrong.isError && wrong.text.contains("Less"), "\(wrong.text)")
    }
  }

  @Test("diff compares two files, or one in two configurations")
  func diff() throws {
    try with { client, place in
      try place.write(Sample.card, to: "A.swift")
      try place.write(Sample.card.replacing("width: 50", with: "width: 60"), to: "B.swift")
      let answer = try client.call("diff", ["before": "A.swift", "after": "B.swift"])
      #expect(!answer.isError && answer.text.contains("from 50 to 60"), "\(answer.text)")
      let data = try client.call(
        "diff",
        ["before": "Counter.swift#Counter", "dynamic_type_b": "accessibility3", "format": "json"])
      #expect((data.data?["previews"] as? [Any])?.count == 1, "\(data.text)")
    }
  }

  @Test("wait_for_reload reports changes, errors, and timeouts")
  func reload() throws {
    try with { client, place in
      let file: [String: Any] = ["file": "Counter.swift"]
      let nothing = try client.call(
        "wait_for_reload", ["file": "Counter.swift", "timeout_seconds": 0.2])
      #expect(nothing.data?["status"] as? String == "timeout" && !nothing.isError)
      // A change between two calls is detected.
      _ = try client.call("list_previews", file)
      try place.write(Self.counter + "\n#Preview(\"New\") { Counter() }", to: "Counter.swift")
      let changed = try client.call("wait_for_reload", file)
      #expect(changed.data?["status"] as? String == "compiled")
      #expect((changed.data?["previews"] as? [Any])?.count == 3, "\(changed.text)")
      try place.write(
        Self.counter.replacing("count += 1", with: "count += one"), to: "Counter.swift")
      let wrong = try client.call("wait_for_reload", file)
      #expect(wrong.data?["status"] as? String == "failed", "\(wrong.text)")
      let errors = try #require(wrong.data?["errors"] as? [[String: Any]])
      #expect(errors.first?["file"] as? String == "Counter.swift")
      #expect(errors.first?["line"] as? Int == 8)
      #expect((errors.first?["message"] as? String)?.contains("one") == true)
      let broken = try client.call("render", file)
      #expect(broken.isError && broken.text.contains("Counter.swift:8:"), "\(broken.text)")
      // It waits through another error.
      let id = try client.ask(
        "tools/call",
        [
          "name": "wait_for_reload",
          "arguments": file.merging(["until_it_compiles": true]) { $1 },
        ])
      try place.write("struct {", to: "Counter.swift")
      usleep(1_500_000)
      try place.write(Self.counter, to: "Counter.swift")
      let mended = try MCPClient.Answer(
        #require(client.answer(to: id)["result"] as? [String: Any]))
      #expect(mended.data?["status"] as? String == "compiled", "\(mended.text)")
    }
  }

  @Test("a view's output is part of the answer, and a trap is reported")
  func printing() throws {
    try with { client, place in
      try place.write(
        Sample.card(calling: "print(\"hello from a view\"); return 10"), to: "Loud.swift")
      let loud = try client.call("render", ["file": "Loud.swift"])
      #expect(!loud.isError && loud.text.contains("hello from a view"))
      try place.write(Sample.card(calling: "fatalError(\"on purpose\")"), to: "Trap.swift")
      let trap = try client.call("explain", ["file": "Trap.swift"])
      #expect(trap.isError && trap.text.contains("on purpose"), "\(trap.text)")
      let picture = try client.call("render", ["file": "Trap.swift"])
      #expect(picture.isError && picture.text.contains("failed"), "\(picture.text)")
    }
  }

  /// Whether this machine has a sandbox.
  private static let hasSandbox: Bool = {
    guard let scratch = try? ScratchDirectory() else { return false }
    defer { scratch.remove() }
    return (try? Sandbox.find(in: scratch)) != nil
  }()

  @Test("a sandboxed view can't write files", .enabled(if: hasSandbox))
  func sandbox() throws {
    let place = try Workplace()
    defer { place.close() }
    let target = place.url("written").path
    try place.write(
      Sample.card(
        calling: """
          return FileManager.default.createFile(atPath: "\(target)", contents: nil) ? 20 : 30
          """), to: "Card.swift")
    for (arguments, isWritten) in [(["--sandbox"], false), ([], true)] {
      let client = try MCPClient(in: place, arguments)
      defer { client.close() }
      let answer = try client.call("explain", ["file": "Card.swift"])
      #expect(!answer.isError, "\(answer.text)")
      #expect(FileManager.default.fileExists(atPath: target) == isWritten)
    }
  }
}
