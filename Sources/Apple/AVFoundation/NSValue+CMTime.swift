import Foundation

extension NSValue {
  /// Creates a value for a time.
  ///
  /// Foundation stores only its own structures on Linux, so a rectangle has the time's bits.
  public convenience init(time: CMTime) {
    let scale = UInt64(UInt32(bitPattern: time.timescale)) << 32 | UInt64(time.flags.rawValue)
    self.init(
      rect: CGRect(
        x: Double(bitPattern: UInt64(bitPattern: time.value)), y: Double(bitPattern: scale),
        width: Double(bitPattern: UInt64(bitPattern: time.epoch)), height: 0))
  }

  public var timeValue: CMTime {
    let rect = rectValue
    let scale = Double(rect.origin.y).bitPattern
    return CMTime(
      value: Int64(bitPattern: Double(rect.origin.x).bitPattern),
      timescale: Int32(bitPattern: UInt32(scale >> 32)),
      flags: CMTimeFlags(rawValue: UInt32(truncatingIfNeeded: scale)),
      epoch: Int64(bitPattern: Double(rect.size.width).bitPattern))
  }

  /// The range in a value, which is invalid: Quoin creates no values with ranges.
  public var timeRangeValue: CMTimeRange { .invalid }
}
