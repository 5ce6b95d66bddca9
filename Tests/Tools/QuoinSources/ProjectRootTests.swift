import Foundation
import QuoinFiles
import Testing

@testable import QuoinSources

/// A directory with a folder `app` and its siblings.
struct TestDirectory {
  let url: URL
  var app: URL { url.appendingPathComponent("app") }

  init(_ files: [String: String] = [:], links: [String: String] = [:]) throws {
    let base = try #require(RealPath.of(FileManager.default.temporaryDirectory.path))
    url = URL(fileURLWithPath: base).appendingPathComponent("quoin-directory-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: url.appendingPathComponent("app"), withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
    for (path, target) in links { try link(path, to: target) }
  }

  func write(_ text: String, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func link(_ path: String, to target: String) throws {
    let place = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: place.path, withDestinationPath: target)
  }

  func close() { try? FileManager.default.removeItem(at: url) }
}

@Suite("Where paths of a project lead")
struct ProjectRootTests {
  private func directory() throws -> TestDirectory {
    try TestDirectory(
      [
        "app/in/A.swift": "", "app/d1/d2/d3/B.swift": "", "secret/S.swift": "",
        "shared/C.swift": "",
        "app2/T.swift": "",
      ],
      links: [
        "app/deep": "d1/d2/d3", "app/out": "../secret", "app/S.swift": "../secret/S.swift",
        "app/in/up": "../..", "app/loop": "loop", "app/gone": "nowhere", "app/full": "/",
        "shared/way": "../secret",
      ])
  }

  @Test("paths inside are accepted, even through links")
  func inside() throws {
    let directory = try directory()
    defer { directory.close() }
    let root = ProjectRoot(directory.app, isSealed: true)
    let a = directory.app.appendingPathComponent("in/A.swift")
    for path in [
      "in/A.swift", "./in//A.swift", "in/../in/A.swift", "d1/d2/../../in/A.swift",
      "deep/../in/A.swift", "\(directory.app.path)/in/A.swift", "../app/in/A.swift",
      "full\(directory.app.path)/in/A.swift", "in/up/app/in/A.swift",
    ] {
      guard case .inside(let url) = root.place(of: path, in: directory.app) else {
        Issue.record("\(path)")
        continue
      }
      #expect(RealPath.of(url.path) == a.path, "\(path)")
      #expect(RealPath.contains(directory.app.path, url.path), "\(path)")
      #expect(!url.pathComponents.contains(".."), "\(path)")
    }
    #expect(
      root.place(of: "deep/B.swift", in: directory.app)
        == .inside(directory.app.appendingPathComponent("deep/B.swift")))
    for path in ["gone", "in/none", "loop", "in/A.swift/x", "none/../../app/none"] {
      guard case .missing(let url) = root.place(of: path, in: directory.app) else {
        Issue.record("\(path)")
        continue
      }
      #expect(!url.pathComponents.contains(".."))
    }
  }

  @Test("a sealed root rejects everything else", arguments: [false, true])
  func outside(_ isSealed: Bool) throws {
    let directory = try directory()
    defer { directory.close() }
    let root = ProjectRoot(directory.app, isSealed: isSealed)
    let plain = ["../shared/C.swift", "in/../../secret/S.swift", "../app2/T.swift", ".."]
    for path in plain {
      switch root.place(of: path, in: directory.app) {
      case .shared(let url): #expect(!isSealed && !url.pathComponents.contains(".."))
      case .refused(let reason): #expect(isSealed && reason.contains("--allow-read"), "\(reason)")
      case let other: Issue.record("\(path): \(other)")
      }
    }
    for path in [
      "out/S.swift", "S.swift", "in/up/secret/S.swift", "full/etc/passwd", "/etc/passwd",
      "../shared/way/S.swift", "\(directory.url.path)/secret/S.swift", "out", "in/up",
      "in/A.swift\0/../../secret/S.swift", "in/A\n.swift", "in/A\u{2028}.swift",
      String(repeating: "in/../", count: 1000) + "in/A.swift",
    ] {
      guard case .refused = root.place(of: path, in: directory.app) else {
        Issue.record("\(path.debugDescription)")
        continue
      }
      #expect(throws: InputFileError.self) {
        try root.file(at: path, in: directory.app, namedBy: "A.xcodeproj")
      }
    }
  }

  @Test("an allowed path is read, and nothing beside it")
  func allowed() throws {
    let directory = try directory()
    defer { directory.close() }
    let root = ProjectRoot(
      directory.app, allowing: [directory.url.appendingPathComponent("secret")], isSealed: true)
    for path in ["out/S.swift", "../secret/S.swift", "\(directory.url.path)/secret/S.swift"] {
      guard case .inside = root.place(of: path, in: directory.app) else {
        Issue.record("\(path)")
        continue
      }
    }
    guard case .refused = root.place(of: "../shared/C.swift", in: directory.app) else {
      Issue.record("shared")
      return
    }
  }

  @Test("similar names are distinguished")
  func alike() throws {
    let (composed, decomposed) = ("a\u{E9}", "ae\u{301}")
    let directory = try TestDirectory(["\(composed)/A.swift": "", "\(decomposed)/B.swift": ""])
    defer { directory.close() }
    let root = ProjectRoot(directory.url.appendingPathComponent(composed), isSealed: true)
    guard case .refused = root.place(of: "../\(decomposed)/B.swift", in: root.url) else {
      Issue.record("it accepted another folder")
      return
    }
    #expect(!RealPath.contains("/a", "/ab") && RealPath.contains("/a", "/a/b"))
    #expect(RealPath.contains("/", "/a"))
  }

  @Test("writes stay inside")
  func writing() throws {
    let directory = try directory()
    defer { directory.close() }
    let root = ProjectRoot(directory.app)
    mkfifo(directory.app.appendingPathComponent("pipe").path, 0o600)
    for (path, isFine) in [
      ("in/A.swift", true), ("new/deep/N.json", true), ("in", false), ("S.swift", false),
      ("out/N.json", false), ("in/up/N.json", false), ("../N.json", false), ("gone", false),
      ("in/A.swift/x", false), ("pipe", false), ("a\nb", false), ("", false),
    ] {
      let file = URL(fileURLWithPath: directory.app.path + "/" + path)
      #expect(root.mayWrite(file) == isFine, "\(path)")
    }
  }

  @Test("a walk ends: loops, depth and number of files")
  func walks() throws {
    let directory = try TestDirectory(
      ["app/a/A.swift": "", "secret/S.swift": "", "app/b\nc": ""],
      links: ["app/l1": ".", "app/l2": ".", "app/a/l3": "..", "app/out": "../secret"])
    defer { directory.close() }
    var walk = FolderWalk(directory.app.path)
    var seen: [String] = []
    var folders = [(path: directory.app.path, depth: 0)]
    while let (folder, depth) = folders.popLast() {
      for entry in try walk.entries(of: folder, depth: depth) {
        seen.append(entry.name)
        // Even if links are followed
        if entry.kind == .folder { folders.append((folder + "/" + entry.name, depth + 1)) }
      }
    }
    #expect(seen.sorted() == ["A.swift", "a", "l1", "l2", "l3", "out"])
    #expect(try FolderWalk.files(below: directory.app.path) == ["a/A.swift"])
    var deep = directory.app.path
    for _ in 0..<FolderWalk.deepest {
      deep += "/d"
      mkdir(deep, 0o700)
    }
    #expect(throws: Never.self) { try FolderWalk.files(below: directory.app.path) }
    mkdir(deep + "/d", 0o700)
    #expect(throws: InputFileError.self) { try FolderWalk.files(below: directory.app.path) }
    var small = FolderWalk(directory.app.path, mostEntries: 3)
    #expect(throws: InputFileError.self) { try small.entries(of: directory.app.path, depth: 0) }
  }

  @Test("only regular files of bounded size are read")
  func files() throws {
    let directory = try TestDirectory(["app/a": "text"], links: ["app/l": "a", "f/l": "../app"])
    defer { directory.close() }
    let path = { directory.url.appendingPathComponent($0).path }
    #expect(try InputFile.contents(of: path("app/a")) == Data("text".utf8))
    #expect(try InputFile.contents(of: path("app/l")) == Data("text".utf8))
    #expect(throws: InputFileError.self) { try InputFile.contents(of: path("app/a"), upTo: 3) }
    mkfifo(path("app/pipe"), 0o600)
    for name in ["app/pipe", "app", "none", "/dev/zero"] {
      #expect(throws: InputFileError.self) {
        try InputFile.contents(of: name.hasPrefix("/") ? name : path(name))
      }
    }
    #expect(throws: InputFileError.self) {
      try InputFile.opened(path("app/l"), followsLinks: false)
    }
    #expect(throws: InputFileError.self) {
      try InputFile.opened(path("f/l/a"), followsLinks: false)
    }
    close(try InputFile.opened(path("app/a"), followsLinks: false).descriptor)
  }
}
