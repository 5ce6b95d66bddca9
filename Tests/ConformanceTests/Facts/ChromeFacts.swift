import SwiftUI

extension Facts {
  /// Bars and presentations above windows, on a screen of 402 × 874.
  static let chrome: [String: Check] = [
    "mo-tabbar": { fact in
      for (count, pitch) in [(2, 86.0), (3, 86), (4, 86), (5, 68)] {
        let layout = screen {
          TabView {
            ForEach(0..<count, id: \.self) { index in
              Color.red.tabItem { Text("T").accessibilityIdentifier("tab") }
            }
          }
        }
        let bar = frames("tabBar", in: layout).first
        fact.expect("\(count) tabs.h", bar?.height, is: 62)
        fact.expect("\(count) tabs, below", bar.map { 874 - $0.maxY }, is: 21)
        let tabs = frames("tab", in: layout)
        fact.expect("tabs", CGFloat(tabs.count), is: CGFloat(count))
        fact.expect("\(count) tabs, pitch", tabs[1].minX - tabs[0].minX, is: pitch)
        if count >= 4 { fact.expect("\(count) tabs, before", bar?.minX, is: 21) }
        fact.expect("title.h", layout.frame(of: "tab")?.height, is: titleHeight)
      }
    },

    "mo-toolbar": { fact in
      let layout = screen {
        NavigationStack {
          Color.red.toolbar {
            ToolbarItem(placement: .bottomBar) { Button("A") {} }
            ToolbarSpacer(.flexible, placement: .bottomBar)
            ToolbarItem(placement: .bottomBar) { Button("B") {} }
          }
        }
      }
      let capsules = frames("barCapsule", in: layout)
      fact.expect("capsules", CGFloat(capsules.count), is: 2)
      fact.expect("height", capsules.first?.height, is: 48)
      fact.expect("before", capsules.first?.minX, is: 28)
      fact.expect("after", capsules.last.map { 402 - $0.maxX }, is: 28)
      fact.expect("below", capsules.first.map { 874 - $0.maxY }, is: 28)
    },

    "mo-page": { fact in
      let layout = screen {
        TabView { ForEach(0..<5, id: \.self) { _ in Color.red } }.tabViewStyle(.page)
      }
      fact.expect(
        "indicator", frames("pageIndicator", in: layout).first?.size, is: (126, 25.67))
      let dots = frames("dot", in: layout)
      fact.expect("dots", CGFloat(dots.count), is: 5)
      fact.expect("current dot", dots[0].size, is: (9.67, 9.67))
      fact.expect("other dot", dots[1].size, is: (7.67, 7.67))
      fact.expect("pitch", dots[1].midX - dots[0].midX, is: 17.67)
    },

    "mo-alert": { fact in
      let message = Text("Message")
      let layout = screen {
        Color.red.alert("Title", isPresented: .constant(true)) {
          Button("One") {}
          Button("Two") {}
          Button("Three") {}
        } message: {
          message.accessibilityIdentifier("message")
        }
      }
      let alert = frames("alert", in: layout).first ?? .zero
      fact.expect("width", alert.width, is: 320)
      fact.expect("centre", alert.midX, is: 201)
      let title = frames("Text(\"Title\")", in: layout).first ?? .zero
      fact.expect("title, above", title.minY - alert.minY, is: 22)
      fact.expect("title, before", title.minX - alert.minX, is: 30)
      let text = layout.frame(of: "message") ?? .zero
      fact.expect("message, before", text.minX - alert.minX, is: 30)
      fact.expect("message, above", text.minY - title.maxY, is: 7.33)
      let headline = alone { Text("Title").font(.headline) }.size
      fact.expect("title", title.size, is: (headline.width, headline.height))
      let body = alone { message.font(.system(size: 15)) }.size
      fact.expect("message", text.size, is: (body.width, body.height))
      let buttons = frames("alertButton", in: layout)
      fact.expect("button.h", buttons.first?.height, is: 48)
      fact.expect("button, before", buttons[0].minX - alert.minX, is: 16)
      fact.expect("button, after", alert.maxX - buttons[0].maxX, is: 16)
      fact.expect("between buttons", buttons[1].minY - buttons[0].maxY, is: 8)
      fact.expect("below", alert.maxY - buttons[2].maxY, is: 16)
    },

    "mo-actionsheet": { fact in
      let layout = screen {
        Color.red.frame(width: 60, height: 40).accessibilityIdentifier("source")
          .confirmationDialog("Title", isPresented: .constant(true)) { Button("One") {} }
      }
      let panel = frames("popover", in: layout).first ?? .zero
      fact.expect("width", panel.width, is: 240)
      let arrow = frames("arrowUp", in: layout).first ?? .zero
      fact.expect("arrow", arrow.size, is: (28, 13))
      fact.expect("arrow's place", arrow.maxY, is: panel.minY)
      let source = layout.frame(of: "source") ?? .zero
      fact.expect("arrow's tip.y", arrow.minY, is: source.maxY)
      fact.expect("arrow's tip.x", arrow.midX, is: source.midX)
    },
  ]

  /// The height of a line of text of 10 points.
  private static var titleHeight: CGFloat {
    alone { Text("T").font(.system(size: 10, weight: .medium)) }.size.height
  }

  private static func alone<Content: View>(@ViewBuilder _ content: () -> Content) -> LayoutReport {
    report(nil, nil, content: content)
  }

  private static func screen<Content: View>(@ViewBuilder _ content: () -> Content) -> LayoutReport {
    window(
      CGSize(width: 402, height: 874),
      EdgeInsets(top: 62, leading: 0, bottom: 34, trailing: 0), content: content)
  }

  /// Returns the frames of the container parts that are called `name` in reports.
  private static func frames(_ name: String, in layout: LayoutReport) -> [CGRect] {
    layout.nodes.filter { $0.name == name }.map(\.frame)
  }
}
