import Foundation
import OpenCombine

extension Timer {
  /// Returns a publisher of the current date at an interval in seconds, which starts with
  /// `connect()` or `autoconnect()`.
  ///
  /// A timer that starts in a live view, as with `onReceive` or in the actions of its host, follows
  /// the view's clock, which its host controls. Any other timer runs on the run loop.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }

  /// A publisher of the date at each firing of its timer.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    public typealias Failure = Never

    public final let interval: TimeInterval
    public final let tolerance: TimeInterval?
    public final let runLoop: RunLoop
    public final let mode: RunLoop.Mode
    public final let options: RunLoop.SchedulerOptions?
    private let subject = PassthroughSubject<Date, Never>()

    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
      options: RunLoop.SchedulerOptions? = nil
    ) {
      self.interval = interval
      self.tolerance = tolerance
      self.runLoop = runLoop
      self.mode = mode
      self.options = options
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      subject.subscribe(subscriber)
    }

    public func connect() -> any Cancellable {
      nonisolated(unsafe) let subject = subject
      // Like `Timer`, use a minimum interval, also for NaN.
      let interval = interval >= 0.0001 ? Swift.min(interval, 1e9) : 0.0001
      if let time = LivingTimes.current, MainQueue.isCurrent {
        return AnyCancellable(
          MainActor.assumeIsolated { time.every(interval) { subject.send($0) } })
      }
      let timer = Timer(timeInterval: interval, repeats: true) { _ in subject.send(Date()) }
      if let tolerance { timer.tolerance = tolerance }
      runLoop.add(timer, forMode: mode)
      return AnyCancellable { timer.invalidate() }
    }
  }
}

extension RunLoop {
  /// The scheduler options of a run loop, of which there are none.
  public struct SchedulerOptions: Sendable { public init() {} }
}
