import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText
import QuoinViews
import Testing

/// Effects that depend on a view's geometry (Rules/Geometry.md#visual-effect).
@MainActor
@Suite struct VisualEffectTests {
  @Test func changesAreMadeOfTheGeometry() throws {
    let view = try Rendering(
      Color.red.frame(width: 40, height: 20).visualEffect { content, proxy in
        content.offset(x: proxy.size.width / 2).opacity(proxy.size.height / 40).scaleEffect(2)
      }
      .padding(.leading, 10))
    #expect(view.size == CGSize(width: 50, height: 20))
    let steps = view.items.filter { if case .push = $0 { true } else { false } }
    // The last change is the outermost group.
    #expect(
      steps == [
        .push(.transform(CGAffineTransform(a: 2, b: 0, c: 0, d: 2, tx: -30, ty: -10))),
        .push(.opacity(0.5)), .push(.transform(CGAffineTransform(translationX: 20, y: 0))),
      ])
  }

  @Test func readersInsideSeeTheChange() throws {
    var frames: [CGRect] = []
    let view = GeometryReader { proxy in
      let _ = frames.append(proxy.frame(in: .global))
      Color.red
    }
    .visualEffect { content, proxy in
      content.offset(x: proxy.frame(in: .global).minX, y: 3)
    }
    .padding(.leading, 8)
    for isRightToLeft in [false, true] {
      _ = try Rendering(view, 48, 20, isRightToLeft: isRightToLeft)
    }
    #expect(
      frames == [
        CGRect(x: 16, y: 3, width: 40, height: 20), CGRect(x: 0, y: 3, width: 40, height: 20),
      ])
  }

  @Test func anotherLayoutEvaluatesTheEffectAgain() throws {
    let tree = try ViewTree(
      Color.red.visualEffect { content, proxy in content.offset(y: proxy.size.width) },
      shaper: FixedShaper())
    for width in [10, 30] as [CGFloat] {
      try tree.layOut(proposal: ProposedViewSize(width: width, height: 10))
      #expect(
        tree.displayList().items.first
          == .push(.transform(CGAffineTransform(translationX: 0, y: width))))
    }
  }

  @Test func omittedPerspectiveIsReported() throws {
    let view = try Rendering(
      Color.red.visualEffect { content, _ in
        content.rotation3DEffect(.degrees(30), axis: (x: 1, y: 0, z: 0))
      }, 10, 10)
    #expect(view.warnings.count == 1)
  }

  @Test func geometryChangesAreReportedOnce() throws {
    var sizes: [CGSize] = []
    var widths: [[CGFloat]] = []
    let tree = try ViewTree(
      Color.red
        .onGeometryChange(for: CGSize.self, of: \.size) { sizes.append($0) }
        .onGeometryChange(for: CGFloat.self) { proxy in
          proxy.size.width
        } action: { old, new in
          widths.append([old, new])
        }, shaper: FixedShaper())
    for height in [5, 5, 6] as [CGFloat] {
      try tree.layOut(proposal: ProposedViewSize(width: 10, height: height))
    }
    try tree.layOut(proposal: ProposedViewSize(width: 20, height: 6))
    #expect(
      sizes == [
        CGSize(width: 10, height: 5), CGSize(width: 10, height: 6), CGSize(width: 20, height: 6),
      ])
    #expect(widths == [[10, 10], [10, 20]])
  }
}
