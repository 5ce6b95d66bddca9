import Foundation
import QuoinCore
import QuoinGeometry

/// How large a sheet is where there is room for several sizes.
@MainActor @preconcurrency
public protocol PresentationSizing {}

extension PresentationSizing {
  /// Keeps to the content along the axes that are said.
  public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
  /// Grows with the content along the axes that are said.
  public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing {
    self
  }
}

/// The platform's own size.
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
  /// Compiles only: sets how large the sheet around is. Phones have one size, and here so have all devices.
  /// Sizing: neutral.
  public func presentationSizing<S: PresentationSizing>(_ sizing: S) -> some View { self }
}
