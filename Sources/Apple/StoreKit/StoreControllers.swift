// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

import QuoinNeighbours
import SwiftUI
import UIKit

public let SKStoreProductParameterITunesItemIdentifier = "id"
public let SKStoreProductParameterAffiliateToken = "at"
public let SKStoreProductParameterCampaignToken = "ct"
public let SKStoreProductParameterProductIdentifier = "productid"

/// The delegate of a page of the App Store.
@MainActor @preconcurrency
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// A placeholder for a page of the App Store.
open class SKStoreProductViewController: UIViewController {
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?

  open override func loadView() {
    view = _UIHostingView(rootView: PlaceholderView("App Store", symbol: "bag"))
  }

  /// Reports an error, because there is no App Store.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock: ((Bool, (any Error)?) -> Void)? = nil
  ) {
    completionBlock?(false, SKError(.storeProductNotAvailable))
  }
}

/// The delegate of an overlay.
@MainActor @preconcurrency
public protocol SKOverlayDelegate: NSObjectProtocol {
  func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
}

extension SKOverlayDelegate {
  public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
}

/// An overlay that shows another app. It fails to load, because there is no App Store.
@MainActor
open class SKOverlay: NSObject {
  open class Configuration: NSObject {}

  public final class AppConfiguration: Configuration {
    public var appIdentifier: String
    public var position: Position
    public var userDismissible = true
    public var campaignToken: String?
    public var providerToken: String?

    public init(appIdentifier: String, position: Position) {
      self.appIdentifier = appIdentifier
      self.position = position
    }
  }

  public final class AppClipConfiguration: Configuration {
    public var position: Position

    public init(position: Position) { self.position = position }
  }

  public enum Position: Int, Sendable {
    case bottom
    case bottomRaised
  }

  public let configuration: Configuration
  open weak var delegate: (any SKOverlayDelegate)?

  public init(configuration: Configuration) { self.configuration = configuration }

  /// Reports an error to the delegate.
  open func present(in scene: UIWindowScene) {
    delegate?.storeOverlayDidFailToLoad(self, error: SKError(.unsupportedPlatform))
  }
  /// Has no effect: no overlay is shown.
  open class func dismiss(in scene: UIWindowScene) {}
}
