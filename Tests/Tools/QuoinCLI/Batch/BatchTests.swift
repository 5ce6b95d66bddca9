import Foundation
import Testing

@testable import QuoinCLI

@Suite("quoin batch")
struct BatchTests {
  private static let source = """
    import SwiftUI
    struct Person: Decodable {
      var id: Int
      var name: String
      var born: Date?
    }
    struct Card: View {
      let person: Person
      var body: some View { Text(person.name).padding() }
    }
    struct Filled: View {
      let person: Person
      var body: some View { Text(person.name).padding(60).background(.teal.gradient) }
    }
    struct Trap: View {
      let person: Person
      var body: some View {
        if person.id == 2 { fatalError("two") }
        while person.id == 3 {}
        return Text(person.name)
      }
    }
    struct Pair: View {
      let width: Double, height: Double
      var body: some View { Color.red.frame(width: width, height: height) }
    }
    enum Names { struct Inner: View { let name: String; var body: some View { Text(name) } } }
    """

  private func place(rows: Int = 0) throws -> Workplace {
    let place = try Workplace()
    try place.write(Self.source, to: "Card.swift")
    let lines = (0..<rows).map { "{\"id\": \($0), \"name\": \"Person \($0)\"}" }
    try place.write(lines.joined(separator: "\n"), to: "rows.jsonl")
    return place
  }

  private func pictures(_ place: Workplace, in folder: String = "out") -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: place.url(folder).path)) ?? []).sorted()
  }

  #if Graphics
    @Test("rows become WebP and JPEG files of the requested quality")
    func formats() throws {
      let place = try place(rows: 3)
      defer { place.close() }
      var sizes: [Int] = []
      for (quality, ending) in [("90", "jpg"), ("20", "jpg"), ("90", "webp"), ("20", "webp")] {
        let outcome = try place.quoin(
          "batch", "Card.swift", "--view", "Filled", "--data", "rows.jsonl", "--quality", quality,
          "-o", "out\(sizes.count)/{id}.\(ending)")
        #expect(outcome.output == "3 drawn\n", "\(outcome.diagnostics)")
        let file = try Data(contentsOf: place.url("out\(sizes.count)/1.\(ending)"))
        #expect(file.starts(with: ending == "jpg" ? [0xFF, 0xD8] : Array("RIFF".utf8)))
        sizes.append(file.count)
      }
      #expect(sizes[1] < sizes[0] && sizes[3] < sizes[2])
    }
  #endif

  @Test("each row has an image, and existing images are not drawn again")
  func files() throws {
    let place = try place(rows: 5)
    defer { place.close() }
    let command = [
      "batch", "Card.swift", "--view", "Card", "--data", "rows.jsonl", "-o", "out/{id}.svg",
    ]
    let first = try place.quoin(command)
    #expect(first.output == "5 drawn\n", "\(first.diagnostics)")
    #expect(first.status == 0)
    #expect(pictures(place) == ["0.svg", "1.svg", "2.svg", "3.svg", "4.svg"])
    let alone = try place.shell(
      """
      echo '{"id": 3, "name": "Person 3"}' | "$QUOIN" batch Card.swift --view Card --data - -o '{id}.svg'
      """)
    #expect(alone.status == 0, "\(alone.diagnostics)")
    let same = try [place.url("3.svg"), place.url("out/3.svg")].map { try Data(contentsOf: $0) }
    #expect(same[0] == same[1])
    #expect(try Data(contentsOf: place.url("out/4.svg")) != same[0])

    try FileManager.default.removeItem(at: place.url("out/2.svg"))
    let second = try place.quoin(command)
    #expect(second.output == "1 drawn, 4 already present\n")
    #expect(pictures(place).count == 5)
  }

  @Test("no working files are left when all rows are drawn")
  func leftovers() throws {
    let place = try place(rows: 5)
    defer { place.close() }
    let temporary = place.url("temporary")
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
    let outcome = try place.quoin(
      [
        "batch", "Card.swift", "--view", "Card", "--data", "rows.jsonl", "-o", "out/{id}.svg",
        "--jobs", "3",
      ], environment: ["TMPDIR": temporary.path])
    #expect(outcome.output == "5 drawn\n", "\(outcome.diagnostics)")
    let leftovers = try FileManager.default.subpathsOfDirectory(atPath: temporary.path)
    #expect(leftovers == [])
    #expect(try place.files() == ["Card.swift", "out", "rows.jsonl", "temporary"])
  }

  @Test("a failing row is reported with its line, and the others continue")
  func failures() throws {
    let place = try place()
    defer { place.close() }
    try place.write(
      """
      \u{FEFF}{"id": 1, "name": "first"}\r
      {"id": 2, "name":

      {"id": 4}
      {"id": "a/b", "name": "n"}
      {"id": 6, "name": 7}
      {"name": "n"}
      {"id": 1, "name": "n"}
      {"id": 9, "name": "born", "born": "yesterday"}
      {"id": 10, "name": "born", "born": "1815-12-10T00:00:00Z"}
      """, to: "rows.jsonl")
    let outcome = try place.quoin(
      "batch", "Card.swift", "--view", "Card", "--data", "rows.jsonl", "-o", "out/{id}.svg")
    #expect(outcome.status == 1)
    #expect(outcome.output == "2 drawn, 7 failed\n")
    #expect(pictures(place) == ["1.svg", "10.svg"])
    #expect(
      outcome.diagnostics == """
        rows.jsonl:2: the row can't be read: it is not JSON
        rows.jsonl:4: the row has no “name”
        rows.jsonl:5: “id” is not a valid file name: “a/b”
        rows.jsonl:6: name is not of type String
        rows.jsonl:7: the row has no “id” to name its image
        rows.jsonl:8: an earlier row has the same name, 1.svg
        rows.jsonl:9: the row: Expected date string to be ISO8601-formatted

        """)
  }

  @Test("a row that traps or hangs fails alone")
  func traps() throws {
    let place = try place(rows: 6)
    defer { place.close() }
    try place.compile("Card.swift")
    let outcome = try place.quoin(
      "batch", "Card.swift", "--view", "Trap", "--data", "rows.jsonl", "-o", "out/{line}.svg",
      "--timeout", "30")
    #expect(outcome.output == "4 drawn, 2 failed\n")
    #expect(outcome.status == 1)
    #expect(pictures(place) == ["1.svg", "2.svg", "5.svg", "6.svg"])
    #expect(outcome.diagnostics.contains("rows.jsonl:3: the preview “Trap” stopped the program"))
    #expect(outcome.diagnostics.contains("rows.jsonl:4: the preview “Trap” did not respond"))
    #expect(outcome.diagnostics.contains("Fatal error: two"))
  }

  @Test("an archive contains the images in the order of the rows, with the same bytes each time")
  func archive() throws {
    let place = try place(rows: 40)
    defer { place.close() }
    for name in ["a.tar", "b.tar"] {
      let outcome = try place.quoin(
        "batch", "Card.swift", "--view", "Card", "--data", "rows.jsonl", "-o", name, "--name",
        "cards/{id}.svg", "--jobs", "3")
      #expect(outcome.output == "40 drawn\n", "\(outcome.diagnostics)")
    }
    #expect(try Data(contentsOf: place.url("a.tar")) == Data(contentsOf: place.url("b.tar")))
    let list = try place.shell("tar tf a.tar && tar xf a.tar && head -c 4 cards/39.svg")
    #expect(
      list.output == (0..<40).map { "cards/\($0).svg\n" }.joined() + "<svg", "\(list.diagnostics)")
    #expect(try place.files() == ["Card.swift", "a.tar", "b.tar", "cards", "rows.jsonl"])
  }

  @Test("a worker answers each line with one line, in order")
  func lines() throws {
    let place = try place(rows: 3)
    defer { place.close() }
    let outcome = try place.shell(
      """
      (cat rows.jsonl; echo; echo '{"id": 1}') | "$QUOIN" batch Card.swift --view Card --data - -o - --name '{id}.svg'
      """)
    #expect(outcome.status == 0)
    #expect(outcome.diagnostics.hasSuffix("3 drawn, 1 failed\n"))
    struct Line: Decodable {
      var line: Int
      var name, failure: String?
      var data: Data?
    }
    let lines = try outcome.output.split(separator: "\n").map {
      try JSONDecoder().decode(Line.self, from: Data($0.utf8))
    }
    #expect(lines.map(\.line) == [1, 2, 3, 4])
    #expect(lines.map(\.name) == ["0.svg", "1.svg", "2.svg", nil])
    #expect(lines[3].failure == "an earlier row has the same name, 1.svg")
    #expect(lines[2].data.map { String(decoding: $0, as: UTF8.self).hasPrefix("<svg") } == true)
  }

  @Test("a killed batch leaves complete images, and the next one continues")
  func killed() throws {
    let place = try place(rows: 400)
    defer { place.close() }
    let command = [
      "batch", "Card.swift", "--view", "Card", "--data", "rows.jsonl", "-o", "out/{id}.svg",
    ]
    try place.compile("Card.swift")
    _ = try place.quoin(command) { process in
      while pictures(place).count(where: { $0.hasSuffix(".svg") }) < 20, process.isRunning {
        usleep(1000)
      }
      kill(process.processIdentifier, SIGKILL)
    }
    let left = pictures(place).filter { $0.hasSuffix(".svg") }
    #expect((20..<400).contains(left.count))
    for name in left {
      let text = try String(contentsOf: place.url("out/\(name)"), encoding: .utf8)
      #expect(text.hasSuffix("</svg>\n") || text.hasSuffix("</svg>"))
    }
    let outcome = try place.quoin(command)
    #expect(outcome.output == "\(400 - left.count) drawn, \(left.count) already present\n")
    #expect(pictures(place).count == 400)
  }

  @Test("a view of a folder, and a view nested in another type")
  func folder() throws {
    let place = try place(rows: 2)
    defer { place.close() }
    try FileManager.default.createDirectory(at: place.url("App"), withIntermediateDirectories: true)
    try place.write(Self.source, to: "App/Card.swift")
    try place.write("\"Ada\"\n\"Grace\"", to: "names.jsonl")
    for (view, rows) in [("Card", "rows.jsonl"), ("Inner", "names.jsonl")] {
      let outcome = try place.quoin(
        "batch", "App", "--view", view, "--data", rows, "-o", "\(view)/{line}.svg")
      #expect(outcome.output == "2 drawn\n", "\(outcome.diagnostics)")
      #expect(pictures(place, in: view) == ["1.svg", "2.svg"])
    }
  }

  @Test(
    "invalid arguments are reported before anything is drawn",
    arguments: [
      (["--view", "Card", "-o", "out/{id}"], 2, "has no extension of a known format"),
      (["--view", "Card", "-o", "out/card.svg"], 2, "all rows would be written to card.svg"),
      (["--view", "Card", "-o", "{id}/card.svg"], 2, "a key in a folder's name"),
      (["--view", "Card", "-o", "out/{.svg"], 2, "has no key"),
      (["--view", "Card", "-o", "a.tar", "--name", "../{id}.svg"], 2, "leads out of the archive"),
      (["--view", "Card", "-o", "Card.swift/a.tar"], 1, "Card.swift is not a folder"),
      (
        ["--view", "Card", "-o", "{id}.svg", "--name", "{id}.svg"], 2,
        "--name applies only to archives"
      ),
      (["--view", "Card", "-o", "{id}.svg", "--jobs", "0"], 2, "--jobs 0"),
      (["--view", "Card", "-o", "{id}.svg", "--data", "none"], 1, "none: it can't be read"),
      (["--view", "Crad", "-o", "{id}.svg"], 1, "there is no view named Crad"),
      (["--view", "Pair", "-o", "{id}.svg"], 1, "Pair can't be created from a row"),
    ])
  func mistakes(arguments: [String], status: Int32, says: String) throws {
    let place = try place(rows: 1)
    defer { place.close() }
    let data = arguments.contains("--data") ? [] : ["--data", "rows.jsonl"]
    let outcome = try place.quoin(["batch", "Card.swift"] + arguments + data)
    #expect(outcome.status == status, "\(outcome.diagnostics)")
    #expect(outcome.diagnostics.contains(says), "\(outcome.diagnostics)")
    #expect(outcome.output.isEmpty)
    #expect(try place.files() == ["Card.swift", "rows.jsonl"])
  }
}
