import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

/// A spinner or a ring, with the labels below.
/// Sizing: as all of them together.
struct ProgressCircle: View {
  let configuration: ProgressViewStyleConfiguration
  let tint: Color?

  @Environment(\.platform) private var platform
  @Environment(\.controlSize) private var size
  @Environment(\.labelsVisibility) private var labels

  var body: some View {
    let length = ProgressMetrics.spinner(size, platform)
    VStack {
      if platform == .macOS, let fraction = configuration.fractionCompleted {
        ring(fraction, width: length / 8).frame(width: length, height: length)
      } else {
        Spinner(length: length, tint: tint)
      }
      if labels != .hidden, let label = configuration.label {
        label.foregroundStyle(
          platform == .macOS ? HierarchicalShapeStyle.primary : .secondary)
      }
      if let label = configuration.currentValueLabel {
        label.font(platform == .macOS ? .subheadline : .caption).foregroundStyle(.secondary)
      }
    }
  }

  private func ring(_ fraction: Double, width: CGFloat) -> some View {
    let style = tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(TintShapeStyle())
    return ZStack {
      Circle().strokeBorder(Color(storage: .system(.fill(0))), lineWidth: width)
      Circle().inset(by: width / 2).trim(from: 0, to: CGFloat(fraction))
        .stroke(style, style: StrokeStyle(lineWidth: width, lineCap: .round))
        .rotationEffect(.degrees(-90))
    }
  }
}

/// Eight spokes, of which the first is the most opaque; in a live view the most opaque spoke
/// rotates (Rules/ControlMetrics.md#progress-view).
/// Sizing: h-hug, v-hug.
private struct Spinner: PrimitiveView {
  let length: CGFloat
  let tint: Color?

  static func _emit(_ view: Self, into emission: Emission) {
    let node = emission.tree.addLeaf(size: CGSize(width: view.length, height: view.length))
    let color = view.tint ?? Color(storage: .system(.label(1)))
    let spin = emission.clock.map { clock in emission.keep { Spin(clock) } }
    emission.note(
      node, "ProgressView",
      drawing: SpinnerDrawing(style: emission.resolve(color), spin: spin))
  }
}

/// The time at which a spinner of a live view started to turn. The spinner turns for as long as it
/// exists, and its motion doesn't count as an animation, whose end a caller could wait for.
@MainActor
private final class Spin {
  private let clock: LivingClock
  private let start: TimeInterval
  /// The number of frames in a turn, and the frames per second.
  static let frames = 16
  private static let rate = 20.0

  init(_ clock: LivingClock) {
    (self.clock, start) = (clock, clock.now)
    clock.noteTurning(self)
  }

  /// The index of the current frame, from 0 to 15.
  var frame: Int {
    // The clock accumulates steps that can't be represented exactly.
    let passed = (clock.now - start) * Self.rate + 1e-6
    return Int(passed.truncatingRemainder(dividingBy: Double(Self.frames)))
  }
}

private struct SpinnerDrawing: NodeDrawing {
  private static let spokes = 8
  let style: _ResolvedStyle
  /// The rotation; `nil` for a still spinner, which shows ``frame``.
  var spin: Spin?
  var frame = 0

  func fixed() -> SpinnerDrawing {
    SpinnerDrawing(style: style, frame: spin?.frame ?? frame)
  }

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    let radius = min(frame.width, frame.height) / 2
    let width = radius * 0.28
    let spoke = Path(
      roundedRect: CGRect(x: -width / 2, y: -radius, width: width, height: radius * 0.54),
      cornerRadius: width / 2)
    // The clockwise position of the most opaque spoke, in spokes.
    let head = Double((spin?.frame ?? self.frame) * Self.spokes) / Double(Spin.frames)
    for index in 0..<Self.spokes {
      let turn = CGAffineTransform(
        rotationAngle: -2 * .pi * CGFloat(index) / CGFloat(Self.spokes))
      let path = spoke.applying(
        turn.concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY)))
      let behind = (head + Double(index)).truncatingRemainder(dividingBy: Double(Self.spokes))
      canvas.fill(path, with: style.faded(by: Self.share(behind)).paint(in: frame))
    }
  }

  /// Returns the opacity of the spoke `behind` spokes after the most opaque one: it decreases to a
  /// fifth, and increases again just before the most opaque spoke.
  private static func share(_ behind: Double) -> Double {
    let last = Double(spokes - 1)
    return behind <= last ? 1 - 0.8 * behind / last : 0.2 + 0.8 * (behind - last)
  }
}
