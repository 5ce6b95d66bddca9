import Quoin
import SwiftUI
import UIKit

/// A view of UIKit, drawn by SwiftUI.
struct Shown: UIViewRepresentable {
  let make: @MainActor () -> UIView
  func makeUIView(context: Context) -> UIView { make() }
  func updateUIView(_ view: UIView, context: Context) {}
}

/// Returns the texts that a view of UIKit draws.
@MainActor
func words(_ make: @escaping @MainActor () -> UIView) -> String {
  let content = Shown(make: make).frame(width: 200, height: 100)
  return ImageRenderer(content: content).displayList().items.compactMap { item in
    guard case .glyphs(let run, _, _) = item else { return nil }
    return run.text
  }.joined(separator: " ")
}
