import QuoinHostProtocol

/// The rules by which a child that couldn't finish its job is replaced by another.
///
/// - The app's initializer ends the child: once, a new child skips it.
/// - A preview ends the child, in a job that processes previews independently: it has failed, and
///   a new child continues after it.
/// - Time runs out during such a preview, and the child had begun others before: a new child starts
///   with it, so that it gets the whole time limit.
/// - The compiled file can't be loaded: once, it is compiled again.
/// - A row of `quoin batch` ends the child: it has failed, and a new child draws the next row, as
///   after ``rowsPerChild`` rows.
/// - A live preview ends the child: none replaces it until the user restarts it or changes the
///   sources.
/// - Anything else: the command fails.
struct RetryPolicy {
  /// The start of the next child.
  private(set) var continuation = HostRequest.Continuation()
  /// The previews that have ended a child.
  private(set) var failed: [PreviewRecord] = []
  private var children = 1

  /// The number of rows after which a child is replaced, which bounds the memory that views keep.
  static let rowsPerChild = 20_000

  /// The maximum number of children, in case malicious code keeps reporting new previews.
  private static let mostChildren = 10_000

  /// - Parameter skipsLaunch: Whether the app's initializer is known to end a child.
  init(skipsLaunch: Bool = false) { continuation.skipsLaunch = skipsLaunch }

  /// Returns whether a new child replaces one that ended without a result, and prepares
  /// `continuation` for it.
  ///
  /// - Parameter reason: The reason for the end, as a sentence.
  mutating func replaces(_ child: HostTranscript, endedBecause reason: String) -> Bool {
    guard child.frameError == nil, children < Self.mostChildren else { return false }
    children += 1
    if child.isLaunching {
      guard !continuation.skipsLaunch else { return false }
      continuation.skipsLaunch = true
      return true
    }
    guard child.isInProgress, let progress = child.progress, let number = progress.number else {
      return false
    }
    let hadLessTime = child.ending == .timeout && child.begunPreviews > 1
    let start = hadLessTime ? Self.first(of: number) : Self.next(after: number)
    // A child that goes back isn't one of ours.
    guard start > continuation.start else { return false }
    continuation.start = start
    if !hadLessTime {
      var record = PreviewRecord(number: number, name: progress.name, place: progress.place)
      record.failure = reason
      failed.append(record)
    }
    return true
  }

  /// Returns whether the sources are compiled again after a failure.
  ///
  /// - Parameter isFirst: Whether they weren't before.
  static func recompiles(after failure: HostFailure, isFirst: Bool) -> Bool {
    failure.cause == .staleLibrary && isFirst
  }

  private static func first(of number: PreviewNumber) -> PreviewNumber {
    PreviewNumber(provider: number.provider, element: max(number.element, 0))
  }

  private static func next(after number: PreviewNumber) -> PreviewNumber {
    number.element == PreviewNumber.all
      ? PreviewNumber(provider: number.provider &+ 1, element: 0)
      : PreviewNumber(provider: number.provider, element: number.element &+ 1)
  }
}
