import Foundation
import Testing

@testable import QuoinFoundation

struct FilePlacesTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("quoin-places-\(UUID().uuidString)")

  private func file() throws -> URL {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("note.txt")
    try Data("text".utf8).write(to: file)
    return file
  }

  @Test func aBookmarkLeadsToItsFile() throws {
    let file = try file()
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try file.bookmarkData(
      options: .minimalBookmark, includingResourceValuesForKeys: nil, relativeTo: nil)
    var isStale = true
    let found = try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
    #expect(found.path == file.standardizedFileURL.path && !isStale)
    try FileManager.default.removeItem(at: file)
    #expect(throws: CocoaError.self) { _ = try file.bookmarkData() }
    for (data, code) in [(Data("x".utf8), CocoaError.fileReadCorruptFile), (data, .fileNoSuchFile)]
    {
      let error = #expect(throws: CocoaError.self) {
        _ = try URL(resolvingBookmarkData: data, bookmarkDataIsStale: &isStale)
      }
      #expect(error?.code == code)
    }
  }

  @Test func itemsInTheTrashHaveNamesOfTheirOwn() throws {
    let trash = folder.appendingPathComponent("Trash")
    defer { try? FileManager.default.removeItem(at: folder) }
    var places: [String] = []
    for _ in 0..<2 {
      var place: NSURL?
      try FileManager.default.trashItem(at: file(), to: trash, resultingItemURL: &place)
      places.append(place?.path ?? "")
    }
    let files = trash.appendingPathComponent("files").path
    #expect(places == ["\(files)/note.txt", "\(files)/note 2.txt"])
    let note = try String(
      contentsOf: trash.appendingPathComponent("info/note 2.txt.trashinfo"), encoding: .utf8)
    #expect(note.hasPrefix("[Trash Info]\nPath=\(folder.path)/note.txt\nDeletionDate=2"))
    #expect(throws: CocoaError.self) {
      try FileManager.default.trashItem(
        at: folder.appendingPathComponent("gone"), to: trash, resultingItemURL: nil)
    }
  }
}
