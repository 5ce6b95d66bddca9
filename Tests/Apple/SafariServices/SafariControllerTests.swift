import Quoin
import SafariServices
import SwiftUI
import Testing
import UIKit

private struct Browser: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> SFSafariViewController {
    SFSafariViewController(url: URL(string: "https://example.com/b")!)
  }
  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

@MainActor
struct SafariControllerTests {
  @Test func aSafariControllerTakesItsSpace() {
    #expect(report(200, 100, Browser()).size == CGSize(width: 200, height: 100))
  }
}
