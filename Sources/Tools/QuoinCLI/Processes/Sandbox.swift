import CGuardian
import Foundation
import QuoinHostProtocol

/// A sandbox for compiling and running untrusted code.
///
/// It blocks access to the network, to other processes and to all files except the required ones,
/// writing anything but the result, and system calls that views and compilers don't need.
struct Sandbox {
  let means: Means

  enum Means {
    /// `bwrap` from the package bubblewrap.
    case bubblewrap(URL)
    /// Namespaces that this program creates itself.
    case namespaces
  }

  static let advice = """
    Install bubblewrap and allow user namespaces: sysctl kernel.unprivileged_userns_clone=1, \
    user.max_user_namespaces, and in a container the settings of its own sandbox.
    """

  /// Returns a sandbox that works here, tested with a trivial program. Throws if there is none.
  static func find(in scratch: ScratchDirectory) throws -> Sandbox {
    let program = try findProgram(["/bin/true", "/usr/bin/true"])
    var reasons: [String] = []
    for sandbox in all {
      let child = ChildProcess(executable: program, arguments: [], seconds: 20)
      do {
        let (ending, output) = try sandbox.confine(child, in: scratch).capture()
        if ending == .exit(0) { return sandbox }
        let line = output.split(separator: "\n").last.map(String.init) ?? "\(ending)"
        reasons.append("\(sandbox.name): \(line)")
      } catch let failure as CommandFailure {
        reasons.append("\(sandbox.name): \(failure.message)")
      }
    }
    throw CommandFailure.input(
      "no sandbox is available on this machine (\(reasons.joined(separator: "; ")))", try: advice)
  }

  /// The sandbox's name in messages.
  var name: String {
    switch means {
    case .bubblewrap(let program): program.path
    case .namespaces: "user namespaces"
    }
  }

  /// Returns the program confined to the sandbox.
  ///
  /// It sees the system's programs and libraries, reads `readable`, and writes to `writable` and to
  /// `output` inside `scratch`, or to all of `scratch` without an `output`.
  func confine(
    _ child: ChildProcess, in scratch: ScratchDirectory, answeringIn output: URL? = nil,
    reading readable: [URL] = [], writing writable: [URL] = []
  ) throws -> ChildProcess {
    let readable = readable + (output == nil ? [] : [scratch.url])
    let visible = Namespaces.system + readable.flatMap { [$0, $0.resolvingSymlinksInPath()] }
    let changeable = writable + [output ?? scratch.url]
    var confined: ChildProcess
    switch means {
    case .namespaces:
      confined = child
      confined.namespaces = Namespaces(
        root: try scratch.directory("root"), reading: visible, writing: changeable)
    case .bubblewrap(let program):
      confined = ChildProcess(
        executable: program,
        arguments: Self.bubblewrapArguments(reading: visible, writing: changeable)
          + [child.executable.path] + child.arguments,
        seconds: child.seconds, leftovers: child.leftovers)
      confined.getsFilter = quoin_has_filter()
      confined.connection = child.connection
    }
    confined.environment = child.environment.filter { Self.isHarmless($0.key) }
    confined.limits = .forUntrustedCode(seconds: child.seconds)
    confined.hasWrapper = true
    return confined
  }

  /// All candidates, best first.
  static var all: [Sandbox] {
    let bubblewrap = try? findProgram(["/usr/bin/bwrap", "/usr/local/bin/bwrap", "/bin/bwrap"])
    return (bubblewrap.map { [Sandbox(means: .bubblewrap($0))] } ?? [])
      + [Sandbox(means: .namespaces)]
  }

  private static func bubblewrapArguments(reading: [URL], writing: [URL]) -> [String] {
    let current = FileManager.default.currentDirectoryPath
    let walls =
      ["--unshare-all", "--die-with-parent", "--new-session", "--cap-drop", "ALL"]
      + (quoin_has_filter() ? ["--seccomp", "\(QUOIN_FILTER_DESCRIPTOR)"] : [])
    return walls
      + Namespaces.sorted(reading).flatMap { ["--ro-bind-try", $0, $0] }
      + ["--proc", "/proc", "--dev", "/dev"]
      + Namespaces.sorted(writing).flatMap { ["--bind", $0, $0] }
      + [
        "--dir", current, "--remount-ro", "/", "--remount-ro", "/dev", "--remount-ro", "/proc",
        "--chdir", current, "--",
      ]
  }

  private static func findProgram(_ paths: [String]) throws -> URL {
    guard let path = paths.first(where: FileManager.default.isExecutableFile(atPath:)) else {
      throw CommandFailure.input("there is no \(paths[0])")
    }
    return URL(fileURLWithPath: path)
  }

  /// Whether to pass a variable on; any other may contain a secret.
  private static func isHarmless(_ variable: String) -> Bool {
    [
      "PATH", "HOME", "LANG", "TZ", "TMPDIR", "SWIFT_BACKTRACE", "LD_LIBRARY_PATH",
      "XCODE_RUNNING_FOR_PREVIEWS",
    ].contains(variable)
      || ["LC_", "QUOIN_", "FONTCONFIG_", "XDG_"].contains(where: variable.hasPrefix)
  }
}

/// The file system that a program sees in its own namespaces.
struct Namespaces {
  /// An empty directory on which the root is mounted.
  let root: URL
  /// The mounts in order.
  let mounts: [(path: String, isWritable: Bool)]

  init(root: URL, reading: [URL], writing: [URL]) {
    self.root = root
    mounts =
      Self.sorted(reading).map { ($0, false) } + Self.sorted(writing).map { ($0, true) }
  }

  /// The files that every program reads: libraries, fonts and their configuration.
  static var system: [URL] {
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    return [
      "/usr", "/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32", "/etc/alternatives",
      "/etc/ld.so.cache", "/etc/ld.so.conf", "/etc/ld.so.conf.d", "/etc/localtime", "/etc/fonts",
      "/var/cache/fontconfig", "\(home)/.fonts", "\(home)/.local/share/fonts",
      "\(home)/.config/fontconfig", "\(home)/.cache/fontconfig",
    ].map { URL(fileURLWithPath: $0) }
  }

  /// Returns the paths without duplicates, outer directories first, and never the whole file
  /// system.
  static func sorted(_ urls: [URL]) -> [String] {
    Set(urls.map(\.standardizedFileURL.path)).subtracting(["/", ""]).sorted()
  }
}
