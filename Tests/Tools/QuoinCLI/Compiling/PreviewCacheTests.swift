import Foundation
import QuoinHostProtocol
import Testing

@testable import QuoinCLI

@Suite("The cache of compiled files")
struct PreviewCacheTests {
  /// Creates a cache in `place` and returns its only entry.
  private func entry(in place: Workplace) throws -> CacheEntry {
    let cache = try PreviewCache.open(environment: ["QUOIN_CACHE": place.url("cache").path])
    let entry = cache.entry(for: "key")
    #expect(entry.load() == nil)
    _ = try entry.store {
      let files = CompiledPreview.Files(directory: $0.url)
      try Data("[]".utf8).write(to: files.places)
      try Data(repeating: 7, count: 1000).write(to: files.library)
      try Data().write(to: files.warnings)
    }
    #expect(entry.load()?.places == [])
    return entry
  }

  @Test("an entry matches only its own key")
  func keys() throws {
    let place = try Workplace()
    defer { place.close() }
    let entry = try entry(in: place)
    #expect(CacheEntry(directory: entry.directory, key: "other key").load() == nil)
  }

  @Test("a modified entry is ignored")
  func damage() throws {
    let place = try Workplace()
    defer { place.close() }
    let entry = try entry(in: place)
    let files = CompiledPreview.Files(directory: entry.directory)
    for (file, bytes) in [
      (files.library, Data(repeating: 7, count: 999)), (files.library, Data()),
      (files.library, Data(repeating: 7, count: 999) + [8]), (files.places, Data("{}".utf8)),
      (files.places, Data()), (files.warnings, Data("!".utf8)),
      (entry.directory.appendingPathComponent("contents.json"), Data("{".utf8)),
    ] {
      let whole = try Data(contentsOf: file)
      try bytes.write(to: file)
      #expect(entry.load() == nil, "\(file.lastPathComponent), \(bytes.count) bytes")
      try whole.write(to: file)
      #expect(entry.load() != nil)
    }
    try FileManager.default.removeItem(at: files.library)
    symlink("/etc/hostname", files.library.path)
    #expect(entry.load() == nil, "a link")
  }

  @Test("the directory is set by the environment; a relative path is rejected")
  func directory() throws {
    func first(_ environment: [String: String]) throws -> String? {
      try PreviewCache.directories(environment: environment).first?.path
    }
    #expect(try first(["QUOIN_CACHE": "/a", "HOME": "/h"]) == "/a")
    #expect(try first(["XDG_CACHE_HOME": "/x", "HOME": "/h"]) == "/x/quoin")
    #expect(try first(["HOME": "/h", "QUOIN_CACHE": ""]) == "/h/.cache/quoin")
    #expect(try first([:])?.hasSuffix("/quoin-cache-\(geteuid())") == true)
    #expect {
      try first(["QUOIN_CACHE": "a/b", "HOME": "/h"])
    } throws: {
      "\($0)".contains("QUOIN_CACHE is “a/b”, which is not an absolute path")
    }
  }

  @Test("code is only loaded from directories that others can't write to")
  func ownership() throws {
    let place = try Workplace()
    defer { place.close() }
    let entry = try entry(in: place)
    let library = CompiledPreview.Files(directory: entry.directory).library
    for (path, mode) in [(library.path, 0o777), (entry.directory.path, 0o770)] as [(String, mode_t)]
    {
      chmod(path, mode)
      #expect(entry.load() == nil, "\(path)")
      chmod(path, 0o700)
      #expect(entry.load() != nil)
    }
    let root = place.url("cache")
    chmod(root.path, 0o775)
    #expect {
      try PreviewCache.open(environment: ["QUOIN_CACHE": root.path])
    } throws: {
      "\($0)".contains("other users can write to the cache \(root.path)")
    }
    chmod(root.path, 0o755)
    _ = try PreviewCache.open(environment: ["QUOIN_CACHE": root.path])
    // A directory of another user, which need not exist if the test runs as root.
    let foreign = geteuid() == 0 ? place.url("foreign").path : "/usr"
    if geteuid() == 0 {
      mkdir(foreign, 0o755)
      chown(foreign, 12_345, 12_345)
    }
    #expect {
      try PreviewCache.open(environment: ["QUOIN_CACHE": foreign])
    } throws: {
      "\($0)".contains("the cache \(foreign) belongs to another user")
    }
  }

  @Test("only its user has access to a new cache")
  func newCache() throws {
    let place = try Workplace()
    defer { place.close() }
    let cache = try PreviewCache.open(environment: ["QUOIN_CACHE": place.url("a/b").path])
    let values = try FileManager.default.attributesOfItem(atPath: cache.path)
    #expect(values[.posixPermissions] as? Int == 0o700)
  }

  @Test("a damaged cache is repaired: the file is compiled again")
  func healing() throws {
    let place = try Workplace()
    defer { place.close() }
    let files = FileManager.default
    try place.write(Sample.card, to: "Card.swift")
    let environment = ["QUOIN_CACHE": place.url("cache").path]
    func draw() throws -> Workplace.Outcome {
      try place.quoin(["render", "Card.swift", "-o", "a.svg"], environment: environment)
    }
    #expect(try draw().status == 0)
    let entries = place.url("cache/files")
    let name = try #require(try files.contentsOfDirectory(atPath: entries.path).first)
    let entry = entries.appendingPathComponent(name)
    let parts = CompiledPreview.Files(directory: entry)
    for (file, bytes) in [
      (parts.library, Data([1, 2, 3])),
      (parts.places, Data("{}".utf8)),
    ] {
      try bytes.write(to: file)
      let outcome = try draw()
      #expect(outcome.status == 0 && outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
      #expect(try Data(contentsOf: file) != bytes)
    }
    // A library that is unchanged but can't be loaded.
    let contents = entry.appendingPathComponent("contents.json")
    let bytes = Data("no library".utf8)
    try bytes.write(to: parts.library)
    let sealed = try #require(FingerprintedFile.read(contents))
    var object = try #require(
      try JSONSerialization.jsonObject(with: sealed) as? [String: Any])
    object["files"] = (object["files"] as? [[String: Any]])?.map { file in
      guard file["path"] as? String == "Preview.so" else { return file }
      return [
        "path": "Preview.so", "size": bytes.count,
        "fingerprint": NSNumber(value: Fingerprint.of(bytes)),
      ]
    }
    try FingerprintedFile.write(JSONSerialization.data(withJSONObject: object), to: contents)
    let outcome = try draw()
    #expect(outcome.status == 0 && outcome.diagnostics.isEmpty, "\(outcome.diagnostics)")
    #expect(try Data(contentsOf: parts.library) != bytes)
  }

  @Test("a program that is not a compiler is reported")
  func noCompiler() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    try place.write("nonsense", to: "nonsense")
    chmod(place.url("nonsense").path, 0o755)
    for (program, says) in [
      ("/bin/true", "/bin/true produced no library"), ("/tmp", "SWIFTC names /tmp, which is not"),
      (place.url("nonsense").path, "nonsense could not be started: exec format error"),
    ] {
      let outcome = try place.quoin("explain", "Card.swift", environment: ["SWIFTC": program])
      #expect(outcome.status == 1 && !outcome.crashed)
      #expect(outcome.diagnostics.contains(says), "\(outcome.diagnostics)")
      #expect(!outcome.diagnostics.contains("Domain"), "\(outcome.diagnostics)")
    }
  }

  @Test("system errors are reported in plain English")
  func errors() throws {
    let place = try Workplace()
    defer { place.close() }
    let lost = place.url("no/file")
    #expect {
      try Data().write(to: lost)
    } throws: {
      ErrorText.sentence(about: $0) == "\(lost.path) can't be used: no such file or directory"
    }
    #expect {
      try Data(contentsOf: lost)
    } throws: {
      ErrorText.sentence(about: $0) == "\(lost.path) can't be read: no such file or directory"
    }
    #expect(ErrorText.sentence(about: SizeError.range) == SizeError.range.description)
    struct Answer: Decodable { var names: [Int] }
    for (json, says) in [
      ("{}", "there is no “names” in it"), ("{", "it is not valid JSON"),
      ("{\"names\": [1, \"a\"]}", "names[1] has an unexpected type"),
    ] {
      #expect {
        try JSONDecoder().decode(Answer.self, from: Data(json.utf8))
      } throws: {
        ErrorText.sentence(about: $0) == says
      }
    }
    struct Plain: Error { let message: String }
    enum Kinds: Error {
      case timeout(message: String)
      case empty
    }
    #expect(ErrorText.sentence(about: Plain(message: "out of ink")) == "out of ink")
    #expect(ErrorText.sentence(about: Kinds.timeout(message: "too late")) == "too late")
    #expect(ErrorText.sentence(about: Kinds.empty) == "empty")
    #expect(ErrorText.sentence(about: POSIXError(.ENOSPC)) == "no space left on device")
    let foreign = NSError(domain: "a.b", code: 7)
    #expect(ErrorText.sentence(about: foreign) == "it failed (error 7 of a.b)")
  }
}
