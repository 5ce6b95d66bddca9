import Foundation
import QuoinResources
import Testing

@Suite("Bundle folders")
struct BundleFolderTests {
  @Test("a folder that Foundation accepts as a bundle")
  func layout() throws {
    let source = try Folder([
      "data.json": "[1]", "Sounds/a.txt": "a", "fr.lproj/A.strings": "\"k\" = \"v\";",
      "de.lproj/help.txt": "Hilfe",
      "Localizable.xcstrings": """
      {"sourceLanguage": "en", "strings": {"Hi \\"%@\\"": {"localizations":
        {"fr": {"stringUnit": {"value": "Salut \\"%@\\""}}}}, "%lld a": {"localizations": {"fr": {"variations":
        {"plural": {"one": {"stringUnit": {"value": "%lld un"}}, "other": {"stringUnit": {"value": "%lld 5% tous"}}}}}}}}}
      """,
    ])
    let target = try Folder()
    var folder = BundleFolder(name: "My App")
    folder.files = [
      "data.json", "Sounds", "fr.lproj", "de.lproj/help.txt", "Localizable.xcstrings", "none.png",
    ]
    .map { source.path + "/" + $0 }
    folder.info = [
      "UIAppFonts": .array([.string("a.ttf")]), "Flag": .bool(true), "Number": .number(2),
      "CFBundleIdentifier": .string("org.example.app"),
    ]
    folder.locale = "fr_CA"
    let (path, warnings) = try folder.write(in: target.path)
    #expect(path == target.path + "/My App.app")
    #expect(warnings == ["There is no resource at \(source.path)/none.png."])
    let bundle = try #require(Bundle(path: path))
    #expect(bundle.bundleIdentifier == "org.example.app")
    #expect(bundle.object(forInfoDictionaryKey: "CFBundleName") as? String == "My App")
    #expect(bundle.object(forInfoDictionaryKey: "UIAppFonts") as? [String] == ["a.ttf"])
    #expect(bundle.object(forInfoDictionaryKey: "Flag") as? Bool == true)
    #expect(bundle.object(forInfoDictionaryKey: "Number") as? Int == 2)
    let data = try #require(bundle.url(forResource: "data", withExtension: "json"))
    #expect(try Data(contentsOf: data) == Data("[1]".utf8))
    #expect(bundle.path(forResource: "a", ofType: "txt", inDirectory: "Sounds") != nil)
    #expect(bundle.localizedString(forKey: "k", value: nil, table: "A") == "v")
    #expect(bundle.localizedString(forKey: "Hi \"%@\"", value: nil, table: nil) == "Salut \"%@\"")
    let many = bundle.localizedString(forKey: "%lld a", value: nil, table: nil)
    #expect(String(format: many, 3) == "3 5% tous")
    #expect(FileManager.default.fileExists(atPath: path + "/de.lproj/help.txt"))
    // Writing again replaces everything.
    folder.files = []
    folder.locale = nil
    #expect(try folder.write(in: target.path).warnings.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["Info.plist"])
  }

  @Test("two files with one name are reported")
  func twins() throws {
    let source = try Folder(["a/x.txt": "1", "b/x.txt": "2"])
    let target = try Folder()
    var folder = BundleFolder(name: "../Kit", isModule: true)
    folder.files = [source.path + "/a/x.txt", source.path + "/b/x.txt"]
    let (path, warnings) = try folder.write(in: target.path)
    #expect(path.hasPrefix(target.path + "/App..-Kit.bundle"))
    #expect(warnings.count == 1)
    #expect(BundleFolder.moduleAccessor(path: "/a \"b\"").contains(#"path: "/a \"b\"")"#))
  }
}
