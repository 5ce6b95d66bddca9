import Foundation
import QuoinCore
import QuoinGeometry

/// The lengths of progress bars and spinners, in points.
enum ProgressMetrics {
  /// Returns the height of a bar; macOS's are recorded (Rules/ControlMetrics.md#progress-view).
  static func barHeight(_ size: ControlSize, _ platform: Platform) -> CGFloat {
    guard platform == .macOS else { return thickness(size, platform) }
    return size == .mini || size == .small ? 12 : 20
  }

  /// Returns the height of the drawn track: 8 of 20 is recorded on macOS; the values for iOS and
  /// small bars are estimated.
  static func thickness(_ size: ControlSize, _ platform: Platform) -> CGFloat {
    guard platform == .macOS else { return 6 }
    return size == .mini || size == .small ? 5 : 8
  }

  /// The minimum length of the filled part, recorded on iOS
  /// (Rules/ControlMetrics.md#progress-view).
  static let leastFill: CGFloat = 8

  /// Returns the size of a spinner; macOS's are recorded, iOS's estimated
  /// (Rules/ControlMetrics.md#progress-view).
  static func spinner(_ size: ControlSize, _ platform: Platform) -> CGFloat {
    switch (platform.family, size) {
    case (.macOS, .mini): 10
    case (.macOS, .small): 16
    case (.macOS, _): 32
    case (.iOS, .large), (.iOS, .extraLarge): 37
    case (.iOS, _): 20
    }
  }

  /// Returns the length of the filled part of a bar of `width` points for `fraction`.
  static func fill(_ fraction: Double, of width: CGFloat) -> CGFloat {
    min(max(CGFloat(fraction) * width, leastFill), max(width, 0))
  }
}

/// A bar with one label above and one below.
/// Sizing: h-exp, v-hug.
struct ProgressRows: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  @Environment(\.platform) private var platform
  @Environment(\.controlSize) private var size
  @Environment(\.labelsVisibility) private var labels

  // On macOS there are no gaps, and the lower label is 14 high, with a font of 11 points
  // (Rules/ControlMetrics.md#progress-view).
  var body: some View {
    VStack(alignment: .leading, spacing: platform == .macOS ? 0 : 4) {
      if labels != .hidden, let label = configuration.label { label }
      ProgressBar(
        fraction: configuration.fractionCompleted,
        thickness: ProgressMetrics.thickness(size, platform), tint: tint
      )
      .frame(height: ProgressMetrics.barHeight(size, platform))
      if let label = configuration.currentValueLabel {
        label.font(platform == .macOS ? .subheadline : .caption).foregroundStyle(.secondary)
      }
    }
  }
}

/// A track, filled up to the progress, or in the middle if the progress is unknown.
/// Sizing: h-exp (ideal 0), v-exp.
struct ProgressBar: View {
  let fraction: Double?
  let thickness: CGFloat
  let tint: Color?

  var body: some View {
    ZStack {
      BarPart(fraction: nil, thickness: thickness).fill(Color(storage: .system(.fill(0))))
      BarPart(fraction: fraction ?? 0.3, isCentred: fraction == nil, thickness: thickness)
        .fill(tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle()))
    }
    .frame(minWidth: 0, idealWidth: 0, maxWidth: .infinity)
  }
}

/// A track, or its filled part.
/// Sizing: h-exp, v-exp.
private nonisolated struct BarPart: Shape {
  /// The filled fraction, or `nil` for the whole track.
  let fraction: Double?
  var isCentred = false
  let thickness: CGFloat

  func path(in rect: CGRect) -> Path {
    let width = fraction.map { ProgressMetrics.fill($0, of: rect.width) } ?? rect.width
    let bar = CGRect(
      x: isCentred ? rect.midX - width / 2 : rect.minX, y: rect.midY - thickness / 2, width: width,
      height: thickness)
    return Path(roundedRect: bar, cornerRadius: min(width, thickness) / 2)
  }

  static var _sizing: _ShapeSizing { .expanding }
}
