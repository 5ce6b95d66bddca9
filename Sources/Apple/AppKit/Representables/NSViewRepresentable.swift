import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A wrapper that uses an AppKit view in a SwiftUI view hierarchy. The views of modules for both
/// platforms, such as web views and maps, are accepted too.
///
/// Sizing: by `sizeThatFits(_:nsView:context:)`; without, the intrinsic length of each axis, which the view doesn't go
/// below where it resists compression, nor above where it hugs (priorities of 750 and more); an
/// axis without an intrinsic length takes what is proposed.
@MainActor @preconcurrency
public protocol NSViewRepresentable: View {
  associatedtype NSViewType: _PlatformView
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>

  /// Creates the view, once for each identity.
  func makeNSView(context: Context) -> NSViewType
  /// Updates the view; also called directly after its creation.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Cleans up the view after its removal.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// Creates the object that keeps state for the view, once for each identity.
  func makeCoordinator() -> Coordinator
  /// Returns the view's size for a proposal, or `nil` to use its intrinsic size.
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

/// The coordinator, environment and transaction of a representable.
@MainActor @preconcurrency
public struct NSViewRepresentableContext<View: NSViewRepresentable>: _RepresentableContext {
  public let coordinator: View.Coordinator
  public internal(set) var transaction = Transaction()
  public internal(set) var environment: EnvironmentValues
}

/// A wrapper that uses an AppKit view controller in a SwiftUI view hierarchy.
///
/// Sizing: by `sizeThatFits(_:nsViewController:context:)`; without, what is proposed, or the controller's preferred
/// content size.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: View {
  associatedtype NSViewControllerType: NSViewController
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>

  /// Creates the controller, once for each identity.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Updates the controller; also called directly after its creation.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// Cleans up the controller after the removal of its view.
  static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator)
  /// Creates the object that keeps state for the controller, once for each identity.
  func makeCoordinator() -> Coordinator
  /// Returns the size for a proposal, or `nil` to use the proposal itself.
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

/// The coordinator, environment and transaction of a representable.
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<
  ViewController: NSViewControllerRepresentable
>: _RepresentableContext {
  public let coordinator: ViewController.Coordinator
  public internal(set) var transaction = Transaction()
  public internal(set) var environment: EnvironmentValues
}
