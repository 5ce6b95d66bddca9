import Foundation
import QuoinSources
import Testing

@testable import QuoinCLI

@Suite("The classes of Core ML's models")
struct LearnedModelTests {
  /// Returns a field of a message in the format of Protocol Buffers.
  private static func field(_ number: UInt8, _ content: String) -> String {
    String(decoding: [number << 3 | 2, UInt8(content.utf8.count)], as: UTF8.self) + content
  }

  private static func feature(_ name: String, type: UInt8) -> String {
    field(1, name) + field(3, field(type, ""))
  }

  /// A model with two inputs, the first of a given type.
  private static func model(type: UInt8) -> String {
    "\u{08}\u{01}"
      + field(
        2,
        field(1, feature("wake", type: type)) + field(1, feature("default", type: 3))
          + field(10, feature("sleep", type: 2)))
  }

  @Test("an app is drawn with the class of its model, which reports an error")
  func app() throws {
    let place = try Workplace()
    defer { place.close() }
    try FileManager.default.createDirectory(
      at: place.url("App"), withIntermediateDirectories: true)
    try place.write(Self.model(type: 2), to: "App/Sleep.mlmodel")
    try place.write(
      """
      import CoreML
      import SwiftUI

      struct Bedtime: View {
        var height: CGFloat {
          do {
            let model = try Sleep(configuration: MLModelConfiguration())
            return try model.prediction(wake: 5, default: "no").sleep
          } catch {
            return 20
          }
        }
        var body: some View { Color.red.frame(width: 40, height: height) }
      }
      #Preview(traits: .sizeThatFitsLayout) { Bedtime() }
      """, to: "App/Bedtime.swift")
    let tree = try place.quoin("explain", "App")
    #expect(tree.status == 0 && tree.output.contains("40 × 20"), "\(tree.diagnostics)")
  }

  @Test("a damaged model, and one with an array, have no class")
  func unknown() throws {
    let place = try Workplace()
    defer { place.close() }
    for (text, isKnown) in [
      (Self.model(type: 1), true), (Self.model(type: 5), false),
      (String(Self.model(type: 2).dropLast(3)), false), ("", false),
    ] {
      try place.write(text, to: "Sleep.mlmodel")
      #expect((LearnedModel(at: place.url("Sleep.mlmodel")) != nil) == isKnown)
    }
  }
}
