import Foundation
import QuoinHostProtocol
import Testing

@testable import QuoinCLI

@Suite("Pieces of the command line")
struct PiecesTests {
  @Test("sizes as entered", arguments: ["390x844", "390×844", "390X844"])
  func size(_ text: String) throws {
    typealias Size = RenderConfiguration.Size
    #expect(try Size(typed: text) == Size(width: 390, height: 844))
  }

  @Test("an unspecified axis")
  func openAxis() throws {
    typealias Size = RenderConfiguration.Size
    #expect(try Size(typed: "*x20.5") == Size(width: nil, height: 20.5))
    #expect(try Size(typed: "*x*") == Size(width: nil, height: nil))
  }

  @Test("safe areas as entered")
  func safeArea() throws {
    typealias SafeArea = RenderConfiguration.SafeArea
    #expect(
      try SafeArea(typed: "59,0,34.5,1")
        == SafeArea(top: 59, leading: 0, bottom: 34.5, trailing: 1))
    for wrong in ["", "59", "1,2,3", "1,2,3,4,5", "1,2,3,-4", "1,2,3,nan", "1,2,3,1e9", "a,b,c,d"] {
      #expect(throws: SafeAreaError.self) { try SafeArea(typed: wrong) }
    }
  }

  @Test("file name suffixes are safe and unique")
  func suffixes() {
    let names = PictureNames(previews: ["A", "A", "A 2", "a/b", ""])
    let suffixes = (0..<5).map { names.suffix(at: $0) }
    #expect(suffixes == ["A", "A-2", "A-2-2", "a-b", "preview"])
    #expect(PictureNames(previews: ["A"]).suffix(at: 0) == nil)
  }

  @Test("a long name keeps as much as the file system allows")
  func longNames() {
    let folder = FileManager.default.temporaryDirectory
    let missing = folder.appendingPathComponent("none/yet")
    let longest = PictureNames.longest(in: missing, after: "card-")
    #expect(longest > 100 && longest < 255)
    let name = String(repeating: "é", count: 200)
    let suffix = PictureNames(previews: [name, "b"], longest: longest).suffix(at: 0) ?? ""
    #expect(suffix.utf8.count > longest - 2 && suffix.utf8.count <= longest)
    #expect(PictureNames.longest(in: folder, after: String(repeating: "a", count: 250)) == 20)
  }

  @Test("a module name is an identifier for any file name")
  func moduleName() throws {
    let directory = FileManager.default.temporaryDirectory
    for (file, module) in [
      ("Card.swift", "Card_swift"), ("2 cards-ü.swift", "_2_cards___swift"),
    ] {
      let url = directory.appendingPathComponent("\(UUID().uuidString)-\(file)")
      try Data().write(to: url)
      defer { try? FileManager.default.removeItem(at: url) }
      let source = try SourceFile(path: url.path)
      #expect(source.moduleName.hasSuffix(module.dropFirst()))
      #expect(source.moduleName.wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil)
    }
  }

  @Test("an error says where, what, and what to try")
  func failureText() {
    let failure = CommandFailure.input("it broke", at: "Card.swift:3", try: "Mend it.")
    #expect(failure.description == "Card.swift:3: it broke\n       Mend it.")
    #expect(failure.status == 1)
    #expect(CommandFailure.usage("odd").status == 2)
  }
}
