import Foundation
import Testing

@testable import QuoinResources

@Suite("Tables of texts")
struct StringTests {
  @Test("the syntax of a .strings file")
  func strings() throws {
    let text = #"""
      /* A comment */
      "plain" = "A \"quoted\" line\nand\ttab \u00e9 \Ud83d\ude00 \\";
      // another
      bare.key = "value";
      "alone";
      'single' = 'x';
      """#
    let file = try StringsFile(data: Data(text.utf8), path: "a.strings")
    #expect(
      file.texts == [
        "plain": "A \"quoted\" line\nand\ttab é 😀 \\", "bare.key": "value", "alone": "alone",
        "single": "x",
      ])
    let wide = try #require(text.data(using: .utf16))
    #expect(try StringsFile(data: wide, path: "a.strings").texts == file.texts)
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["a": "b"], format: .binary, options: 0)
    #expect(try StringsFile(data: list, path: "a.strings").texts == ["a": "b"])
  }

  @Test(
    "an error is reported with its line",
    arguments: [
      ("\"a\" = \"b\";\n\"c\" = \"d\"\n\"e\" = \"f\";", 3), ("\n\n\"a = b;", 3), ("\n/* a", 2),
      ("= \"a\";", 1), ("\"a\" = ;", 1),
    ])
  func mistakes(_ text: String, _ line: Int) {
    let error = #expect(throws: AssetError.self) {
      try StringsFile(data: Data(text.utf8), path: "f.strings")
    }
    #expect(error?.description.contains("f.strings, line \(line):") == true)
  }

  @Test("the parts of a format")
  func pieces() {
    #expect(
      FormatPiece.pieces(of: "%@ has %1$lld of %.2f, 100%% sure, 5% off, %#@many@")
        == [
          .argument(0, specifier: "@"), .literal(" has "), .argument(0, specifier: "lld"),
          .literal(" of "), .argument(1, specifier: ".2f"), .literal(", 100% sure, 5% off, "),
          .substitution("many", 2),
        ])
    #expect(
      FormatPiece.pieces(of: "%arg of %d", own: (2, "lld"))
        == [.argument(2, specifier: "lld"), .literal(" of "), .argument(2, specifier: "d")])
    #expect(FormatPiece.pieces(of: "%") == [.literal("%")])
    #expect(
      FormatPiece.pieces(of: "%99999999999999999999$@ %#@a") == [
        .literal("%99999999999999999999$@ %#@a")
      ])
  }

  /// Samples of the Unicode CLDR.
  @Test(
    "plural rules",
    arguments: [
      ("en", "one:1 other:0,2,11,21,1.0,1.5"), ("fr", "one:0,1,1.5 many:1000000 other:2,17"),
      ("es", "one:1,1.0 many:1000000 other:0,2,1.5"), ("pt", "one:0,1,1.5 other:2"),
      ("pt-PT", "one:1 other:0,1.5,2"), ("it", "one:1 other:0,1.0"), ("de", "one:1 other:0,1.0"),
      ("ja", "other:0,1,2"), ("zh-Hans", "other:1"), ("hi", "one:0,1,0.5 other:1.5,2"),
      ("da", "one:1,0.1,1.6 other:0,2"), ("he", "one:1,0.5 two:2 other:0,3,20"),
      ("ru", "one:1,21,101 few:2,3,24 many:0,5,11,12,111 other:1.5"),
      ("uk", "one:1,31 few:4,22 many:14,100 other:0.1"),
      ("be", "one:1,21,1.0 few:2,34 many:0,11 other:0.1"),
      ("pl", "one:1 few:2,22 many:0,5,12,21,101 other:1.5"),
      ("cs", "one:1 few:2,4 many:1.5 other:0,5"),
      ("sk", "one:1 few:3 many:0.0 other:11"), ("sl", "one:1,101 two:2,102 few:3,4,1.5 other:0,5"),
      ("hr", "one:1,21,0.1 few:2,24,0.2 other:0,5,11"), ("sr", "one:31 few:33 other:12"),
      ("lt", "one:1,21 few:2,9,22 many:0.1 other:0,10,11"),
      ("lv", "zero:0,10,11,20 one:1,21,0.1 other:2,22"),
      ("ro", "one:1 few:0,2,19,101,1.5 other:20,100"),
      ("ar", "zero:0 one:1 two:2 few:3,10,103 many:11,99 other:100,101,0.1"),
      ("cy", "zero:0 one:1 two:2 few:3 many:6 other:4"),
      ("ga", "one:1 two:2 few:3,6 many:7,10 other:11"),
      ("mt", "one:1 two:2 few:0,3,103 many:11,19 other:20"), ("is", "one:1,21,0.1 other:0,11"),
      ("mk", "one:1,21,0.1 other:0,11"), ("fil", "one:1,3,5,10 other:4,6,9"),
      ("fa", "one:0,1,0.5 other:2"), ("tr", "one:1 other:0,2"), ("xx", "one:1 other:2"),
    ])
  func plurals(_ language: String, _ samples: String) {
    let rule = PluralRule(language: language)
    for group in samples.split(separator: " ") {
      let parts = group.split(separator: ":")
      for number in parts[1].split(separator: ",") {
        let digits = number.split(separator: ".").dropFirst().first?.count ?? 0
        let operands = PluralOperands(Double(number) ?? 0, digits: digits)
        #expect(rule.category(of: operands).rawValue == parts[0], "\(number) in \(language)")
      }
    }
  }

  @Test("numbers of any size have operands")
  func operands() {
    for value in [Int.min, Int.max, 0] { #expect(PluralOperands(value).v == 0) }
    for value in [Double.infinity, -.infinity, .nan, 1e300, 0.999_999_999_9] {
      #expect(PluralOperands(value, digits: 99).v == 9)
    }
    #expect(PluralOperands(0.999, digits: 2) == PluralOperands(1.001, digits: 2))
  }

  @Test(
    "the selection of the language",
    arguments: [
      (["en", "fr"], ["fr_CA"], "fr"), (["en", "pt-BR"], ["pt"], "pt-BR"),
      (["zh-Hans", "zh-Hant"], ["zh_TW"], "zh-Hant"),
      (["zh-Hans", "zh-Hant"], ["zh-CN"], "zh-Hans"),
      (["zh-Hant"], ["zh-Hans"], nil), (["en", "de"], ["it", "de-AT"], "de"),
      (["nb"], ["no"], "nb"),
      (["French"], ["fr"], "French"), (["en"], ["ja"], nil), ([], ["en"], nil), (["en"], [""], nil),
      (["en-GB", "en"], ["en_GB"], "en-GB"),
    ] as [([String], [String], String?)])
  func matches(_ languages: [String], _ preferences: [String], _ best: String?) {
    #expect(LanguageMatch.best(of: languages, for: preferences) == best)
  }

  private static let catalog = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello %@": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "Bonjour %@"}}}},
      "%lld files": {"localizations": {
        "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld file"}},
          "other": {"stringUnit": {"value": "%lld files"}}}}},
        "ru": {"variations": {"plural": {"one": {"stringUnit": {"value": "%lld файл"}},
          "few": {"stringUnit": {"value": "%lld файла"}}, "many": {"stringUnit": {"value": "%lld файлов"}},
          "other": {"stringUnit": {"value": "%lld файла"}}}}}}},
      "tap": {"localizations": {"en": {"variations": {"device": {"mac": {"stringUnit": {"value": "Click"}},
        "other": {"stringUnit": {"value": "Tap"}}}}}}},
      "%lld birds in %lld nests": {"localizations": {"en": {
        "stringUnit": {"value": "%#@birds@ in %#@nests@"},
        "substitutions": {
          "birds": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "zero": {"stringUnit": {"value": "no bird"}}, "one": {"stringUnit": {"value": "%arg bird"}},
            "other": {"stringUnit": {"value": "%arg birds"}}}}},
          "nests": {"argNum": 2, "formatSpecifier": "lld", "variations": {"plural": {
            "one": {"stringUnit": {"value": "a nest"}}, "other": {"stringUnit": {"value": "%arg nests"}}}}}}}}},
      "unused": {}
    }}
    """#

  private func text(
    _ key: String, _ numbers: [Int] = [], in language: String, on device: String = "iphone",
    _ strings: BundleStrings, table: String = "Localizable"
  ) -> String? {
    let language = strings.language(for: [language])
    guard let found = strings.table(table, in: language)[key] else { return nil }
    let setting = LocalizedEntry.Setting(language: found.language, device: [device])
    return found.entry.pieces(in: setting) {
      numbers.indices.contains($0) ? PluralOperands(numbers[$0]) : nil
    }
    .map { piece in
      switch piece {
      case .literal(let text): text
      case .argument(let index, _): numbers.indices.contains(index) ? "\(numbers[index])" : "?"
      case .substitution: "!"
      }
    }.joined()
  }

  @Test("string catalogs: plurals, devices, substitutions, and missing values")
  func catalogs() throws {
    // The files generated from the catalog for Foundation contain less and don't count.
    let folder = try Folder([
      "Localizable.xcstrings": Self.catalog,
      "fr.lproj/Localizable.strings": "\"%lld files\" = \"flat\";",
    ])
    let strings = BundleStrings(folder: folder.path)
    #expect(strings.languages == ["en", "fr", "ru"])
    #expect(text("Hello %@", in: "fr", strings) == "Bonjour ?")
    #expect(text("Hello %@", in: "en", strings) == nil)
    #expect(
      [1, 2, 5, 21].map { text("%lld files", [$0], in: "ru", strings) } == [
        "1 файл", "2 файла", "5 файлов", "21 файл",
      ])
    // There is no French translation: the text of the source language follows the rules of that
    // language.
    #expect(text("%lld files", [0], in: "fr", strings) == "0 files")
    #expect(text("tap", in: "en", strings) == "Tap")
    #expect(text("tap", in: "en", on: "mac", strings) == "Click")
    #expect(text("%lld birds in %lld nests", [1, 2], in: "en", strings) == "1 bird in 2 nests")
    #expect(text("%lld birds in %lld nests", [0, 1], in: "en", strings) == "no bird in a nest")
    #expect(text("unused", in: "en", strings) == nil)
  }

  @Test(".strings and .stringsdict in language folders")
  func folders() throws {
    let rule = """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
      <key>%d of %d</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@a@ von %2$#@b@</string>
      <key>a</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>eins</string>
        <key>other</key><string>%d</string></dict>
      <key>b</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>other</key><string>%d Stück</string></dict>
      </dict></dict></plist>
      """
    let folder = try Folder([
      "de.lproj/Localizable.stringsdict": rule,
      "de.lproj/Localizable.strings": "\"hi\" = \"Hallo\"; \"%d of %d\" = \"flat\";",
      "en.lproj/Localizable.strings": "\"hi\" = \"Hi\"; \"only\" = \"Only\";",
      "en.lproj/Other.strings": "\"hi\" = \"Other\";",
      "Base.lproj/Base.strings": "\"b\" = \"Base\";",
      "Flat.strings": "\"f\" = \"Flat\";", "de.lproj/Broken.strings": "\"",
    ])
    let strings = BundleStrings(folder: folder.path, developmentLanguage: "en")
    #expect(strings.languages == ["de", "en"])
    #expect(text("%d of %d", [1, 3], in: "de", strings) == "eins von 3 Stück")
    #expect(text("hi", in: "de_AT", strings) == "Hallo")
    #expect(text("hi", in: "ja", strings) == "Hi")
    #expect(text("only", in: "de", strings) == "Only")
    #expect(text("hi", in: "en", strings, table: "Other") == "Other")
    #expect(text("b", in: "de", strings, table: "Base") == "Base")
    #expect(text("f", in: "de", strings, table: "Flat") == "Flat")
    #expect(strings.table("Broken", in: "de").warnings.count == 1)
    #expect(strings.table("None", in: "de").keys.isEmpty)
  }

  @Test("damaged catalogs are reported, and the rest is available")
  func damage() throws {
    let folder = try Folder(["Localizable.xcstrings": "{", "fr.lproj/A.strings": "a = b;"])
    let strings = BundleStrings(folder: folder.path)
    #expect(strings.warnings.count == 1)
    #expect(strings.languages == ["fr"])
    #expect(text("a", in: "fr", strings, table: "A") == "b")
  }
}
