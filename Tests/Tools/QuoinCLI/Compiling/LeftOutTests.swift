import Foundation
import Testing

@testable import QuoinCLI

/// The runs of the compiler that a folder costs which doesn't compile as a whole.
@Suite("Folders that are not whole")
struct LeftOutTests {
  /// A folder, and a compiler that counts its runs on the folder.
  private final class Fixture {
    let place: Workplace
    private let environment: [String: String]
    private let runs: URL

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
      runs = place.url("runs")
      try place.writeProgram(
        """
        case "$*" in *-output-file-map*) echo run >> \(runs.path) ;; esac
        exec \(real.deletingLastPathComponent().path)/swiftc "$@"
        """, to: "toolchain/bin/swiftc")
      environment = ["SWIFTC": toolchain.appendingPathComponent("bin/swiftc").path]
    }

    deinit { place.close() }

    /// Runs `quoin`. Returns its outcome and the number of times that it compiled the folder.
    func quoin(_ arguments: String...) throws -> (outcome: Workplace.Outcome, runs: Int) {
      try? FileManager.default.removeItem(at: runs)
      let outcome = try place.quoin(arguments, environment: environment)
      let text = (try? String(contentsOf: runs, encoding: .utf8)) ?? ""
      return (outcome, text.split(separator: "\n").count)
    }
  }

  /// Six views, each of which shows the next; the last one shows `leaf`.
  private static func chain(_ leaf: String) -> [String: String] {
    var files = ["Good.swift": "import SwiftUI\n#Preview(\"Good\") { Text(\"good\") }\n"]
    for number in 0..<6 {
      let inner = number < 5 ? "Card\(number + 1)()" : leaf
      files["Card\(number).swift"] = """
        import SwiftUI
        struct Card\(number): View { var body: some View { \(inner) } }
        #Preview("\(number)") { Card\(number)() }
        """
    }
    return files
  }

  @Test("an unknown name costs one more compilation, and none after a change elsewhere")
  func runs() throws {
    let fixture = try Fixture(Self.chain("Missing()"))
    let first = try fixture.quoin("list", "App")
    #expect(first.runs == 2, "\(first.outcome.diagnostics)")
    #expect(first.outcome.status == 1)
    #expect(first.outcome.output.contains("Good.swift:2: Good"))
    #expect(first.outcome.output.contains("Card0.swift:3: #Preview: it uses Card0"))
    #expect(first.outcome.output.contains("cannot find 'Missing' in scope"))

    try fixture.place.write(
      "import SwiftUI\n\n#Preview(\"Better\") { Text(\"better\") }\n", to: "App/Good.swift")
    let second = try fixture.quoin("list", "App")
    #expect(second.runs == 1, "\(second.outcome.diagnostics)")
    #expect(second.outcome.output.contains("Good.swift:3: Better"))
    #expect(second.outcome.output.contains("Card0.swift:3: #Preview: it uses Card0"))
    #expect(try fixture.quoin("list", "App").runs == 0)

    // What was missing appears in another file.
    try fixture.place.write(
      "import SwiftUI\nstruct Missing: View { var body: some View { Text(\"m\") } }\n",
      to: "App/Missing.swift")
    let whole = try fixture.quoin("list", "App")
    #expect(whole.runs == 1 && whole.outcome.status == 0, "\(whole.outcome.output)")
    #expect(whole.outcome.output.contains("Card0.swift:3: 0"))
  }

  @Test("a declaration that changes is tried again, with those that depend on it")
  func changed() throws {
    let fixture = try Fixture(Self.chain("Missing()"))
    _ = try fixture.quoin("list", "App")
    try fixture.place.write(
      """
      import SwiftUI
      struct Card5: View { var body: some View { Text("here") } }
      #Preview("5") { Card5() }
      """, to: "App/Card5.swift")
    let (outcome, runs) = try fixture.quoin("list", "App")
    #expect(runs == 1 && outcome.status == 0, "\(outcome.output)\(outcome.diagnostics)")
  }

  @Test("a function whose body doesn't compile doesn't take its type along")
  func bodies() throws {
    let fixture = try Fixture([
      "Store.swift": """
      import SwiftUI
      final class Store {
        let title = "Shop"
        func load() -> Int { Missing.load() }
      }
      struct Shop: View {
        let store = Store()
        var body: some View { Button(store.title) { _ = store.load() } }
      }
      #Preview { Shop() }
      """
    ])
    let (outcome, runs) = try fixture.quoin("render", "App", "-o", "out")
    #expect(runs == 2)
    #expect(outcome.status == 1 && outcome.output.contains("1 drawn"), "\(outcome.output)")
    #expect(
      outcome.diagnostics.contains(
        "Store.swift:4:24: the body of func load: cannot find 'Missing' in scope"),
      "\(outcome.diagnostics)")
  }

  @Test("results are JSON even if everything is left out")
  func everything() throws {
    let fixture = try Fixture([
      "Card.swift": "import SwiftUI\n#Preview { Missing() }\n"
    ])
    struct Report: Decodable {
      let previews: [String]
      let leftOut: [Omission]
      struct Omission: Decodable {
        let file, reason: String
        let isPreview: Bool
      }
    }
    for arguments in [["render", "App", "-o", "out", "--json"], ["list", "App", "--json"]] {
      let outcome = try fixture.place.quoin(arguments)
      #expect(outcome.status == 1)
      let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
      #expect(report.previews.isEmpty && report.leftOut.map(\.isPreview) == [true])
      #expect(report.leftOut.first?.reason == "cannot find 'Missing' in scope")
    }
    let explained = try fixture.place.quoin("explain", "App")
    #expect(explained.status == 1)
    #expect(
      explained.diagnostics.contains("the folder's only preview is left out: Card.swift:2"),
      "\(explained.diagnostics)")
    let lint = try fixture.place.quoin("lint", "App")
    #expect(
      lint.diagnostics.contains(/left out: Card.swift:2:\d+: #Preview: cannot find 'Missing'/),
      "\(lint.diagnostics)")
    let check = try fixture.quoin("check", "App", "--json")
    #expect(check.outcome.output.contains("cannot find 'Missing' in scope") && check.runs == 1)
  }

  @Test("check reports the errors of all files, and of all phases of the compiler")
  func check() throws {
    let fixture = try Fixture([
      "A.swift": "import SwiftUI\nstruct A { let b: MissingA }\nstruct UsesA { let a: A }\n",
      "B.swift": "import SwiftUI\nfunc b() -> Int { missingB }\n",
      "C.swift": "import SwiftUI\nfunc c() -> Int {\n  let x: Int\n  return x\n}\n",
    ])
    let (outcome, runs) = try fixture.quoin("check", "App")
    #expect(outcome.status == 1 && runs <= 3)
    for error in [
      "A.swift:2: cannot find type 'MissingA' in scope",
      "B.swift:2: cannot find 'missingB' in scope",
      "C.swift:4: constant 'x' used before being initialized", "3 files, 3 errors",
    ] {
      #expect(outcome.output.contains(error), "\(outcome.output)")
    }
  }
}
