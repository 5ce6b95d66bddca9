// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

@_exported import FoundationNetworking
import QuoinNeighbours
import SwiftUI
@_exported import UIKit

/// The loading of a page.
open class WKNavigation: NSObject {}

/// The preferences for scripts.
open class WKPreferences: NSObject {
  /// Stored only: Quoin doesn't read it.
  open var minimumFontSize: CGFloat = 0
  /// Stored only: Quoin doesn't read it.
  open var javaScriptCanOpenWindowsAutomatically = false
  /// Stored only: Quoin doesn't read it.
  open var javaScriptEnabled = true
  /// Stored only: Quoin doesn't read it.
  open var isElementFullscreenEnabled = false
}

open class WKWebpagePreferences: NSObject {
  /// Stored only: Quoin doesn't read it.
  open var allowsContentJavaScript = true
}

public enum WKUserScriptInjectionTime: Int, Sendable {
  case atDocumentStart
  case atDocumentEnd
}

/// A script to inject into pages. It isn't run.
open class WKUserScript: NSObject {
  public let source: String
  public let injectionTime: WKUserScriptInjectionTime
  public let isForMainFrameOnly: Bool

  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}

/// A message from a script. Quoin never creates one.
open class WKScriptMessage: NSObject {
  public let body: Any
  public let name: String

  init(body: Any, name: String) {
    self.body = body
    self.name = name
  }
}

@MainActor @preconcurrency
public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(
    _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

/// The scripts of a view, stored as data.
open class WKUserContentController: NSObject {
  open private(set) var userScripts: [WKUserScript] = []

  open func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  open func removeAllUserScripts() { userScripts = [] }
  /// Has no effect: no scripts run.
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  /// Has no effect: no scripts run.
  open func removeScriptMessageHandler(forName name: String) {}
}

/// The stored data of pages, which is empty.
open class WKWebsiteDataStore: NSObject {
  private nonisolated(unsafe) static let store = WKWebsiteDataStore()

  open class func `default`() -> WKWebsiteDataStore { store }
  open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  open class func allWebsiteDataTypes() -> Set<String> { [] }
  @MainActor public private(set) lazy var httpCookieStore = WKHTTPCookieStore()
}

open class WKProcessPool: NSObject {}

public struct WKAudiovisualMediaTypes: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all = WKAudiovisualMediaTypes(rawValue: .max)
}

/// The configuration of a web view, stored as data.
@MainActor @preconcurrency
open class WKWebViewConfiguration: NSObject {
  /// Stored only: Quoin doesn't read it.
  open var preferences = WKPreferences()
  /// Stored only: Quoin doesn't read it.
  open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  open var userContentController = WKUserContentController()
  /// Stored only: Quoin doesn't read it.
  open var websiteDataStore = WKWebsiteDataStore.default()
  /// Stored only: Quoin doesn't read it.
  open var processPool = WKProcessPool()
  /// Stored only: Quoin doesn't read it.
  open var allowsInlineMediaPlayback = false
  /// Stored only: Quoin doesn't read it.
  open var allowsPictureInPictureMediaPlayback = true
  /// Stored only: Quoin doesn't read it.
  open var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  /// Stored only: Quoin doesn't read it.
  open var applicationNameForUserAgent: String?

  public override init() { super.init() }
}

public enum WKNavigationType: Int, Sendable {
  case linkActivated
  case formSubmitted
  case backForward
  case reload
  case formResubmitted
  case other = -1
}

public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel
  case allow
  case download
}

public enum WKNavigationResponsePolicy: Int, Sendable {
  case cancel
  case allow
  case download
}

open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { true }
}

/// A navigation that a page requests. Quoin never creates one.
open class WKNavigationAction: NSObject {
  public let request: URLRequest
  public let navigationType: WKNavigationType
  open var targetFrame: WKFrameInfo? { nil }

  init(request: URLRequest, navigationType: WKNavigationType) {
    self.request = request
    self.navigationType = navigationType
  }
}

/// The response of a server. Quoin never creates one.
open class WKNavigationResponse: NSObject {
  public let response: URLResponse
  open var isForMainFrame: Bool { true }
  open var canShowMIMEType: Bool { true }

  init(response: URLResponse) { self.response = response }
}

@MainActor @preconcurrency
public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void)
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void)
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error)
  func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  )
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

extension WKNavigationDelegate {
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor (WKNavigationActionPolicy) -> Void
  ) {
    decisionHandler(.allow)
  }
  public func webView(
    _ webView: WKWebView, decidePolicyFor navigationResponse: WKNavigationResponse,
    decisionHandler: @escaping @MainActor (WKNavigationResponsePolicy) -> Void
  ) {
    decisionHandler(.allow)
  }
  public func webView(
    _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(
    _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!,
    withError error: any Error
  ) {}
  public func webView(
    _ webView: WKWebView, didReceiveServerRedirectForProvisionalNavigation navigation: WKNavigation!
  ) {}
  public func webViewWebContentProcessDidTerminate(_ webView: WKWebView) {}
}

@MainActor @preconcurrency
public protocol WKUIDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView?
  func webViewDidClose(_ webView: WKWebView)
}

extension WKUIDelegate {
  public func webView(
    _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
    for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
  ) -> WKWebView? { nil }
  public func webViewDidClose(_ webView: WKWebView) {}
}

/// A web page. Nothing is loaded: the view shows the page's address or the beginning of its text.
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  /// Stored only: Quoin doesn't read it.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// Stored only: Quoin doesn't read it.
  open weak var uiDelegate: (any WKUIDelegate)?
  open private(set) var url: URL?
  /// Stored only: Quoin doesn't read it.
  open var allowsBackForwardNavigationGestures = false
  /// Stored only: Quoin doesn't read it.
  open var allowsLinkPreview = true
  /// Stored only: Quoin doesn't read it.
  open var customUserAgent: String?
  /// Stored only: Quoin doesn't read it.
  open var pageZoom: CGFloat = 1
  /// Stored only: Quoin doesn't read it.
  open var isInspectable = false
  public let scrollView = UIScrollView()
  private var text = ""

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  open var title: String? { nil }
  open var isLoading: Bool { false }
  open var estimatedProgress: Double { 0 }
  open var hasOnlySecureContent: Bool { url?.scheme == "https" }
  open var backForwardList: WKBackForwardList { WKBackForwardList() }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }

  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? {
    show(request.url, "")
    return WKNavigation()
  }
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    show(baseURL, Self.text(ofHTML: string))
    return WKNavigation()
  }
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    show(URL, "")
    return WKNavigation()
  }
  @discardableResult
  open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    show(baseURL, "")
    return WKNavigation()
  }
  /// Has no effect: nothing is loaded.
  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}

  /// Fails with an error, because scripts aren't run.
  open func evaluateJavaScript(
    _ javaScriptString: String,
    completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, WKError(.javaScriptExceptionOccurred))
  }

  /// Fails with an error, because scripts aren't run.
  @discardableResult
  open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }

  /// Returns the first words of an HTML document.
  static func text(ofHTML html: String) -> String {
    html.replacing(/<[^>]*>/, with: " ").split(whereSeparator: \.isWhitespace).prefix(40)
      .joined(separator: " ")
  }

  private func show(_ url: URL?, _ text: String) {
    self.url = url
    self.text = text
    setNeedsDisplay()
  }

  open override var _rendering: AnyView? {
    let name = text.isEmpty ? url?.absoluteString ?? "Web page" : text
    return AnyView(
      QuoinNeighbours.PlaceholderView(name, symbol: "globe", surface: Color(white: 0.97)))
  }
}
