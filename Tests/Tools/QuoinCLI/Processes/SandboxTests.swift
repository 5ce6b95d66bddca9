import Foundation
import QuoinHostProtocol
import Testing

@testable import QuoinCLI

/// The sandbox, in each implementation that the machine supports.
@Suite("The sandbox")
struct SandboxTests {
  /// Returns the implementations that work on this machine.
  private func means(in scratch: ScratchDirectory) -> [Sandbox] {
    Sandbox.all.filter { sandbox in
      let nothing = ChildProcess(
        executable: URL(fileURLWithPath: "/bin/true"), arguments: [], seconds: 20)
      return (try? sandbox.confine(nothing, in: scratch).run { _ in }) == .exit(0)
    }
  }

  @Test(
    "inside there is no network, no secret, no other process, and nothing to write to but the result"
  )
  func walls() throws {
    let place = try Workplace()
    defer { place.close() }
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    try place.write("hush", to: "secret")
    let album = place.url("album")
    try FileManager.default.createDirectory(at: album, withIntermediateDirectories: false)
    try place.write("picture", to: "album/picture")
    let script = """
      cat \(album.path)/picture && echo
      cat \(place.url("secret").path) 2>&1 && echo secret
      cat /etc/passwd >/dev/null 2>&1 && echo passwords
      grep -qv '^ *lo:\\|^Inter\\|^ face' /proc/net/dev && echo network
      ls /proc | grep -c '^[0-9]*$' | grep -q '^.$' || echo processes
      for place in / /usr /tmp /dev/shm /proc/sys/kernel \(album.path) $HOME; do
        touch $place/file 2>/dev/null && echo "wrote to $place"
      done
      [ -w /proc/sys/kernel/core_pattern ] && echo machine
      [ -n "$SECRET" ] && echo environment
      grep -q '^CapEff:.*[1-9a-f]' /proc/self/status && echo privileges
      ulimit -v | grep -q unlimited && echo memory
      echo result >\(scratch.url.path)/result && echo done
      """
    for sandbox in means(in: scratch) {
      var child = ChildProcess(
        executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script], seconds: 20)
      child.environment["SECRET"] = "hush"
      let (ending, output) = try sandbox.confine(child, in: scratch, reading: [album]).capture()
      #expect(ending == .exit(0), "\(sandbox.name): \(output)")
      let lines = output.split(separator: "\n").filter { !$0.contains("No such file") }
      #expect(
        lines.filter { !$0.contains("Read-only") && !$0.contains("cannot create") }
          == ["picture", "done"], "\(sandbox.name)")
    }
  }

  @Test("exits are reported as outside the sandbox")
  func endings() throws {
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    let sleeper = Sleeper()
    for sandbox in means(in: scratch) {
      func ending(_ script: String) throws -> ChildProcess.Ending {
        try sandbox.confine(
          ChildProcess(
            executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script], seconds: 2),
          in: scratch
        ).run { _ in }
      }
      #expect(try ending("exit 3") == .exit(3))
      #expect(try ending("kill -SEGV $$") == .signal(SIGSEGV))
      #expect(try ending("setsid \(sleeper.command) & while :; do :; done") == .timeout)
      #expect(!sleeper.isRunning)
    }
  }

  @Test("an untrusted file is drawn; without a sandbox this is an error")
  func drawing() throws {
    let place = try Workplace()
    defer { place.close() }
    try FileManager.default.createDirectory(
      at: place.url("inside"), withIntermediateDirectories: false)
    try place.write("hush", to: "secret")
    try place.write(
      Sample.card(
        calling: """
          print("secret", FileManager.default.fileExists(atPath: "\(place.url("secret").path)"))
          print("beside", FileManager.default.fileExists(atPath: "\(place.url("inside/Card.swift").path)"))
          print("written", fopen("\(place.url("inside/new").path)", "w") != nil)
          return 10
          """), to: "inside/Card.swift")
    let outcome = try place.quoin("render", "inside/Card.swift", "--sandbox", "-o", "a.svg")
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    guard !means(in: scratch).isEmpty else {
      #expect(outcome.status == 1)
      #expect(outcome.diagnostics.contains("no sandbox is available on this machine"))
      return
    }
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    for line in ["secret false", "beside true", "written false"] {
      #expect(outcome.diagnostics.contains(line), "\(outcome.diagnostics)")
    }
    #expect(try place.files() == ["a.svg", "inside", "secret"])
  }

  @Test("an untrusted folder is drawn, with macros, and can't write or run anything elsewhere")
  func folder() throws {
    let place = try Workplace()
    defer { place.close() }
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    guard !means(in: scratch).isEmpty else { return }
    try FileManager.default.createDirectory(at: place.url("App"), withIntermediateDirectories: true)
    let mark = place.url("mark").path
    try place.write(
      """
      import SwiftUI
      struct Card: View {
        var body: some View {
          Text(FileManager.default.createFile(atPath: "\(mark)", contents: nil) ? "wrote" : "held")
        }
      }
      #Preview("Card") { Card() }
      """, to: "App/Card.swift")
    try place.write("let side = 50", to: "App/Sizes.swift")
    // A separate cache: the macros are compiled along with the folder.
    let environment = ["QUOIN_CACHE": place.url("cache").path]
    for _ in 0..<2 {
      let outcome = try place.quoin(
        ["explain", "App", "--sandbox", "--preview", "Card"], environment: environment)
      #expect(outcome.status == 0 && outcome.output.contains("held"), "\(outcome.diagnostics)")
      try place.write("let side = 60", to: "App/Sizes.swift")
    }
    #expect(!FileManager.default.fileExists(atPath: mark))
    try place.write("// swift-tools-version: 6.0", to: "App/Package.swift")
    let package = try place.quoin(["list", "App", "--sandbox"], environment: environment)
    #expect(package.status == 2 && package.diagnostics.contains("manifest is a program"))
  }

  @Test("the host's response is not trusted: images must be its own files")
  func forgery() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write("hush", to: "secret")
    for (picture, says) in [
      (place.url("secret").path, "returned an invalid image name"),
      ("..", "returned an invalid image name"), ("link", "can't be read"),
      ("pipe", "is not a regular file"),
    ] {
      let answer = """
        {"previews": [{"name": "x", "pictures": ["\(picture)"]}], "warnings": [], \
        "verdicts": [], "differs": false}
        """
      let kind = try HostEvent.done(HostResponse()).frame().kind
      try place.write(
        Sample.card(
          calling: """
            let output = URL(fileURLWithPath: ProcessInfo.processInfo.environment["TMPDIR"]!)
            let directory = output.deletingLastPathComponent()
            symlink("\(place.url("secret").path)", directory.appendingPathComponent("link").path)
            mkfifo(directory.appendingPathComponent("pipe").path, 0o600)
            let answer = Array(#\"\"\"
            \(answer)
            \"\"\"#.utf8)
            let frame = [\(kind), UInt8(answer.count & 255), UInt8(answer.count >> 8), 0, 0] + answer
            write(Int32(CommandLine.arguments[3])!, frame, frame.count)
            exit(0)
            """), to: "Card.swift")
      let outcome = try place.quoin("render", "Card.swift", "-o", "a.svg")
      #expect(outcome.status == 1)
      #expect(outcome.diagnostics.contains(says), "\(outcome.diagnostics)")
      #expect(try place.files() == ["Card.swift", "secret"])
    }
  }
}
