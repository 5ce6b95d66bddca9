import Quoin
import SwiftUI
import Testing
import UIKit
import WebKit

private struct Page: UIViewRepresentable {
  func makeUIView(context: Context) -> WKWebView {
    let view = WKWebView()
    view.load(URLRequest(url: URL(string: "https://example.com/a")!))
    return view
  }
  func updateUIView(_ view: WKWebView, context: Context) {}
}

@MainActor
struct WebViewTests {
  @Test func aWebViewTakesItsSpace() {
    let page = report(200, 100, Page())
    #expect(page.size == CGSize(width: 200, height: 100))
  }

  @Test func aWebViewWarnsThatItIsAPlaceholder() {
    let host = ImageRenderer(content: Page()).viewHost()
    _ = host.displayList()
    #expect(host.warnings.contains { $0.contains("“https://example.com/a”") })
  }

  @Test func swiftUIsWebViewShowsItsAddressOrText() throws {
    let url = try #require(URL(string: "https://example.com/a"))
    let view = report(200, 100, WebView(url: url))
    #expect(view.size == CGSize(width: 200, height: 100))
    #expect(view.nodes.contains { $0.name.contains("example.com") })
    let page = WebPage()
    page.load(URLRequest(url: url))
    #expect(page.url == url && !page.isLoading && page.hasOnlySecureContent)
    page.load(html: "<p>Plain <b>words</b></p>")
    let text = report(200, 100, WebView(page).webViewBackForwardNavigationGestures(.disabled))
    #expect(text.nodes.contains { $0.name.contains("Plain words") })
  }

  @Test func scriptsFail() async {
    await #expect(throws: WKError(.javaScriptExceptionOccurred)) {
      _ = try await WKWebView().evaluateJavaScript("1")
    }
    #expect(WKError(.unknown).errorCode == 1 && WKError.errorDomain == WKErrorDomain)
    #expect(WKError(.webViewInvalidated).code == WKError.webViewInvalidated)
  }

  @Test func cookiesAreThoseThatWereSet() async throws {
    let store = WKWebsiteDataStore.nonPersistent().httpCookieStore
    let cookie = try #require(
      HTTPCookie(properties: [
        .name: "a", .value: "1", .domain: "example.com", .path: "/",
      ]))
    store.setCookie(cookie)
    store.setCookie(cookie)
    #expect(await store.allCookies() == [cookie])
    store.delete(cookie)
    #expect(await store.allCookies().isEmpty)
  }
}
