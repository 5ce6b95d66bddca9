import Foundation
import Quoin
import SwiftUI
import Testing

@testable import SeedExamples

/// The explanation of each of the articles' examples, as a text that was checked against the
/// article.
///
/// `QUOIN_RECORD=1` writes the texts again; review the changes.
@MainActor
@Suite struct SeedExplanationTests {
  private static let providers: [any PreviewProvider.Type] = [
    Border_Previews.self, ColorTextColor_Previews.self, FixedSizeText_Previews.self,
    FlexibleFrames_Previews.self, HelloWorld_Previews.self, HideBelow_Previews.self,
    ImageFrames_Previews.self, ImagesInStacks_Previews.self, LayoutNeutral_Previews.self,
    LittleSquares_Previews.self, OfferedWidth_Previews.self, PaddedBackground_Previews.self,
    Painting_Previews.self, Plane_Previews.self, ComposedView_Previews.self,
    Modifier_Previews.self, SimpleView_Previews.self, SpacingFromEnvironment_Previews.self,
    TitleSubtitle_Previews.self, Undetermined_Size_Previews.self,
  ]

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Explanations")

  /// Returns the printed tree and its steps, for each preview.
  private func explanation(of provider: any PreviewProvider.Type) -> String {
    reports(of: provider).sorted { $0.key < $1.key }.map { name, report in
      "# \(name)\n\n\(report.numberedTree)\n\n\(report.steps.joined(separator: "\n"))\n"
    }
    .joined(separator: "\n")
  }

  @Test(arguments: 0..<20)
  func explanationsAreThoseThatWereRead(index: Int) throws {
    try #require(Self.providers.count == 20)
    let provider = Self.providers[index]
    let name = "\(provider)".replacingOccurrences(of: "_Previews", with: "")
    let file = Self.folder.appendingPathComponent("\(name).txt")
    let text = explanation(of: provider)
    if ProcessInfo.processInfo.environment["QUOIN_RECORD"] != nil {
      try Data(text.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }
}
