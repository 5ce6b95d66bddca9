import Foundation
import Testing

@testable import QuoinCLI

@Suite("The start of the host")
struct HostStartTests {
  @Test("only the arguments of HostProcess start a host")
  func arguments() {
    #expect(HostCommand(["host", "/lib/libQuoinRuntime.so", "3"]) != nil)
    #expect(HostCommand(["host", "/lib/libQuoinRuntime.so", "3", "256"]) != nil)
    for other in [[], ["host"], ["host", "a"], ["host", "a", "b"], ["render", "a", "3"]] {
      #expect(HostCommand(other) == nil, "\(other)")
    }
  }

  @Test("the folders of loaded libraries are listed once")
  func folders() {
    let paths = LoadedLibraries.folders.map(\.path)
    #expect(Set(paths).count == paths.count)
    let names = ["libswiftCore.so", "libc.so.6"]
    for name in names {
      #expect(
        paths.contains { FileManager.default.fileExists(atPath: "\($0)/\(name)") }, "\(name)")
    }
  }

  /// A preview that prints Quoin's libraries that are loaded, and Foundation's networking.
  private static func source(_ imports: [String], uses: String = "") -> String {
    imports.map { "import \($0)\n" }.joined() + """
      import Foundation

      \(uses)

      #Preview {
        let data = try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()
        let maps = String(decoding: data ?? Data(), as: UTF8.self)
        let names = Set(maps.split(separator: "\\n").compactMap { $0.split(separator: "/").last })
        let own = names.filter { $0.hasPrefix("libQuoin") || $0.hasPrefix("libFoundationN") }
        let _ = print("loaded:", own.sorted().joined(separator: " "))
        Text("a")
      }
      """
  }

  @Test(
    "a preview loads the libraries of the modules that it uses",
    .enabled(if: isInstalled, "a build directory has one library"),
    arguments: [
      (["SwiftUI"], "", "libQuoinRuntime.so"),
      (
        ["SwiftUI", "UIKit"], "let view = UIView()", "libQuoinFrameworks.so libQuoinRuntime.so"
      ),
      (
        ["SwiftUI", "Charts"], #"let mark = BarMark(x: .value("a", 1), y: .value("b", 2))"#,
        "libQuoinCharts.so libQuoinRuntime.so"
      ),
      (
        ["SwiftUI", "SwiftData"],
        "let all = FetchDescriptor<Item>()\n@Model final class Item { init() {} }",
        "libQuoinData.so libQuoinRuntime.so"
      ),
      (
        ["SwiftUI", "WebKit"], "let view = WKWebView()",
        "libFoundationNetworking.so libQuoinFrameworks.so libQuoinRuntime.so libQuoinWeb.so"
      ),
    ])
  func libraries(_ imports: [String], _ uses: String, _ expected: String) throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.source(imports, uses: uses), to: "Card.swift")
    let outcome = try place.quoin("explain", "Card.swift")
    #expect(outcome.diagnostics.contains("loaded: \(expected)\n"), "\(outcome.diagnostics)")
  }

  private static var isInstalled: Bool {
    let root = Workplace.program.deletingLastPathComponent().appendingPathComponent(
      "../lib/quoin/libQuoin.so")
    return FileManager.default.fileExists(atPath: root.path)
  }
}
