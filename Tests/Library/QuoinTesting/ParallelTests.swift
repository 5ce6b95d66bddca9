import Foundation
import SwiftUI
import Testing

@testable import QuoinTesting

@Suite("Many tests at once")
struct ParallelTests {
  private func files(_ name: String?, in folder: Folder) throws -> ReferenceFiles {
    try ReferenceFiles(
      file: "/tests/Cards.swift", test: "cards(of:)", name: name, pathExtension: "txt",
      configuration: .init(directory: folder.path), environment: [:])
  }

  @Test("a file that is being replaced is read as a whole, old or new")
  func atomic() async throws {
    let folder = Folder()
    defer { folder.remove() }
    let files = try files("all", in: folder)
    let contents = (0..<8).map { Data(repeating: UInt8($0), count: 200_000) }
    try files.write(contents[0], to: files.reference)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for data in contents {
        group.addTask {
          for _ in 0..<20 {
            try files.write(data, to: files.reference)
            let read = try #require(try files.read(files.reference))
            #expect(contents.contains(read))
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(folder.files == ["Cards/cards.all.txt"])
  }

  @Test("names become unique file names")
  func names() throws {
    let folder = Folder()
    #expect(try files("Dark & large: 2×", in: folder).name == "cards.Dark-large-2.txt")
    #expect(try files("日本 語", in: folder).name == "cards.日本-語.txt")
    #expect(try files("../../etc", in: folder).name == "cards.etc.txt")
    #expect(try files("", in: folder).name == "cards.snapshot.txt")
    #expect(
      try files(String(repeating: "x", count: 500), in: folder).name.utf8.count == 5 + 1 + 100 + 4)
    let counted = try (0..<3).map { _ in try files(nil, in: folder).name }
    #expect(counted == ["cards.1.txt", "cards.2.txt", "cards.3.txt"])
  }

  @Test("failures are written to the folder from the environment")
  func artifacts() throws {
    let files = try ReferenceFiles(
      file: "/tests/Cards.swift", test: "cards()", name: "a", pathExtension: "png",
      configuration: .init(), environment: ["SNAPSHOT_ARTIFACTS": "/artifacts"])
    #expect(files.reference.path == "/tests/__Snapshots__/Cards/cards.a.png")
    #expect(files.companion.path == "/tests/__Snapshots__/Cards/cards.a.png.json")
    #expect(files.result.path == "/artifacts/Cards/cards.a.result.png")
    #expect(files.helper("moves.txt").path == "/artifacts/Cards/cards.a.moves.txt")
  }

  @MainActor
  @Test(
    "a configuration applies inside its closure, and only to what it sets",
    .snapshots(record: .never))
  func configuration() async {
    #expect(SnapshotTestingConfiguration.current.record == .never)
    await withSnapshotTesting(directory: "/there") {
      #expect(SnapshotTestingConfiguration.current.record == .never)
      #expect(SnapshotTestingConfiguration.current.directory == "/there")
    }
    await withSnapshotTesting(record: .all) {
      await Task.yield()
      #expect(SnapshotTestingConfiguration.current.record == .all)
    }
    #expect(SnapshotTestingConfiguration.current.directory == nil)
  }
}
