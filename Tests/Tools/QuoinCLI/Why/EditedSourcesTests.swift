import Foundation
import QuoinExplain
import Testing

@testable import QuoinCLI

@Suite("The files that an answer's change concerns")
struct EditedSourcesTests {
  private static let text = "import SwiftUI\r\n\r\nlet a = Text(\"a\").fixedSize() \r\n"

  private func edit(
    in file: String, line: Int = 3, _ action: SourceChange.Action = .replace(".bold()")
  ) -> ProposedEdit {
    let source = LayoutReport.Source(file: file, line: line, column: 19)
    return ProposedEdit([SourceChange("fixedSize", at: source, action)])
  }

  private func input(_ place: Workplace, _ path: String) throws -> PreviewInput {
    try PreviewInput(path: place.url(path).path, target: nil)
  }

  private func text(_ name: String, in place: Workplace) throws -> String {
    try String(contentsOf: place.url(name), encoding: .utf8)
  }

  @Test("a file changes only where the change is, and only when it is written")
  func file() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.text, to: "View.swift")
    chmod(place.url("View.swift").path, 0o640)
    let path = place.url("View.swift").path
    let sources = try EditedSources(edit(in: path), of: input(place, "View.swift"))
    #expect(try text("View.swift", in: place) == Self.text)
    #expect(
      sources.changedLines
        == "- 3  let a = Text(\"a\").fixedSize() \n+ 3  let a = Text(\"a\").bold() ")
    try sources.write()
    let changed = Self.text.replacingOccurrences(of: "fixedSize", with: "bold")
    #expect(try text("View.swift", in: place) == changed)
    let values = try FileManager.default.attributesOfItem(atPath: path)
    #expect(values[.posixPermissions] as? Int == 0o640)
    #expect(try place.files() == ["View.swift"])
  }

  @Test("the new text replaces the old one only for the compiler")
  func texts() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.text, to: "View.swift")
    let input = try input(place, "View.swift")
    let sources = try EditedSources(edit(in: place.url("View.swift").path), of: input)
    guard case .file(let edited) = sources.texts.replacing(in: input),
      case .file(let file) = EditedTexts().replacing(in: input)
    else {
      Issue.record("the input is no file")
      return
    }
    #expect(edited.text.contains(".bold()") && !edited.isOnDisk)
    #expect(edited.path == file.path && file.isOnDisk)
    #expect(file.text == Self.text)
  }

  @Test("a file of a folder has its path from the folder")
  func folder() throws {
    let place = try Workplace()
    defer { place.close() }
    let views = place.url("App/Views")
    try FileManager.default.createDirectory(at: views, withIntermediateDirectories: true)
    try place.write(Self.text, to: "App/Views/A.swift")
    try place.write(Self.text, to: "App/B.swift")
    let input = try input(place, "App")
    let sources = try EditedSources(edit(in: "Views/A.swift"), of: input)
    guard case .folder(let folder, _) = sources.texts.replacing(in: input) else {
      Issue.record("the input is no folder")
      return
    }
    #expect(folder.texts.count == 1)
    try sources.write()
    #expect(try text("App/Views/A.swift", in: place).contains(".bold()"))
    #expect(try text("App/B.swift", in: place) == Self.text)
  }

  @Test("several changes of several files are one edit")
  func several() throws {
    let place = try Workplace()
    defer { place.close() }
    try FileManager.default.createDirectory(
      at: place.url("App"), withIntermediateDirectories: true)
    try place.write(Self.text, to: "App/A.swift")
    try place.write(Self.text, to: "App/B.swift")
    var both = edit(in: "A.swift")
    both.changes += edit(in: "B.swift", .remove).changes
    both.changes += edit(in: "A.swift", .append(".italic()")).changes
    #expect(throws: CommandFailure.self) { try EditedSources(both, of: input(place, "App")) }
    both.changes.removeLast()
    let sources = try EditedSources(both, of: input(place, "App"))
    #expect(sources.changedLines.contains("A.swift:\n- 3") && sources.names == "A.swift, B.swift")
    try sources.write()
    #expect(try text("App/A.swift", in: place).contains("Text(\"a\").bold()"))
    #expect(try text("App/B.swift", in: place).contains("Text(\"a\") \r\n"))
  }

  @Test("a file that changed is an error, and stays as it is")
  func changed() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.text, to: "View.swift")
    let path = place.url("View.swift").path
    let input = try input(place, "View.swift")
    #expect {
      try EditedSources(edit(in: path, line: 2), of: input)
    } throws: {
      "\($0)".contains("View.swift changed since it was compiled")
    }
    #expect(EditedSources.changedLines(by: edit(in: path, line: 2), in: input) == nil)
    let sources = try EditedSources(edit(in: path), of: input)
    try place.write("let b = 1\n", to: "View.swift")
    #expect {
      try sources.write()
    } throws: {
      "\($0)".contains("it changed while the edit was tried")
    }
    #expect(try text("View.swift", in: place) == "let b = 1\n")
  }

  @Test("links are never followed, and other files never changed")
  func links() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Self.text, to: "Outside.swift")
    try FileManager.default.createDirectory(
      at: place.url("App/Views"), withIntermediateDirectories: true)
    try place.write(Self.text, to: "App/A.swift")
    // A file, named by the user and in a folder
    symlink(place.url("Outside.swift").path, place.url("Link.swift").path)
    let named = try EditedSources(
      edit(in: place.url("Link.swift").path), of: input(place, "Link.swift"))
    #expect { try named.write() } throws: { "\($0)".contains("this is a link") }
    symlink("../A.swift", place.url("App/Views/B.swift").path)
    let app = try input(place, "App")
    if let linked = try? EditedSources(edit(in: "Views/B.swift"), of: app) {
      #expect(throws: CommandFailure.self) { try linked.write() }
    }
    #expect {
      try EditedSources(edit(in: place.url("Outside.swift").path), of: app)
    } throws: {
      "\($0)".contains("the change is in another file")
    }
    #expect(try text("Outside.swift", in: place) == Self.text)
    #expect(try text("App/A.swift", in: place) == Self.text)
  }
}
