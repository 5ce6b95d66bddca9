#if !canImport(Darwin)
  import Foundation
  import QuoinCore
  import QuoinGeometry
  import QuoinLayout
  import QuoinViews

  /// A view of AppKit's among SwiftUI's. The views of other modules that stand for both platforms' (a web view, a map) are
  /// taken, too.
  ///
  /// Sizing: by `sizeThatFits(_:nsView:context:)`; without, the intrinsic length of each axis, which the view doesn't go
  /// below where it resists compression, nor above where it hugs (priorities of 750 and more); an axis without an
  /// intrinsic length takes what is proposed.
  @MainActor @preconcurrency
  public protocol NSViewRepresentable: View {
    associatedtype NSViewType: _PlatformView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>

    /// Makes the view, once for each identity.
    func makeNSView(context: Context) -> NSViewType
    /// Brings the view up to date, also right after it was made.
    func updateNSView(_ nsView: NSViewType, context: Context)
    /// Called when the view is gone.
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    /// Makes what keeps state beside the view, once for each identity.
    func makeCoordinator() -> Coordinator
    /// The view's size for a proposal; `nil` leaves it to its intrinsic size.
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
  }

  extension NSViewRepresentable {
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context)
      -> CGSize?
    { nil }
    public var body: _Represented<NSViewType, Context> {
      _Represented(
        coordinator: makeCoordinator, context: { Context(coordinator: $0, environment: $1) },
        make: makeNSView, update: updateNSView, size: sizeThatFits,
        dismantle: { Self.dismantleNSView($0, coordinator: $1) })
    }
  }

  extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }

  /// What a representable is told.
  @MainActor @preconcurrency
  public struct NSViewRepresentableContext<View: NSViewRepresentable>: _RepresentableContext {
    public let coordinator: View.Coordinator
    public internal(set) var transaction = Transaction()
    public internal(set) var environment: EnvironmentValues
  }

  /// A controller of AppKit's among SwiftUI's views.
  ///
  /// Sizing: by `sizeThatFits(_:nsViewController:context:)`; without, what is proposed, or the controller's preferred
  /// content size.
  @MainActor @preconcurrency
  public protocol NSViewControllerRepresentable: View {
    associatedtype NSViewControllerType: NSViewController
    associatedtype Coordinator = Void
    typealias Context = NSViewControllerRepresentableContext<Self>

    /// Makes the controller, once for each identity.
    func makeNSViewController(context: Context) -> NSViewControllerType
    /// Brings the controller up to date, also right after it was made.
    func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
    /// Called when the controller's view is gone.
    static func dismantleNSViewController(
      _ nsViewController: NSViewControllerType, coordinator: Coordinator)
    /// Makes what keeps state beside the controller, once for each identity.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal; `nil` takes what is proposed.
    func sizeThatFits(
      _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
    ) -> CGSize?
  }

  extension NSViewControllerRepresentable {
    public static func dismantleNSViewController(
      _ nsViewController: NSViewControllerType, coordinator: Coordinator
    ) {}
    public func sizeThatFits(
      _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
    ) -> CGSize? { nil }
    public var body: _Represented<NSViewControllerType, Context> {
      _Represented(
        coordinator: makeCoordinator, context: { Context(coordinator: $0, environment: $1) },
        make: makeNSViewController, update: updateNSViewController, size: sizeThatFits,
        dismantle: { Self.dismantleNSViewController($0, coordinator: $1) })
    }
  }

  extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }

  /// What a representable is told.
  @MainActor @preconcurrency
  public struct NSViewControllerRepresentableContext<
    ViewController: NSViewControllerRepresentable
  >: _RepresentableContext {
    public let coordinator: ViewController.Coordinator
    public internal(set) var transaction = Transaction()
    public internal(set) var environment: EnvironmentValues
  }
#endif
