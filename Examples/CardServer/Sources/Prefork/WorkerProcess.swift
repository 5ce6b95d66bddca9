import Foundation

/// A worker process, seen by its supervisor.
///
/// The lifeline is a pair of connected sockets. The worker sends a byte when it is ready. If either
/// process ends, however it does, the other reads the end of the stream.
struct WorkerProcess: Sendable {
  let id: pid_t
  private let lifeline: Int32

  /// Starts a worker, which inherits the socket and its end of the lifeline.
  init(_ program: Program, place: Int, socket: Int32) throws {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else {
      throw PreforkError.system("a worker can't be connected")
    }
    defer { close(ends[1]) }
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    // A duplicate of a descriptor onto itself stays open in the new process.
    for descriptor in [socket, ends[1]] {
      posix_spawn_file_actions_adddup2(&actions, descriptor, descriptor)
    }
    // The thread may block signals. Ctrl-C ends the supervisor only, which then asks the workers.
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))

    let inherited = Worker(place: place, socket: socket, lifeline: ends[1])
    var environment = ProcessInfo.processInfo.environment
    environment[Worker.variable] = inherited.text
    let arguments = Self.cStrings([program.path] + program.arguments)
    let variables = Self.cStrings(environment.map { "\($0)=\($1)" })
    defer { for string in arguments + variables { free(string) } }
    var id: pid_t = 0
    let failure = posix_spawn(&id, program.path, &actions, &attributes, arguments, variables)
    guard failure == 0 else {
      close(ends[0])
      throw PreforkError("\(program.path) can't be started: \(String(cString: strerror(failure)))")
    }
    (self.id, lifeline) = (id, ends[0])
  }

  /// Waits in a thread of its own.
  func watch(isReady: @escaping @Sendable () -> Void, hasEnded: @escaping @Sendable () -> Void) {
    let (id, lifeline) = (id, lifeline)
    Thread.detachNewThread {
      var byte: UInt8 = 0
      if read(lifeline, &byte, 1) == 1 { isReady() }
      // The process keeps its number until `reap`, so that no other one is sent a signal.
      var information = siginfo_t()
      while waitid(P_PID, id_t(id), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
      hasEnded()
    }
  }

  func send(_ signal: Int32) { kill(id, signal) }

  /// Frees the number of a process that has ended.
  func reap() -> Ending {
    var status: Int32 = 0
    waitpid(id, &status, 0)
    close(lifeline)
    let signal = status & 0x7F
    return signal == 0 ? .exited(status >> 8 & 0xFF) : .signaled(signal)
  }

  private static func cStrings(_ texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }
}

/// The program that workers run.
public struct Program: Sendable {
  let path: String
  let arguments: [String]

  public init(path: String, arguments: [String]) {
    (self.path, self.arguments) = (path, arguments)
  }

  /// The program of this process with its arguments.
  public static var current: Program {
    let arguments = CommandLine.arguments
    let path = Bundle.main.executablePath ?? arguments[0]
    return Program(path: path, arguments: Array(arguments.dropFirst()))
  }
}
