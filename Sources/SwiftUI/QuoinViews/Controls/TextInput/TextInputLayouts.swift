import Foundation
import QuoinGeometry
import QuoinLayout

/// The box of a field's text: as wide as the proposal, with the text at one end or growing
/// downwards.
///
/// The box truncates the text of a field at rest on iOS; otherwise the view that clips the box cuts
/// off the rest (Rules/Controls.md#text-field-rest).
struct TextInputLayout: Layout {
  /// The height of a line, which is the minimum height of the box.
  let lineHeight: CGFloat
  /// The space on both sides of the text.
  let padding: CGFloat
  let axis: Axis
  let alignment: TextAlignment
  /// Whether the text is a placeholder space, which has no width.
  let isBlank: Bool
  /// Whether the text is truncated if it is longer than the box.
  let truncates: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let text = subviews.first else { return CGSize(width: 2 * padding, height: lineHeight) }
    let size = text.sizeThatFits(offer(proposal.width))
    let ideal = (isBlank ? 0 : size.width) + 2 * padding
    return CGSize(
      width: max(proposal.width ?? ideal, 0),
      height: axis == .vertical ? max(size.height, lineHeight) : lineHeight)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let text = subviews.first else { return }
    var offer = offer(bounds.width)
    if truncates { offer.width = max(bounds.width - 2 * padding, 0) }
    let size = text.sizeThatFits(offer)
    let free = max(bounds.width - 2 * padding - size.width, 0)
    let share: CGFloat =
      switch alignment {
      case .leading: 0
      case .center: 0.5
      case .trailing: 1
      }
    let rest = axis == .vertical ? 0 : (bounds.height - size.height) / 2
    text.place(
      at: CGPoint(x: bounds.minX + padding + free * share, y: bounds.minY + rest), proposal: offer)
  }

  /// Returns the proposal for the text in a box of `width`.
  private func offer(_ width: CGFloat?) -> ProposedViewSize {
    guard axis == .vertical, let width else { return .unspecified }
    return ProposedViewSize(width: max(width - 2 * padding, 0), height: nil)
  }
}

/// A field around the box of its text. Like other controls it prefers the spacing of ordinary views
/// (Rules/Controls.md#control-spacing).
struct TextFieldLayout: Layout {
  let metrics: TextInputMetrics
  /// The height by which AppKit's line of the text exceeds the box; 0 on iOS.
  let excess: CGFloat
  /// The size of a pixel in points, with which borders are aligned.
  let pixelLength: CGFloat

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .ordinary }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let box = subviews.first else { return .zero }
    let size = box.sizeThatFits(offer(proposal.width))
    let growth = proposal.width == nil ? metrics.idealGrowth : 0
    let ideal = size.width + 2 * metrics.inset.width
    return CGSize(
      width: max(proposal.width ?? (metrics.inset.width > 0 ? wholePixels(ideal) : ideal), 0),
      height: size.height + 2 * metrics.inset.height + growth)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let box = subviews.first else { return }
    let offer = offer(bounds.width)
    let free = bounds.height - box.sizeThatFits(offer).height
    // AppKit centers its line, and growth is below the text (Rules/ControlMetrics.md#text-field).
    let top = min(metrics.inset.height, (free - max(excess, 0)) / 2)
    box.place(
      at: CGPoint(x: bounds.minX + metrics.inset.width, y: bounds.minY + top), proposal: offer)
  }

  private func offer(_ width: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(width: width.map { max($0 - 2 * metrics.inset.width, 0) }, height: nil)
  }

  private func wholePixels(_ length: CGFloat) -> CGFloat {
    (length / pixelLength).rounded(.up) * pixelLength
  }
}

/// A text editor around its text, which wraps and may continue below the editor.
struct TextEditorLayout: Layout {
  let metrics: TextEditorMetrics

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .ordinary }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(
      width: max(proposal.width ?? 0, 0), height: max(proposal.height ?? metrics.idealHeight, 0))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    let padding = TextEditorMetrics.padding
    subviews.first?.place(
      at: CGPoint(x: bounds.minX + padding, y: bounds.minY + metrics.inset),
      proposal: ProposedViewSize(width: max(bounds.width - 2 * padding, 0), height: nil))
  }
}
