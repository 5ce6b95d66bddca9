import Foundation
import Testing

@testable import QuoinCLI

@Suite("Folders")
struct FolderTests {
  private static let files = [
    "App/Shop.swift":
      "import SwiftUI\n@main struct Shop: App { var body: some Scene { WindowGroup { Card() } } }",
    "App/Card.swift": """
    import SwiftUI
    struct Card: View { var body: some View { Rectangle().frame(width: side, height: 40) } }
    #Preview { Card() }
    #Preview("Twice", traits: .sizeThatFitsLayout) {
      @Previewable @State var wide = 2.0
      Card().frame(width: 50 * wide)
    }
    """,
    "App/Old.swift": """
    import SwiftUI
    private struct Old_Previews: PreviewProvider { static var previews: some View { Card() } }
    """,
    "App/Sizes.swift": "import Foundation\nlet side: CGFloat = 50",
  ]

  private func place(_ more: [String: String] = [:]) throws -> Workplace {
    let place = try Workplace()
    try FileManager.default.createDirectory(at: place.url("App"), withIntermediateDirectories: true)
    for (name, text) in Self.files.merging(more, uniquingKeysWith: { $1 }) {
      try place.write(text, to: name)
    }
    return place
  }

  private func pictures(_ place: Workplace) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: place.url("out").path).sorted()
  }

  @Test("all previews of a folder are drawn, and listed in source order")
  func all() throws {
    let place = try place()
    defer { place.close() }
    let outcome = try place.quoin("render", "App", "-o", "out")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(try pictures(place) == ["Card-Card.png", "Card-Twice.png", "Old.png"])
    #expect(outcome.output.hasSuffix("3 previews: 3 drawn\n"))
    let list = try place.quoin("list", "App")
    #expect(list.output == "Card.swift:3: Card\nCard.swift:4: Twice\nOld.swift:2: Old_Previews\n")
    let tree = try place.quoin("explain", "App", "--preview", "Twice")
    #expect(tree.output.contains("100"))
  }

  @Test("if all previews are omitted, each is reported")
  func allLost() throws {
    let place = try Workplace()
    defer { place.close() }
    try FileManager.default.createDirectory(at: place.url("App"), withIntermediateDirectories: true)
    try place.write(
      "import SwiftUI\n#Preview { Text(nowhere) }\nlet fine = 1", to: "App/Card.swift")
    let outcome = try place.quoin("render", "App", "-o", "out")
    #expect(outcome.status == 1)
    #expect(outcome.output.contains(/left out Card.swift:2:\d+: #Preview: cannot find 'nowhere'/))
    #expect(outcome.output.hasSuffix("1 previews: 0 drawn, 1 left out\n"))
    #expect(!FileManager.default.fileExists(atPath: place.url("out").path))
  }

  @Test("previews of UIKit's views and controllers")
  func previewsOfUIKit() throws {
    let place = try place([
      "App/Kit.swift": """
      import UIKit
      #Preview("Label", traits: .sizeThatFitsLayout) {
        let label = UILabel()
        label.text = "Hello"
        return label
      }
      #Preview("Controller", traits: .fixedLayout(width: 70, height: 60)) { UIViewController() }
      """,
      "App/Both.swift": """
      import SwiftUI
      #Preview("View", traits: .fixedLayout(width: 70, height: 60)) {
        let side = 30.0
        Rectangle().frame(width: side)
      }
      """,
    ])
    defer { place.close() }
    let outcome = try place.quoin(
      "render", "App", "-o", "out", "--format", "svg")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(
      try pictures(place) == [
        "Both-View.svg", "Card-Card.svg", "Card-Twice.svg", "Kit-Controller.svg", "Kit-Label.svg",
        "Old.svg",
      ])
    let controller = try String(contentsOf: place.url("out/Kit-Controller.svg"), encoding: .utf8)
    #expect(controller.contains("width=\"70\" height=\"60\""))
  }

  @Test("code that does not compile is omitted with its uses, and the rest is drawn")
  func omittedDeclarations() throws {
    let place = try place([
      "App/Chart.swift": """
      import SwiftUI
      import NoSuchModule
      struct Chart: View { var body: some View { Bars() } }
      #Preview { Chart() }
      struct Fine: View { var body: some View { Text("fine") } }
      #Preview("Fine") { Fine() }
      """,
      "App/Page.swift":
        "import SwiftUI\nstruct Page: View { var body: some View { Chart() } }\n#Preview { Page() }",
      "App/Broken.swift": "import SwiftUI\nstruct Broken {\n",
    ])
    defer { place.close() }
    let outcome = try place.quoin("render", "App", "-o", "out", "--format", "svg")
    #expect(outcome.status == 1)
    #expect(
      try pictures(place) == ["Card-Card.svg", "Card-Twice.svg", "Chart-Fine.svg", "Old.svg"])
    #expect(outcome.output.contains("6 previews: 4 drawn, 2 left out"))
    #expect(
      outcome.output.contains(
        "#Preview: it uses Page, which is left out: it uses Chart, which is left out: cannot find 'Bars' in scope"
      ))
    #expect(outcome.diagnostics.contains("NoSuchModule (1)"))
    let strict = try place.quoin("render", "App", "-o", "none", "--all-or-nothing")
    #expect(strict.status == 1 && strict.diagnostics.contains("error:"))
    #expect(try !place.files().contains("none"))
    // The preview reappears once it compiles.
    try place.write(
      "import SwiftUI\nstruct Bars: View { var body: some View { Text(\"bars\") } }",
      to: "App/Bars.swift")
    try place.write("struct Broken {}", to: "App/Broken.swift")
    let mended = try place.quoin("render", "App", "-o", "out2")
    #expect(
      mended.status == 0 && mended.output.hasSuffix("6 previews: 6 drawn\n"),
      "\(mended.diagnostics)")
  }

  @Test("a preview that traps or hangs doesn't affect the others")
  func crashes() throws {
    let place = try place([
      "App/Bad.swift": """
      import SwiftUI
      struct Bad: View { var n: Int; var body: some View { if n == 0 { fatalError("no") } else { Text("n") } } }
      #Preview("First") { Bad(n: 1) }
      #Preview("Trap") { Bad(n: 0) }
      #Preview("Last") { Bad(n: 2) }
      struct None_Previews: PreviewProvider {
        static let number = [Int]()[0]
        static var previews: some View { Text("\\(number)") }
      }
      """
    ])
    defer { place.close() }
    let outcome = try place.quoin("render", "App", "-o", "out", "--json")
    #expect(outcome.status == 1)
    struct Report: Decodable {
      let previews: [Preview]
      struct Preview: Decodable {
        let name: String
        let failure: String?
        let pictures: [String]
      }
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
    #expect(
      report.previews.map(\.name) == [
        "First", "Trap", "Last", "None_Previews", "Card", "Twice", "Old_Previews",
      ])
    #expect(
      report.previews.map { $0.failure == nil } == [true, false, true, false, true, true, true])
    #expect(report.previews.map(\.pictures.count) == [1, 0, 1, 0, 1, 1, 1])
  }

  @Test("a changed file is compiled alone")
  func incremental() throws {
    let place = try place()
    defer { place.close() }
    // A compiler that records its jobs. An object file that comes out identical is not written
    // again, so the files alone don't show the jobs.
    let real = try Compiler.find().path.resolvingSymlinksInPath()
    let toolchain = place.url("toolchain")
    try FileManager.default.createDirectory(
      at: toolchain.appendingPathComponent("bin"), withIntermediateDirectories: true)
    let home = real.deletingLastPathComponent().deletingLastPathComponent()
    try FileManager.default.createSymbolicLink(
      at: toolchain.appendingPathComponent("lib"),
      withDestinationURL: home.appendingPathComponent("lib"))
    let jobs = place.url("jobs")
    try place.writeProgram(
      "exec \(real.deletingLastPathComponent().path)/swiftc \"$@\" -v >> \(jobs.path) 2>&1",
      to: "toolchain/bin/swiftc")
    let environment = [
      "QUOIN_CACHE": place.url("cache").path,
      "SWIFTC": toolchain.appendingPathComponent("bin/swiftc").path,
    ]
    func compiled() throws -> Set<String> {
      try? FileManager.default.removeItem(at: jobs)
      let outcome = try place.quoin(
        ["render", "App", "-o", "out", "--format", "svg"], environment: environment)
      #expect(outcome.output.hasSuffix("3 previews: 3 drawn\n"), "\(outcome.diagnostics)")
      let text = (try? String(contentsOf: jobs, encoding: .utf8)) ?? ""
      return Set(text.matches(of: /-primary-file (?:\S*\/)?(\S+\.swift)/).map { String($0.1) })
    }
    // The macros are compiled along with it.
    #expect(
      try compiled().isSuperset(of: ["Card.swift", "Old.swift", "Shop.swift", "Sizes.swift"]))
    #expect(try compiled() == [])
    for padding in 1...2 {
      let text = try #require(Self.files["App/Old.swift"])
      try place.write(
        text.replacing("Card() }", with: "Card().padding(\(padding)) }"), to: "App/Old.swift")
      #expect(try compiled() == ["Old.swift"])
    }
    // A body with a macro.
    let card = try #require(Self.files["App/Card.swift"])
    try place.write(card.replacing("height: 40", with: "height: 45"), to: "App/Card.swift")
    #expect(try compiled() == ["Card.swift"])
    // A declaration that other files use.
    try place.write("import Foundation\nlet side: Double = 50", to: "App/Sizes.swift")
    #expect(try compiled() == ["Card.swift", "Sizes.swift"])
  }

  @Test("each version of a file has its own timestamp, however soon it is saved again")
  func seconds() throws {
    let place = try Workplace()
    defer { place.close() }
    let file = place.url("Card.swift")
    func second(_ text: String) throws -> Int {
      try FolderWorkspace.write(text, to: file)
      var status = stat()
      #expect(stat(file.path, &status) == 0)
      return status.st_mtim.tv_sec
    }
    let versions = try (0..<4).map { try second("// \($0)") }
    #expect(zip(versions, versions.dropFirst()).allSatisfy { $0 < $1 }, "\(versions)")
    // Identical text is not a new version.
    #expect(try second("// 3") == versions[3])
  }

  @Test("a file that is saved again immediately is compiled again")
  func saves() throws {
    let place = try place()
    defer { place.close() }
    for number in 0..<4 {
      try place.write(
        "import SwiftUI\n#Preview(\"Version \(number)\") { Card() }", to: "App/New.swift")
      let outcome = try place.quoin("list", "App")
      #expect(
        outcome.output.contains("Version \(number)"), "\(outcome.output) \(outcome.diagnostics)")
    }
  }

  @Test(
    "invalid input",
    arguments: [
      (["render", "App", "-o", "a.png"], 2, "are written to a folder"),
      (["render", "App", "-o", "a", "-o", "b"], 2, "are written to one folder"),
      (["render", "App/Card.swift", "-o", "a.png", "--format", "pdf"], 2, "apply only to folders"),
      (["render", "App", "-o", "App/Card.swift"], 1, "this is not a folder"),
      (["list", "Nothing"], 1, "no such file"),
      (["list", "App", "--target", "Shop"], 1, "no Xcode project"),
      (["render", "App", "-o", "out", "--preview", "Nope"], 1, "no preview named “Nope”"),
    ] as [([String], Int32, String)])
  func mistakes(arguments: [String], status: Int32, says: String) throws {
    let place = try place()
    defer { place.close() }
    let outcome = try place.quoin(arguments)
    #expect(
      outcome.status == status && outcome.diagnostics.contains(says), "\(outcome.diagnostics)")
  }
}
