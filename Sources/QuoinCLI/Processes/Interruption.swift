import CGuardian

/// INT, TERM and HUP: a command first ends its programs and removes its directories, and obeys then. A second one
/// ends it at once; its guardians do the rest.
enum Interruption {
  /// A wish that a task's work end, while the process goes on.
  @TaskLocal static var stopper: ChildProcess.Stopper?

  /// From now on such a signal is noted.
  static func watch() { quoin_note_signals() }

  /// Whether one has come, or the task's work is to end.
  static var isNoted: Bool { quoin_noted_signal() != 0 || stopper?.isStopped == true }

  /// Ends this process by the signal that came, so that whoever waits for it sees why.
  static func obey() -> Never { quoin_end_by(quoin_noted_signal()) }

  /// Throws if one has come, or the task's work is to end.
  static func check() throws {
    if isNoted { throw Interrupted() }
  }
}

/// A signal, or a wish, that ends the command once everything is cleaned up.
struct Interrupted: Error {}
