import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText
import QuoinViews
import Testing

/// A leaf for its parent, with a stack of layers at the top leading corner inside
/// (Rules/Geometry.md#geometry-reader).
@MainActor
@Suite struct GeometryReaderTests {
  @Test func aReaderTakesTheProposalOrTenPoints() throws {
    let reader = GeometryReader { _ in Color.red.frame(width: 500, height: 500) }
    #expect(try Rendering(reader, 120, 40).size == CGSize(width: 120, height: 40))
    #expect(try Rendering(reader, nil, 40).size == CGSize(width: 10, height: 40))
    #expect(try Rendering(reader).size == CGSize(width: 10, height: 10))
    #expect(try Rendering(reader, .infinity, 0).size == CGSize(width: CGFloat.infinity, height: 0))
  }

  @Test func aStackGivesItItsShareAndOrdinarySpacing() throws {
    let row = HStack {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width).accessibilityIdentifier("a")
      }
      .layoutPriority(-1)
      Color.blue.frame(width: 40, height: 10).accessibilityIdentifier("b")
    }
    let view = try Rendering(row, 100, 20)
    #expect(view.frame("a") == CGRect(x: 0, y: 0, width: 52, height: 20))
    #expect(view.frame("b") == CGRect(x: 60, y: 5, width: 40, height: 10))
  }

  @Test func everyChildIsOfferedItsSizeAtTheTopLeadingCorner() throws {
    let reader = GeometryReader { _ in
      Color.red.accessibilityIdentifier("fills")
      Color.red.frame(width: 30, height: 20).accessibilityIdentifier("small")
      Color.red.frame(width: 300, height: 20).accessibilityIdentifier("large")
      Spacer().accessibilityIdentifier("spacer")
    }
    let view = try Rendering(reader, 100, 60)
    #expect(view.frame("fills") == CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(view.frame("small") == CGRect(x: 0, y: 0, width: 30, height: 20))
    #expect(view.frame("large") == CGRect(x: 0, y: 0, width: 300, height: 20))
    // There is no surrounding stack: it expands on both axes (Rules/Stacks.md#stack-axis).
    #expect(view.frame("spacer") == CGRect(x: 0, y: 0, width: 100, height: 60))
  }

  @Test func guidesInsideStayInside() throws {
    let view = try Rendering(
      HStack(alignment: .mark, spacing: 0) {
        GeometryReader { _ in Color.red.alignmentGuide(.mark) { _ in 3 } }
          .frame(width: 10, height: 20).accessibilityIdentifier("reader")
        Color.blue.frame(width: 10, height: 20).alignmentGuide(.mark) { _ in 0 }
          .accessibilityIdentifier("other")
      })
    // By default, the reader's guide is at its bottom, which is aligned with the other view's top.
    #expect(view.frame("reader")?.minY == 0)
    #expect(view.frame("other")?.minY == 20)
  }

  @Test func fromRightToLeftTheLeadingCornerIsTheRightOne() throws {
    let reader = GeometryReader { proxy in
      Color.red.frame(width: proxy.size.width / 4, height: 20).accessibilityIdentifier("a")
    }
    let view = try Rendering(reader, 100, 60, isRightToLeft: true)
    #expect(view.frame("a") == CGRect(x: 75, y: 0, width: 25, height: 20))
  }

  @Test func theEnvironmentAroundReachesTheContent() throws {
    let view = try Rendering(
      GeometryReader { _ in EnvironmentReader() }.environment(\.layoutDirection, .rightToLeft),
      100, 20)
    #expect(view.frame("rightToLeft") == CGRect(x: 90, y: 0, width: 10, height: 10))
  }

  private struct EnvironmentReader: View {
    @Environment(\.layoutDirection) var direction
    var body: some View {
      Color.red.frame(width: 10, height: 10).accessibilityIdentifier("\(direction)")
    }
  }

  @Test func readersInReadersSeeTheirOwnSize() throws {
    let view = try Rendering(
      GeometryReader { outer in
        GeometryReader { inner in
          Color.red.frame(width: inner.size.width / 2, height: outer.size.height / 2)
            .accessibilityIdentifier("a")
        }
        .frame(width: outer.size.width / 2)
      }, 80, 40)
    #expect(view.frame("a") == CGRect(x: 0, y: 0, width: 20, height: 20))
  }

  @Test func anotherProposalEvaluatesTheContentAgain() throws {
    var evaluations = 0
    let tree = try ViewTree(
      GeometryReader { proxy in
        let _ = { evaluations += 1 }()
        Color.red.frame(width: proxy.size.width / 2).accessibilityIdentifier("a")
      }, shaper: FixedShaper())
    for width in [100, 100, 60] as [CGFloat] {
      #expect(
        try tree.layOut(proposal: ProposedViewSize(width: width, height: 10)).width == width)
      #expect(tree.frame(of: "a")?.width == width / 2)
    }
    #expect(evaluations == 2)
    _ = try tree.trace(proposal: ProposedViewSize(width: 60, height: 10))
    #expect(evaluations == 2)
    _ = try tree.trace(proposal: ProposedViewSize(width: 40, height: 10))
    #expect(evaluations == 3)
    #expect(tree.frame(of: "a")?.width == 20)
  }

  @Test func aReaderThatContainsItselfIsRefused() throws {
    struct Endless: View {
      var body: some View { GeometryReader { _ in Endless() } }
    }
    struct Doubling: View {
      var body: some View {
        GeometryReader { _ in
          Doubling()
          Doubling()
        }
      }
    }
    #expect(throws: ViewError.tooDeep) { try Rendering(Endless(), 10, 10) }
    #expect(throws: ViewError.tooDeep) { try Rendering(Doubling(), 10, 10) }
  }

  @Test func hundredsOfReadersInEachOtherAreLaidOut() throws {
    struct Nested: View {
      let depth: Int
      var body: some View {
        GeometryReader { proxy in
          if depth > 0 {
            Nested(depth: depth - 1).padding(1)
          } else {
            Color.red.frame(width: proxy.size.width).accessibilityIdentifier("core")
          }
        }
      }
    }
    let view = try Rendering(Nested(depth: 400), 1000, 1000)
    #expect(view.frame("core") == CGRect(x: 400, y: 400, width: 200, height: 200))
  }

  @Test func twiceTheReadersAreTwiceTheWork() throws {
    func measurements(_ count: Int) throws -> Int {
      try Rendering(
        VStack {
          ForEach(0..<count) { _ in
            GeometryReader { proxy in Text("\(Int(proxy.size.width))") }.frame(height: 20)
          }
        }, 100
      ).tree.layout.measurements
    }
    let (some, more) = (try measurements(200), try measurements(400))
    #expect(some > 0)
    #expect(more <= 2 * some)
  }

  @Test func layersDontAffectTheLayout() throws {
    let view = try Rendering(
      Color.red.frame(width: 40, height: 20).background {
        GeometryReader { proxy in
          Color.blue.frame(width: proxy.size.width * 3).accessibilityIdentifier("a")
        }
      })
    #expect(view.size == CGSize(width: 40, height: 20))
    #expect(view.frame("a") == CGRect(x: 0, y: 0, width: 120, height: 20))
  }

  @Test func drawingSeesTheContent() throws {
    let view = try Rendering(
      GeometryReader { proxy in Color.red.frame(width: proxy.size.width / 2) }, 40, 20)
    #expect(view.fills.map(\.box) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
  }
}

extension VerticalAlignment {
  private enum Mark: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.height }
  }
  fileprivate static let mark = VerticalAlignment(Mark.self)
}

extension ViewTree {
  /// Returns the frame of the first node called `identifier`, in the root's space.
  func frame(of identifier: String) -> CGRect? {
    var open = [layout.root!]
    while let node = open.popLast() {
      if identifiers(of: node).contains(identifier) { return layout.frame(of: node) }
      open += layout.children(of: node).reversed()
    }
    return nil
  }
}

extension Rendering {
  /// Returns the frame of the view called `identifier`, in the root's space.
  func frame(_ identifier: String) -> CGRect? { tree.frame(of: identifier) }
}
