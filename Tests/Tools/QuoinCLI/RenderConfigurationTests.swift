import Foundation
import QuoinHostProtocol
import QuoinSources
import Testing

@testable import QuoinCLI

@Suite("The render configuration and its options")
struct RenderConfigurationTests {
  /// A configuration with every setting.
  private static var full: RenderConfiguration {
    var configuration = RenderConfiguration()
    configuration.size = .init(width: 300, height: nil)
    configuration.safeArea = .init(top: 1, leading: 2, bottom: 3, trailing: 4)
    configuration.device = "iPhone 16 Pro"
    configuration.orientation = .landscapeLeft
    configuration.keyboard = true
    configuration.platform = .iOS
    configuration.os = 18
    configuration.scale = 3
    configuration.displayScale = 2
    configuration.dark = true
    configuration.boldText = true
    configuration.increasedContrast = true
    configuration.rightToLeft = true
    configuration.dynamicType = .accessibility3
    configuration.locale = "de_DE"
    configuration.timeZone = "Asia/Tokyo"
    configuration.fontFolders = ["/fonts"]
    return configuration
  }

  private static let names = Set(
    Mirror(reflecting: RenderConfiguration()).children.compactMap { $0.label })

  @Test("every setting is in the JSON, and comes back")
  func json() throws {
    let data = try JSONEncoder().encode(Self.full)
    let object = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any])
    #expect(Set(object.keys) == Self.names)
    #expect(try JSONDecoder().decode(RenderConfiguration.self, from: data) == Self.full)
  }

  @Test("a device decides whose conditions are true")
  func sourcePlatforms() {
    var configuration = RenderConfiguration()
    #expect(configuration.sourcePlatform == nil)
    for (device, platform) in [
      ("iPhone 16", .iOS), ("Mac", .macOS), ("Apple TV", .tvOS),
      ("apple watch ultra 3 (49mm)", .watchOS), ("Apple Vision Pro", .visionOS),
    ] as [(String, SourcePlatform)] {
      configuration.device = device
      #expect(configuration.sourcePlatform == platform)
    }
    configuration.platform = .tvOS
    #expect(configuration.sourcePlatform == .tvOS)
  }

  @Test("every setting is merged and replaced")
  func merging() {
    let empty = RenderConfiguration()
    #expect(empty.merged(with: Self.full) == Self.full)
    #expect(Self.full.merged(with: empty) == Self.full)
    var changed = Self.full
    changed.replace(Self.names, by: empty)
    #expect(changed == empty)
    changed = Self.full
    changed.replace(["locale"], by: empty)
    #expect(changed.locale == nil && changed.device == Self.full.device)
  }

  /// The options for all settings of ``full`` except for the display scale, which has none.
  private static let arguments = [
    "--size", "300x*", "--safe-area", "1,2,3,4", "--device", "iPhone 16 Pro", "--orientation",
    "landscape", "--keyboard", "--platform", "ios", "--os", "18", "--scale", "3", "--dark",
    "--bold-text",
    "--contrast", "increased", "--rtl", "--dynamic-type", "Accessibility3", "--locale", "de-DE",
    "--time-zone",
    "Asia/Tokyo", "--fonts", "/fonts",
  ]

  @Test("every setting has an option of all commands, lint included")
  func options() throws {
    var expected = Self.full
    expected.displayScale = nil
    #expect(try RenderConfigurationOptions.parse(Self.arguments).configuration == expected)
    #expect(try RenderConfigurationOptions.parse([]).configuration == RenderConfiguration())
    for command in [
      try RenderCommand.parse(["A.swift", "-o", "a.png"] + Self.arguments).options,
      try ExplainCommand.parse(["A.swift"] + Self.arguments).options,
    ] {
      #expect(command.settings.configuration == expected)
    }
    let input = PreviewInput.file(try Self.file())
    let groups = try LintCommand.parse(["A.swift"] + Self.arguments).matrix.groups(for: input)
    // With --dark and --rtl, lint also checks the previews without.
    #expect(groups.flatMap(\.cells).count == 4)
    #expect(groups.flatMap(\.cells).last?.configuration == expected)
  }

  @Test("only versions with known metrics are accepted")
  func versions() throws {
    #expect(try RenderConfigurationOptions.parse(["--os", "26"]).configuration.os == 26)
    for version in ["17", "15", "18.5", "ios"] {
      let error = #expect(throws: (any Error).self) {
        try RenderConfigurationOptions.parse(["--os", version])
      }
      let message = error.map { RenderConfigurationOptions.message(for: $0) } ?? ""
      #expect(message.contains("18 and 26 for iOS"), "\(message)")
    }
    let input = PreviewInput.file(try Self.file())
    let groups = try LintCommand.parse(["A.swift", "--os", "18", "--os", "26"]).matrix
      .groups(for: input)
    #expect(groups.flatMap(\.cells).map(\.name) == ["system 18", "system 26"])
    #expect(groups.flatMap(\.cells).map(\.configuration.os) == [18, 26])
  }

  @Test("the keyboard is shown always, never, or with the focus")
  func keyboard() throws {
    #expect(try RenderConfigurationOptions.parse(["--keyboard"]).configuration.keyboard == true)
    #expect(try RenderConfigurationOptions.parse(["--no-keyboard"]).configuration.keyboard == false)
    #expect(try RenderConfigurationOptions.parse([]).configuration.keyboard == nil)
  }

  private static func file() throws -> SourceFile {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).swift")
    try Data("import SwiftUI\n#Preview { Text(\"A\") }\n".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try SourceFile(path: url.path)
  }

  @Test("an option reaches the views of every command alike")
  func views() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      """
      import SwiftUI

      struct Clock: View {
        @Environment(\\.timeZone) var zone
        var body: some View {
          Text(zone.identifier == "Asia/Tokyo" ? "at nine in the morning" : "at night")
            .frame(width: 40, height: 18)
        }
      }

      #Preview { Clock() }
      """, to: "Card.swift")
    for command in ["explain", "lint"] {
      let outcome = try place.quoin(command, "Card.swift", "--time-zone", "Asia/Tokyo")
      #expect(outcome.output.contains("at nine"), "\(outcome.output) \(outcome.diagnostics)")
      let other = try place.quoin(command, "Card.swift", "--time-zone", "UTC")
      #expect(!other.output.contains("at nine"), "\(other.output)")
    }
    let wrong = try place.quoin("explain", "Card.swift", "--time-zone", "Mars/Olympus")
    #expect(wrong.status == 2 && wrong.diagnostics.contains("this is not a time zone"))
  }
}
