import Foundation
import QuoinFiles
import Testing

@testable import QuoinResources

@Suite("Resources that would multiply", .timeLimit(.minutes(40)))
struct HostileTextTests {
  private static let laugh = String(repeating: "%#@a@", count: 30)

  private func catalog(_ value: String, _ substitutions: [String: String]) -> String {
    let parts = substitutions.map { name, text in
      "\"\(name)\": {\"variations\": {\"plural\": {\"other\": {\"stringUnit\": {\"value\": \"\(text)\"}}}}}"
    }
    return """
      {"sourceLanguage": "en", "strings": {"k": {"localizations": {"en": {
        "stringUnit": {"value": "\(value)"}, "substitutions": {\(parts.joined(separator: ", "))}}}},
        "other": {"localizations": {"en": {"stringUnit": {"value": "fine"}}}}}}
      """
  }

  @Test("mutually recursive substitutions are reported, and other texts remain")
  func catalogs() throws {
    // Itself, two that name each other, and a chain of doublings
    let chain = Dictionary(
      uniqueKeysWithValues: (0..<40).map {
        ("s\($0)", String(repeating: "%#@s\($0 + 1)@", count: 40))
      })
    for (value, substitutions) in [
      ("%#@a@", ["a": Self.laugh]),
      ("%#@a@", ["a": Self.laugh.replacing("@a@", with: "@b@"), "b": Self.laugh]),
      ("%#@s0@", chain),
    ] {
      let folder = try Folder(["Localizable.xcstrings": catalog(value, substitutions)])
      let strings = BundleStrings(folder: folder.path)
      let warning = try #require(strings.warnings.first)
      #expect(strings.warnings.count == 1)
      #expect(warning.contains("\"k\"") && warning.contains("repeat each other"), "\(warning)")
      let table = strings.table("Localizable", in: "en")
      #expect(table["k"] == nil)
      #expect(table["other"] != nil)
    }
  }

  @Test("the same in property lists")
  func propertyLists() throws {
    let folder = try Folder([
      "en.lproj/Localizable.stringsdict": """
      <plist version="1.0"><dict><key>k</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@a@</string>
        <key>a</key><dict><key>other</key><string>\(Self.laugh)</string></dict></dict></dict></plist>
      """
    ])
    let table = BundleStrings(folder: folder.path).table("Localizable", in: "en")
    #expect(table["k"] == nil)
    #expect(!table.warnings.isEmpty)
    #expect(table.warnings.allSatisfy { $0.contains("repeat each other") }, "\(table.warnings)")
  }

  @Test("many substitutions that aren't recursive are expanded")
  func many() throws {
    let substitutions = Dictionary(
      uniqueKeysWithValues: (0..<200).map {
        ("s\($0)", $0 % 2 == 0 ? "%#@s\($0 + 1)@" : "%lld")
      })
    let value = (0..<200).map { "%#@s\($0)@" }.joined()
    let file = try StringCatalogFile(
      data: Data(catalog(value, substitutions).utf8), path: "A.xcstrings")
    #expect(file.warnings.isEmpty)
    let entry = try #require(file.entries["en"]?["k"])
    let pieces = entry.pieces(in: .init(language: "en")) { _ in PluralOperands(2) }
    #expect(pieces.count == 200)
  }

  @Test(
    "a width or precision of more than two digits is not a placeholder",
    arguments: ["%1000000000d", "%.999999999f", "%100d", "%.100f", "%1.100f", "%1000000000$@"])
  func widths(_ format: String) {
    #expect(FormatPiece.pieces(of: format) == [.literal(format)])
    #expect(FormatPiece.pieces(of: "%08.3f") == [.argument(0, specifier: "08.3f")])
  }

  @Test("JSON5 is rejected; the trailing commas that Xcode accepts are read")
  func contents() throws {
    func read(_ bytes: [UInt8]) throws -> ContentsFile {
      try ContentsFile(data: Data(bytes), folder: "/A.xcassets/B")
    }
    let unsafe: [UInt8] = Array("UnsafeBu".utf8) + [0xF8, 0, 0xFF, 0, 0xA8]
    for text in ["{images: []}", "{'images': []}", "{/**/}", "{\"a\": .5}", "{\"a\": NaN}"] {
      #expect(throws: AssetError.self) { try read(Array(text.utf8)) }
    }
    for count in unsafe.indices {
      #expect(throws: AssetError.self) { try read(Array(unsafe[count...])) }
    }
    #expect(
      try read(Array("{\"images\": [{\"filename\": \"a\"},], }".utf8)).items("images").count == 1)
    let deep = String(repeating: "{\"properties\":", count: 100_000)
    #expect {
      try read(Array(deep.utf8))
    } throws: {
      "\($0)".contains("/A.xcassets/B/Contents.json") && "\($0)".contains("128 levels")
    }
  }

  @Test("an unterminated strings file is rejected where the error begins")
  func strings() {
    for (text, line) in [
      ("\"a\" = \"b\";\n/*" + String(repeating: "/*", count: 100_000), 2),
      (String(repeating: "\n", count: 100_000) + "\"a", 100_001),
      ("\"" + String(repeating: "\\", count: 100_001), 1), ("\"a\" = \"\\U12", 1),
      (String(repeating: "a=", count: 100_000), 1),
    ] {
      #expect {
        try StringsFile(data: Data(text.utf8), path: "A.strings")
      } throws: {
        "\($0)".contains("A.strings, line \(line):")
      }
    }
  }

  @Test("numbers of any size have a plural")
  func plurals() {
    for language in ["ar", "br", "cs", "cy", "en", "fr", "lt", "lv", "mk", "pl", "ru", "sl"] {
      let rule = PluralRule(language: language)
      for number in [Int.min, -1, 0, Int.max] {
        #expect(PluralCategory.allCases.contains(rule.category(of: PluralOperands(number))))
      }
      for number in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300] {
        for digits in [Int.min, 0, Int.max] {
          let operands = PluralOperands(number, digits: digits)
          #expect(PluralCategory.allCases.contains(rule.category(of: operands)))
        }
      }
    }
  }

  @Test("many assets with one name cost no more than many names")
  func symbols() {
    var space = SymbolSpace()
    var taken = 0
    for index in 0..<50_000 {
      for name in ["same", "n\(index)"] {
        let asset = AssetCatalog.Asset(
          kind: .color, name: "Space\(index % 2)/\(name)", folder: "",
          namespaces: ["Space\(index % 2)"])
        if space.insert(asset) != nil { taken += 1 }
      }
    }
    #expect(taken == 49_998)
  }
}
