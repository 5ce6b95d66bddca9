import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

/// A wrapper that uses a UIKit gesture recognizer as a SwiftUI gesture.
///
/// Compiles only: the recognizer is not created, because views receive no touches, and the
/// gesture never succeeds.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
  associatedtype UIGestureRecognizerType: UIGestureRecognizer
  associatedtype Coordinator = Void
  typealias Context = UIGestureRecognizerRepresentableContext<Self>
  typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

  func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
  func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
  func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
  func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable {
  public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {
  }
  public func handleUIGestureRecognizerAction(
    _ recognizer: UIGestureRecognizerType, context: Context
  ) {}
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
  public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<
  Representable: UIGestureRecognizerRepresentable
> {
  public let coordinator: Representable.Coordinator
  public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// A converter for the locations of a recognizer's touches.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
  public var localLocation: CGPoint { .zero }
  public var localTranslation: CGPoint? { nil }
  public var localVelocity: CGPoint? { nil }
  public func location(in space: some CoordinateSpaceProtocol) -> CGPoint { .zero }
  public func translation(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
  public func velocity(in space: some CoordinateSpaceProtocol) -> CGPoint? { nil }
}

extension View {
  /// Compiles only: see ``UIGestureRecognizerRepresentable``. Sizing: neutral.
  public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
    self
  }
}
