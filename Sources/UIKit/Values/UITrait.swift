#if !canImport(Darwin)
  import Foundation
  import ObjectiveC
  import QuoinViews

  /// What can be different from place to place and from time to time.
  public protocol UITraitDefinition { associatedtype Value }

  /// A trait by its type.
  public typealias UITrait = any UITraitDefinition.Type

  public enum UITraitUserInterfaceStyle: UITraitDefinition {
    public typealias Value = UIUserInterfaceStyle
  }
  public enum UITraitUserInterfaceIdiom: UITraitDefinition {
    public typealias Value = UIUserInterfaceIdiom
  }
  public enum UITraitHorizontalSizeClass: UITraitDefinition {
    public typealias Value = UIUserInterfaceSizeClass
  }
  public enum UITraitVerticalSizeClass: UITraitDefinition {
    public typealias Value = UIUserInterfaceSizeClass
  }
  public enum UITraitPreferredContentSizeCategory: UITraitDefinition {
    public typealias Value = UIContentSizeCategory
  }
  public enum UITraitDisplayScale: UITraitDefinition { public typealias Value = CGFloat }

  /// A wish to be told of changes, which can be given up.
  public protocol UITraitChangeRegistration: AnyObject {}

  private final class Registration: UITraitChangeRegistration {}

  /// What can be told that its traits change.
  @MainActor @preconcurrency
  public protocol UITraitChangeObservable: AnyObject {}

  extension UITraitChangeObservable {
    /// Compiles only: the traits of a picture don't change.
    @discardableResult
    public func registerForTraitChanges<Observer>(
      _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration { Registration() }

    /// Compiles only: the traits of a picture don't change.
    @discardableResult
    public func registerForTraitChanges(
      _ traits: [UITrait], action: Selector
    ) -> any UITraitChangeRegistration { Registration() }

    /// Compiles only: there is nothing to be told of.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
  }

  extension UIView: UITraitChangeObservable {}
  extension UIViewController: UITraitChangeObservable {}
#endif
