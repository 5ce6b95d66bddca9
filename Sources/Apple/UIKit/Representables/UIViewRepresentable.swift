import Combine
import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A wrapper that uses a UIKit view in a SwiftUI view hierarchy.
///
/// Sizing: by `sizeThatFits(_:uiView:context:)`; without, the intrinsic length of each axis, which the view doesn't go
/// below where it resists compression, nor above where it hugs (priorities of 750 and more); an
/// axis without an intrinsic length takes what is proposed.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view, once for each identity.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view; also called directly after its creation.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up the view after its removal.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Creates the object that keeps state for the view, once for each identity.
  func makeCoordinator() -> Coordinator
  /// Returns the view's size for a proposal, or `nil` to use its intrinsic size.
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

/// The coordinator, environment and transaction of a representable.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable>:
  _RepresentableContext
{
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction = Transaction()
  public internal(set) var environment: EnvironmentValues
}

/// A wrapper that uses a UIKit view controller in a SwiftUI view hierarchy.
///
/// Sizing: by `sizeThatFits(_:uiViewController:context:)`; without, what is proposed, or the controller's preferred
/// content size.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
  associatedtype UIViewControllerType: UIViewController
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller, once for each identity.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller; also called directly after its creation.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up the controller after the removal of its view.
  static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Creates the object that keeps state for the controller, once for each identity.
  func makeCoordinator() -> Coordinator
  /// Returns the size for a proposal, or `nil` to use the proposal itself.
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

/// The coordinator, environment and transaction of a representable.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable>:
  _RepresentableContext
{
  public let coordinator: Representable.Coordinator
  public internal(set) var transaction = Transaction()
  public internal(set) var environment: EnvironmentValues
}
