import Quoin
import QuoinDrawing
import SwiftUI
import Testing
import UIKit

/// Records calls.
@MainActor
final class Journal {
  var lines: [String] = []
}

private struct Name: UIViewRepresentable {
  var text: String
  var journal: Journal?
  var hugs = false

  final class Coordinator {
    let number: Int
    init(_ number: Int) { self.number = number }
  }
  func makeCoordinator() -> Coordinator { Coordinator(7) }
  func makeUIView(context: Context) -> UILabel {
    journal?.lines.append("make \(context.coordinator.number)")
    let label = UILabel()
    if hugs {
      label.setContentHuggingPriority(.required, for: .horizontal)
      label.setContentHuggingPriority(.required, for: .vertical)
    }
    return label
  }
  func updateUIView(_ label: UILabel, context: Context) {
    label.text = text
    journal?.lines.append("update \(text)")
  }
  static func dismantleUIView(_ label: UILabel, coordinator: Coordinator) {
    Journals.shared.lines.append("dismantle \(coordinator.number)")
  }
}

/// The journal that records dismantled views; `dismantleUIView` is static, so it can't use a
/// journal stored in the representable.
@MainActor
private enum Journals { static let shared = Journal() }

private struct Panel: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) { view.backgroundColor = .red }
}

private struct Sized: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    CGSize(width: 30, height: (proposal.height ?? 0) / 2)
  }
}

/// Returns the size of `view` for a proposal of 200 × 100.
@MainActor
func size<V: SwiftUI.View>(_ view: V, _ width: CGFloat? = 200, _ height: CGFloat? = 100) -> CGSize {
  let renderer = ImageRenderer(content: view)
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  return renderer.displayList().size
}

@MainActor
@Suite(.serialized)
struct RepresentableTests {
  @Test func withoutIntrinsicSizeTheProposalIsTaken() {
    #expect(size(Panel()) == CGSize(width: 200, height: 100))
  }

  @Test func sizeThatFitsDecides() {
    #expect(size(Sized()) == CGSize(width: 30, height: 50))
  }

  @Test func contentHugsAndResistsByPriority() {
    let text = size(Text("Ada Lovelace"), nil, nil)
    #expect(size(Name(text: "Ada Lovelace", hugs: true)) == text)
    #expect(size(Name(text: "Ada Lovelace")) == CGSize(width: 200, height: 100))
    #expect(size(Name(text: "Ada Lovelace"), 10, 10) == text)
    #expect(size(Name(text: "Ada Lovelace"), nil, nil) == text)
  }

  @Test func aPageControlIsAsHighAsItsDots() {
    struct Dots: UIViewRepresentable {
      func makeUIView(context: Context) -> UIPageControl {
        let control = UIPageControl()
        control.numberOfPages = 3
        return control
      }
      func updateUIView(_ control: UIPageControl, context: Context) {}
    }
    #expect(size(Dots()) == CGSize(width: 200, height: 26))
    #expect(size(Dots(), nil, nil) == CGSize(width: 3 * 16 + 40, height: 26))
  }

  /// The appearance proxies hide SwiftUI's bars.
  @Test func anAppearanceHidesBars() {
    func shows(_ text: String, _ view: some SwiftUI.View) -> Bool {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: 390, height: 600)
      return renderer.layoutReport().nodes.contains { $0.name.contains(text) }
    }
    let tabs = TabView { Text("Page").tabItem { Text("Summary") } }
    let stack = NavigationStack { Text("Page").navigationTitle("Overview") }
    #expect(shows("Summary", tabs) && shows("Overview", stack))
    UITabBar.appearance().isHidden = true
    UINavigationBar.appearance().isHidden = true
    #expect(!shows("Summary", tabs) && !shows("Overview", stack))
    UITabBar.appearance().isHidden = false
    UINavigationBar.appearance().isHidden = false
    // A bar that isn't the proxy changes nothing.
    UITabBar(frame: .zero).isHidden = true
    #expect(shows("Summary", tabs) && shows("Overview", stack))
  }

  @Test func aViewIsDrawnByItsFrame() {
    let items = ImageRenderer(content: Panel().frame(width: 20, height: 10)).displayList().items
    let fills = items.compactMap { item -> CGRect? in
      guard case .fill(let path, .color(let color), _) = item, color.red == 1, color.green == 0
      else { return nil }
      return path.boundingRect
    }
    #expect(fills == [CGRect(x: 0, y: 0, width: 20, height: 10)])
  }

  @Test func makeUpdateDismantle() async throws {
    struct Screen: SwiftUI.View {
      let journal: Journal
      @State private var count = 0
      var body: some SwiftUI.View {
        VStack {
          Button("Increment") { count += 1 }
          if count < 2 { Name(text: "\(count)", journal: journal) }
        }
      }
    }
    let journal = Journal()
    Journals.shared.lines = []
    let host = ImageRenderer(content: Screen(journal: journal)).viewHost()
    _ = host.displayList()
    #expect(journal.lines == ["make 7", "update 0"])
    try host.tap("Increment")
    _ = host.displayList()
    #expect(journal.lines == ["make 7", "update 0", "update 1"])
    #expect(Journals.shared.lines.isEmpty)
    try host.tap("Increment")
    _ = host.displayList()
    #expect(journal.lines.count == 3)
    #expect(Journals.shared.lines == ["dismantle 7"])
  }

  @Test func aControllerAppearsAndDisappears() throws {
    final class Page: UIViewController {
      override func viewDidAppear(_ animated: Bool) { Journals.shared.lines.append("appeared") }
      override func viewDidDisappear(_ animated: Bool) {
        Journals.shared.lines.append("disappeared")
      }
    }
    struct Shown: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> Page {
        Journals.shared.lines.append("make")
        let page = Page()
        page.preferredContentSize = CGSize(width: 30, height: 20)
        return page
      }
      func updateUIViewController(_ page: Page, context: Context) {
        context.animate(changes: { Journals.shared.lines.append("update") })
      }
      static func dismantleUIViewController(_ page: Page, coordinator: ()) {
        Journals.shared.lines.append("dismantle")
      }
    }
    struct Screen: SwiftUI.View {
      @State private var isShown = true
      var body: some SwiftUI.View {
        VStack {
          Button("Hide") { isShown = false }
          if isShown { Shown() }
        }
      }
    }
    #expect(size(Shown(), nil, 50) == CGSize(width: 30, height: 50))
    Journals.shared.lines = []
    let host = ImageRenderer(content: Screen()).viewHost()
    _ = host.displayList()
    #expect(Journals.shared.lines == ["make", "appeared", "update"])
    try host.tap("Hide")
    _ = host.displayList()
    #expect(
      Journals.shared.lines == ["make", "appeared", "update", "disappeared", "dismantle"])
  }

  @Test func aHostingControllerDrawsInsideARepresentable() {
    struct Controller: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIHostingController<Text> {
        UIHostingController(rootView: Text("inside"))
      }
      func updateUIViewController(_ controller: UIHostingController<Text>, context: Context) {}
    }
    let list = ImageRenderer(content: Controller().frame(width: 100, height: 40)).displayList()
    #expect(list.words.contains("inside"))
    let controller = UIHostingController(rootView: Text("inside"))
    #expect(
      controller.sizeThatFits(in: CGSize(width: 500, height: 500)) == size(Text("inside"), nil, nil)
    )
  }

  @Test func aButtonActsAndItsLabelFollows() throws {
    struct Counter: UIViewRepresentable {
      func makeUIView(context: Context) -> UIStackView {
        let label = UILabel()
        label.text = "none"
        let button = UIButton(
          type: .system, primaryAction: UIAction(title: "Press") { _ in label.text = "one" })
        let stack = UIStackView(arrangedSubviews: [label, button])
        stack.axis = .vertical
        return stack
      }
      func updateUIView(_ view: UIStackView, context: Context) {}
    }
    let host = ImageRenderer(content: Counter().frame(width: 200, height: 100)).viewHost()
    #expect(host.displayList().words.contains("none"))
    try host.tap("Press")
    #expect(host.displayList().words.contains("one"))
  }
}

extension DisplayList {
  /// All characters in the display list.
  var words: [String] {
    items.compactMap { item in
      guard case .glyphs(let run, _, _) = item else { return nil }
      return run.text
    }
  }
}
