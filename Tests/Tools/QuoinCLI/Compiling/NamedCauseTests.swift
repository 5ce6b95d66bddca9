import Foundation
import Testing

/// Errors of the compiler whose cause is elsewhere.
@Suite("The causes of errors are named")
struct NamedCauseTests {
  @Test("a missing module is named in a single file, with the line of its import")
  func missingModule() throws {
    let place = try Workplace()
    defer { place.close() }
    let chart = """
      import SwiftUI
      import RealityKit
      import Lottie
      #if canImport(CoreMIDI)
      import CoreMIDI
      #endif
      #Preview { RealityView {} }
      """
    try place.write(chart, to: "Card.swift")
    let outcome = try place.quoin("render", "Card.swift", "-o", "a.svg")
    #expect(outcome.status == 1)
    for line in [
      "Card.swift:2:1: warning: Quoin has no module RealityKit; this import is ignored",
      "Card.swift:3:1: warning: there is no module Lottie; this import is ignored",
      "cannot find 'RealityView' in scope", "It imports RealityKit, which Quoin doesn't have.",
    ] {
      #expect(outcome.diagnostics.contains(line), "\(outcome.diagnostics)")
    }
    #expect(!outcome.diagnostics.contains("CoreMIDI"), "\(outcome.diagnostics)")
    try place.write(
      chart.replacingOccurrences(of: "RealityView {}", with: "Color.red"), to: "Card.swift")
    for _ in 0..<2 {
      let drawn = try place.quoin("render", "Card.swift", "-o", "a.svg")
      #expect(drawn.status == 0)
      #expect(drawn.diagnostics.contains("Quoin has no module RealityKit"), "\(drawn.diagnostics)")
    }
  }

  @Test("a missing module is named where nothing of a folder compiles")
  func missingModuleOfFolder() throws {
    let place = try Workplace()
    defer { place.close() }
    try FileManager.default.createDirectory(at: place.url("App"), withIntermediateDirectories: true)
    try place.write(
      "import SwiftUI\nimport RealityKit\n#Preview { RealityView {} }\n", to: "App/Card.swift")
    let outcome = try place.quoin("render", "App", "-o", "out")
    #expect(outcome.status == 1)
    #expect((outcome.output + outcome.diagnostics).contains("RealityKit"), "\(outcome.diagnostics)")
  }

  @Test("both places of a type that two files declare are named")
  func duplicates() throws {
    let place = try Workplace()
    defer { place.close() }
    try FileManager.default.createDirectory(at: place.url("App"), withIntermediateDirectories: true)
    let card = "struct A: View { var body: some View { Color.red } }\n"
    try place.write("import SwiftUI\n\(card)#Preview { A() }\n", to: "App/One.swift")
    try place.write("import SwiftUI\n\n\(card)#Preview(\"B\") { Color.red }\n", to: "App/Two.swift")
    let places = "'A', which is declared at One.swift:2 and Two.swift:3"
    let check = try place.quoin("check", "App")
    #expect(check.status == 1 && check.output.contains(places), "\(check.output)")
    let list = try place.quoin("list", "App")
    #expect(list.output.contains("B"))
    #expect((list.output + list.diagnostics).contains(places), "\(list.diagnostics)")
  }
}
