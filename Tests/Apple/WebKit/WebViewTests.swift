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
}
