import Foundation
import Testing

@testable import QuoinCLI

/// `quoin init` sets up a folder for editors.
@Suite("Editors")
struct InitTests {
  private static let card = """
    import SwiftUI
    import os
    import NoSuchModule
    struct Card: View {
      let logger = Logger(subsystem: "a", category: "b")
      var body: some View {
        Text("Hello")
          .padding(side)
          .paddding(3)
      }
    }
    extension EnvironmentValues { @Entry var depth = 1 }
    #Preview { Card() }
    """

  private func place(_ files: [String: String]) throws -> Workplace {
    let place = try Workplace()
    for (name, text) in files {
      try FileManager.default.createDirectory(
        at: place.url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
      try place.write(text, to: name)
    }
    return place
  }

  private func drive(_ folder: URL, file: String, _ text: String) throws {
    let server = try LanguageServer(in: folder)
    defer { server.close() }
    let messages = try server.diagnostics(of: file, text: text)
    #expect(messages.count == 1 && messages[0].hasPrefix("9: "), "\(messages)")
    #expect(messages.first?.contains("paddding") == true)
    let found = try server.completions(in: file, line: 8, column: 11)
    #expect(found.contains { $0.hasPrefix("padding(") }, "\(found.prefix(5))")
  }

  @Test("an app's folder", .enabled(if: LanguageServer.program != nil))
  func folder() throws {
    let place = try place([
      "App/Card.swift": Self.card, "App/Sizes.swift": "import Foundation\nlet side: CGFloat = 5",
    ])
    defer { place.close() }
    let outcome = try place.quoin("init", "App")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(outcome.output.contains("compile commands for 2 files"))
    try drive(place.url("App"), file: "Card.swift", Self.card)
  }

  @Test("an Xcode project", .enabled(if: LanguageServer.program != nil))
  func project() throws {
    let place = try place([
      "App/App/Card.swift": Self.card,
      "App/App/Sizes.swift": "import Foundation\nlet side: CGFloat = 5",
      "App/Old/Card.swift": "import SwiftUI\nstruct Card {}",
      "App/App.xcodeproj/project.pbxproj": """
      // !$*UTF8*$!
      { objectVersion = 77; rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
        G = { isa = PBXGroup; children = (F); sourceTree = "<group>"; };
        F = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = (); fileSystemSynchronizedGroups = (F); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = (); };
      }; }
      """,
    ])
    defer { place.close() }
    let outcome = try place.quoin("init", "App")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(outcome.output.contains("compile commands for 2 files"))
    try drive(place.url("App"), file: "App/Card.swift", Self.card)
  }

  @Test("a package", .enabled(if: LanguageServer.program != nil))
  func package() throws {
    let card = Self.card.replacing("import os\nimport NoSuchModule\n", with: "\n\n")
      .replacing("  let logger = Logger(subsystem: \"a\", category: \"b\")", with: "")
    let place = try place([
      "Cards/Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "Cards", targets: [.target(name: "Cards")])
      """,
      "Cards/Sources/Cards/Card.swift": card,
      "Cards/Sources/Cards/Sizes.swift": "import Foundation\nlet side: CGFloat = 5",
    ])
    defer { place.close() }
    let outcome = try place.quoin("init", "Cards")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    try drive(place.url("Cards"), file: "Sources/Cards/Card.swift", card)
  }

  @Test("other settings and the user's own task are kept")
  func others() throws {
    let place = try place([
      "App/Card.swift": Sample.card,
      "App/.sourcekit-lsp/config.json": #"{"backgroundIndexing": false}"#,
      "App/.vscode/tasks.json": "mine",
    ])
    defer { place.close() }
    let outcome = try place.quoin("init", "App")
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    let settings = try String(
      contentsOf: place.url("App/.sourcekit-lsp/config.json"), encoding: .utf8)
    #expect(settings.contains("\"backgroundIndexing\" : false"))
    #expect(settings.contains("compilationDatabase"))
    #expect(try String(contentsOf: place.url("App/.vscode/tasks.json"), encoding: .utf8) == "mine")
    #expect(outcome.output.contains("exists and isn't changed"))
  }

  @Test("errors are reported")
  func wrong() throws {
    let place = try place([
      "Card.swift": Sample.card, "App/Card.swift": Sample.card,
      "App/.sourcekit-lsp/config.json": "[1]", "Empty/a.txt": "",
    ])
    defer { place.close() }
    #expect(try place.quoin("init", "Card.swift").diagnostics.contains("this is not a folder"))
    #expect(try place.quoin("init", "Nowhere").diagnostics.contains("this is not a folder"))
    #expect(try place.quoin("init", "Empty").diagnostics.contains("no Swift files"))
    let left = try FileManager.default.contentsOfDirectory(atPath: place.url("Empty").path)
    #expect(left == ["a.txt"])
    #expect(try place.quoin("init", "App").diagnostics.contains("this is not a JSON object"))
  }

  @Test("the problem matcher of the tasks finds compile errors and lint findings")
  func problems() throws {
    let lines = "import SwiftUI\n#Preview { ScrollView {\n    Color.teal\n} }\n"
    let place = try place(["Views/Card.swift": lines])
    defer { place.close() }
    #expect(try place.quoin("init", ".").status == 0)
    let file = try Data(contentsOf: place.url(".vscode/tasks.json"))
    let json = try #require(JSONSerialization.jsonObject(with: file) as? [String: Any])
    let tasks = try #require(json["tasks"] as? [[String: Any]])
    #expect(tasks.count == 2)
    /// Returns the problems that a task's matcher finds in the output of its command.
    func problems(of task: [String: Any], leavingOut option: String? = nil) throws -> [[String]] {
      let matcher = try #require(task["problemMatcher"] as? [String: Any])
      let pattern = try #require(matcher["pattern"] as? [String: Any])
      let arguments = try #require(task["args"] as? [String]).map {
        $0.replacing("${file}", with: place.url("Views/Card.swift").path)
      }
      let outcome = try place.quoin(arguments.filter { $0 != option })
      let expression = try NSRegularExpression(pattern: #require(pattern["regexp"] as? String))
      return (outcome.output + outcome.diagnostics).split(separator: "\n").compactMap { line in
        let text = String(line)
        let range = NSRange(text.startIndex..., in: text)
        guard let match = expression.firstMatch(in: text, range: range) else { return nil }
        return ["file", "line", "column", "severity", "message"].map { key in
          let part = match.range(at: pattern[key] as? Int ?? 0)
          return Range(part, in: text).map { String(text[$0]) } ?? ""
        }
      }
    }
    let found = try problems(of: tasks[1])
    #expect(found.count == 1, "\(found)")
    #expect(found.first.map { Array($0.prefix(4)) } == ["Views/Card.swift", "3", "5", "warning"])
    #expect(found.first?.last?.hasSuffix("[ambiguous-size]") == true)
    try place.write(lines.replacing("teal", with: "tael"), to: "Views/Card.swift")
    for task in tasks {
      let found = try problems(of: task, leavingOut: "--watch")
      // The error because of which a declaration is left out, at its line and column.
      let place = found.first.map { Array($0.prefix(3)) }
      #expect(place == ["Views/Card.swift", "3", "11"], "\(found)")
      #expect(found.first?[4].contains("has no member 'tael'") == true)
    }
  }
}
