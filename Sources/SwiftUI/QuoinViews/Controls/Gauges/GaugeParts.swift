import Foundation
import QuoinCore
import QuoinGeometry

/// The lengths of gauges, in points; estimated except for circles (Rules/Controls.md#gauges).
enum GaugeMetrics {
  static let bar: CGFloat = 6
  static let gap: CGFloat = 4
  /// Returns the length of a circular gauge, and the width of its ring.
  static func circle(_ platform: Platform) -> (length: CGFloat, line: CGFloat) {
    platform == .watchOS ? (50, 5) : (58, 17.0 / 3)
  }
  /// The dot at the value, and the gap around it.
  static let dot: CGFloat = 6
  static let moat: CGFloat = 2.5
  /// The fraction of a circle that an open ring covers.
  static let opening = 0.75
}

/// A gauge between the labels of its ends.
/// Sizing: as both and the gauge side by side.
struct GaugeEnds<Content: View>: View {
  let configuration: GaugeStyleConfiguration
  @ViewBuilder let content: Content

  var body: some View {
    HStack(spacing: GaugeMetrics.gap) {
      if let label = configuration.minimumValueLabel { label.font(.caption) }
      content
      if let label = configuration.maximumValueLabel { label.font(.caption) }
    }
  }
}

/// A bar with a dot. Sizing: h-exp, v-hug.
struct LinearGauge: View {
  let fraction: Double

  var body: some View {
    ZStack {
      GaugeDot(fraction: fraction, moat: GaugeMetrics.moat, isTrack: true)
        .fill(TintShapeStyle(), style: FillStyle(eoFill: true))
      GaugeDot(fraction: fraction, moat: 0, isTrack: false).fill(TintShapeStyle())
    }
    .frame(height: GaugeMetrics.bar)
  }
}

/// The dot of a bar, or the bar with a gap for the dot.
/// Sizing: h-exp, v-exp.
private nonisolated struct GaugeDot: Shape {
  let fraction: Double
  let moat: CGFloat
  let isTrack: Bool

  func path(in rect: CGRect) -> Path {
    let radius = rect.height / 2
    let x = rect.minX + radius + CGFloat(fraction) * max(rect.width - rect.height, 0)
    let reach = radius + moat
    guard isTrack else {
      return Path(
        ellipseIn: CGRect(x: x - radius, y: rect.minY, width: 2 * radius, height: rect.height))
    }
    return Path { path in
      for (start, end) in [(rect.minX, x - reach), (x + reach, rect.maxX)] where end > start {
        path.addRoundedRect(
          in: CGRect(x: start, y: rect.minY, width: end - start, height: rect.height),
          cornerSize: CGSize(
            width: min(radius, (end - start) / 2), height: min(radius, (end - start) / 2)))
      }
    }
  }

  static var _sizing: _ShapeSizing { .expanding }
}

/// A ring around the value, with the label or the ends at the bottom.
/// Sizing: h-hug, v-hug.
struct CircularGauge: View {
  let configuration: GaugeStyleConfiguration
  let isClosed: Bool
  @Environment(\.platform) private var platform

  var body: some View {
    let circle = GaugeMetrics.circle(platform)
    ZStack {
      ring(circle.line)
      middle.lineLimit(1).minimumScaleFactor(0.4).padding(circle.line * 1.8)
    }
    .overlay(alignment: .bottom) {
      if !isClosed { bottom.font(.system(size: 10)).lineLimit(1).minimumScaleFactor(0.5) }
    }
    .frame(width: circle.length, height: circle.length)
  }

  @ViewBuilder private func ring(_ width: CGFloat) -> some View {
    let line = StrokeStyle(lineWidth: width, lineCap: .round)
    let share = CGFloat(isClosed ? 1 : GaugeMetrics.opening)
    let arc = Circle().inset(by: width / 2)
    Group {
      if isClosed {
        arc.stroke(TintShapeStyle().opacity(0.25), style: line)
        arc.trim(from: 0, to: CGFloat(configuration.value))
          .stroke(TintShapeStyle(), style: line)
      } else {
        arc.trim(from: 0, to: share).stroke(TintShapeStyle(), style: line)
        arc.trim(
          from: max(CGFloat(configuration.value) * share - 0.0001, 0),
          to: CGFloat(configuration.value) * share + 0.0001
        )
        .stroke(Color.white, style: line)
      }
    }
    .rotationEffect(.degrees(isClosed ? -90 : 135))
  }

  @ViewBuilder private var middle: some View {
    if let label = configuration.currentValueLabel {
      label.font(.system(size: 20, weight: .medium))
    } else {
      configuration.label.font(.system(size: 20, weight: .medium))
    }
  }

  @ViewBuilder private var bottom: some View {
    if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
      HStack(spacing: GaugeMetrics.gap) {
        configuration.minimumValueLabel
        configuration.maximumValueLabel
      }
    } else if configuration.currentValueLabel != nil {
      configuration.label
    }
  }
}
