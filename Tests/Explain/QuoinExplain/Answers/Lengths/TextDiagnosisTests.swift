import SwiftUI
import Testing

@testable import Quoin
@testable import QuoinExplain

/// A layout that measures its subviews without a width, and so gives them one line.
private struct OneLineFlow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let heights = subviews.map { $0.sizeThatFits(.unspecified).height }
    return CGSize(width: proposal.width ?? 300, height: heights.reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var y = bounds.minY
    for subview in subviews {
      let size = subview.sizeThatFits(.unspecified)
      subview.place(
        at: CGPoint(x: bounds.minX, y: y),
        proposal: ProposedViewSize(width: min(size.width, bounds.width), height: size.height))
      y += size.height
    }
  }
}

/// A layout that breaks its rows at the width it gets, and answers the height of one row or of all.
private struct TagFlow: Layout {
  let isMeasuredWide: Bool

  private func places(_ subviews: Subviews, _ width: CGFloat) -> [CGRect] {
    var (x, y, end): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return subviews.map { subview in
      let size = subview.sizeThatFits(.unspecified)
      if x > 0, x + size.width > width { (x, y) = (0, end) }
      let frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      x += size.width
      end = max(end, frame.maxY)
      return frame
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width ?? .infinity
    let frames = places(subviews, isMeasuredWide ? .infinity : width)
    let size = frames.reduce(CGRect.zero) { $0.union($1) }.size
    return CGSize(width: min(size.width, width), height: size.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for (frame, subview) in zip(places(subviews, bounds.width), subviews) {
      subview.place(
        at: CGPoint(x: bounds.minX + frame.minX, y: bounds.minY + frame.minY),
        proposal: .unspecified)
    }
  }
}

/// Diagnoses about texts that are cut, and about their places.
@MainActor
@Suite("Diagnoses of texts and places")
struct TextDiagnosisTests {
  private func scene<V: View>(_ view: V) throws -> AnswerScene { try LengthSamples.scene(view) }

  @Test("a frame that is too low for its text")
  func frameCutsText() throws {
    func card(_ height: CGFloat) -> some View {
      _located(
        "A.swift|3:5|Text@3:5|frame@4:6",
        Text(LengthSamples.sentence).frame(height: height))
    }
    let scene = try scene(card(30))
    let first = try #require(FrameCutsText.find(in: scene).first)
    #expect(first.rule == .fixedFrameCutsText)
    #expect(first.editActions == [.relabel("height", to: "minHeight")])
    #expect(first.edit?.outcome?.contains("nothing is cut") == true)
    #expect(FrameCutsText.find(in: try self.scene(card(200))).isEmpty)
  }

  @Test("a layout of the author's that measures without a width")
  func layoutCutsText() throws {
    func flow(_ text: String) -> some View {
      _located(
        "A.swift|3:5|OneLineFlow@3:5",
        OneLineFlow { _located("A.swift|4:7|Text@4:7", Text(text)) })
    }
    let first = try #require(LayoutCutsText.find(in: try scene(flow(LengthSamples.sentence))).first)
    #expect(first.cause.hasPrefix("OneLineFlow"))
    #expect(first.cause.contains("one line"))
    #expect(LayoutCutsText.find(in: try scene(flow("Short"))).isEmpty)
  }

  @Test("a layout of the author's that answers less than it uses")
  func spillingLayout() throws {
    func column(_ tags: [String], isMeasuredWide: Bool = true) -> some View {
      _located(
        "A.swift|3:5|VStack@3:5|frame@7:6",
        VStack(spacing: 0) {
          _located(
            "A.swift|4:7|TagFlow@4:7",
            TagFlow(isMeasuredWide: isMeasuredWide) {
              ForEach(tags, id: \.self) { _located("A.swift|5:9|Text@5:9", Text($0)) }
            })
          _located("A.swift|6:7|Text@6:7", Text("Serves four"))
        }
        .frame(width: 160))
    }
    let tags = ["sweet potato", "lentils", "coriander", "lime"]
    let scene = try scene(column(tags))
    let first = try #require(SpillingLayout.find(in: scene).first)
    #expect(scene.subjectText(first) == "Serves four")
    #expect(first.seen.hasPrefix("TagFlow (line 4) answers a height of 20.33"))
    #expect(first.cause.contains("proposal.width"))
    #expect(SpillingLayout.find(in: try self.scene(column(["lime"]))).isEmpty)
    #expect(
      SpillingLayout.find(in: try self.scene(column(tags, isMeasuredWide: false))).isEmpty)
  }

  @Test("a fixed width and a limit of one line leave only a smaller font")
  func shrinkingText() throws {
    func button(_ width: CGFloat) -> some View {
      _located(
        "A.swift|3:5|Text@3:5|frame@4:6|lineLimit@5:6",
        Text("Continue listening").frame(width: width, height: 44).lineLimit(1))
    }
    let first = try #require(WidthCutsText.find(in: try scene(button(110))).first)
    #expect(first.editActions == [.append(".minimumScaleFactor(0.5)")])
    #expect(first.edit?.isComputed == true)
    #expect(first.cause.contains(".lineLimit (line 5)"))
    #expect(WidthCutsText.find(in: try scene(button(300))).isEmpty)
    // A font of less than half the size can't be read.
    let narrow = WidthCutsText.find(in: try scene(button(60)))
    #expect(!narrow.contains { $0.editActions == [.append(".minimumScaleFactor(0.5)")] })
  }

  @Test("a text beside a greedy color")
  func starvedText() throws {
    func row(_ color: some View) -> some View {
      _located(
        "A.swift|3:5|HStack@3:5|frame@6:6",
        HStack {
          _located("A.swift|4:7|Text@4:7", Text("A title of some length"))
          color
        }
        .frame(width: 240, height: 22))
    }
    let bare = _located("A.swift|5:7|Color@5:7", Color.teal)
    let first = try #require(StarvedText.find(in: try scene(row(bare))).first)
    #expect(first.editActions == [.append(".layoutPriority(1)")])
    let narrow = _located("A.swift|5:7|Color@5:7|frame@5:18", Color.teal.frame(width: 20))
    #expect(StarvedText.find(in: try scene(row(narrow))).isEmpty)
  }

  @Test("a line limit cuts, which is only explained")
  func lineLimit() throws {
    let limited = _located(
      "A.swift|3:5|Text@3:5|lineLimit@4:6", Text(LengthSamples.sentence).lineLimit(1))
    let first = try #require(LineLimitedText.find(in: try scene(limited)).first)
    #expect(first.editActions == [.remove])
    #expect(first.cause.contains("line 4"))
    let free = _located("A.swift|3:5|Text@3:5", Text(LengthSamples.sentence))
    #expect(LineLimitedText.find(in: try scene(free)).isEmpty)
  }

  @Test("a frame that is too narrow for a text of one line")
  func widthCutsText() throws {
    func price(_ width: CGFloat) -> some View {
      _located(
        "A.swift|3:5|Text@3:5|lineLimit@4:6|frame@5:6",
        Text("1,234.50").lineLimit(1).frame(width: width))
    }
    let scene = try scene(price(40))
    let first = try #require(WidthCutsText.find(in: scene).first)
    // The text is named by its limit of one line, with which it could shrink.
    #expect(first.editActions == [.append(".minimumScaleFactor(0.5)")])
    #expect(LineLimitedText.find(in: scene).isEmpty)
    #expect(WidthCutsText.find(in: try self.scene(price(100))).isEmpty)
  }

  private func bar(_ first: String, _ last: String) -> some View {
    _located(
      "A.swift|3:5|HStack@3:5",
      HStack {
        _located("A.swift|4:7|Text@4:7", Text(first))
        _located("A.swift|5:7|Spacer@5:7", Spacer())
        _located("A.swift|6:7|Text@6:7", Text("Trip"))
        _located("A.swift|7:7|Spacer@7:7", Spacer())
        _located("A.swift|8:7|Text@8:7", Text(last))
      })
  }

  @Test("a title between two spacers")
  func offCenter() throws {
    let scene = try scene(bar("Cancel", "OK"))
    let first = try #require(OffCenter.find(in: scene).first)
    #expect(scene.subjectText(first) == "Trip")
    #expect(first.seen.contains("right of"))
    #expect(first.edit != nil)
    #expect(!first.isOnlyAsked)
    #expect(OffCenter.find(in: try self.scene(bar("Back", "Next"))).isEmpty)
  }

  @Test("a symbol between two spacers is only an answer")
  func symbolOffCenter() throws {
    let scene = try scene(
      _located(
        "A.swift|3:5|HStack@3:5",
        HStack {
          _located("A.swift|4:7|Text@4:7", Text("Copenhagen"))
          _located("A.swift|5:7|Spacer@5:7", Spacer())
          _located("A.swift|6:7|Circle@6:7|frame@6:17", Circle().frame(width: 8, height: 8))
          _located("A.swift|7:7|Spacer@7:7", Spacer())
          _located("A.swift|8:7|Text@8:7", Text("Oslo"))
        }))
    #expect(OffCenter.find(in: scene).map(\.isOnlyAsked) == [true])
  }

  @Test("an offset leaves a gap, and a negative padding none")
  func offsetGap() throws {
    func column(_ y: CGFloat) -> some View {
      _located(
        "A.swift|3:5|VStack@3:5",
        VStack(spacing: 8) {
          _located("A.swift|4:7|Color@4:7|frame@4:18", Color.clear.frame(height: 60))
          _located(
            "A.swift|5:7|Color@5:7|frame@5:18|offset@6:8",
            Color.teal.frame(height: 100).offset(y: y))
          _located("A.swift|7:7|Text@7:7", Text("Below"))
        })
    }
    let first = try #require(OffsetGap.find(in: try scene(column(-30))).first)
    #expect(first.seen.contains("38"))
    #expect(first.editActions == [.replace(".padding(.top, -30)")])
    #expect(first.edit?.outcome == "a gap of 8")
    #expect(OffsetGap.find(in: try scene(column(-2))).isEmpty)
  }

  @Test("a rotated text keeps its width")
  func unrotatedSpace() throws {
    let row = _located(
      "A.swift|3:5|HStack@3:5",
      HStack {
        _located(
          "A.swift|4:7|Text@4:7|rotationEffect@5:8",
          Text("A long label").rotationEffect(.degrees(-90)))
        _located("A.swift|6:7|Text@6:7", Text("Content"))
      })
    let first = try #require(UnrotatedSpace.find(in: try scene(row)).first)
    #expect(first.seen.contains("102 × 20.33"))
    #expect(first.editActions.first == .prepend(".fixedSize()"))
    #expect(first.edit?.outcome == "it takes 21 × 102")
  }

  @Test("a multiline alignment of a single line")
  func idleTextAlignment() throws {
    func title(_ text: String) -> some View {
      _located(
        "A.swift|3:5|Text@3:5|multilineTextAlignment@4:6",
        Text(text).multilineTextAlignment(.leading))
    }
    let scene = try LengthSamples.scene(title("Short"), isWindow: true)
    let first = try #require(IdleTextAlignment.find(in: scene).first)
    #expect(first.cause.contains("line 4"))
    #expect(first.editActions == [.append(".frame(maxWidth: .infinity, alignment: .leading)")])
    #expect(IdleTextAlignment.find(in: try self.scene(title(LengthSamples.sentence))).isEmpty)
  }

  @Test("a plain screen has no diagnosis of its lengths")
  func nothing() throws {
    let view = _located(
      "A.swift|3:5|VStack@3:5|padding@8:6",
      VStack(alignment: .leading, spacing: 12) {
        _located("A.swift|4:7|Text@4:7|font@4:20", Text("Settings").font(.title))
        _located("A.swift|5:7|Text@5:7", Text(LengthSamples.sentence))
        _located("A.swift|6:7|Button@6:7", Button("Save") {})
        _located("A.swift|7:7|Spacer@7:7", Spacer())
      }
      .padding())
    let scene = try LengthSamples.scene(view, isWindow: true)
    let found = LengthDiagnoses.finders.flatMap { $0(scene) }
    #expect(found.isEmpty)
  }
}
