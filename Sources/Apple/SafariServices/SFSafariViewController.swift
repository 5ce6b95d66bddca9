import QuoinNeighbours
import SwiftUI
@_exported import UIKit

@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: NSObjectProtocol {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}

/// A web page with a browser's bars. Nothing is loaded: the view shows the page's address.
open class SFSafariViewController: UIViewController {
  open class Configuration: NSObject {
    open var entersReaderIfAvailable = false
    /// Stored only: Quoin doesn't read it.
    open var barCollapsingEnabled = true
  }

  public enum DismissButtonStyle: Int, Sendable {
    case done
    case close
    case cancel
  }

  private let page: URL?
  public let configuration: Configuration
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// Stored only: Quoin doesn't read it.
  open var preferredBarTintColor: UIColor?
  /// Stored only: Quoin doesn't read it.
  open var preferredControlTintColor: UIColor?
  /// Stored only: Quoin doesn't read it.
  open var dismissButtonStyle = DismissButtonStyle.done

  public init(url URL: URL, configuration: Configuration) {
    page = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public convenience init(url URL: URL) {
    self.init(url: URL, configuration: Configuration())
  }
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    self.init(url: URL)
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
  }
  public required init?(coder: NSCoder) {
    page = nil
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func loadView() { view = PageView(page?.absoluteString ?? "") }
}

private final class PageView: UIView {
  private let address: String

  init(_ address: String) {
    self.address = address
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }

  override var _rendering: AnyView? {
    AnyView(
      QuoinNeighbours.PlaceholderView(address, symbol: "safari", surface: Color(white: 0.97)))
  }
}
