import Foundation

/// A temporary directory in which to run the built `quoin`.
struct Workplace {
  let directory: URL

  init() throws {
    directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("quoin-tests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  }

  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: url(name))
  }

  /// Writes an executable shell script.
  func writeProgram(_ script: String, to name: String) throws {
    try write("#!/bin/sh\n\(script)\n", to: name)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url(name).path)
  }

  func url(_ name: String) -> URL { directory.appendingPathComponent(name) }

  /// Returns the sorted names of all files.
  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted()
  }

  func close() { try? FileManager.default.removeItem(at: directory) }

  /// The result of a run of `quoin`.
  struct Outcome {
    let status: Int32
    let crashed: Bool
    let output: String
    let diagnostics: String
  }

  /// Runs `quoin` with the workplace as its current directory. All tests share one cache, so that
  /// the compiler builds its modules once.
  ///
  /// - Parameter meddle: receives the running process and may send it signals.
  func quoin(
    _ arguments: [String], environment: [String: String] = [:],
    meddle: (Process) throws -> Void = { _ in }
  ) throws -> Outcome {
    try run(Self.program, arguments, environment: environment, meddle: meddle)
  }

  /// Compiles a file into the cache, with and without its lines, so that a test's time limit
  /// doesn't include compilation. Views that trap on purpose don't do so meanwhile.
  func compile(_ file: String) throws {
    for flags in [[], ["--without-lines"]] {
      _ = try quoin(["explain", file] + flags, environment: ["QUOIN_CALM": "1"])
    }
  }

  /// Like `quoin`, but through a shell command in which `$QUOIN` is the executable.
  func shell(
    _ command: String, environment: [String: String] = [:],
    meddle: (Process) throws -> Void = { _ in }
  ) throws -> Outcome {
    try run(
      URL(fileURLWithPath: "/bin/sh"), ["-c", command],
      environment: environment.merging(["QUOIN": Self.program.path]) { $1 }, meddle: meddle)
  }

  private func run(
    _ program: URL, _ arguments: [String], environment: [String: String],
    meddle: (Process) throws -> Void = { _ in }
  ) throws -> Outcome {
    let streams = FileManager.default.temporaryDirectory
    let names = ["out", "err"].map { streams.appendingPathComponent("\(UUID().uuidString).\($0)") }
    defer { for name in names { try? FileManager.default.removeItem(at: name) } }
    for name in names { try Data().write(to: name) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = Self.environment.merging(environment) { $1 }
    process.standardOutput = try FileHandle(forWritingTo: names[0])
    process.standardError = try FileHandle(forWritingTo: names[1])
    try process.run()
    try meddle(process)
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, crashed: process.terminationReason == .uncaughtSignal,
      output: try String(contentsOf: names[0], encoding: .utf8),
      diagnostics: try String(contentsOf: names[1], encoding: .utf8))
  }

  func quoin(_ arguments: String..., environment: [String: String] = [:]) throws -> Outcome {
    try quoin(arguments, environment: environment)
  }

  /// The executable: that of the variable `QUOIN`, such as an installed one, or the one next to the
  /// test executable.
  static let program =
    ProcessInfo.processInfo.environment["QUOIN"].map { URL(fileURLWithPath: $0) }
    ?? (Bundle.main.executableURL ?? Bundle.main.bundleURL)
    .resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("quoin")

  /// The environment of `quoin`, with the tests' cache.
  static var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging(["QUOIN_CACHE": cache.path]) { $1 }
  }

  private static let cache = FileManager.default.temporaryDirectory
    .appendingPathComponent("quoin-tests-cache-\(getpid())", isDirectory: true)
}

/// Source files shared by several tests.
enum Sample {
  /// A rectangle of 50 by 40 points.
  static let card = """
    import SwiftUI

    struct Card: View {
      var body: some View { Rectangle().frame(width: 50, height: 40) }
    }

    struct Card_Previews: PreviewProvider {
      static var previews: some View { Card() }
    }
    """

  /// Returns a preview provider with the previews `content`.
  static func previews(_ content: String) -> String {
    """
    import SwiftUI

    struct Card_Previews: PreviewProvider {
      static var previews: some View { \(content) }
    }
    """
  }

  /// Returns a view that requires a missing environment object.
  static func missingObject(reads: Bool) -> String {
    """
    import SwiftUI

    final class Model: ObservableObject { var width: CGFloat = 50 }

    struct Reader: View {
      @EnvironmentObject var model: Model
      var body: some View { Rectangle().frame(width: \(reads ? "model.width" : "50"), height: 40) }
    }

    """ + previews("Reader()")
  }

  /// Returns a list with `count` unknown modifiers, each around rows of an unknown type.
  static func unknownRows(_ count: Int) -> String {
    """
    import SwiftUI

    struct Chapter: Identifiable {
      var id = 0
      var name = ""
    }

    struct Contents: View {
      var chapters: [Chapter] = []
      var body: some View {
        List { ForEach(chapters) { chapter in Text(chapter.name) } }

    """
      + String(
        repeating:
          "      .rotor(\"a\") { ForEach(chapters) { chapter in RotorEntry(chapter.name, id: chapter.id) } }\n",
        count: count) + "  }\n}\n\n" + previews("Contents()")
  }

  /// Three previews: in a private provider, a nested one, and an extension.
  static let three = """
    import SwiftUI

    private struct First: PreviewProvider {
      static var previews: some View { Rectangle().frame(width: 10, height: 10) }
    }

    enum Group {
      fileprivate struct Second: PreviewProvider {
        static var previews: some View { Rectangle().frame(width: 20, height: 20) }
      }
    }

    struct Third {}

    extension Third: PreviewProvider {
      static var previews: some View { Rectangle().frame(width: 30, height: 30) }
    }
    """

  /// Returns a card whose body first calls a function with the given body, unless the environment
  /// disables that.
  static func card(calling body: String) -> String {
    """
    import SwiftUI
    func width() -> CGFloat { if ProcessInfo.processInfo.environment["QUOIN_CALM"] != nil { return 10 }
      \(body)
    }

    struct Card: View {
      var body: some View { Rectangle().frame(width: width(), height: 10) }
    }

    struct Card_Previews: PreviewProvider {
      static var previews: some View { Card() }
    }
    """
  }
}
