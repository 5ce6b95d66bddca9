import CGuardian
import Foundation
import QuoinHostProtocol

/// A program that runs under a guardian, and the connection to the guardian.
struct GuardedProcess {
  private let guarded: quoin_guarded
  /// The program's process and group id; `nil` before it has started.
  private var program: pid_t?
  private var report: Ending?
  private var hasOutput = true
  /// The connection to the program, until it has ended.
  private var connection: ChildConnection?
  /// The time at which the program ended with its output still open.
  private var ended: SuspendingClock.Instant?
  /// Whether the guardian has been asked to end everything.
  private(set) var isStopped = false

  enum Ending {
    case exited(Int32)
    case signalled(Int32)
    case ended
    /// The program could not be started, or its namespaces could not be created.
    case failed(Int32)
    case refused(Int32)
  }

  /// Starts `child` and its guardian. Throws if the machine allows no more processes or files.
  init(_ child: ChildProcess) throws {
    let arguments = CStrings([child.executable.path] + child.arguments)
    let environment = CStrings(child.environment.map { "\($0)=\($1)" })
    let leftovers = CStrings(child.leftovers.map(\.url.path))
    let visible = CStrings(child.namespaces?.mounts.map(\.path) ?? [])
    let root = CStrings([child.namespaces?.root.path].compactMap { $0 })
    let executable = CStrings([child.executable.path])
    defer {
      for strings in [arguments, environment, leftovers, visible, root, executable] {
        strings.release()
      }
    }
    let mounts = (child.namespaces?.mounts ?? []).enumerated().map { index, mount in
      quoin_mount(path: visible.pointers[index], is_writable: mount.isWritable)
    }
    var started = quoin_guarded()
    let code = mounts.withUnsafeBufferPointer { mounts in
      var program = quoin_program()
      program.executable = UnsafePointer(executable.pointers[0])
      program.arguments = UnsafePointer(arguments.pointers.baseAddress)
      program.environment = UnsafePointer(environment.pointers.baseAddress)
      program.leftovers = UnsafePointer(leftovers.pointers.baseAddress)
      // The guardian's own limit applies only if this process is stopped itself.
      program.seconds = UInt32(clamping: child.seconds + 10)
      program.limits = child.limits.limits
      program.root = UnsafePointer(root.pointers[0])
      program.mounts = mounts.baseAddress
      program.mount_count = mounts.count
      program.gets_filter = child.getsFilter
      program.connection = child.connection?.programDescriptor ?? -1
      return quoin_guard(&program, &started)
    }
    child.connection?.closeProgramsEnd()
    guard code == 0 else {
      throw CommandFailure.input(
        "\(child.executable.path) could not be started: \(ErrorText.system(code))",
        try: "Raise the shell's limits of open files and processes (ulimit -n, ulimit -u).")
    }
    guarded = started
    connection = child.connection
    Leftovers.add(guardian: started.guardian, line: started.line)
  }

  /// The program's ending; a killed guardian takes the program with it.
  var ending: Ending { report ?? .signalled(SIGKILL) }

  /// Whether the program has ended and its output is complete.
  var isOver: Bool {
    guard let ended else { return false }
    // A descendant that escaped may keep the output open forever.
    return !hasOutput && connection == nil || SuspendingClock().now - ended > .milliseconds(500)
  }

  /// Waits briefly for output, for bytes of the connection and for events from the guardian.
  mutating func receive(_ take: ([UInt8]) -> Void, _ receiving: ([UInt8]) -> Void) {
    let isSending = connection?.isSending == true
    var waiting = [
      pollfd(fd: hasOutput ? guarded.output : -1, events: Int16(POLLIN), revents: 0),
      pollfd(
        fd: connection?.descriptor ?? -1, events: Int16(POLLIN | (isSending ? POLLOUT : 0)),
        revents: 0),
      pollfd(fd: ended == nil ? guarded.line : -1, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&waiting, 3, 200) > 0 else { return }
    if waiting[0].revents != 0 { readOutput(take) }
    if waiting[1].revents != 0, let connection {
      if isSending { connection.sendWaiting() }
      if let bytes = connection.receive() { receiving(bytes) } else { self.connection = nil }
    }
    if waiting[2].revents != 0 { readReport() }
  }

  /// Asks the guardian to end everything, and resumes it if it was stopped.
  mutating func stop() {
    isStopped = true
    shutdown(guarded.line, Int32(SHUT_WR))
    kill(guarded.guardian, SIGCONT)
  }

  /// Kills a guardian that doesn't respond, and the program with it.
  mutating func abandon() {
    report = report ?? .ended
    kill(guarded.guardian, SIGKILL)
    if let program { kill(-program, SIGKILL) }
    ended = ended ?? SuspendingClock().now
    (hasOutput, connection) = (false, nil)
  }

  /// Waits for the guardian and releases it.
  func release() {
    Leftovers.forget(guardian: guarded.guardian)
    while waitpid(guarded.guardian, nil, 0) < 0, errno == EINTR {}
    close(guarded.output)
    close(guarded.line)
  }

  private mutating func readOutput(_ take: ([UInt8]) -> Void) {
    let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
      let size = read(guarded.output, buffer.baseAddress, buffer.count)
      // An interrupted read isn't the end.
      hasOutput = size > 0 || size < 0 && errno == EINTR
      count = max(0, size)
    }
    if !bytes.isEmpty { take(bytes) }
  }

  private mutating func readReport() {
    var news = quoin_report()
    let size = MemoryLayout<quoin_report>.size
    let count = read(guarded.line, &news, size)
    if count < 0, errno == EINTR { return }
    guard count == size else {
      // The guardian ended without a report.
      if let program { kill(-program, SIGKILL) }
      ended = SuspendingClock().now
      return
    }
    switch quoin_event(UInt32(news.event)) {
    case QUOIN_STARTED: program = news.value
    case QUOIN_FAILED: report = .failed(news.value)
    case QUOIN_REFUSED: report = .refused(news.value)
    case QUOIN_EXITED: finish(.exited(news.value))
    case QUOIN_SIGNALLED: finish(.signalled(news.value))
    default: finish(.ended)
    }
  }

  private mutating func finish(_ ending: Ending) {
    // An earlier report explains a failed start better than the exit status.
    report = report ?? ending
    ended = SuspendingClock().now
  }
}

/// A null-terminated array of C strings.
private struct CStrings {
  let pointers: UnsafeMutableBufferPointer<UnsafeMutablePointer<CChar>?>

  init(_ texts: [String]) {
    pointers = .allocate(capacity: texts.count + 1)
    _ = pointers.initialize(from: texts.map { strdup($0) } + [nil])
  }

  func release() {
    for pointer in pointers { free(pointer) }
    pointers.deallocate()
  }
}
