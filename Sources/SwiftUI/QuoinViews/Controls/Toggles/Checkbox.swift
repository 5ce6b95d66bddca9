import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// The lengths of checkboxes, in points.
///
/// Box and gap together take 21, and vertically adjacent checkboxes are 6 apart
/// (Rules/ControlMetrics.md#check-box). With a label of one line the height is 16.42, which results
/// from centering a box of 16 on the capitals.
enum CheckboxMetrics {
  static let length: CGFloat = 16
  /// The side of the drawn box; estimated.
  static let box: CGFloat = 14
  static let gap: CGFloat = 5
  static let distance: CGFloat = 6
}

/// A checkbox without its label.
/// Sizing: h-hug, v-hug.
struct Checkbox: View {
  let isOn: Bool
  let isMixed: Bool
  @Environment(\.controlActiveState) private var activity
  @Environment(\.colorScheme) private var colorScheme
  @Environment(\.styles) private var styles

  var body: some View {
    let isFilled = isOn || isMixed
    let isColored = isFilled && activity != .inactive
    let outline = RoundedRectangle(cornerRadius: 4)
    outline
      .fill(isColored ? accent : AnyShapeStyle(Color(storage: .system(.fill(1)))))
      .overlay {
        if !isColored {
          outline.strokeBorder(Color(storage: .system(.label(2))), lineWidth: 0.5)
        }
        if isFilled {
          CheckMark(isMixed: isMixed)
            .stroke(
              isColored ? Color.white : Color(storage: .system(.label(0))),
              style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
        }
      }
      .frame(width: CheckboxMetrics.box, height: CheckboxMetrics.box)
      .frame(width: CheckboxMetrics.length, height: CheckboxMetrics.length)
  }

  /// The fill of a checked box: by default a blue that is not the accent color's
  /// (Rules/ControlMetrics.md#check-box).
  private var accent: AnyShapeStyle {
    guard styles.tint == nil, styles.accent == nil, colorScheme == .light else {
      return AnyShapeStyle(TintShapeStyle())
    }
    return AnyShapeStyle(Color(red: 6 / 255, green: 126 / 255, blue: 1))
  }
}

/// The checkmark of a checked box, or the dash of a mixed one.
/// Sizing: h-exp, v-exp.
private nonisolated struct CheckMark: Shape {
  let isMixed: Bool

  func path(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    return Path { path in
      path.move(to: isMixed ? point(0.27, 0.5) : point(0.26, 0.53))
      if !isMixed { path.addLine(to: point(0.43, 0.71)) }
      path.addLine(to: isMixed ? point(0.73, 0.5) : point(0.75, 0.29))
    }
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

/// A box followed by the label, centered on the label's first line.
struct CheckboxRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let half = CheckboxMetrics.length / 2
    guard subviews.count > 1 else { return CGSize(width: 2 * half, height: 2 * half) }
    let label = subviews[1].dimensions(in: offer(proposal))
    let middle = label[VerticalAlignment.firstTextLineCenter]
    return CGSize(
      width: Self.indent + label.width, height: max(middle, half) + max(label.height - middle, half)
    )
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let box = subviews.first else { return }
    var middle = CheckboxMetrics.length / 2
    if subviews.count > 1 {
      let own = subviews[1].dimensions(in: offer(proposal))[VerticalAlignment.firstTextLineCenter]
      middle = max(middle, own)
      subviews[1].place(
        at: CGPoint(x: bounds.minX + Self.indent, y: bounds.minY + middle - own),
        proposal: offer(proposal))
    }
    box.place(
      at: CGPoint(x: bounds.minX, y: bounds.minY + middle), anchor: .leading,
      proposal: .unspecified)
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
    .control(CheckboxMetrics.distance)
  }

  private static let indent = CheckboxMetrics.length + CheckboxMetrics.gap

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - Self.indent, 0) }, height: proposal.height)
  }
}
