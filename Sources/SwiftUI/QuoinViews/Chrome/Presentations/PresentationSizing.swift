import Foundation
import QuoinCore
import QuoinGeometry

/// The size of a sheet if several sizes fit.
@MainActor @preconcurrency
public protocol PresentationSizing {}

extension PresentationSizing {
  /// Returns a sizing that fits the content along the given axes.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  /// Returns a sizing that grows with the content along the given axes.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

/// The platform's default size.
public struct AutomaticPresentationSizing: PresentationSizing { nonisolated public init() {} }
/// The size of a form.
public struct FormPresentationSizing: PresentationSizing { nonisolated public init() {} }
/// The size of a page.
public struct PagePresentationSizing: PresentationSizing { nonisolated public init() {} }
/// The size of the content.
public struct FittedPresentationSizing: PresentationSizing { nonisolated public init() {} }

extension PresentationSizing where Self == AutomaticPresentationSizing {
  public static var automatic: Self { Self() }
}
extension PresentationSizing where Self == FormPresentationSizing {
  public static var form: Self { Self() }
}
extension PresentationSizing where Self == PagePresentationSizing {
  public static var page: Self { Self() }
}
extension PresentationSizing where Self == FittedPresentationSizing {
  public static var fitted: Self { Self() }
}

extension View {
  /// Compiles only: sets the size of the enclosing sheet. Phones have one size, which all devices
  /// use here.
  /// Sizing: neutral.
  public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View { self }
}
