#if !canImport(Darwin)
  import Combine
  import Foundation
  import QuartzCore
  import QuoinCore
  import QuoinGeometry
  import QuoinLayout
  import QuoinViews

  /// What views and controllers that are represented have in common. Not for users.
  @MainActor
  public protocol _Representing {
    /// What is made: a view or a controller, and the coordinator.
    associatedtype Made
    func make(_ environment: EnvironmentValues) -> Made
    func update(_ made: Made, _ environment: EnvironmentValues)
    static func dismantle(_ made: Made)
    func size(_ proposal: ProposedViewSize, _ made: Made, _ environment: EnvironmentValues)
      -> CGSize?
    static func view(of made: Made) -> any _PlatformView
  }

  /// The body of a representable. Not for users.
  @MainActor
  public struct _Represented<Representing: _Representing>: View {
    let representing: Representing
    /// Each evaluation of the representable updates its view, also where it is the same value.
    private let evaluation = Evaluation()
    @StateObject private var life = RepresentedLife<Representing>()
    @Environment(\.self) private var environment

    private final class Evaluation {}

    package init(representing: Representing) { self.representing = representing }

    public var body: some View {
      let surroundings = Surroundings(
        environment: environment, shaper: Surroundings.current.shaper)
      // What is made here holds the host alone: what the view is for ends with the element that keeps its life.
      let host = life.host
      let version = host.update(representing, surroundings)
      return RepresentedContent(host: host, version: version)
    }
  }

  /// The view in its place.
  private struct RepresentedContent<Representing: _Representing>: View {
    let host: RepresentedHost<Representing>
    let version: Int

    var body: some View {
      RepresentedLayout(host: host, version: version) {
        GeometryReader { proxy in
          let _ = host.lay(out: proxy.size)
          if let view = host.view { view._picture(version: version) }
        }
      }
    }
  }

  /// Is there as long as a representable keeps its identity, and dismantles its view after that.
  @MainActor
  final class RepresentedLife<Representing: _Representing>: ObservableObject {
    let host = RepresentedHost<Representing>()

    init() { host.onChange = { [weak self] in self?.objectWillChange.send() } }
    isolated deinit { host.dismantle() }
  }

  /// Keeps what a representable made.
  @MainActor
  final class RepresentedHost<Representing: _Representing> {
    /// Told that the view looks otherwise now.
    var onChange: () -> Void = {}
    private var made: Representing.Made?
    private(set) var view: (any _PlatformView)?
    private var representing: Representing?
    private var surroundings: Surroundings?
    private var version = 0
    private var isUpdating = false

    /// Makes what there isn't yet, and brings it up to date; a number that is another one each time.
    func update(_ representing: Representing, _ surroundings: Surroundings) -> Int {
      (self.representing, self.surroundings) = (representing, surroundings)
      acting {
        let made = self.made ?? representing.make(surroundings.environment)
        if self.made == nil {
          self.made = made
          let view = Representing.view(of: made)
          self.view = view
          view._layer.onChange = { [weak self] in
            MainActor.assumeIsolated { self?.changed() }
          }
        }
        representing.update(made, surroundings.environment)
      }
      version += 1
      return version
    }

    /// Gives the view its size, and has it arrange what is inside.
    func lay(out size: CGSize) {
      acting {
        guard let view else { return }
        view._layOut(in: size)
      }
    }

    func size(_ proposal: ProposedViewSize) -> CGSize {
      acting {
        guard let made, let representing, let surroundings, let view else { return .zero }
        return representing.size(proposal, made, surroundings.environment)
          ?? view._size(for: proposal)
      } ?? .zero
    }

    /// Runs `body` in the surroundings of the representable; what it changes is drawn anyway.
    @discardableResult
    private func acting<Result>(_ body: () -> Result) -> Result? {
      let wasUpdating = isUpdating
      isUpdating = true
      defer { isUpdating = wasUpdating }
      return surroundings?.run(body)
    }

    /// The view, or one inside it, looks otherwise, as something acted.
    private func changed() {
      if !isUpdating { onChange() }
    }

    func dismantle() {
      if let made { acting { Representing.dismantle(made) } }
      (made, view) = (nil, nil)
    }
  }

  /// A view of a platform's, as a representable needs it. Not for users.
  @MainActor @preconcurrency
  public protocol _PlatformView: AnyObject {
    /// Says when the view, or one inside it, looks otherwise.
    var _layer: CALayer { get }
    /// The size for a proposal.
    func _size(for proposal: ProposedViewSize) -> CGSize
    /// Gives the view its size, and has it arrange what is inside.
    func _layOut(in size: CGSize)
    /// The view as SwiftUI's, from the top-left corner of its bounds; `version` is another one each time.
    func _picture(version: Int) -> AnyView
  }

  extension ProposedViewSize {
    /// The size of a view whose content wants `intrinsic`, as platform views are measured: an axis hugs and resists from
    /// priorities of 750 on; one without a wish, which is a negative one, takes what is proposed.
    package func fitted(
      to intrinsic: CGSize, hugging: [_LayoutPriority], resistance: [_LayoutPriority]
    ) -> CGSize {
      func length(_ wish: CGFloat, _ proposed: CGFloat?, _ axis: Int) -> CGFloat {
        guard wish >= 0 else { return max(proposed ?? 0, 0) }
        let high = _LayoutPriority.defaultHigh.rawValue
        let least = resistance[axis].rawValue >= high ? wish : 0
        let most = hugging[axis].rawValue >= high ? wish : .infinity
        return min(max(proposed ?? wish, least), most)
      }
      return CGSize(
        width: length(intrinsic.width, width, 0), height: length(intrinsic.height, height, 1))
    }
  }

  /// Sizes its one subview as the represented view says.
  private struct RepresentedLayout<Representing: _Representing>: Layout {
    let host: RepresentedHost<Representing>
    /// Another one each time that the view may have changed: its sizes are then asked for anew.
    let version: Int

    nonisolated func sizeThatFits(
      proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) -> CGSize { MainActor.assumeIsolated { host.size(proposal) } }

    nonisolated func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for subview in subviews {
        subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
      }
    }

    nonisolated func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
  }
#endif
