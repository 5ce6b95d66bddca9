import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry

/// A spinner or a ring, the labels below. Sizing: as all of them together.
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

/// Eight spokes, the first the strongest (Rules/ControlMetrics.md#progress-view). Sizing: h-hug, v-hug.
private struct Spinner: PrimitiveView {
  let length: CGFloat
  let tint: Color?

  static func _emit(_ view: Self, into emission: Emission) {
    let node = emission.tree.addLeaf(size: CGSize(width: view.length, height: view.length))
    let color = view.tint ?? Color(storage: .system(.label(1)))
    emission.note(
      node, "ProgressView", drawing: SpinnerDrawing(style: emission.resolve(color)))
  }
}

private struct SpinnerDrawing: NodeDrawing {
  private static let spokes = 8
  let style: _ResolvedStyle

  func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
    let radius = min(frame.width, frame.height) / 2
    let width = radius * 0.28
    let spoke = Path(
      roundedRect: CGRect(x: -width / 2, y: -radius, width: width, height: radius * 0.54),
      cornerRadius: width / 2)
    for index in 0..<Self.spokes {
      let turn = CGAffineTransform(
        rotationAngle: -2 * .pi * CGFloat(index) / CGFloat(Self.spokes))
      let path = spoke.applying(
        turn.concatenating(CGAffineTransform(translationX: frame.midX, y: frame.midY)))
      let share = 1 - 0.8 * Double(index) / Double(Self.spokes - 1)
      canvas.fill(path, with: style.faded(by: share).paint(in: frame))
    }
  }
}
