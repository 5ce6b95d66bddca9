#if canImport(UIKit)
  import SwiftUI
  import UIKit

  /// UIKit's page control.
  struct PageDots: UIViewRepresentable {
    let count: Int
    @Binding var page: Int

    func makeCoordinator() -> Coordinator {
      Coordinator(self)
    }

    func makeUIView(context: Context) -> UIPageControl {
      let control = UIPageControl()
      control.numberOfPages = count
      control.pageIndicatorTintColor = .systemGray4
      control.currentPageIndicatorTintColor = .brand
      control.addTarget(
        context.coordinator, action: #selector(Coordinator.turn(_:)), for: .valueChanged)
      return control
    }

    func updateUIView(_ control: UIPageControl, context: Context) {
      context.coordinator.dots = self
      control.currentPage = page
    }

    @MainActor final class Coordinator: NSObject {
      var dots: PageDots

      init(_ dots: PageDots) {
        self.dots = dots
      }

      @objc func turn(_ control: UIPageControl) {
        dots.page = control.currentPage
      }
    }
  }

  #Preview("Dots", traits: .fixedLayout(width: 200, height: 60)) {
    @Previewable @State var page = 1
    PageDots(count: 4, page: $page)
  }
#endif
