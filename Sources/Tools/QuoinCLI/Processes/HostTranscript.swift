import Foundation
import QuoinHostProtocol

/// The events that one child has sent, and its end.
///
/// The child runs the user's code, which may send anything: all sizes and counts are limited, and
/// nothing is taken from a frame that isn't complete.
struct HostTranscript {
  /// The app's initializer runs.
  private(set) var isLaunching = false
  /// The last preview that was begun.
  private(set) var progress: PreviewProgress?
  /// Whether that preview isn't finished.
  private(set) var isInProgress = false
  /// The number of previews that were begun, as opposed to their providers.
  private(set) var begunPreviews = 0
  /// The previews that were processed independently.
  private(set) var records: [PreviewRecord] = []
  /// The result of the job; `nil` as long as there is none.
  private(set) var result: Result<HostResponse, HostFailure>?
  /// The reason why the rest of the stream can't be read.
  private(set) var frameError: FrameError?
  /// The child's end; `nil` while it runs.
  var ending: ChildProcess.Ending?
  /// The place and the reason of a crash.
  var trap = Trap()
  /// Whether the views have printed anything.
  var hasPrinted = false

  private var frames: FrameReader
  private let isEndless: Bool

  private static let mostRecords = 100_000

  /// Creates an empty transcript.
  ///
  /// - Parameters:
  ///   - largestEvent: The maximum length of an event in bytes.
  ///   - isEndless: Whether the number of events is unlimited, as those of a live preview.
  init(largestEvent: Int = RegularFile.largestAnswer, isEndless: Bool = false) {
    self.isEndless = isEndless
    frames = FrameReader(
      largestFrame: largestEvent, largestStream: isEndless ? .max : RegularFile.largestAnswer)
  }

  /// Adds bytes of the connection. Returns the events that they complete, up to the first error.
  mutating func add(_ bytes: [UInt8]) -> [HostEvent] {
    guard frameError == nil else { return [] }
    frames.add(bytes)
    var events: [HostEvent] = []
    do {
      while let frame = try frames.next() {
        let event = try HostEvent(frame)
        try note(event)
        events.append(event)
      }
    } catch {
      frameError = error
    }
    return events
  }

  private mutating func note(_ event: HostEvent) throws(FrameError) {
    switch event {
    case .launching: isLaunching = true
    case .launched: isLaunching = false
    case .began(let progress):
      (self.progress, isInProgress) = (progress, true)
      if let number = progress.number, number.element != PreviewNumber.all { begunPreviews += 1 }
    case .finished(let record):
      guard !isEndless else { throw .invalid }
      guard records.count < Self.mostRecords else { throw .streamTooLong }
      records.append(record)
      isInProgress = false
    case .live, .row: break
    case .done(let response): result = .success(response)
    case .failed(let failure): result = .failure(failure)
    }
  }
}
