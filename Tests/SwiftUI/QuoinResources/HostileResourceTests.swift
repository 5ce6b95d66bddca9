import Foundation
import QuoinFiles
import Testing

@testable import QuoinResources

@Suite("Resources that mean harm")
struct HostileResourceTests {
  private func link(_ folder: Folder, _ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + name, withDestinationPath: target)
  }

  @Test("links within a catalog are followed once, and links out of it never")
  func links() throws {
    let other = try Folder(["x.imageset/Contents.json": "{}", "in/y.colorset/Contents.json": "{}"])
    let folder = try Folder(["C.xcassets/a.imageset/Contents.json": "{}"])
    for name in ["l1", "l2", "l3"] { try link(folder, "C.xcassets/\(name)", to: ".") }
    try link(folder, "C.xcassets/out", to: other.path)
    try link(folder, "C.xcassets/x.imageset", to: other.path + "/x.imageset")
    let catalog = AssetCatalog(paths: [folder.path + "/C.xcassets"])
    #expect(catalog.assets.map(\.name) == ["a"])
    #expect(catalog.warnings.count == 1 && catalog.warnings.first?.contains("x.imageset") == true)
  }

  @Test("a catalog that is nested too deep is reported, and the rest is available")
  func depth() throws {
    let folder = try Folder(["C.xcassets/a.imageset/Contents.json": "{}"])
    var path = folder.path + "/C.xcassets"
    for _ in 0...FolderWalk.deepest {
      path += "/d"
      mkdir(path, 0o700)
    }
    let catalog = AssetCatalog(paths: [folder.path + "/C.xcassets"])
    #expect(catalog.assets.map(\.name) == ["a"])
    #expect(catalog.warnings.first?.contains("levels deep") == true)
  }

  @Test("languages of a string catalog can't name folders elsewhere")
  func languages() throws {
    let folder = try Folder(["out/keep": ""])
    let names = ["../../escaped", "/tmp/escaped", "..", "a/b", "x\\u0000y", "", "de", "pt-BR"]
    let languages = names.map {
      "\"\($0)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"v\"}}"
    }
    try folder.write(
      "{\"sourceLanguage\": \"en\", \"version\": \"1.0\", \"strings\": {\"k\": {\"localizations\": {\(languages.joined(separator: ","))}}}}",
      to: "L.xcstrings")
    var layout = BundleFolder(name: "App")
    layout.files = [folder.path + "/L.xcstrings"]
    let (path, warnings) = try layout.write(in: folder.path + "/out")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: path).sorted() == [
        "Info.plist", "L.xcstrings", "de.lproj", "pt-BR.lproj",
      ])
    #expect(warnings.count(where: { $0.contains("is not a language") }) == 6)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == [
        "L.xcstrings", "out",
      ])
  }

  @Test(
    "links in a bundle lead nowhere outside, and language folders are read once"
  )
  func bundle() throws {
    let other = try Folder(["secret.strings": "\"a\" = \"b\";", "Info.plist": "victim"])
    let folder = try Folder(["fr.lproj/L.strings": "\"a\" = \"c\";", "out/keep": "", "data": "d"])
    try link(folder, "fr.lproj/S.strings", to: other.path + "/secret.strings")
    try link(folder, "fr.lproj/x.lproj", to: ".")
    try link(folder, "de.lproj", to: other.path)
    try link(folder, "info.plist", to: other.path + "/Info.plist")
    try link(folder, "s.json", to: other.path + "/secret.strings")
    var layout = BundleFolder(name: "App")
    layout.projectRoot = ProjectRoot(URL(fileURLWithPath: folder.path), isSealed: true)
    layout.files = ["fr.lproj", "de.lproj", "info.plist", "s.json", "data"].map {
      folder.path + "/" + $0
    }
    let (path, warnings) = try layout.write(in: folder.path + "/out")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: path).sorted() == [
        "Info.plist", "data", "fr.lproj",
      ])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: path + "/fr.lproj").sorted() == [
        "L.strings", "x.lproj",
      ])
    #expect(warnings.count == 3)
    #expect(try String(contentsOfFile: other.path + "/Info.plist", encoding: .utf8) == "victim")
  }

  @Test("a pipe is not accepted as a file")
  func pipes() throws {
    let folder = try Folder(["C.xcassets/a.imageset/x": ""])
    mkfifo(folder.path + "/C.xcassets/a.imageset/Contents.json", 0o600)
    mkfifo(folder.path + "/L.strings", 0o600)
    let catalog = AssetCatalog(paths: [folder.path + "/C.xcassets"])
    #expect(throws: AssetError.self) { try catalog.imageSet(named: "a") }
    #expect(BundleStrings(folder: folder.path).table("L", in: "en").warnings.count == 1)
  }
}
