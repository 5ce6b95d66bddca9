import Foundation
import Testing

@testable import QuoinCLI

@Suite("Folders as they are found")
struct FolderKindsTests {
  private func place(_ files: [String: String]) throws -> Workplace {
    let place = try Workplace()
    for (name, text) in files {
      let folder = place.url("App/\(name)").deletingLastPathComponent()
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try place.write(text, to: "App/\(name)")
    }
    return place
  }

  private struct Report: Decodable {
    struct Preview: Decodable {
      let name: String
      let file: String
      let line: Int
      let width: Double?
      let isBlank: Bool
      let remarks: [String]
      let failure: String?
    }

    struct Omission: Decodable {
      let file: String
      let reasonLine: Int
    }

    let previews: [Preview]
    let leftOut: [Omission]
  }

  private func report(_ outcome: Workplace.Outcome) throws -> Report {
    try JSONDecoder().decode(Report.self, from: Data(outcome.output.utf8))
  }

  @Test("regex literals compile as in Xcode, and SwiftUI's core is SwiftUI")
  func regexLiterals() throws {
    let place = try place([
      "Names.swift": """
      import SwiftUICore
      func firstLetters(_ text: String) -> [Substring] { text.matches(of: /\\b\\w/).map(\\.output) }
      struct Initials: View {
        var body: some View { Color.red.frame(width: CGFloat(firstLetters("a b c").count), height: 9) }
      }
      """, "Shown.swift": "import SwiftUI\n#Preview { Initials() }",
    ])
    defer { place.close() }
    let drawn = try report(place.quoin("render", "App", "-o", "out", "--json"))
    #expect(drawn.previews.map(\.width) == [3] && drawn.leftOut.isEmpty)
  }

  @Test("files with the same name are one module, each with its own private declarations")
  func namesakes() throws {
    func row(_ side: Int, _ name: String) -> String {
      """
      import SwiftUI
      private struct Row: View { var body: some View { Color.red.frame(width: \(side), height: 9) } }
      #Preview("\(name)") { Row() }
      struct \(name)_Previews: PreviewProvider { static var previews: some View { Row() } }
      """
    }
    let place = try place(["A/Row.swift": row(10, "One"), "B/Row.swift": row(20, "Two")])
    defer { place.close() }
    let drawn = try report(place.quoin("render", "App", "-o", "out", "--json")).previews
    #expect(drawn.map(\.file) == ["A/Row.swift", "A/Row.swift", "B/Row.swift", "B/Row.swift"])
    #expect(drawn.map(\.line) == [3, 4, 3, 4])
    #expect(drawn.map(\.width) == [10, 10, 20, 20])

    // Diagnostics refer to the original file.
    try place.write(row(20, "Two") + "\nlet broken = nowhere", to: "App/B/Row.swift")
    let omittedDeclarations = try report(place.quoin("render", "App", "-o", "out", "--json"))
      .leftOut
    #expect(omittedDeclarations.map(\.file) == ["B/Row.swift"])
    #expect(omittedDeclarations.map(\.reasonLine) == [5])
    #expect(try place.quoin("check", "App").output.contains("B/Row.swift:5: cannot find 'nowhere'"))
  }

  private static func app(_ beginning: String) -> String {
    """
    import SwiftUI
    nonisolated(unsafe) var isReady = false
    @main struct Shop: App {
      init() { \(beginning) }
      var body: some Scene { WindowGroup { Card() } }
    }
    struct Card: View { var body: some View { Color.red.frame(width: isReady ? 30 : 20) } }
    #Preview { Card() }
    """
  }

  @Test("the app's initializer runs before its previews are drawn")
  func launch() throws {
    let place = try place(["Shop.swift": Self.app("isReady = true")])
    defer { place.close() }
    let drawn = try report(place.quoin("render", "App", "-o", "out", "--json")).previews
    #expect(drawn.map(\.width) == [30])
  }

  @Test("if the app traps, its previews are drawn without it, with a warning")
  func badLaunch() throws {
    let place = try place(["Shop.swift": Self.app("fatalError(\"no key\")")])
    defer { place.close() }
    let outcome = try place.quoin("render", "App", "-o", "out", "--json")
    #expect(outcome.status == 0)
    #expect(try report(outcome).previews.map(\.width) == [20])
    #expect(outcome.diagnostics.contains("no key"))
    #expect(outcome.diagnostics.contains("Shop.init() stopped the program"))
  }

  @Test("a view without a width is centered on the screen")
  func empty() throws {
    let place = try place([
      "Card.swift": """
      import SwiftUI
      #Preview { Color.red.frame(width: 40, height: 40).frame(width: 0) }
      """
    ])
    defer { place.close() }
    let drawn = try report(place.quoin("render", "App", "-o", "out", "--json")).previews
    #expect(drawn.map(\.failure) == [nil] && drawn.map(\.isBlank) == [false])
  }

  @Test(
    "an unreadable image is empty with a warning, or an error on request"
  )
  func damagedPicture() throws {
    let place = try place([
      "Card.swift": "import SwiftUI\n#Preview { Image(\"logo\").padding(8) }",
      "logo.png": "no picture",
    ])
    defer { place.close() }
    let outcome = try place.quoin("render", "App", "-o", "out", "--json")
    #expect(outcome.status == 0)
    let drawn = try report(outcome).previews
    #expect(drawn.map(\.width) == [16])
    #expect(drawn.first?.remarks.contains { $0.contains("\"logo\") draws nothing") } == true)
    let strict = try place.quoin("render", "App", "-o", "out", "--json", "--strict-resources")
    #expect(strict.status == 1)
    #expect(try report(strict).previews.first?.failure?.contains("neither a PNG") == true)
  }

  @Test("APIs that only Apple's Foundation has, and re-exported modules, compile")
  func neighbours() throws {
    let place = try place([
      "Card.swift": """
      import SwiftUI
      extension UINavigationController {
        override open func viewDidLoad() { super.viewDidLoad() }
      }
      final class Watcher: NSObject {
        override func observeValue(
          forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
          context: UnsafeMutableRawPointer?
        ) { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
      }
      struct Photo: Transferable {
        let image: Image
        static var transferRepresentation: some TransferRepresentation {
          ProxyRepresentation(exporting: \\.image)
        }
      }
      func everything(_ view: UIView) {
        UNUserNotificationCenter.current().delegate = nil
        _ = XMLParser(data: Data())
        _ = URL.documentsDirectory.appending(path: "a")
        let formatter: DateComponentsFormatter = DateComponentsFormatter()
        formatter.allowedUnits = [.hour, .minute]
        let colors = [Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1))]
        let tint = Color.blue
        _ = Color(colors.isEmpty ? tint : .green).opacity(0.5)
        _ = [Color(.red), Color(.systemBlue), Color(.label)]
        view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, _) in }
        autoreleasepool {}
      }
      #Preview { Text("a") }
      """
    ])
    defer { place.close() }
    let outcome = try place.quoin("check", "App")
    #expect(outcome.status == 0, "\(outcome.output)")
  }
}
