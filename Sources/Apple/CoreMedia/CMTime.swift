// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported import CoreVideo
@_exported import Foundation

public typealias CMTimeValue = Int64
public typealias CMTimeScale = Int32
public typealias CMTimeEpoch = Int64

public struct CMTimeFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let valid = CMTimeFlags(rawValue: 1)
  public static let hasBeenRounded = CMTimeFlags(rawValue: 2)
  public static let positiveInfinity = CMTimeFlags(rawValue: 4)
  public static let negativeInfinity = CMTimeFlags(rawValue: 8)
  public static let indefinite = CMTimeFlags(rawValue: 16)
  public static let impliedValueFlagsMask: CMTimeFlags = [
    .positiveInfinity, .negativeInfinity, .indefinite,
  ]
}

/// The rounding of a time to another timescale.
public enum CMTimeRoundingMethod: UInt32, Sendable {
  case roundHalfAwayFromZero = 1
  case roundTowardZero = 2
  case roundAwayFromZero = 3
  case quickTime = 4
  case roundTowardPositiveInfinity = 5
  case roundTowardNegativeInfinity = 6

  public static var `default`: CMTimeRoundingMethod { .roundHalfAwayFromZero }

  func round(_ value: Double) -> Double {
    switch self {
    case .roundHalfAwayFromZero: value.rounded()
    case .roundTowardZero, .quickTime: value.rounded(.towardZero)
    case .roundAwayFromZero: value.rounded(.awayFromZero)
    case .roundTowardPositiveInfinity: value.rounded(.up)
    case .roundTowardNegativeInfinity: value.rounded(.down)
    }
  }
}

/// A time as a fraction: `value` divided by `timescale`, in seconds.
public struct CMTime: Sendable {
  public var value: CMTimeValue
  public var timescale: CMTimeScale
  public var flags: CMTimeFlags
  public var epoch: CMTimeEpoch

  public init() { self.init(value: 0, timescale: 0, flags: [], epoch: 0) }

  public init(
    value: CMTimeValue, timescale: CMTimeScale, flags: CMTimeFlags, epoch: CMTimeEpoch
  ) {
    self.value = value
    self.timescale = timescale
    self.flags = flags
    self.epoch = epoch
  }

  public init(value: CMTimeValue, timescale: CMTimeScale) {
    self.init(value: value, timescale: timescale, flags: timescale > 0 ? .valid : [], epoch: 0)
  }

  /// Creates the nearest time with `preferredTimescale` parts per second.
  public init(seconds: Double, preferredTimescale: CMTimeScale) {
    switch seconds {
    case _ where seconds.isNaN || preferredTimescale <= 0: self = .invalid
    case .infinity: self = .positiveInfinity
    case -.infinity: self = .negativeInfinity
    default:
      let parts = (seconds * Double(preferredTimescale)).rounded()
      self =
        Int64(exactly: parts).map { CMTime(value: $0, timescale: preferredTimescale) }
        ?? (seconds > 0 ? .positiveInfinity : .negativeInfinity)
    }
  }

  public static let zero = CMTime(value: 0, timescale: 1)
  public static let invalid = CMTime()
  public static let indefinite = CMTime(
    value: 0, timescale: 0, flags: [.valid, .indefinite], epoch: 0)
  public static let positiveInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .positiveInfinity], epoch: 0)
  public static let negativeInfinity = CMTime(
    value: 0, timescale: 0, flags: [.valid, .negativeInfinity], epoch: 0)

  public var isValid: Bool { flags.contains(.valid) }
  public var isPositiveInfinity: Bool { isValid && flags.contains(.positiveInfinity) }
  public var isNegativeInfinity: Bool { isValid && flags.contains(.negativeInfinity) }
  public var isIndefinite: Bool { isValid && flags.contains(.indefinite) }
  public var isNumeric: Bool {
    isValid && flags.isDisjoint(with: .impliedValueFlagsMask) && timescale > 0
  }
  public var hasBeenRounded: Bool { isNumeric && flags.contains(.hasBeenRounded) }

  /// The time in seconds, or NaN if it is not numeric.
  public var seconds: Double {
    if isPositiveInfinity { return .infinity }
    if isNegativeInfinity { return -.infinity }
    return isNumeric ? Double(value) / Double(timescale) : .nan
  }

  public func convertScale(_ newTimescale: CMTimeScale, method: CMTimeRoundingMethod) -> CMTime {
    guard isNumeric, newTimescale > 0 else { return self }
    let parts = Double(value) * Double(newTimescale) / Double(timescale)
    let rounded = method.round(parts)
    return CMTime(
      value: CMTimeValue(rounded), timescale: newTimescale,
      flags: rounded == parts ? .valid : [.valid, .hasBeenRounded], epoch: epoch)
  }

  /// Returns both values in a common timescale, or `nil` if there is none that fits.
  private static func common(_ left: CMTime, _ right: CMTime) -> (Int64, Int64, CMTimeScale)? {
    guard left.isNumeric, right.isNumeric else { return nil }
    if left.timescale == right.timescale { return (left.value, right.value, left.timescale) }
    var (a, b) = (Int64(left.timescale), Int64(right.timescale))
    while b != 0 { (a, b) = (b, a % b) }
    let scale = Int64(left.timescale) / a * Int64(right.timescale)
    guard let shared = CMTimeScale(exactly: scale) else { return nil }
    let first = left.value.multipliedReportingOverflow(by: scale / Int64(left.timescale))
    let second = right.value.multipliedReportingOverflow(by: scale / Int64(right.timescale))
    return first.overflow || second.overflow
      ? nil : (first.partialValue, second.partialValue, shared)
  }

  public static func + (left: CMTime, right: CMTime) -> CMTime {
    if let (a, b, scale) = common(left, right), !a.addingReportingOverflow(b).overflow {
      return CMTime(value: a + b, timescale: scale)
    }
    return CMTime(seconds: left.seconds + right.seconds, preferredTimescale: 1_000_000_000)
  }

  public static func - (left: CMTime, right: CMTime) -> CMTime {
    var negative = right
    negative.value = 0 &- right.value
    if !right.isNumeric {
      return CMTime(seconds: left.seconds - right.seconds, preferredTimescale: 1_000_000_000)
    }
    return left + negative
  }
}

extension CMTime: Comparable, Hashable {
  public static func == (left: CMTime, right: CMTime) -> Bool {
    if let (a, b, _) = common(left, right) { return a == b }
    if left.isNumeric != right.isNumeric { return false }
    return left.isNumeric
      ? left.seconds == right.seconds
      : left.flags.intersection(.impliedValueFlagsMask)
        == right.flags.intersection(.impliedValueFlagsMask) && left.isValid == right.isValid
  }

  public static func < (left: CMTime, right: CMTime) -> Bool {
    if let (a, b, _) = common(left, right) { return a < b }
    return left.seconds < right.seconds
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(isNumeric ? seconds : .infinity) }
}

extension CMTime: CustomStringConvertible {
  public var description: String {
    isNumeric ? "{\(value)/\(timescale) = \(seconds)}" : "{invalid}"
  }
}

public let kCMTimeZero = CMTime.zero
public let kCMTimeInvalid = CMTime.invalid
public let kCMTimeIndefinite = CMTime.indefinite
public let kCMTimePositiveInfinity = CMTime.positiveInfinity

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}
public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}
public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }
public func CMTimeAdd(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs + rhs }
public func CMTimeSubtract(_ lhs: CMTime, _ rhs: CMTime) -> CMTime { lhs - rhs }
public func CMTimeCompare(_ time1: CMTime, _ time2: CMTime) -> Int32 {
  time1 < time2 ? -1 : time1 == time2 ? 0 : 1
}

/// A range of time.
public struct CMTimeRange: Hashable, Sendable {
  public var start: CMTime
  public var duration: CMTime

  public init() { self.init(start: .invalid, duration: .invalid) }

  public init(start: CMTime, duration: CMTime) {
    self.start = start
    self.duration = duration
  }

  public init(start: CMTime, end: CMTime) { self.init(start: start, duration: end - start) }

  public static let zero = CMTimeRange(start: .zero, duration: .zero)
  public static let invalid = CMTimeRange()

  public var end: CMTime { start + duration }
  public var isValid: Bool { start.isValid && duration.isValid }
  public var isEmpty: Bool { isValid && duration == .zero }
  public func containsTime(_ time: CMTime) -> Bool { start <= time && time < end }
}

public func CMTimeRangeMake(start: CMTime, duration: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, duration: duration)
}

public func CMTimeRangeFromTimeToTime(start: CMTime, end: CMTime) -> CMTimeRange {
  CMTimeRange(start: start, end: end)
}

/// A buffer of media samples. Quoin never creates one.
public final class CMSampleBuffer: @unchecked Sendable {
  public let imageBuffer: CVImageBuffer?

  public var presentationTimeStamp: CMTime { .invalid }
  public var duration: CMTime { .invalid }

  init(imageBuffer: CVImageBuffer?) { self.imageBuffer = imageBuffer }
}

public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? {
  sbuf.imageBuffer
}

public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime {
  sbuf.presentationTimeStamp
}

public typealias CMPersistentTrackID = Int32
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// The format of samples.
public final class CMFormatDescription: @unchecked Sendable {
  init() {}
}

/// The width and height of a video, in pixels.
public struct CMVideoDimensions: Sendable {
  public var width: Int32
  public var height: Int32

  public init(width: Int32 = 0, height: Int32 = 0) {
    self.width = width
    self.height = height
  }
}
