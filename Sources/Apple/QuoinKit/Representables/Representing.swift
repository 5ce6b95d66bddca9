import Combine
import Foundation
import QuartzCore
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// The context of a representable. UIKit and AppKit have one type for views and one for
/// controllers. Not for users.
@MainActor @preconcurrency
public protocol _RepresentableContext {
  associatedtype Coordinator
  var coordinator: Coordinator { get }
}

extension _RepresentableContext {
  /// Applies changes for a SwiftUI animation, at once.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    changes()
    completion?()
  }
}

/// A platform view or controller that a representable creates. Not for users.
@MainActor @preconcurrency
public protocol _PlatformObject: AnyObject {
  /// Marks the object as on screen and returns its view.
  func _appear() -> any _PlatformView
  /// Marks the object as no longer on screen.
  func _disappear()
  /// Returns the size for a proposal.
  func _size(for proposal: ProposedViewSize) -> CGSize
}

/// A platform view, as a representable uses it. Not for users.
@MainActor @preconcurrency
public protocol _PlatformView: _PlatformObject {
  /// The layer that reports changes of the view and its descendants.
  var _layer: CALayer { get }
  /// Sizes the view and lays out its subviews.
  func _layOut(in size: CGSize)
  /// Returns the view as a SwiftUI view, from the top-left corner of its bounds. `version`
  /// differs each time.
  func _picture(version: Int) -> AnyView
}

extension _PlatformView {
  public func _appear() -> any _PlatformView { self }
  public func _disappear() {}
}

/// The methods of a representable, as closures.
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
  /// Differs for each evaluation, so that each one updates the view even if the representable is
  /// equal.
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
    let viewEnvironment = ViewEnvironment(
      environment: environment.whole, shaper: ViewEnvironment.current.shaper)
    // The result refers only to the host, so that the view's life ends with the element that owns
    // `life`.
    let host = life.host
    let version = host.update(representing, viewEnvironment)
    return RepresentedContent(host: host, version: version)
  }
}

/// The platform view, sized and placed.
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

/// An owner whose lifetime is that of the representable's identity, and which then dismantles the
/// view.
@MainActor
final class RepresentedLife<Object: _PlatformObject, Context: _RepresentableContext>:
  ObservableObject
{
  let host = RepresentedHost<Object, Context>()

  init() { host.onChange = { [weak self] in self?.objectWillChange.send() } }
  isolated deinit { host.dismantle() }
}

/// The storage for the objects that a representable creates.
@MainActor
final class RepresentedHost<Object: _PlatformObject, Context: _RepresentableContext> {
  /// Called when the view's appearance has changed.
  var onChange: () -> Void = {}
  private var object: Object?
  private(set) var view: (any _PlatformView)?
  private var representing: Representing<Object, Context>?
  private var context: Context?
  private var viewEnvironment: ViewEnvironment?
  private var version = 0
  private var isUpdating = false

  /// Creates the missing objects, updates them, and returns a number that differs each time.
  func update(_ representing: Representing<Object, Context>, _ viewEnvironment: ViewEnvironment)
    -> Int
  {
    (self.representing, self.viewEnvironment) = (representing, viewEnvironment)
    acting {
      let context = representing.context(
        context?.coordinator ?? representing.coordinator(), viewEnvironment.environment)
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

  /// Sizes the view and lays out its subviews.
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

  /// Runs `body` in the representable's environment. Changes that it makes are drawn without a
  /// notification.
  @discardableResult
  private func acting<Result>(_ body: () -> Result) -> Result? {
    let wasUpdating = isUpdating
    isUpdating = true
    defer { isUpdating = wasUpdating }
    return viewEnvironment?.run(body)
  }

  /// Reports a change of the view or a descendant that did not come from an update.
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
  /// Returns the size of a view with the intrinsic size `intrinsic`, as platform views are
  /// measured.
  ///
  /// An axis hugs or resists with priorities of 750 and more. An axis with a negative intrinsic
  /// length has no preference and takes the proposal.
  package func fitted(
    to intrinsic: CGSize, hugging: [_LayoutPriority], resistance: [_LayoutPriority]
  ) -> CGSize {
    func length(_ preferred: CGFloat, _ proposed: CGFloat?, _ axis: Int) -> CGFloat {
      guard preferred >= 0 else { return max(proposed ?? 0, 0) }
      let high = _LayoutPriority.defaultHigh.rawValue
      let least = resistance[axis].rawValue >= high ? preferred : 0
      let most = hugging[axis].rawValue >= high ? preferred : .infinity
      return min(max(proposed ?? preferred, least), most)
    }
    return CGSize(
      width: length(intrinsic.width, width, 0), height: length(intrinsic.height, height, 1))
  }
}

/// A layout that sizes its one subview like the represented view.
private struct RepresentedLayout<Object: _PlatformObject, Context: _RepresentableContext>: Layout {
  let host: RepresentedHost<Object, Context>
  /// A number that differs whenever the view may have changed, which discards cached sizes.
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
