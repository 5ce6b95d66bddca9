import Foundation
import Quoin
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinLayout
import QuoinText
import QuoinViews

/// The environment and text shaper with which a platform view measures and draws.
@MainActor
package struct ViewEnvironment {
  package var environment: EnvironmentValues
  package var shaper: any TextShaper

  /// The environment of the representable being updated, else that of the view being built,
  /// else a phone's.
  package static var current: ViewEnvironment {
    if let stated { return stated }
    if let emission = Emission.current {
      return ViewEnvironment(environment: emission.environment, shaper: emission.shaper)
    }
    var environment = EnvironmentValues.processDefault
    environment.displayScale = environment.deviceInUse.displayScale
    return ViewEnvironment(environment: environment, shaper: SystemShaper.shared)
  }
  private static var stated: ViewEnvironment?

  /// Runs `body` with this environment as the current one.
  package func run<Result>(_ body: () -> Result) -> Result {
    let saved = Self.stated
    Self.stated = self
    defer { Self.stated = saved }
    return body()
  }

  /// Returns the size of `view` for `proposal`, in points, or zero if layout fails.
  package func size<V: View>(of view: V, _ proposal: ProposedViewSize = .unspecified) -> CGSize {
    guard let tree = try? ViewTree(view, environment: environment, shaper: shaper),
      let size = try? tree.layOut(proposal: proposal)
    else { return .zero }
    return size
  }

  /// Returns the drawing of `view` in an area of `size`.
  package func list<V: View>(of view: V, size: CGSize, scale: CGFloat) -> DisplayList {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(size)
    renderer.colorScheme = environment.colorScheme
    renderer.scale = scale
    return renderer.displayList()
  }
}

extension CGSize {
  /// The size as a proposal; an infinite length becomes unspecified.
  package var proposal: ProposedViewSize {
    func length(_ length: CGFloat) -> CGFloat? {
      length > 0 && length < 1e7 ? length : length == 0 ? 0 : nil
    }
    return ProposedViewSize(width: length(width), height: length(height))
  }
}
