import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Dims a window beneath a presentation; a tap dismisses the presentation if possible.
/// Sizing: h-exp, v-exp.
struct Dimming: View {
  @Environment(\.dismissal) private var dismissal
  var body: some View {
    Color.black.opacity(PresentationMetrics.dimming).tappable { dismissal?.leave() }
  }
}

extension Dismissal {
  /// Ends a presentation that the user can close, when the user taps outside it.
  func leave() {
    if let presentation = self as? Presentation, presentation.canBeLeft { end() }
  }
}
