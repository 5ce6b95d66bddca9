import AppKit
import Quoin
import QuoinDrawing
import SwiftUI
import Testing

@MainActor
private final class Journal {
  static let shared = Journal()
  var lines: [String] = []
}

private struct Name: NSViewRepresentable {
  var text: String
  var hugs = false

  final class Coordinator {
    let number: Int
    init(_ number: Int) { self.number = number }
  }
  func makeCoordinator() -> Coordinator { Coordinator(7) }
  func makeNSView(context: Context) -> NSTextField {
    Journal.shared.lines.append("make \(context.coordinator.number)")
    let label = NSTextField(labelWithString: "")
    if hugs {
      label.setContentHuggingPriority(.required, for: .horizontal)
      label.setContentHuggingPriority(.required, for: .vertical)
    } else {
      label.setContentHuggingPriority(.defaultLow, for: .vertical)
    }
    return label
  }
  func updateNSView(_ nsView: NSTextField, context: Context) {
    nsView.stringValue = text
    Journal.shared.lines.append("update \(text)")
  }
  static func dismantleNSView(_ nsView: NSTextField, coordinator: Coordinator) {
    Journal.shared.lines.append("dismantle \(coordinator.number)")
  }
}

private struct Sized: NSViewRepresentable {
  func makeNSView(context: NSViewRepresentableContext<Sized>) -> NSView { NSView() }
  func updateNSView(_ nsView: NSView, context: NSViewRepresentableContext<Sized>) {}
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSView, context: Context) -> CGSize? {
    CGSize(width: 30, height: (proposal.height ?? 0) / 2)
  }
}

private struct Panel: NSViewControllerRepresentable {
  func makeNSViewController(context: Context) -> NSHostingController<Text> {
    NSHostingController(rootView: Text("inside"))
  }
  func updateNSViewController(_ controller: NSHostingController<Text>, context: Context) {
    controller.rootView = Text("updated")
  }
}

@MainActor
private func size(_ view: some SwiftUI.View, _ width: CGFloat? = 200, _ height: CGFloat? = 100)
  -> CGSize
{
  let renderer = ImageRenderer(content: view)
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  return renderer.displayList().size
}

@MainActor
@Suite(.serialized)
struct RepresentableTests {
  @Test func sizeThatFitsDecides() {
    #expect(size(Sized()) == CGSize(width: 30, height: 50))
  }

  @Test func contentHugsAndResistsByPriority() {
    let text = NSTextField(labelWithString: "Ada Lovelace").fittingSize
    #expect(size(Name(text: "Ada Lovelace", hugs: true)) == text)
    #expect(size(Name(text: "Ada Lovelace")) == CGSize(width: 200, height: 100))
    #expect(size(Name(text: "Ada Lovelace"), 10, 10) == text)
  }

  @Test func makeUpdateDismantle() throws {
    struct Screen: SwiftUI.View {
      @State private var count = 0
      var body: some SwiftUI.View {
        VStack {
          Button("Increment") { count += 1 }
          if count < 1 { Name(text: "\(count)") }
        }
      }
    }
    Journal.shared.lines = []
    let host = ImageRenderer(content: Screen()).viewHost()
    _ = host.displayList()
    try host.tap("Increment")
    _ = host.displayList()
    #expect(Journal.shared.lines == ["make 7", "update 0", "dismantle 7"])
  }

  @Test func hostingViewsDraw() {
    let list = ImageRenderer(content: Panel().frame(width: 100, height: 40)).displayList()
    #expect(list.words == "updated")
    let view = NSHostingView(rootView: Text("hosted").padding())
    #expect(view.fittingSize == size(Text("hosted").padding(), nil, nil))
    #expect(drawn(100, 100) { NSHostingView(rootView: Text("hosted")) }.words == "hosted")
  }

  @Test func typingIntoAFieldNotifiesItsDelegate() throws {
    final class Delegate: NSObject, NSTextFieldDelegate {
      var text = ""
      func controlTextDidChange(_ obj: Notification) {
        text = (obj.object as? NSTextField)?.stringValue ?? ""
      }
    }
    let delegate = Delegate()
    struct Field: NSViewRepresentable {
      let delegate: Delegate
      func makeNSView(context: Context) -> NSTextField {
        let field = NSTextField(string: "")
        field.placeholderString = "Name"
        field.delegate = delegate
        return field
      }
      func updateNSView(_ nsView: NSTextField, context: Context) {}
    }
    let host = ImageRenderer(content: Field(delegate: delegate).frame(width: 200)).viewHost()
    _ = host.displayList()
    try host.type("Ada", into: "Name")
    #expect(delegate.text == "Ada")
  }
}
