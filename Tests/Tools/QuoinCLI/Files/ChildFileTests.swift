import Foundation
import QuoinHostProtocol
import Testing

@testable import QuoinCLI

/// Tests views that replace the files of their results.
@Suite("Files that come back from a process")
struct ChildFileTests {
  /// The replacements for a file.
  private static let kinds = ["link", "pipe", "folder", "huge"]

  /// Returns a view whose process replaces its own results as often as it can and when it exits.
  private static func source(_ secret: String) -> String {
    """
    import SwiftUI
    struct Row: Decodable { var id: Int }
    let kind = ProcessInfo.processInfo.environment["QUOIN_ATTACK"] ?? ""
    let names = (ProcessInfo.processInfo.environment["QUOIN_ATTACKED"] ?? ".png").split(separator: ",").map(String.init)
    func replace(_ path: String) {
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size < 1 << 29 else { return }
      unlink(path)
      switch kind {
      case "link": symlink("\(secret)", path)
      case "pipe": mkfifo(path, 0o600)
      case "folder": mkdir(path, 0o700)
      default:
        let file = open(path, O_WRONLY | O_CREAT, 0o600)
        ftruncate(file, 1 << 30)
        close(file)
      }
    }
    let directory = URL(fileURLWithPath: ProcessInfo.processInfo.environment["TMPDIR"] ?? "").deletingLastPathComponent().path
    func attack() {
      for name in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
      where names.contains(where: { name.hasSuffix($0) }) { replace(directory + "/" + name) }
    }
    struct Card: View {
      let row: Row
      init(row: Row) { self.row = row }
      init() { row = Row(id: 1) }
      var body: some View {
        if !kind.isEmpty {
          let _ = atexit { attack() }
          if ProcessInfo.processInfo.environment["QUOIN_LIVES"] != nil {
            let _ = Thread.detachNewThread { while true { attack() } }
          }
        }
        Text("innocent")
      }
    }
    struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
    """
  }

  private func place() throws -> Workplace {
    let place = try Workplace()
    try FileManager.default.createDirectory(at: place.url("in"), withIntermediateDirectories: false)
    try place.write("canary", to: "secret")
    try place.write(Self.source(place.url("secret").path), to: "in/Card.swift")
    try place.write("{\"id\": 1}\n{\"id\": 2}\n", to: "rows.jsonl")
    return place
  }

  /// Returns everything that a command has written to the workplace.
  private func written(_ place: Workplace) throws -> [(name: String, data: Data)] {
    let paths = FileManager.default.enumerator(atPath: place.directory.path)?.allObjects ?? []
    return paths.compactMap { $0 as? String }.filter {
      !["secret", "in/Card.swift", "rows.jsonl"].contains($0)
    }
    .compactMap { path in
      FileManager.default.contents(atPath: place.url(path).path).map { (path, $0) }
    }
  }

  /// Whether a file, which may be a compiled library, contains a text.
  private func contains(_ data: Data, _ text: String) -> Bool {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while rest.count >= text.utf8.count,
        let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress,
        let found = memchr(start, Int32(text.utf8.first!), rest.count)
      {
        rest = rest.dropFirst(UnsafeRawPointer(found) - start)
        if rest.starts(with: text.utf8) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }

  private func check(_ outcome: Workplace.Outcome, _ place: Workplace, _ what: String) throws {
    #expect(!outcome.crashed, "\(what): \(outcome.diagnostics)")
    #expect(!outcome.diagnostics.contains("canary"), "\(what)")
    // The output may have hundreds of megabytes, in which Foundation searches slowly for a string.
    let output = Data(outcome.output.utf8)
    #expect(!contains(output, "canary") && !contains(output, "Y2FuYXJ5"), "\(what)")
    for file in try written(place) {
      #expect(!contains(file.data, "canary"), "\(what): \(file.name)")
      #expect(!contains(file.data, "Y2FuYXJ5"), "\(what): \(file.name)")
      #expect(file.data.count < 1 << 28, "\(what): \(file.name)")
    }
    #expect(try String(contentsOf: place.url("secret"), encoding: .utf8) == "canary")
  }

  @Test("images that are something else are rejected", arguments: kinds)
  func pictures(_ kind: String) throws {
    let place = try place()
    defer { place.close() }
    try place.compile("in/Card.swift")
    let environment = ["QUOIN_ATTACK": kind]
    for flags in [[], ["--sandbox"]] {
      for arguments in [
        ["render", "in/Card.swift", "-o", "a.png"], ["render", "in", "-o", "folder"],
        ["snapshot", "in/Card.swift", "--record", "--references", "refs"],
        ["diff", "in/Card.swift", "--size-b", "100x100", "--html", "d.html"],
      ] {
        let outcome = try place.quoin(arguments + flags, environment: environment)
        #expect(outcome.status == 1, "\(arguments): \(outcome.diagnostics)")
        let reason =
          kind == "huge"
          ? "is too large" : kind == "link" ? "can't be read" : "is not a regular file"
        #expect(outcome.diagnostics.contains(reason), "\(arguments): \(outcome.diagnostics)")
        try check(outcome, place, "\(arguments)")
      }
    }
    let client = try MCPClient(in: place, ["--sandbox"], environment: environment)
    defer { client.close() }
    let answer = try client.call("render", ["file": "in/Card.swift"])
    #expect(answer.isError && answer.pictures.isEmpty && !answer.text.contains("canary"))
  }

  @Test("a view that writes to its host's connection is rejected, and no command waits for it")
  func connection() throws {
    let place = try Workplace()
    defer { place.close() }
    try FileManager.default.createDirectory(
      at: place.url("in"), withIntermediateDirectories: false)
    let began = PreviewProgress(name: "x", number: PreviewNumber(provider: .max, element: .max))
    try place.write(
      """
      import SwiftUI
      let connection = Int32(CommandLine.arguments[3]) ?? -1
      func send(_ bytes: [UInt8]) { _ = write(connection, bytes, bytes.count) }
      struct Card: View {
        var body: some View {
          let _ = attack()
          Text("innocent")
        }
        func attack() {
          switch ProcessInfo.processInfo.environment["QUOIN_ATTACK"] {
          case "partial":
            send([7, 255, 0, 0, 0, 123])
            exit(0)
          case "long": send([5, 255, 255, 255, 255])
          case "garbage": send([0, 1, 0, 0, 0, 5])
          case "text": send(Array("hello, this is a view\\n".utf8))
          case "endless": while true { send([5, 0, 0, 16, 0] + [UInt8](repeating: 0, count: 1 << 20)) }
          case "closed": close(connection)
          case "forged":
            send(\(try HostEvent.began(began).frame().bytes))
            exit(0)
          default: break
          }
        }
      }
      #Preview("Card") { Card() }
      """, to: "in/Card.swift")
    try place.compile("in/Card.swift")
    for attack in ["partial", "long", "garbage", "text", "endless", "closed", "forged"] {
      for arguments in [["render", "in", "-o", "out"], ["explain", "in/Card.swift", "--sandbox"]] {
        let outcome = try place.quoin(arguments, environment: ["QUOIN_ATTACK": attack])
        #expect(!outcome.crashed && outcome.status == 1, "\(attack): \(outcome.diagnostics)")
        if ["long", "garbage", "text", "endless"].contains(attack) {
          #expect(
            outcome.diagnostics.contains("the host's response is invalid"), "\(outcome.diagnostics)"
          )
        }
        #expect(try place.files() == ["in"], "\(attack)")
      }
    }
  }

  @Test("rows are checked in the same way", arguments: kinds)
  func rows(_ kind: String) throws {
    let place = try place()
    defer { place.close() }
    let outcome = try place.quoin(
      [
        "batch", "in/Card.swift", "--view", "Card", "--data", "rows.jsonl", "-o", "-", "--sandbox",
        "--timeout", "20",
      ],
      environment: ["QUOIN_ATTACK": kind, "QUOIN_LIVES": "1"])
    try check(outcome, place, "batch")
    let folder = try place.quoin(
      [
        "batch", "in/Card.swift", "--view", "Card", "--data", "rows.jsonl", "-o", "out/{id}.png",
        "--timeout", "20",
      ],
      environment: ["QUOIN_ATTACK": kind, "QUOIN_LIVES": "1"])
    try check(folder, place, "batch")
  }

  @Test("what a command writes for its child never follows the child's links")
  func planted() throws {
    let place = try place()
    defer { place.close() }
    // The view creates links at the paths of the next request, its copy, the reference and the
    // page,
    // and then traps.
    try place.write(
      """
      import SwiftUI
      struct Card: View {
        let isFirst: Bool
        var body: some View {
          let output = URL(fileURLWithPath: ProcessInfo.processInfo.environment["TMPDIR"] ?? "").deletingLastPathComponent()
          let _ = [output, output.deletingLastPathComponent()].forEach { folder in
            for name in ["request.json", "reference-0.png", "reference-1.png", "report.html", "page.html", "reference-1.png.json", "Card_swift.swift", "module.modulemap", "difference.html"] {
              unlink(folder.path + "/" + name)
              symlink("\(place.url("secret").path)", folder.path + "/" + name)
            }
          }
          if isFirst { let _ = fatalError("now") }
          Text("\\(Int.random(in: 0...999_999_999))")
        }
      }
      struct A_Previews: PreviewProvider { static var previews: some View { Card(isFirst: true) } }
      struct B_Previews: PreviewProvider { static var previews: some View { Card(isFirst: false) } }
      """, to: "in/Card.swift")
    for arguments in [
      ["snapshot", "in/Card.swift", "--sandbox", "--record"],
      ["snapshot", "in/Card.swift", "--sandbox"],
      ["render", "in", "-o", "out", "--sandbox"],
    ] {
      let outcome = try place.quoin(arguments)
      #expect(outcome.status == 1)
      try check(outcome, place, "\(arguments)")
    }
  }

  @Test("the host program is not a link that a view could write to")
  func program() throws {
    let place = try place()
    defer { place.close() }
    try place.write(
      """
      import SwiftUI
      struct Card: View {
        var body: some View {
          var status = stat()
          let _ = stat(Bundle.main.executablePath ?? "", &status)
          let _ = print("names", status.st_nlink, chmod(Bundle.main.executablePath ?? "", 0o600))
          Text("a")
        }
      }
      struct Card_Previews: PreviewProvider { static var previews: some View { Card() } }
      """, to: "in/Card.swift")
    let outcome = try place.quoin("render", "in", "-o", "out", "--sandbox")
    #expect(outcome.diagnostics.contains("names 1 -1"), "\(outcome.diagnostics)")
    #expect(FileManager.default.isExecutableFile(atPath: Workplace.program.path))
  }

  @Test("reading files, and replacing links when writing")
  func regular() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write("canary", to: "secret")
    let link = place.url("link")
    symlink("secret", link.path)
    mkdir(place.url("folder").path, 0o700)
    symlink("folder", place.url("way").path)
    try place.write("inner", to: "folder/inner")
    for name in ["link", "folder", "way/inner", "none"] {
      #expect(throws: CommandFailure.self, "\(name)") {
        try RegularFile(url: place.url(name)).contents(upTo: 100)
      }
      #expect(throws: CommandFailure.self, "\(name)") {
        try RegularFile(url: place.url(name)).copy(to: place.url("copy"))
      }
    }
    #expect(throws: CommandFailure.self) {
      try RegularFile(url: place.url("secret")).contents(upTo: 5)
    }
    #expect(throws: CommandFailure.self) {
      try RegularFile(url: place.url("secret")).copy(to: place.url("copy"), upTo: 5)
    }
    try RegularFile(url: link).write(Data("new".utf8))
    #expect(try String(contentsOf: place.url("secret"), encoding: .utf8) == "canary")
    #expect(try RegularFile(url: link).contents(upTo: 3) == Data("new".utf8))
    #expect(throws: (any Error).self) {
      try RegularFile(url: place.url("folder")).write(Data())
    }
    #expect(throws: FileError.self) {
      try RegularFile(url: link).copy(to: place.url("secret"))
    }
  }
}
