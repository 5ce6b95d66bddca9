#if !canImport(Darwin)
  import Foundation
  import Quoin
  import QuoinCore
  import QuoinDrawing
  import QuoinGeometry
  import QuoinText
  import QuoinLayout
  import QuoinViews

  /// What measuring and drawing by a view of a platform's needs of the picture it stands in.
  @MainActor
  package struct Surroundings {
    package var environment: EnvironmentValues
    package var shaper: any TextShaper

    /// Those of the representable whose views are being made, else those of the view that is emitted, else a phone's.
    package static var current: Surroundings {
      if let stated { return stated }
      if let emission = Emission.current {
        return Surroundings(environment: emission.environment, shaper: emission.shaper)
      }
      var environment = EnvironmentValues()
      environment.displayScale = environment.deviceInUse.displayScale
      return Surroundings(environment: environment, shaper: SystemShaper.shared)
    }
    private static var stated: Surroundings?

    /// Runs `body` with these surroundings as the current ones.
    package func run<Result>(_ body: () -> Result) -> Result {
      let saved = Self.stated
      Self.stated = self
      defer { Self.stated = saved }
      return body()
    }

    /// The size of `view` for `proposal`, in points; zero where it can't be laid out.
    package func size<V: View>(of view: V, _ proposal: ProposedViewSize = .unspecified) -> CGSize {
      guard let tree = try? ViewTree(view, environment: environment, shaper: shaper),
        let size = try? tree.layOut(proposal: proposal)
      else { return .zero }
      return size
    }

    /// What `view` draws in a room of `size`.
    package func list<V: View>(of view: V, size: CGSize, scale: CGFloat) -> DisplayList {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(size)
      renderer.colorScheme = environment.colorScheme
      renderer.scale = scale
      return renderer.displayList()
    }
  }

  extension CGSize {
    /// The proposal for a room of this size; a length without end is open.
    package var proposal: ProposedViewSize {
      func length(_ length: CGFloat) -> CGFloat? {
        length > 0 && length < 1e7 ? length : length == 0 ? 0 : nil
      }
      return ProposedViewSize(width: length(width), height: length(height))
    }
  }
#endif
