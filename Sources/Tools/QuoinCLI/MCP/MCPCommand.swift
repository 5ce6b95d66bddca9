import ArgumentParser
import Foundation
import QuoinFiles
import QuoinHostProtocol
import Synchronization

/// `quoin mcp`: a server of the Model Context Protocol, for coding agents.
struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve coding agents: the other commands as Model Context Protocol tools.",
    discussion: """
      An agent starts this server and communicates with it over standard input and output. The server ends at the end of its \
      input. Documentation/Agents.md describes how to set up agents.
      """)

  @Flag(
    help: ArgumentHelp(
      "Compile and run all files in a sandbox, for untrusted input.",
      discussion: "Tools still write the files that they are called to write."))
  var sandbox = false

  @Option(
    help: ArgumentHelp(
      "Let projects use files in this folder, too; may be given several times.",
      valueName: "directory"),
    completion: .directory)
  var allowRead: [String] = []

  @Option(
    help: ArgumentHelp(
      "Keep the data of SwiftData and Core Data in this folder, which is created if it is missing.",
      discussion: "By default their data is in memory, and each call begins without any.",
      valueName: "directory"),
    completion: .directory)
  var data: String?

  @Option(
    help: ArgumentHelp(
      "Also use the fonts in this folder; may be given several times.", valueName: "directory"),
    completion: .directory)
  var fonts: [String] = []

  @Option(
    help: "The time limit for a view and for the compiler, in seconds.")
  var timeout: Int = ProcessOptions.usualTimeout

  func run() throws {
    var arguments =
      ["--timeout=\(timeout)"] + fonts.map { "--fonts=\($0)" }
      + allowRead.map { "--allow-read=\($0)" }
    if sandbox { arguments.append("--sandbox") }
    try RenderConfigurationOptions.parse(arguments).check()
    if let data {
      try DataFolder(path: data).check()
      arguments.append("--data=\(data)")
    }
    if isatty(0) == 1 {
      Diagnostics.write(
        "note: this server is for programs and reads one line of JSON per message; press Ctrl-D to end\n"
      )
    }
    Interruption.watch()
    StandardInput.reserve(for: "the client's messages")
    let client = try MCPClient()
    let server = MCPServer(tools: MCPTool.all(arguments), send: client.send)
    defer { server.close() }
    try client.read(server.receive) { server.refuse(.invalidRequest($0)) }
  }
}

/// The client on standard input and output.
final class MCPClient: Sendable {
  private let output: Int32
  /// Prevents messages from interleaving.
  private let lock = NSLock()
  /// Whether the client has stopped reading.
  private let isGone = Atomic(false)

  /// The maximum length of a message in bytes.
  private static let longestLine = 16 << 20

  /// Reserves standard output for messages, and redirects all other output to standard error.
  init() throws {
    output = fcntl(1, F_DUPFD_CLOEXEC, 3)
    guard output >= 0, dup2(2, 1) >= 0 else {
      throw CommandFailure.input(
        "standard output can't be used: \(ErrorText.system(errno))",
        try: "Check where the output is redirected to."
      )
    }
  }

  @Sendable func send(_ message: JSONValue) {
    let bytes = message.line + Data("\n".utf8)
    lock.withLock {
      guard !isGone.load(ordering: .relaxed) else { return }
      let error = bytes.withUnsafeBytes { RegularFile.write($0, to: output) }
      if error != nil { isGone.store(true, ordering: .relaxed) }
    }
  }

  /// Passes each line to `take` until the client closes its output or stops reading.
  ///
  /// Throws when this process receives a signal to end.
  ///
  /// - Parameter refuse: Receives the error for a line that is too long.
  func read(_ take: (Data) -> Void, refusing refuse: (String) -> Void) throws {
    var rest = Data()
    var isSkipping = false
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while !isGone.load(ordering: .relaxed) {
      try Interruption.check()
      var waiting = pollfd(fd: 0, events: Int16(POLLIN), revents: 0)
      guard poll(&waiting, 1, 200) > 0 else { continue }
      let count = Foundation.read(0, &bytes, bytes.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { break }
      for part in bytes[..<count].split(
        separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
      ).enumerated() {
        // Each part but the first begins after a newline.
        if part.offset > 0 {
          if !isSkipping { hand(rest, to: take) }
          (rest, isSkipping) = (Data(), false)
        }
        if !isSkipping { rest.append(contentsOf: part.element) }
        guard rest.count > Self.longestLine else { continue }
        refuse("a message is at most \(Self.longestLine >> 20) MB long")
        (rest, isSkipping) = (Data(), true)
      }
    }
    hand(rest, to: take)
  }

  private func hand(_ line: Data, to take: (Data) -> Void) {
    if !line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { take(line) }
  }
}
