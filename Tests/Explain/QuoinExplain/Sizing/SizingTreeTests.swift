import Foundation
import Quoin
import SwiftUI
import Testing

/// Neutral views in a hierarchy, and the wording of the fallback of 10.
@MainActor
@Suite("Sizing in a hierarchy") struct SizingTreeTests {
  private func renderer(_ view: some View) -> ImageRenderer<AnyView> {
    let renderer = ImageRenderer(content: AnyView(view))
    renderer.shaper = FixedShaper()
    renderer.proposedSize = ProposedViewSize(width: 300, height: 300)
    return renderer
  }

  @Test("a stack expands because of its expanding children")
  func stack() throws {
    let tree = try renderer(
      VStack {
        Text(verbatim: "Title")
        HStack {
          Text(verbatim: "Left")
          Color.red.frame(height: 9)
        }
      }
      .padding()
    ).sizingTree()
    #expect(
      "\(tree)" == """
        padding                h-neu → exp by VStack, v-neu → hug
        └─ VStack              h-neu → exp by HStack, v-neu → hug
           ├─ Text("Title")    h-hug, v-hug
           └─ HStack           h-neu → exp by frame, v-neu → hug
              ├─ Text("Left")  h-hug, v-hug
              └─ frame         h-neu → exp by Color, v-hug
                 └─ Color      h-exp, v-exp
        """, "\(tree)")
    #expect(tree.nodes[1].width.deciders == [3] && tree.nodes[1].height.deciders.isEmpty)
    #expect(tree.nodes[3].width.intrinsic == .neutral && tree.nodes[3].width.resolved == .expanding)
  }

  @Test("backgrounds never decide; several children may decide; a frame isn't neutral")
  func deciders() throws {
    let tree = try renderer(
      ZStack {
        Text(verbatim: "A").background(Color.red)
        Color.blue
        Circle()
      }
    ).sizingTree()
    #expect(tree.nodes[0].width.deciders.map { tree.nodes[$0].name } == ["Color", "Circle"])
    let behind = try #require(tree.nodes.first { $0.name == "background" })
    #expect(behind.width.intrinsic == .neutral && behind.width.resolved == .hugging)
    let frame = try renderer(Color.red.frame(width: 10)).sizingTree().nodes[0]
    #expect(frame.width.intrinsic == .hugging && frame.height.intrinsic == .neutral)
    let wide = try renderer(Text(verbatim: "A").frame(maxWidth: .infinity)).sizingTree().nodes[0]
    #expect(wide.width.intrinsic == .expanding && wide.width.deciders.isEmpty)
    let scroll = try renderer(ScrollView { Text(verbatim: "A") }).sizingTree().nodes[0]
    #expect(scroll.height.intrinsic == .expanding)
  }

  /// The articles' rule for the taxonomy: a neutral row hugs around a text and expands around a
  /// color.
  @Test("the taxonomy's neutral rows are neutral at the top of their trees, too")
  func taxonomy() throws {
    let views: [(AnyView, SizingBehavior)] = [
      (
        AnyView(
          HStack {
            Color.red
            Color.blue
          }), .init(horizontal: .neutral, vertical: .neutral)
      ),
      (AnyView(Color.red.padding(3)), .init(horizontal: .neutral, vertical: .neutral)),
      (AnyView(Color.red.fixedSize()), .init(horizontal: .hugging, vertical: .hugging)),
      (AnyView(Color.red.offset(x: 3)), .init(horizontal: .neutral, vertical: .neutral)),
      (
        AnyView(Color.red.frame(maxWidth: 80, maxHeight: .infinity)),
        .init(horizontal: .hugging, vertical: .expanding)
      ),
    ]
    for (view, expected) in views {
      let top = try renderer(view).sizingTree().nodes[0]
      let found = SizingBehavior(horizontal: top.width.intrinsic, vertical: top.height.intrinsic)
      #expect(found == expected, "\(top.name)")
    }
  }

  @Test("trees are JSON")
  func json() throws {
    let tree = try renderer(ZStack { Color.red }.padding()).sizingTree()
    let object =
      try JSONSerialization.jsonObject(with: JSONEncoder().encode(tree)) as? [String: Any]
    #expect(object?["schema"] as? Int == 1)
    let nodes = try #require(object?["nodes"] as? [[String: Any]])
    let width = try #require(nodes[0]["width"] as? [String: Any])
    #expect(width["intrinsic"] as? String == "neu" && width["resolved"] as? String == "exp")
    #expect(width["deciders"] as? [Int] == [1])
  }

  /// The tree, the steps, why, lint and the probe report the same for a color in a scroll view.
  @Test("the fallback of 10 is described in the same words everywhere, with its cause")
  func fallback() throws {
    let renderer = renderer(ScrollView { Color.red })
    let words = "falls back to 10, as the ScrollView proposes no height and it has none of its own"
    let report = renderer.layoutReport()
    #expect(report.description.contains(words), "\(report)")
    #expect(report.steps.contains { $0.contains(words) }, "\(report.steps)")
    let answers = try renderer.answers(to: "Color.height")
    #expect(answers.description.contains("it \(words)"), "\(answers)")
    #expect(try renderer.lint().contains { $0.message.contains("it \(words)") })
    #expect(renderer.sizing().fallbacks.contains { $0.contains(words) })
    // The nearest view that proposes nil; two axes at once; the whole.
    let fixed = self.renderer(ScrollView { Color.red.padding(2).fixedSize() }).layoutReport()
    #expect(
      fixed.description.contains(
        "falls back to 10, as the fixedSize proposes no size and it has none of its own"))
    let whole = ImageRenderer(content: Color.red)
    whole.proposedSize = ProposedViewSize(width: nil, height: 40)
    #expect(
      whole.layoutReport().description.contains(
        "width: falls back to 10, as the system proposes no width and it has none of its own"))
  }
}
