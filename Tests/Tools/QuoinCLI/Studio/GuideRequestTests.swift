import Foundation
import Testing

@testable import QuoinCLI

/// The messages of the field guide's pages to `quoin guide`.
struct GuideRequestTests {
  @Test("an edited example is a request")
  func request() throws {
    let message =
      #"{"trial":{"number":3,"file":"Painting","size":"200x160","text":"import SwiftUI"}}"#
    let request = try #require(GuideRequest(message: message))
    #expect(request.number == 3 && request.file == "Painting" && request.size == "200x160")
  }

  @Test(
    "other messages are ignored",
    arguments: [
      "", "{}", "[]", #"{"trial":{"number":1,"file":"../a","text":""}}"#,
      #"{"trial":{"number":1,"file":"a/b","text":""}}"#,
      #"{"trial":{"number":1,"file":"","text":""}}"#,
      #"{"trial":{"file":"A","text":""}}"#,
    ])
  func others(message: String) {
    #expect(GuideRequest(message: message) == nil)
    let long = String(repeating: "a", count: GuideRequest.longest)
    #expect(GuideRequest(message: #"{"trial":{"number":1,"file":"A","text":"\#(long)"}}"#) == nil)
  }

  @Test("only a bounded number of examples waits")
  func waiting() throws {
    let trials = GuideTrials()
    let request = try #require(
      GuideRequest(message: #"{"trial":{"number":1,"file":"A","text":""}}"#))
    for _ in 0..<20 { trials.add(GuideTrials.Trial(request: request) { _ in }) }
    var count = 0
    while trials.next() != nil { count += 1 }
    #expect(count == 8)
  }

  @Test("only files of a guide are served")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("guide-test-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("data"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(throws: (any Error).self) { try GuideFolder(path: folder.path) }
    let page = "<meta name=\"generator\" content=\"Scripts/guide of Quoin\">"
    try Data(page.utf8).write(to: folder.appendingPathComponent("index.html"))
    try Data("1".utf8).write(to: folder.appendingPathComponent("data/a.js"))
    try Data("2".utf8).write(to: folder.appendingPathComponent("secret.txt"))
    let guide = try GuideFolder(path: folder.path)
    #expect(guide.contents(of: "data/a.js") == Data("1".utf8))
    for name in ["secret.txt", "../index.html", "data/../index.html", "/etc/hostname", "b.html"] {
      #expect(guide.contents(of: name) == nil)
    }
  }

  @Test("an edited example gets the pictures that it names, and no others")
  func pictures() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("guide-test-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["pictures", "example"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent(name), withIntermediateDirectories: true)
    }
    let page = "<meta name=\"generator\" content=\"Scripts/guide of Quoin\">"
    for (name, text) in [
      ("index.html", page), ("pictures/sun.png", "1"), ("pictures/moon.png", "2"),
      ("pictures/sun.sh", "3"),
    ] {
      try Data(text.utf8).write(to: folder.appendingPathComponent(name))
    }
    let example = folder.appendingPathComponent("example")
    try GuideFolder(path: folder.path).copyPictures(
      namedIn: "Image(\"sun\").resizable()", to: example)
    #expect(try FileManager.default.contentsOfDirectory(atPath: example.path) == ["sun.png"])
    #expect(try Data(contentsOf: example.appendingPathComponent("sun.png")) == Data("1".utf8))
  }
}
