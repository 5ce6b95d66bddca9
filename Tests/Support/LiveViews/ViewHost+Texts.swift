import Quoin
import SwiftUI

extension ViewHost {
  /// Returns a host with a window that is large enough for small examples.
  package static func showing(_ content: Content) throws -> ViewHost {
    let host = ViewHost(content, size: ProposedViewSize(width: 300, height: 300))
    try host.update()
    return host
  }

  /// The texts in the display list, from back to front.
  package var texts: [String] {
    displayList().items.compactMap { item in
      guard case .glyphs(let run, _, _) = item else { return nil }
      return run.text
    }
  }
}
