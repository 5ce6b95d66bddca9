import Foundation
import ObjectiveC
import QuoinViews

/// A property of the environment of views, which differs by place and time.
public protocol UITraitDefinition { associatedtype Value }

/// A trait, identified by its type.
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

/// A registration for trait changes, which can be canceled.
public protocol UITraitChangeRegistration: AnyObject {}

private final class Registration: UITraitChangeRegistration {}

/// A type that observes trait changes.
@MainActor @preconcurrency
public protocol UITraitChangeObservable: AnyObject {}

extension UITraitChangeObservable {
  /// Compiles only: the traits of an image don't change.
  @discardableResult
  public func registerForTraitChanges<Observer>(
    _ traits: [UITrait], handler: @escaping (Observer, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { Registration() }

  /// Compiles only: the traits of an image don't change.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], action: Selector
  ) -> any UITraitChangeRegistration { Registration() }

  /// Compiles only: there are no changes to observe.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {}
}

extension UIView: UITraitChangeObservable {}
extension UIViewController: UITraitChangeObservable {}
