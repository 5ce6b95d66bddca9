#if !canImport(Darwin)
  import Combine
  import Foundation
  import QuartzCore
  import QuoinCore
  import QuoinGeometry
  import QuoinLayout
  import QuoinViews

  /// What a representable is told: UIKit and AppKit have one type for views and one for controllers. Not for users.
  @MainActor @preconcurrency
  public protocol _RepresentableContext {
    associatedtype Coordinator
    var coordinator: Coordinator { get }
  }

  extension _RepresentableContext {
    /// Changes that a SwiftUI animation belongs to; they apply at once.
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
      changes()
      completion?()
    }
  }

  /// What a representable makes: a platform's view or controller. Not for users.
  @MainActor @preconcurrency
  public protocol _PlatformObject: AnyObject {
    /// Says that the view comes on the screen, and which one it is.
    func _appear() -> any _PlatformView
    /// Says that the view leaves the screen.
    func _disappear()
    /// The size for a proposal.
    func _size(for proposal: ProposedViewSize) -> CGSize
  }

  /// A view of a platform's, as a representable needs it. Not for users.
  @MainActor @preconcurrency
  public protocol _PlatformView: _PlatformObject {
    /// Says when the view, or one inside it, looks otherwise.
    var _layer: CALayer { get }
    /// Gives the view its size, and has it arrange what is inside.
    func _layOut(in size: CGSize)
    /// The view as SwiftUI's, from the top-left corner of its bounds; `version` is another one each time.
    func _picture(version: Int) -> AnyView
  }

  extension _PlatformView {
    public func _appear() -> any _PlatformView { self }
    public func _disappear() {}
  }

  /// What a representable does, by its methods.
  struct Representing<Object: _PlatformObject, Context: _RepresentableContext> {
    let coordinator: () -> Context.Coordinator
    let context: (Context.Coordinator, EnvironmentValues) -> Context
    let make: (Context) -> Object
    let update: (Object, Context) -> Void
    let size: (ProposedViewSize, Object, Context) -> CGSize?
    let dismantle: (Object, Context.Coordinator) -> Void
  }

  /// The body of a representable. Not for users.
  @MainActor
  public struct _Represented<Object: _PlatformObject, Context: _RepresentableContext>: View {
    let representing: Representing<Object, Context>
    /// Each evaluation of the representable updates its view, also where it is the same value.
    private let evaluation = Evaluation()
    @StateObject private var life = RepresentedLife<Object, Context>()
    @Environment(\.self) private var environment

    private final class Evaluation {}

    package init(
      coordinator: @escaping () -> Context.Coordinator,
      context: @escaping (Context.Coordinator, EnvironmentValues) -> Context,
      make: @escaping (Context) -> Object,
      update: @escaping (Object, Context) -> Void,
      size: @escaping (ProposedViewSize, Object, Context) -> CGSize?,
      dismantle: @escaping (Object, Context.Coordinator) -> Void
    ) {
      representing = Representing(
        coordinator: coordinator, context: context, make: make, update: update, size: size,
        dismantle: dismantle)
    }

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
  private struct RepresentedContent<Object: _PlatformObject, Context: _RepresentableContext>: View {
    let host: RepresentedHost<Object, Context>
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
  final class RepresentedLife<Object: _PlatformObject, Context: _RepresentableContext>:
    ObservableObject
  {
    let host = RepresentedHost<Object, Context>()

    init() { host.onChange = { [weak self] in self?.objectWillChange.send() } }
    isolated deinit { host.dismantle() }
  }

  /// Keeps what a representable made.
  @MainActor
  final class RepresentedHost<Object: _PlatformObject, Context: _RepresentableContext> {
    /// Told that the view looks otherwise now.
    var onChange: () -> Void = {}
    private var object: Object?
    private(set) var view: (any _PlatformView)?
    private var representing: Representing<Object, Context>?
    private var context: Context?
    private var surroundings: Surroundings?
    private var version = 0
    private var isUpdating = false

    /// Makes what there isn't yet, and brings it up to date; a number that is another one each time.
    func update(_ representing: Representing<Object, Context>, _ surroundings: Surroundings) -> Int
    {
      (self.representing, self.surroundings) = (representing, surroundings)
      acting {
        let context = representing.context(
          context?.coordinator ?? representing.coordinator(), surroundings.environment)
        self.context = context
        let object = object ?? representing.make(context)
        if self.object == nil {
          self.object = object
          let view = object._appear()
          self.view = view
          view._layer.onChange = { [weak self] in
            MainActor.assumeIsolated { self?.changed() }
          }
        }
        representing.update(object, context)
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
        guard let object, let context, let representing else { return .zero }
        return representing.size(proposal, object, context) ?? object._size(for: proposal)
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
      acting {
        guard let object, let context, let representing else { return }
        object._disappear()
        representing.dismantle(object, context.coordinator)
      }
      (object, view) = (nil, nil)
    }
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
  private struct RepresentedLayout<Object: _PlatformObject, Context: _RepresentableContext>: Layout
  {
    let host: RepresentedHost<Object, Context>
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
