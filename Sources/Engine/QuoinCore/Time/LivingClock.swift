import Foundation

/// The time of a live view, in seconds since its creation. The clock advances only when the host
/// advances it.
@MainActor
public final class LivingClock {
  /// The time in seconds since the view's creation.
  public private(set) var now: TimeInterval = 0
  /// The date of the view's creation, on which the dates of timers are based.
  public var start = Date()

  /// The time at which the clock stops, so that dates remain representable: after about ten
  /// thousand years.
  package static var end: TimeInterval { 3e11 }

  /// Identifies an alarm for cancellation.
  public struct Alarm: Hashable, Sendable {
    let number: Int
  }
  private struct Entry {
    var alarm: Alarm
    var time: TimeInterval
    var action: @MainActor () -> Void
  }
  // Sorted by due time; alarms with the same time are in the order in which they were set.
  private var entries: [Entry] = []
  private var count = 0

  /// Calls `action` once after `delay` seconds.
  @discardableResult
  public func schedule(after delay: TimeInterval, _ action: @escaping @MainActor () -> Void)
    -> Alarm
  {
    count += 1
    let time = now + (delay > 0 ? delay : 0)
    let entry = Entry(alarm: Alarm(number: count), time: time, action: action)
    entries.insert(entry, at: entries.lastIndex { $0.time <= time }.map { $0 + 1 } ?? 0)
    return entry.alarm
  }

  // Called whenever the clock has advanced.
  private var followers: [(alarm: Alarm, action: @MainActor () -> Void)] = []

  /// Calls `action` each time the clock has advanced, until the alarm is cancelled. For views that
  /// change continuously.
  public func follow(_ action: @escaping @MainActor () -> Void) -> Alarm {
    count += 1
    followers.append((Alarm(number: count), action))
    return Alarm(number: count)
  }

  /// Cancels `alarm`, if it is still pending.
  public func cancel(_ alarm: Alarm) {
    entries.removeAll { $0.alarm == alarm }
    followers.removeAll { $0.alarm == alarm }
  }

  /// The objects whose drawings change continuously for as long as they exist, such as spinners.
  private var turning: [WeakObject] = []
  private struct WeakObject { weak var object: AnyObject? }

  /// Whether any view changes continuously.
  public var isFollowed: Bool {
    turning.removeAll { $0.object == nil }
    return !followers.isEmpty || !turning.isEmpty
  }

  /// Records that a drawing changes continuously for as long as `object` exists.
  package func noteTurning(_ object: AnyObject) { turning.append(WeakObject(object: object)) }

  /// The time of the next alarm.
  public var next: TimeInterval? { entries.first?.time }

  /// Advances to `time` and calls the alarms that are due by then, once each.
  func advance(to time: TimeInterval) {
    let isLater = time > now
    now = max(now, time)
    let due = entries.prefix { $0.time <= now }
    entries.removeFirst(due.count)
    for entry in due { entry.action() }
    if isLater { for follower in followers { follower.action() } }
  }
}
