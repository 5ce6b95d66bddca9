import SwiftUI

extension Facts {
  static let layoutProtocols: [String: Check] = [
    "mu-lp-prio-padding-out": { fact in
      let answers = Recorder<(priority: Double, zero: CGSize, ideal: CGSize)?>(nil)
      let reader = PlacingLayout(10) { subview, _ in
        answers.value = (
          subview.priority, subview.sizeThatFits(.zero), subview.sizeThatFits(.unspecified)
        )
      }
      _ = report(100, 100, platform: .macOS) {
        reader { Color.red.padding(3).layoutPriority(2) }
      }
      fact.expect("priority", answers.value.map { CGFloat($0.priority) }, is: 2)
      fact.expect("at zero", answers.value?.zero, is: (6, 6))
      fact.expect("at nil", answers.value?.ideal, is: (16, 16))
    },

    "mu-lp-memo": { fact in
      let calls = Recorder<[ProposedViewSize]>([])
      let counted = AnsweringLayout { proposal in
        calls.value.append(proposal)
        return CGSize(width: 20, height: 20)
      }
      let asking = AskingLayout(proposals: [
        ProposedViewSize(width: 50, height: 50), ProposedViewSize(width: 50, height: 50),
        ProposedViewSize(width: 70, height: 50),
      ])
      // A report lays out a second time to record the reasons; rendering needs one pass.
      let renderer = ImageRenderer(content: asking { counted { Color.red } })
      renderer.proposedSize = ProposedViewSize(width: 200, height: 200)
      renderer.render { _, _ in }
      if calls.value.count != 2 { fact.fail("measured at \(calls.value)") }
    },
  ]
}

/// Measures its child at several proposals, once while measuring and again while placing, and
/// places it with the first proposal.
private struct AskingLayout: Layout {
  let proposals: [ProposedViewSize]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    ask(subviews)
    return CGSize(width: 100, height: 100)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    ask(subviews)
    for subview in subviews {
      subview.place(at: bounds.origin, proposal: proposals.first ?? .unspecified)
    }
  }

  private func ask(_ subviews: Subviews) {
    for subview in subviews {
      for proposal in proposals { _ = subview.sizeThatFits(proposal) }
    }
  }
}
