import Foundation
import Testing

@testable import QuoinCLI

/// Saves of a folder's files while the studio shows it, and the runs of the compiler that they
/// cost.
@Suite("Editing a folder in the studio")
struct EditLoopTests {
  private static let files = [
    "A.swift": """
    import SwiftUI
    struct A: View {
      var body: some View { Text("A view") }
    }
    #Preview("A") { A() }
    """,
    "App.swift": """
    import SwiftUI
    struct Root: View {
      var body: some View { VStack { A(); B() } }
    }
    #Preview("Root") { Root() }
    """,
    "B.swift": """
    import SwiftUI
    struct B: View {
      var body: some View { Text("B view") }
    }
    #Preview("B") { B() }
    """,
  ]

  /// `quoin preview` of a folder, with a compiler that counts its runs on the folder.
  private final class Fixture {
    let place: Workplace
    private let runsFile: URL
    private let environment: [String: String]

    init(_ files: [String: String]) throws {
      place = try Workplace()
      try FileManager.default.createDirectory(
        at: place.url("App"), withIntermediateDirectories: true)
      for (name, text) in files { try place.write(text, to: "App/\(name)") }
      let real = try Compiler.find().path.resolvingSymlinksInPath()
      let toolchain = place.url("toolchain")
      try FileManager.default.createDirectory(
        at: toolchain.appendingPathComponent("bin"), withIntermediateDirectories: true)
      let home = real.deletingLastPathComponent().deletingLastPathComponent()
      try FileManager.default.createSymbolicLink(
        at: toolchain.appendingPathComponent("lib"),
        withDestinationURL: home.appendingPathComponent("lib"))
      runsFile = place.url("runs")
      try place.writeProgram(
        """
        case "$*" in *-output-file-map*) echo run >> \(runsFile.path) ;; esac
        exec \(real.deletingLastPathComponent().path)/swiftc "$@"
        """, to: "toolchain/bin/swiftc")
      environment = ["SWIFTC": toolchain.appendingPathComponent("bin/swiftc").path]
    }

    deinit { place.close() }

    func save(_ text: String, as name: String) throws {
      try place.write(text, to: "App/\(name).new")
      let code = rename(place.url("App/\(name).new").path, place.url("App/\(name)").path)
      try #require(code == 0)
    }

    func remove(_ name: String) throws {
      try FileManager.default.removeItem(at: place.url("App/\(name)"))
    }

    /// Returns the number of runs since the last call.
    func runs() -> Int {
      let text = (try? String(contentsOf: runsFile, encoding: .utf8)) ?? ""
      try? FileManager.default.removeItem(at: runsFile)
      return text.split(separator: "\n").count
    }

    /// Runs the studio until `body` has returned.
    func withStudio(_ body: (StudioClient) throws -> Void) throws {
      let command = "exec $QUOIN preview App > address 2> diagnostics"
      let outcome = try place.shell(command, environment: environment) { process in
        defer { kill(process.processIdentifier, SIGINT) }
        var client: StudioClient?
        while client == nil, process.isRunning {
          let url = (try? String(contentsOf: place.url("address"), encoding: .utf8)) ?? ""
          client = StudioClient(url)
          if client == nil { usleep(50_000) }
        }
        try body(try #require(client))
      }
      #expect(outcome.crashed && outcome.status == SIGINT)
    }
  }

  private static func isSettled(_ status: StudioClient.Message.Status) -> Bool {
    status.phase == "ready"
  }

  /// Whether it has the errors with their columns, which are known after the first message.
  private static func hasErrors(_ status: StudioClient.Message.Status) -> Bool {
    status.phase == "failed" && status.errors?.first?.column != nil
  }

  @Test(
    "an error is the one of the saved file, and its fix is one compilation",
    .timeLimit(.minutes(40)))
  func rootCause() throws {
    let fixture = try Fixture(Self.files)
    try fixture.withStudio { client in
      _ = try #require(client.wait(for: Self.isSettled))
      #expect(client.hello?.previews.map(\.id) == ["A", "Root", "B"])
      _ = fixture.runs()
      let b = try #require(Self.files["B.swift"])
      try fixture.save(b.replacing("view\")", with: "view\").paddin()"), as: "B.swift")
      let failed = try #require(client.wait(for: Self.hasErrors))
      let error = try #require(failed.errors?.first)
      #expect(error.file == "B.swift" && error.line == 3)
      #expect(error.message.contains("paddin"))
      #expect(error.text == "  var body: some View { Text(\"B view\").paddin() }")
      #expect(failed.errors?.count == 1)
      #expect(failed.saved == "B", "\(failed)")
      // With and without the marks of expressions.
      #expect(fixture.runs() == 2)
      #expect(!client.statuses.contains { $0.phase == "ready" })
      try fixture.save(b, as: "B.swift")
      _ = try #require(client.wait(for: Self.isSettled))
      #expect(fixture.runs() == 1)
      #expect(client.hello?.previews.map(\.id) == ["A", "Root", "B"])
    }
  }

  @Test("wrong syntax, removed files and duplicates have sentences", .timeLimit(.minutes(40)))
  func sentences() throws {
    let fixture = try Fixture(Self.files)
    try fixture.withStudio { client in
      _ = try #require(client.wait(for: Self.isSettled))
      let a = try #require(Self.files["A.swift"])
      try fixture.save(a.replacing("Text(\"A view\")", with: "Text("), as: "A.swift")
      let syntax = try #require(client.wait(for: Self.hasErrors))
      #expect(syntax.errors?.first?.file == "A.swift")
      #expect(syntax.headline == "The syntax of A.swift is wrong.")
      #expect(client.hello?.previews.map(\.id) == ["A", "Root", "B"])

      try fixture.remove("A.swift")
      let removed = try #require(
        client.wait { Self.hasErrors($0) && $0.errors?.first?.file == "App.swift" })
      #expect(removed.headline == "“A” was declared in A.swift, which was removed.")

      _ = fixture.runs()
      try fixture.save(a, as: "A.swift")
      _ = try #require(client.wait(for: Self.isSettled))
      #expect(fixture.runs() == 1)

      try fixture.save("import SwiftUI\nstruct A {}\n", as: "C.swift")
      let twice = try #require(client.wait(for: Self.hasErrors))
      #expect(twice.headline?.hasPrefix("“A” is declared 2 times: A.swift:2, C.swift:2") == true)
      try fixture.remove("C.swift")
      _ = try #require(client.wait(for: Self.isSettled))
    }
  }

  @Test(
    "a save during a compilation ends it, and its result is the last text's",
    .timeLimit(.minutes(40)))
  func saveDuringCompilation() throws {
    let fixture = try Fixture(Self.files)
    try fixture.withStudio { client in
      _ = try #require(client.wait(for: Self.isSettled))
      let b = try #require(Self.files["B.swift"])
      for (index, pause) in ([50_000, 150_000, 600_000] as [UInt32]).enumerated() {
        try fixture.save(b.replacing("B view", with: "B view \(index)"), as: "B.swift")
        usleep(pause)
        try fixture.save(
          b.replacing("#Preview(\"B\")", with: "#Preview(\"B\(index)\")"), as: "B.swift")
        repeat {
          _ = try #require(client.wait(for: Self.isSettled))
        } while client.hello?.previews.contains(where: { $0.id == "B\(index)" }) != true
      }
    }
  }

  @Test("the first picture of a checkout needs the fewest files", .timeLimit(.minutes(40)))
  func checkout() throws {
    var files = Self.files
    for number in 1...6 { files["Model\(number).swift"] = "struct Model\(number) {}\n" }
    let fixture = try Fixture(files)
    try fixture.withStudio { client in
      _ = try #require(client.wait(for: Self.isSettled))
      #expect(client.lists == [["A"], ["A", "Root", "B"]])
    }
  }

  @Test("an empty folder waits for its first file", .timeLimit(.minutes(40)))
  func emptyFolder() throws {
    let fixture = try Fixture([:])
    try fixture.withStudio { client in
      let empty = try #require(client.wait(for: Self.isSettled))
      #expect(empty.errors == nil && client.hello == nil)
      try fixture.save(try #require(Self.files["A.swift"]), as: "A.swift")
      _ = try #require(client.wait { Self.isSettled($0) && client.hello != nil })
      #expect(client.hello?.previews.map(\.id) == ["A"])
    }
  }

  @Test("sources without previews are no error", .timeLimit(.minutes(40)))
  func sourcesWithoutPreviews() throws {
    let fixture = try Fixture(["Model.swift": "struct Model {}\n"])
    try fixture.withStudio { client in
      let empty = try #require(client.wait(for: Self.isSettled))
      #expect(empty.phase == "ready" && empty.errors == nil && client.hello == nil)
    }
  }

  @Test(
    "while every preview is left out, the errors are shown, and a preview that compiles appears",
    .timeLimit(.minutes(40)))
  func nothingToShow() throws {
    let list = """
      import SwiftUI
      struct List1: View { var body: some View { Detail1() } }
      #Preview("List1") { List1() }
      """
    let fixture = try Fixture(["List1.swift": list])
    try fixture.withStudio { client in
      let failed = try #require(client.wait { $0.phase == "failed" })
      #expect(client.hello == nil)
      #expect(failed.errors?.first?.message.contains("Detail1") == true)
      try fixture.save(try #require(Self.files["A.swift"]), as: "A.swift")
      _ = try #require(client.wait { _ in client.hello?.previews.map(\.id) == ["A"] })
    }
  }

  @Test("messages have the types that an author writes")
  func readableMessages() {
    func readable(_ message: String) -> String {
      CompilerErrors.Entry(file: "A.swift", line: 1, message: message).readable
    }
    #expect(
      readable("'VStack<_PairView<_Located<some View>, Text>>' has no member 'pading'")
        == "'VStack<…>' has no member 'pading'")
    #expect(readable("type '_Located<Text>'") == "type 'Text'")
    #expect(readable("type 'Set<Array<Int>>'") == "type 'Set<Array<Int>>'")
    #expect(readable("'(Int) -> Set<Int>'") == "'(Int) -> Set<Int>'")
    #expect(readable("operator '<' of 'a_b<' > _C") == "operator '<' of 'a_b<' > _C")
  }

  @Test(
    "the first picture is of the file that was saved last, before the rest compiles",
    .timeLimit(.minutes(40)))
  func firstStart() throws {
    var files = Self.files
    files["Zebra.swift"] = """
      import SwiftUI
      struct Zebra: View { var body: some View { Text("Z") } }
      #Preview("Zebra") { Zebra() }
      """
    let fixture = try Fixture(files)
    for name in files.keys where name != "Zebra.swift" {
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -3600)],
        ofItemAtPath: fixture.place.url("App/\(name)").path)
    }
    try fixture.withStudio { client in
      _ = try #require(client.wait(for: Self.isSettled))
      #expect(client.lists.contains(["Zebra"]))
      #expect(client.lists.last == ["A", "Root", "B", "Zebra"])
      #expect(client.hello?.first == "Zebra")
    }
  }
}
