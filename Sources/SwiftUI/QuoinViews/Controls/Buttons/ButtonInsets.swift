import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Space around the label of a button.
///
/// It shrinks to a minimum width before the label does: a push button of macOS with a proposed
/// width of 0 is 10 points wide (Rules/Controls.md#button-insets).
struct ButtonInsets: TextEnclosingLayout {
  var leading: CGFloat
  var trailing: CGFloat
  var vertical: CGFloat
  /// The minimum of both insets together.
  var leastWidth: CGFloat
  /// The minimum height of the button.
  var leastHeight: CGFloat = 0
  /// Whether the button is a square.
  var isSquare = false
  /// Whether the button takes the proposed width, up to its own, and keeps its height, like a
  /// pop-up button of macOS (Rules/Controls.md#menus).
  var isPopUp = false

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let label = subviews.first else { return .zero }
    let room = self.room(proposal, label)
    let size = label.sizeThatFits(offer(proposal, room))
    var width = size.width + room
    let height = max(size.height + 2 * vertical, leastHeight)
    if isPopUp {
      let own = label.sizeThatFits(.unspecified).width + leading + trailing
      width = max(width, min(max(proposal.width ?? own, leastWidth), own))
    }
    return isSquare
      ? CGSize(width: max(width, height), height: max(width, height))
      : CGSize(width: width, height: height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    guard let label = subviews.first else { return }
    let room = self.room(proposal, label)
    let start = isSquare ? room / 2 : room * leading / max(leading + trailing, 1)
    label.place(
      at: CGPoint(x: bounds.midX + start - room / 2, y: bounds.midY), anchor: .center,
      proposal: offer(proposal, room))
  }

  func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { .ordinary }

  /// Returns the sum of both horizontal insets.
  private func room(_ proposal: ProposedViewSize, _ label: LayoutSubview) -> CGFloat {
    let full = leading + trailing
    guard let width = proposal.width, width.isFinite, leastWidth < full else { return full }
    return min(max(width - label.sizeThatFits(.unspecified).width, leastWidth), full)
  }

  private func offer(_ proposal: ProposedViewSize, _ room: CGFloat) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - room, 0) },
      height: isPopUp ? nil : proposal.height.map { max($0 - 2 * vertical, 0) })
  }
}
