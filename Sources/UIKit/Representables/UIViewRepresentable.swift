#if !canImport(Darwin)
  import Combine
  import Foundation
  import QuoinCore
  import QuoinGeometry
  import QuoinLayout
  import QuoinViews

  /// A view of UIKit's among SwiftUI's.
  ///
  /// Sizing: by `sizeThatFits(_:uiView:context:)`; without, the intrinsic length of each axis, which the view doesn't go
  /// below where it resists compression, nor above where it hugs (priorities of 750 and more); an axis without an
  /// intrinsic length takes what is proposed.
  @MainActor @preconcurrency
  public protocol UIViewRepresentable: View {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, once for each identity.
    func makeUIView(context: Context) -> UIViewType
    /// Brings the view up to date, also right after it was made.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Called when the view is gone.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes what keeps state beside the view, once for each identity.
    func makeCoordinator() -> Coordinator
    /// The view's size for a proposal; `nil` leaves it to its intrinsic size.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
  }

  extension UIViewRepresentable {
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context)
      -> CGSize?
    { nil }
    public var body: _Represented<UIViewType, Context> {
      _Represented(
        coordinator: makeCoordinator, context: { Context(coordinator: $0, environment: $1) },
        make: makeUIView, update: updateUIView, size: sizeThatFits,
        dismantle: { Self.dismantleUIView($0, coordinator: $1) })
    }
  }

  extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }

  /// What a representable is told.
  @MainActor @preconcurrency
  public struct UIViewRepresentableContext<Representable: UIViewRepresentable>:
    _RepresentableContext
  {
    public let coordinator: Representable.Coordinator
    public internal(set) var transaction = Transaction()
    public internal(set) var environment: EnvironmentValues
  }

  /// A controller of UIKit's among SwiftUI's views.
  ///
  /// Sizing: by `sizeThatFits(_:uiViewController:context:)`; without, what is proposed, or the controller's preferred
  /// content size.
  @MainActor @preconcurrency
  public protocol UIViewControllerRepresentable: View {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller, once for each identity.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller up to date, also right after it was made.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Called when the controller's view is gone.
    static func dismantleUIViewController(
      _ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes what keeps state beside the controller, once for each identity.
    func makeCoordinator() -> Coordinator
    /// The size for a proposal; `nil` takes what is proposed.
    func sizeThatFits(
      _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
  }

  extension UIViewControllerRepresentable {
    public static func dismantleUIViewController(
      _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
    public var body: _Represented<UIViewControllerType, Context> {
      _Represented(
        coordinator: makeCoordinator, context: { Context(coordinator: $0, environment: $1) },
        make: makeUIViewController, update: updateUIViewController, size: sizeThatFits,
        dismantle: { Self.dismantleUIViewController($0, coordinator: $1) })
    }
  }

  extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
  }

  /// What a representable is told.
  @MainActor @preconcurrency
  public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable>:
    _RepresentableContext
  {
    public let coordinator: Representable.Coordinator
    public internal(set) var transaction = Transaction()
    public internal(set) var environment: EnvironmentValues
  }
#endif
