import Foundation

/// The part of a compilation that depends on earlier ones, in a program that compiles the same
/// sources after each change.
struct Recompilation: Sendable {
  /// Ends the compilation once its sources have changed again.
  var stopper: ChildProcess.Stopper?
  /// Whether a new error ends the compilation, instead of leaving declarations out, because the
  /// last result is still shown.
  var keepsLast = false
  /// The paths of the files that have changed, the last one first.
  var saved: [String] = []
  /// The file to show first: only the files that it needs are compiled.
  var focus: Focus?
  /// Receives errors that are found before the compilation ends.
  var report: @Sendable (ReportedErrors) -> Void = { _ in }

  /// The file to show before the others.
  enum Focus {
    /// The file at a path.
    case file(String)
    /// The file with previews that needs the fewest files.
    case anyPreview

    /// The least ratio of the folder's files to those that are compiled first.
    var leastRatio: Int { if case .anyPreview = self { 8 } else { 2 } }
  }
}

/// The error for a compilation that was ended because its sources have changed again.
struct OutOfDate: Error {}

/// The error for a part of a folder that isn't much smaller than the folder.
struct NotWorthwhile: Error {}

/// The compiler's errors, as a user needs them.
struct ReportedErrors: Error {
  struct Entry: Equatable {
    let file: String
    let line: Int
    /// The column in bytes, counted from 1; `nil` if it is unknown.
    let column: Int?
    let message: String
    /// The source line.
    let text: String?
  }

  /// A sentence about the first error, if its message alone doesn't explain it.
  var headline: String?
  /// The errors to fix, the most important one first.
  var errors: [Entry]
  /// The errors that only follow from these.
  var following: [Entry] = []
}
