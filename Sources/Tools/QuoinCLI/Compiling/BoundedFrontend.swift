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
    let frontends = compiler.directories.map { $0.appendingPathComponent("bin/swift-frontend").path }
    guard let frontend = frontends.first(where: files.isExecutableFile(atPath:)),
      files.isExecutableFile(atPath: shell)
    else { return [] }
    let script = directory.appendingPathComponent("swift-frontend.sh")
    try RegularFile(url: script).write(Data(text(running: frontend).utf8))
    guard chmod(script.path, 0o700) == 0 else { return [] }
    return ["-driver-use-frontend-path", script.path]
  }

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
