#if !canImport(Darwin)
  import Foundation

  /// Views whose settings can be made for all of them at once.
  @MainActor @preconcurrency
  public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    static func appearance(whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type])
      -> Self
    static func appearance(for traits: UITraitCollection) -> Self
  }

  /// What can contain such views.
  @MainActor @preconcurrency
  public protocol UIAppearanceContainer: NSObjectProtocol {}
  extension UIView: UIAppearanceContainer {}
  extension UIViewController: UIAppearanceContainer {}

  /// The proxies by type. What is set on them is kept; what SwiftUI's own bars show of it, they look up here.
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

    /// The proxy of `type` if anything was set on it.
    static func known<Proxy: AnyObject>(_ type: Proxy.Type) -> Proxy? {
      proxies[ObjectIdentifier(type)] as? Proxy
    }
  }

  extension UIAppearance where Self: UIView {
    public static func appearance() -> Self {
      Appearances.proxy(Self.self) { Self(coder: NSCoder()) }
    }
    /// The settings for views inside others are those for all.
    public static func appearance(
      whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
    ) -> Self { appearance() }
    public static func appearance(for traits: UITraitCollection) -> Self { appearance() }
  }
#endif
