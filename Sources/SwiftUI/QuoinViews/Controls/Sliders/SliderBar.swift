import Foundation
import QuoinCore
import QuoinGeometry

/// A track, filled up to the knob. Sizing: h-exp, v-hug.
struct SliderBar: View {
  /// The position of the knob, in 0…1.
  let fraction: Double
  /// The position at which the filled part of the track begins, in 0…1.
  let neutral: Double
  /// The positions of the selectable values, in 0…1.
  let ticks: [Double]

  @Environment(\.platform) private var platform

  var body: some View {
    let metrics = SliderMetrics(platform)
    ZStack {
      SliderPart.track(metrics).fill(
        platform != .macOS ? Color.primary.opacity(0.1) : Color(storage: .system(.fill(0))))
      SliderPart.filled(metrics, neutral, fraction).fill(TintShapeStyle())
      if platform != .macOS, !ticks.isEmpty {
        SliderPart.ticks(ticks).fill(HierarchicalShapeStyle.tertiary)
      }
      SliderPart.knob(metrics, fraction).fill(Color.white)
        .shadow(color: Color.black.opacity(0.2), radius: 2.5, y: 1)
    }
    .frame(
      minWidth: metrics.leastWidth, idealWidth: metrics.idealWidth, maxWidth: .infinity,
      minHeight: metrics.height, maxHeight: metrics.height
    )
    .modifier(DisabledLook())
  }
}

/// A part of a slider, mirrored in right-to-left layouts.
/// Sizing: h-exp, v-exp.
private nonisolated enum SliderPart: Shape {
  case track(SliderMetrics)
  /// The track from the neutral position to the middle of the knob.
  case filled(SliderMetrics, Double, Double)
  case knob(SliderMetrics, Double)
  case ticks([Double])

  /// The position of the knob, in 0…1.
  var animatableData: Double {
    get {
      switch self {
      case .filled(_, _, let fraction), .knob(_, let fraction): fraction
      case .track, .ticks: 0
      }
    }
    set {
      switch self {
      case .filled(let metrics, let neutral, _): self = .filled(metrics, neutral, newValue)
      case .knob(let metrics, _): self = .knob(metrics, newValue)
      case .track, .ticks: break
      }
    }
  }

  func path(in rect: CGRect) -> Path {
    switch self {
    case .track(let metrics): return capsule(rect.minX, rect.width, metrics.track, in: rect)
    case .filled(let metrics, let neutral, let fraction):
      let end = Self.knobStart(metrics, fraction, rect) + metrics.knob.width / 2
      let start =
        neutral == 0
        ? rect.minX : Self.knobStart(metrics, neutral, rect) + metrics.knob.width / 2
      return capsule(min(start, end), abs(end - start), metrics.track, in: rect)
    case .knob(let metrics, let fraction):
      return capsule(
        Self.knobStart(metrics, fraction, rect), metrics.knob.width, metrics.knob.height, in: rect)
    case .ticks(let fractions): return ticks(fractions, in: rect)
    }
  }

  private func capsule(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat, in rect: CGRect) -> Path {
    Path(
      roundedRect: CGRect(x: x, y: rect.midY - height / 2, width: max(width, 0), height: height),
      cornerRadius: min(height, max(width, 0)) / 2)
  }

  private static func knobStart(_ metrics: SliderMetrics, _ fraction: Double, _ rect: CGRect)
    -> CGFloat
  {
    rect.minX + CGFloat(fraction) * max(rect.width - metrics.knob.width, 0)
  }

  private func ticks(_ fractions: [Double], in rect: CGRect) -> Path {
    let travel = rect.width - 2 * SliderMetrics.tickIndent
    let size = SliderMetrics.tick
    guard travel > CGFloat(fractions.count) * 2 * size else { return Path() }
    return Path { path in
      for fraction in fractions {
        let x = rect.minX + SliderMetrics.tickIndent + CGFloat(fraction) * travel
        path.addEllipse(
          in: CGRect(
            x: x - size / 2, y: rect.midY + SliderMetrics.tickDrop - size / 2, width: size,
            height: size))
      }
    }
  }

  static var _sizing: _ShapeSizing { .expanding }
}
