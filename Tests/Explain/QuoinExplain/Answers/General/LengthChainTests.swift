import SwiftUI
import Testing

@testable import QuoinExplain

@MainActor
@Suite("What decides a length")
struct LengthChainTests {
  private func answer<V: View>(
    _ view: V, _ name: String, _ aspect: LayoutAspect, width: CGFloat? = 320,
    height: CGFloat? = 480
  ) throws -> LayoutAnswer {
    let scene = try AnswerSamples.scene(view, width: width, height: height)
    let answers = try AnswerSamples.answers(
      scene, to: "", [aspect], targets: [AnswerSamples.name(name)])
    return try #require(answers.answers.first)
  }

  @Test("the modifiers of a text outwards as long as they change its length")
  func modifiers() throws {
    let answer = try answer(AnswerSamples.tea, "Tea", .height)
    #expect(
      answer.seen
        == "“Tea” is 120 high: the text 20.33 → .padding(10) (line 5) 40.33 → .frame(maxHeight: 120) (line 6) 120."
    )
    #expect(answer.cause.contains("maximum, 120"))
    #expect(answer.cause.contains("it is offered 480"))
    #expect(answer.source?.line == 6)
  }

  @Test("a fixed size gives a text its one line")
  func fixedSize() throws {
    let view = _located(
      "Card.swift|3:5|VStack@3:5|frame@5:6",
      VStack {
        _located("Card.swift|4:7|Text@4:7|fixedSize@4:30", Text("Hello, World!").fixedSize())
        _located("Card.swift|4:40|Text@4:40", Text("a"))
      }
      .frame(width: 50))
    let answer = try answer(view, "Hello, World!", .width)
    #expect(answer.cause.contains(".fixedSize() (line 4) gives it the width of its one line"))
    #expect(answer.cause.contains("it is offered 50"))
  }

  @Test("a text wraps at the width that a frame offers")
  func wrapping() throws {
    let view = _located(
      "Card.swift|3:5|Text@3:5|frame@4:6", Text("Hello, wide World!").frame(width: 80))
    let answer = try answer(view, "Hello", .width)
    #expect(answer.seen.contains("→ .frame(width: 80) (line 4) 80"))
    let height = try self.answer(view, "Hello", .height)
    #expect(height.cause.contains("it wraps at the width it is offered, 80"))
    #expect(height.cause.contains(".frame(width: 80) (line 4) offers its 80"))
  }

  @Test("a layout of the framework is as wide as its widest text and a distance")
  func widestText() throws {
    let view = _located(
      "Card.swift|3:5|VStack@3:5",
      VStack {
        LabelColumn {
          Text("0")
          Text("1,000")
        }
      })
    let answer = try answer(view, "VStack", .width)
    #expect(answer.cause.contains("as wide as its widest text, “1,000”"))
    #expect(answer.cause.contains("and 4 more"))
  }

  @Test("what proposes nothing is named, not the stack between")
  func ideal() throws {
    let view = _located(
      "Card.swift|3:5|ScrollView@3:5",
      ScrollView {
        _located(
          "Card.swift|4:7|VStack@4:7",
          VStack {
            _located("Card.swift|5:9|Color@5:9", Color.red)
            _located("Card.swift|6:9|Text@6:9", Text("below"))
            _located("Card.swift|7:9|Text@7:9", Text("last"))
          })
      })
    let answer = try answer(view, "Color", .height)
    #expect("\(answer)".contains("the ScrollView"))
    #expect(!"\(answer)".contains("VStack"))
  }

  @Test("a Spacer makes its stack fill what it is offered")
  func filling() throws {
    let answer = try answer(AnswerSamples.bar, "HStack", .width)
    #expect(answer.cause.contains("Spacer"))
    #expect(answer.seen.contains("288 → .padding(16) (line 10) 320"))
  }

  @Test("a stack is as wide as its widest view")
  func widest() throws {
    let view = _located(
      "Card.swift|3:5|VStack@3:5",
      VStack {
        _located("Card.swift|4:7|Text@4:7", Text("Hello, World!"))
        _located("Card.swift|5:7|Text@5:7", Text("a"))
      })
    let answer = try answer(view, "VStack", .width)
    #expect(answer.cause.contains("its widest view, “Hello, World!”"))
    #expect(answer.cause.contains("it is offered 320"))
  }

  @Test("controls and lists are explained by their type")
  func controls() throws {
    let list = _located(
      "Card.swift|3:5|VStack@3:5",
      VStack {
        _located(
          "Card.swift|4:7|List@4:7", List { _located("Card.swift|5:9|Text@5:9", Text("a")) })
        _located("Card.swift|6:7|Button@6:7", Button("Save") {})
      })
    let height = try answer(list, "List", .height)
    #expect(height.cause.hasPrefix("A List takes all the height it is offered."))
    let width = try answer(list, "Save", .width)
    #expect(width.cause.contains("A Button is only as wide as its label"))
    for answer in [height, width] {
      #expect(!answer.cause.contains("algorithm") && !answer.cause.contains("around the"))
    }
  }

  @Test("a Divider in a Grid is named")
  func grid() throws {
    let view = _located(
      "Card.swift|3:5|Grid@3:5",
      Grid {
        _located(
          "Card.swift|4:7|GridRow@4:7",
          GridRow {
            _located("Card.swift|5:9|Text@5:9", Text("Tea"))
            _located("Card.swift|6:9|Text@6:9", Text("3.20"))
          })
        _located("Card.swift|8:7|Divider@8:7", Divider())
      })
    let answer = try answer(view, "Grid", .width)
    #expect(answer.cause.contains("the Divider (line 8)") || answer.cause.contains("The Divider"))
    #expect(answer.source?.line == 8)
  }

  @Test("an effect changes only the drawing")
  func effects() throws {
    let view = _located(
      "Card.swift|3:5|Text@3:5|rotationEffect@4:6",
      Text("Hello").rotationEffect(.degrees(90)))
    let answer = try answer(view, "Hello", .width)
    #expect(answer.cause.contains(".rotationEffect (line 4) changes only the drawing"))
  }
}

/// A layout like that of the axis of a chart.
private struct LabelColumn: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(width: (sizes.map(\.width).max() ?? 0) + 4, height: 100)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: .unspecified) }
  }
}
