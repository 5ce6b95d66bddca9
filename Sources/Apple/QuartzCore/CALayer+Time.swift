import Foundation

extension CALayer {
  /// Converts a time from the time space of `layer`, or from the system's for `nil`.
  ///
  /// A layer's time is its superlayer's since `beginTime`, multiplied by `speed`, plus
  /// `timeOffset`.
  public func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    localTime(layer?.systemTime(t) ?? t)
  }

  /// Converts a time to the time space of `layer`, or to the system's for `nil`.
  public func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    let time = systemTime(t)
    return layer?.localTime(time) ?? time
  }

  private func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
    ((superlayer?.localTime(time) ?? time) - beginTime) * Double(speed) + timeOffset
  }

  /// Returns the system's time for a time of the layer. In a layer whose speed is zero, all times
  /// are that of its beginning.
  private func systemTime(_ time: CFTimeInterval) -> CFTimeInterval {
    let outer = (speed == 0 ? 0 : (time - timeOffset) / Double(speed)) + beginTime
    return superlayer?.systemTime(outer) ?? outer
  }
}
