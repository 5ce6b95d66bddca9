// swift-format-ignore-file: AvoidRetroactiveConformances
import Dispatch
import Foundation
import OpenCombine

// Queues and run loops as schedulers, as on Apple's platforms: `receive(on: DispatchQueue.main)`.

// swift-format-ignore: AvoidRetroactiveConformances
extension DispatchQueue: @retroactive OpenCombine.Scheduler {
  /// A time of the queue's clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    public var dispatchTime: DispatchTime

    public init(_ time: DispatchTime) { dispatchTime = time }
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func distance(to other: Self) -> Stride {
      let (own, others) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      return .nanoseconds(Int(clamping: others) - Int(clamping: own))
    }
    public func advanced(by interval: Stride) -> Self {
      Self(dispatchTime + interval.timeInterval)
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// The interval between two times.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Codable, Hashable, Sendable
    {
      /// The interval in nanoseconds.
      public var magnitude: Int
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      public init(_ interval: DispatchTimeInterval) {
        magnitude =
          switch interval {
          case .seconds(let count): Self.nanoseconds(in: Double(count))
          case .milliseconds(let count): Self.nanoseconds(in: Double(count) / 1e3)
          case .microseconds(let count): Self.nanoseconds(in: Double(count) / 1e6)
          case .nanoseconds(let count): count
          default: .max
          }
      }
      public init(floatLiteral value: Double) { magnitude = Self.nanoseconds(in: value) }
      public init(integerLiteral value: Int) { magnitude = Self.nanoseconds(in: Double(value)) }
      public init?<T: BinaryInteger>(exactly source: T) {
        guard let count = Int(exactly: source) else { return nil }
        magnitude = count
      }
      private init(magnitude: Int) { self.magnitude = magnitude }

      private static func nanoseconds(in seconds: Double) -> Int {
        seconds.isNaN ? 0 : Int(max(min(seconds * 1e9, 9e18), -9e18))
      }

      public static func < (first: Self, second: Self) -> Bool {
        first.magnitude < second.magnitude
      }
      public static func + (first: Self, second: Self) -> Self {
        Self(magnitude: first.magnitude + second.magnitude)
      }
      public static func - (first: Self, second: Self) -> Self {
        Self(magnitude: first.magnitude - second.magnitude)
      }
      public static func * (first: Self, second: Self) -> Self {
        Self(magnitude: nanoseconds(in: Double(first.magnitude) * Double(second.magnitude) / 1e18))
      }
      public static func += (first: inout Self, second: Self) { first = first + second }
      public static func -= (first: inout Self, second: Self) { first = first - second }
      public static func *= (first: inout Self, second: Self) { first = first * second }

      public static func seconds(_ s: Double) -> Self { Self(floatLiteral: s) }
      public static func seconds(_ s: Int) -> Self { Self(.seconds(s)) }
      public static func milliseconds(_ ms: Int) -> Self { Self(.milliseconds(ms)) }
      public static func microseconds(_ us: Int) -> Self { Self(.microseconds(us)) }
      public static func nanoseconds(_ ns: Int) -> Self { Self(.nanoseconds(ns)) }
    }
  }

  /// The execution options of work on a queue.
  public struct SchedulerOptions {
    public var qos: DispatchQoS
    public var flags: DispatchWorkItemFlags
    public var group: DispatchGroup?

    public init(
      qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
      group: DispatchGroup? = nil
    ) {
      self.qos = qos
      self.flags = flags
      self.group = group
    }
  }

  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }
  public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    // The actions of a scheduler aren't `Sendable`, but publishers call them in order.
    nonisolated(unsafe) let action = action
    async(
      group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? [],
      execute: { action() })
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? [],
      execute: { action() })
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource(queue: self)
    timer.schedule(
      deadline: date.dispatchTime, repeating: interval.timeInterval,
      leeway: tolerance.timeInterval)
    timer.setEventHandler { action() }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}

/// A wall-clock time, as used by run loops and operation queues.
public struct _DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
  public var date: Date

  public init(_ date: Date) { self.date = date }

  public func distance(to other: Self) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }
  public func advanced(by interval: Stride) -> Self {
    Self(date.addingTimeInterval(interval.timeInterval))
  }

  /// The interval between two times.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Codable, Hashable, Sendable
  {
    /// The interval in seconds.
    public var magnitude: TimeInterval
    public var timeInterval: TimeInterval { magnitude }

    public init(_ interval: TimeInterval) { magnitude = interval }
    public init(floatLiteral value: TimeInterval) { magnitude = value }
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    public init?<T: BinaryInteger>(exactly source: T) {
      guard let seconds = TimeInterval(exactly: source) else { return nil }
      magnitude = seconds
    }

    public static func < (first: Self, second: Self) -> Bool {
      first.magnitude < second.magnitude
    }
    public static func + (first: Self, second: Self) -> Self {
      Self(first.magnitude + second.magnitude)
    }
    public static func - (first: Self, second: Self) -> Self {
      Self(first.magnitude - second.magnitude)
    }
    public static func * (first: Self, second: Self) -> Self {
      Self(first.magnitude * second.magnitude)
    }
    public static func += (first: inout Self, second: Self) { first = first + second }
    public static func -= (first: inout Self, second: Self) { first = first - second }
    public static func *= (first: inout Self, second: Self) { first = first * second }

    public static func seconds(_ s: Double) -> Self { Self(s) }
    public static func seconds(_ s: Int) -> Self { Self(TimeInterval(s)) }
    public static func milliseconds(_ ms: Int) -> Self { Self(TimeInterval(ms) / 1e3) }
    public static func microseconds(_ us: Int) -> Self { Self(TimeInterval(us) / 1e6) }
    public static func nanoseconds(_ ns: Int) -> Self { Self(TimeInterval(ns) / 1e9) }
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension RunLoop: @retroactive OpenCombine.Scheduler {
  public typealias SchedulerTimeType = _DateSchedulerTime

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    perform { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let timer = Timer(
      fire: date.date, interval: max(interval.timeInterval, 0.0001), repeats: true
    ) { _ in action() }
    timer.tolerance = tolerance.timeInterval
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension OperationQueue: @retroactive OpenCombine.Scheduler {
  public typealias SchedulerTimeType = _DateSchedulerTime

  /// The scheduler options of an operation queue, of which there are none.
  public struct SchedulerOptions: Sendable { public init() {} }

  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action
    addOperation { action() }
  }

  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride,
    options: SchedulerOptions?, _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action
    DispatchQueue.global().asyncAfter(
      deadline: .now() + max(date.date.timeIntervalSinceNow, 0)
    ) { self.addOperation { action() } }
  }

  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action
    let timer = DispatchSource.makeTimerSource(queue: .global())
    timer.schedule(
      deadline: .now() + max(date.date.timeIntervalSinceNow, 0),
      repeating: max(interval.timeInterval, 0.0001))
    timer.setEventHandler { self.addOperation { action() } }
    timer.resume()
    return AnyCancellable { timer.cancel() }
  }
}
