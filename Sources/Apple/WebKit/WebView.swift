@_exported import Foundation
import Observation
import QuoinNeighbours
import SwiftUI

/// A view of a web page. Nothing is loaded: the view shows the page's address or the beginning of
/// its text.
///
/// Sizing: takes what is proposed; 10 points where nothing is.
public struct WebView: View {
  private let address: URL?
  private let page: WebPage?

  /// Creates a view of the page at a URL.
  public init(url: URL?) {
    address = url
    page = nil
  }

  /// Creates a view of a page.
  public init(_ page: WebPage) {
    address = nil
    self.page = page
  }

  public var body: some View {
    let title = page.map { $0.text } ?? ""
    let name = title.isEmpty ? (page?.url ?? address)?.absoluteString ?? "Web page" : title
    PlaceholderView(name, symbol: "globe", surface: Color(white: 0.97))
  }

  /// The behavior of swipes that go back and forward.
  public struct BackForwardNavigationGesturesBehavior: Hashable, Sendable {
    private let kind: Int
    public static let automatic = Self(kind: 0)
    public static let enabled = Self(kind: 1)
    public static let disabled = Self(kind: 2)
  }

  /// The behavior of gestures that magnify a page.
  public struct MagnificationGesturesBehavior: Hashable, Sendable {
    private let kind: Int
    public static let automatic = Self(kind: 0)
    public static let enabled = Self(kind: 1)
    public static let disabled = Self(kind: 2)
  }

  /// The behavior of previews of links.
  public struct LinkPreviewBehavior: Hashable, Sendable {
    private let kind: Int
    public static let automatic = Self(kind: 0)
    public static let enabled = Self(kind: 1)
    public static let disabled = Self(kind: 2)
  }
}

/// A web page that a ``WebView`` shows. Nothing is loaded: the page has only its address or text.
@MainActor @Observable
public final class WebPage {
  /// The configuration of a page, stored as data.
  public struct Configuration {
    /// Stored only: Quoin doesn't read it.
    public var applicationNameForUserAgent: String?
    /// Stored only: Quoin doesn't read it.
    public var allowsInlinePredictions = false
    /// Stored only: Quoin doesn't read it.
    public var upgradeKnownHostsToHTTPS = false
    public init() {}
  }

  /// A step of a navigation. Quoin never creates one.
  public enum NavigationEvent: Hashable, Sendable {
    case startedProvisionalNavigation
    case receivedServerRedirect
    case committed
    case finished
  }

  /// The steps of a navigation: none, because nothing is loaded.
  public typealias Navigations = AsyncThrowingStream<NavigationEvent, any Error>

  public private(set) var url: URL?
  private(set) var text = ""
  /// Stored only: Quoin doesn't read it.
  public var customUserAgent: String?
  /// Stored only: Quoin doesn't read it.
  public var isInspectable = false

  public init(configuration: Configuration = Configuration()) {}

  public var title: String { "" }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 0 }
  public var hasOnlySecureContent: Bool { url?.scheme == "https" }
  public var currentNavigationEvent: NavigationEvent? { nil }

  /// Shows a URL. Nothing is loaded, and there are no events.
  @discardableResult
  public func load(_ url: URL?) -> Navigations { show(url, "") }

  /// Shows the URL of a request. Nothing is loaded, and there are no events.
  @discardableResult
  public func load(_ request: URLRequest) -> Navigations { show(request.url, "") }

  /// Shows the beginning of the text of an HTML document. There are no events.
  @discardableResult
  public func load(html: String, baseURL: URL = URL(fileURLWithPath: "/")) -> Navigations {
    show(baseURL, WKWebView.text(ofHTML: html))
  }

  /// Has no effect: nothing is loaded.
  @discardableResult
  public func reload(fromOrigin: Bool = false) -> Navigations { show(url, text) }

  /// Has no effect: nothing is loaded.
  public func stopLoading() {}

  /// Throws an error, because scripts aren't run.
  @discardableResult
  public func callJavaScript(_ functionBody: String, arguments: [String: Any] = [:]) async throws
    -> Any?
  { throw CocoaError(.featureUnsupported) }

  private func show(_ url: URL?, _ text: String) -> Navigations {
    (self.url, self.text) = (url, text)
    return Navigations { $0.finish() }
  }
}

extension View {
  /// Has no effect: a page can't be swiped.
  /// Sizing: as the content.
  public func webViewBackForwardNavigationGestures(
    _ value: WebView.BackForwardNavigationGesturesBehavior
  ) -> some View { self }

  /// Has no effect: a page can't be magnified.
  /// Sizing: as the content.
  public func webViewMagnificationGestures(_ value: WebView.MagnificationGesturesBehavior)
    -> some View
  { self }

  /// Has no effect: a page has no links.
  /// Sizing: as the content.
  public func webViewLinkPreviews(_ value: WebView.LinkPreviewBehavior) -> some View { self }

  /// Has no effect: the surface of a page is always drawn.
  /// Sizing: as the content.
  public func webViewContentBackground(_ visibility: Visibility) -> some View { self }
}
