import Foundation

/// A script between the compiler's driver and its frontend that limits the size of the messages.
///
/// The driver keeps all messages in memory until the frontend ends. The frontend prints the whole
/// line with each error, so 300,000 errors in one line of 300 kB are 90 GB.
enum BoundedFrontend {
  /// The number of bytes of messages after which a frontend is ended.
  static let limit = 4 << 20

  /// Writes the script into `directory`, and returns the driver's flags that select it; none if the
  /// frontend or the shell isn't found, as the driver then finds its frontend in its own way.
  static func flags(for compiler: Compiler, in directory: URL) throws -> [String] {
    let files = FileManager.default
    let roots = compiler.directories.map(\.path)
    guard
      let root = roots.first(where: { files.isExecutableFile(atPath: "\($0)/bin/swift-frontend") }),
      files.isExecutableFile(atPath: shell)
    else { return [] }
    let script = directory.appendingPathComponent("swift-frontend.sh")
    try RegularFile(url: script).write(Data(text(running: "\(root)/bin/swift-frontend").utf8))
    guard chmod(script.path, 0o700) == 0 else { return [] }
    // The driver looks for the resources beside its frontend.
    return ["-driver-use-frontend-path", script.path, "-resource-dir", "\(root)/lib/swift"]
  }

  /// Runs a compiler. Returns how it ended and its messages, with long lines cut short, and only
  /// the first lines if the messages exceed the limit.
  ///
  /// - Throws: ``OutOfDate`` if it was ended early.
  static func capture(_ child: ChildProcess) throws -> (ChildProcess.Ending, String) {
    let (ending, output) = try child.capture()
    if child.stopper?.isStopped == true, ending != .exit(0) { throw OutOfDate() }
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.utf8.count > longestLine ? line.prefix(longestLine) + "…" : line
    }
    let first = ending == .overflow ? lines.prefix(overflowLines) + [""] : lines[...]
    return (ending, first.joined(separator: "\n"))
  }

  private static let longestLine = 1000
  /// The number of lines to show from messages that exceed the limit.
  private static let overflowLines = 20

  private static let shell = "/bin/bash"

  /// Standard output passes by the pipe. The frontend is ended when it writes after `head` ended.
  private static func text(running frontend: String) -> String {
    let program = "'" + frontend.replacing("'", with: "'\\''") + "'"
    return """
      #!\(shell)
      set -o pipefail
      { \(program) "$@" 2>&1 1>&3 | head -c \(limit + 1) >&2; } 3>&1

      """
  }
}
