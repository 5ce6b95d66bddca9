#if !canImport(Darwin)
  import Combine
  import Foundation
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
    static func view(of made: Made) -> UIView
  }

  /// Not for users.
  public struct _ViewRepresenting<Value: UIViewRepresentable>: _Representing {
    public struct Made {
      let coordinator: Value.Coordinator
      let view: Value.UIViewType
    }
    let value: Value

    private func context(_ coordinator: Value.Coordinator, _ environment: EnvironmentValues)
      -> Value.Context
    {
      Value.Context(
        coordinator: coordinator, transaction: Transaction(), environment: environment)
    }
    public func make(_ environment: EnvironmentValues) -> Made {
      let coordinator = value.makeCoordinator()
      return Made(
        coordinator: coordinator, view: value.makeUIView(context: context(coordinator, environment))
      )
    }
    public func update(_ made: Made, _ environment: EnvironmentValues) {
      value.updateUIView(made.view, context: context(made.coordinator, environment))
    }
    public static func dismantle(_ made: Made) {
      Value.dismantleUIView(made.view, coordinator: made.coordinator)
    }
    public func size(_ proposal: ProposedViewSize, _ made: Made, _ environment: EnvironmentValues)
      -> CGSize?
    {
      value.sizeThatFits(
        proposal, uiView: made.view, context: context(made.coordinator, environment))
    }
    public static func view(of made: Made) -> UIView { made.view }
  }

  /// Not for users.
  public struct _ControllerRepresenting<Value: UIViewControllerRepresentable>: _Representing {
    public struct Made {
      let coordinator: Value.Coordinator
      let controller: Value.UIViewControllerType
    }
    let value: Value

    private func context(_ coordinator: Value.Coordinator, _ environment: EnvironmentValues)
      -> Value.Context
    {
      Value.Context(
        coordinator: coordinator, transaction: Transaction(), environment: environment)
    }
    public func make(_ environment: EnvironmentValues) -> Made {
      let coordinator = value.makeCoordinator()
      let controller = value.makeUIViewController(context: context(coordinator, environment))
      return Made(coordinator: coordinator, controller: controller)
    }
    public func update(_ made: Made, _ environment: EnvironmentValues) {
      value.updateUIViewController(
        made.controller, context: context(made.coordinator, environment))
    }
    public static func dismantle(_ made: Made) {
      made.controller.disappear()
      Value.dismantleUIViewController(made.controller, coordinator: made.coordinator)
    }
    public func size(_ proposal: ProposedViewSize, _ made: Made, _ environment: EnvironmentValues)
      -> CGSize?
    {
      if let size = value.sizeThatFits(
        proposal, uiViewController: made.controller,
        context: context(made.coordinator, environment))
      {
        return size
      }
      let wish = made.controller.preferredContentSize
      return proposal.replacingUnspecifiedDimensions(by: wish)
    }
    public static func view(of made: Made) -> UIView {
      made.controller.appear()
      return made.controller.view
    }
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

    init(representing: Representing) { self.representing = representing }

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
          if let view = host.view { ViewPortrait(view: view, isRoot: true, version: version) }
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
    private(set) var view: UIView?
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
          view.layer.onChange = { [weak self] in
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
        if view.bounds.size != size || view.frame.origin != .zero {
          view.frame = CGRect(origin: .zero, size: size)
        }
        view.layoutIfNeeded()
      }
    }

    func size(_ proposal: ProposedViewSize) -> CGSize {
      acting {
        guard let made, let representing, let surroundings, let view else { return .zero }
        return representing.size(proposal, made, surroundings.environment)
          ?? view.size(for: proposal)
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

  extension UIView {
    /// The size for a proposal, by what the content wants as platform views are measured: an axis hugs and resists from
    /// priorities of 750 on.
    func size(for proposal: ProposedViewSize) -> CGSize {
      let intrinsic = intrinsicContentSize
      func length(_ wish: CGFloat, _ proposed: CGFloat?, _ axis: Int) -> CGFloat {
        guard wish != Self.noIntrinsicMetric else { return max(proposed ?? 0, 0) }
        let least = resistance[axis].rawValue >= UILayoutPriority.defaultHigh.rawValue ? wish : 0
        let most =
          hugging[axis].rawValue >= UILayoutPriority.defaultHigh.rawValue ? wish : .infinity
        return min(max(proposed ?? wish, least), most)
      }
      return CGSize(
        width: length(intrinsic.width, proposal.width, 0),
        height: length(intrinsic.height, proposal.height, 1))
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
