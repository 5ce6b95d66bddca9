import Foundation
import QuoinViews

/// A class whose instances share default settings.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  static func appearance() -> Self
  static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
    -> Self
  static func appearance(for traits: UITraitCollection) -> Self
}

/// A container that an appearance can be limited to.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}
extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}

/// The appearance proxies by type. Quoin's bars look up the settings that they support.
@MainActor
enum Appearances {
  private static var proxies: [ObjectIdentifier: AnyObject] = [:]

  static func proxy<Proxy: AnyObject>(_ type: Proxy.Type, _ make: () -> Proxy?) -> Proxy {
    let key = ObjectIdentifier(type)
    if let known = proxies[key] as? Proxy { return known }
    guard let proxy = make() else {
      preconditionFailure("\(type) can't be made without an archive, so it has no appearance().")
    }
    proxies[key] = proxy
    return proxy
  }

  /// Hides SwiftUI's bars at `placement`, or shows them, if `bar` is the proxy of its type.
  static func hide<Bar: UIView>(_ bar: Bar, as placement: ToolbarPlacement) {
    guard known(Bar.self) === bar else { return }
    if bar.isHidden {
      BarDefaults.hiddenBars.insert(placement)
    } else {
      BarDefaults.hiddenBars.remove(placement)
    }
  }

  /// Returns the proxy of `type` if anything requested it.
  static func known<Proxy: AnyObject>(_ type: Proxy.Type) -> Proxy? {
    proxies[ObjectIdentifier(type)] as? Proxy
  }
}

extension UIAppearance where Self: UIView {
  public static func appearance() -> Self {
    Appearances.proxy(Self.self) { Self(coder: NSCoder()) }
  }
  /// Returns the proxy for all instances; limiting it to containers has no effect.
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> Self { appearance() }
  public static func appearance(for traits: UITraitCollection) -> Self { appearance() }
}
