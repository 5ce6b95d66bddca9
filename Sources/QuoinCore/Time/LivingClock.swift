import Foundation

/// The time of a living view, in seconds since it came alive. It stands still until the host lets time pass.
@MainActor
public final class LivingClock {
  /// Seconds since the view came alive.
  public private(set) var now: TimeInterval = 0
  /// The date at which the view came alive. Timers send the date that follows from it.
  public var start = Date()

  /// Identifies an alarm, to cancel it.
  public struct Alarm: Hashable, Sendable {
    let number: Int
  }
  private struct Entry {
    var alarm: Alarm
    var time: TimeInterval
    var action: @MainActor () -> Void
  }
  // In the order they fall due; alarms of the same time in the order they were set.
  private var entries: [Entry] = []
  private var count = 0

  /// Calls `action` once, when `delay` seconds have passed.
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

  // Called each time the clock has moved.
  private var followers: [(alarm: Alarm, action: @MainActor () -> Void)] = []

  /// Calls `action` each time the clock has moved, until it is cancelled: for views that change with every moment.
  public func follow(_ action: @escaping @MainActor () -> Void) -> Alarm {
    count += 1
    followers.append((Alarm(number: count), action))
    return Alarm(number: count)
  }

  /// Forgets `alarm`, if it is still to come.
  public func cancel(_ alarm: Alarm) {
    entries.removeAll { $0.alarm == alarm }
    followers.removeAll { $0.alarm == alarm }
  }

  /// What turns, and has no end, as long as it is there.
  private var turning: [WeakObject] = []
  private struct WeakObject { weak var object: AnyObject? }

  /// Whether some view looks otherwise with every moment.
  public var isFollowed: Bool {
    turning.removeAll { $0.object == nil }
    return !followers.isEmpty || !turning.isEmpty
  }

  /// Says that something is drawn otherwise with every moment as long as `object` is there.
  package func noteTurning(_ object: AnyObject) { turning.append(WeakObject(object: object)) }

  /// When the next alarm falls due.
  public var next: TimeInterval? { entries.first?.time }

  /// Moves on to `time` and calls the alarms that fall due until then, once each.
  func advance(to time: TimeInterval) {
    let isLater = time > now
    now = max(now, time)
    let due = entries.prefix { $0.time <= now }
    entries.removeFirst(due.count)
    for entry in due { entry.action() }
    if isLater { for follower in followers { follower.action() } }
  }
}
