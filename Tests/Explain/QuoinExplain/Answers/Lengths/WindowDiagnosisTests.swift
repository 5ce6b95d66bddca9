import SwiftUI
import Testing

@testable import Quoin
@testable import QuoinExplain

/// Diagnoses about views that are larger than the window or their frame.
@MainActor
@Suite("Diagnoses of views out of the window")
struct WindowDiagnosisTests {
  private func scene<V: View>(_ view: V) throws -> AnswerScene {
    try LengthSamples.scene(view, isWindow: true)
  }

  private func message(_ text: some View) -> some View {
    _located(
      "A.swift|3:5|VStack@3:5|padding@7:6",
      VStack(alignment: .leading) {
        _located("A.swift|4:7|Text@4:7", Text("Maintenance"))
        text
      }
      .padding())
  }

  @Test("a text with fixedSize, named before the views that it pushes out")
  func spillingFixedSize() throws {
    let text = _located(
      "A.swift|5:7|Text@5:7|fixedSize@6:8", Text(LengthSamples.sentence).fixedSize())
    let scene = try scene(message(text))
    let found = SpillingFixedSize.find(in: scene)
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(scene.subjectText(first) == LengthSamples.sentence)
    #expect(first.seen.contains("in a window of 320"))
    #expect(first.cause.contains("line 6"))
    #expect(first.editActions == [.replace(".fixedSize(horizontal: false, vertical: true)")])
    #expect(first.edit?.outcome?.contains("nothing is cut") == true)
    #expect(WideView.find(in: scene).isEmpty)
  }

  @Test("a fixed height, a short text, and a row that scrolls")
  func fixedSizeThatFits() throws {
    let vertical = _located(
      "A.swift|5:7|Text@5:7|fixedSize@6:8",
      Text(LengthSamples.sentence).fixedSize(horizontal: false, vertical: true))
    #expect(SpillingFixedSize.find(in: try scene(message(vertical))).isEmpty)
    let short = _located("A.swift|5:7|Text@5:7|fixedSize@6:8", Text("Short").fixedSize())
    #expect(SpillingFixedSize.find(in: try scene(message(short))).isEmpty)
    let scrolled = ScrollView(.horizontal) {
      _located("A.swift|5:7|Text@5:7|fixedSize@6:8", Text(LengthSamples.sentence).fixedSize())
    }
    #expect(SpillingFixedSize.find(in: try scene(scrolled)).isEmpty)
  }

  @Test("a text with fixedSize in a narrower frame")
  func fixedSizeInFrame() throws {
    let view = _located(
      "A.swift|3:5|VStack@3:5|frame@6:6",
      VStack {
        _located(
          "A.swift|4:7|Text@4:7|fixedSize@5:8",
          Text("Forty characters in a single line").fixedSize())
      }
      .frame(width: 200))
    let first = try #require(SpillingFixedSize.find(in: try scene(view)).first)
    #expect(first.seen.contains("200"))
  }

  @Test("a frame with the width of the screen inside a padding")
  func screenWideFrame() throws {
    func card(_ width: CGFloat) -> some View {
      _located(
        "A.swift|3:5|Text@3:5|frame@4:6|padding@5:6",
        Text("Hi").frame(width: width).padding(16))
    }
    let found = ScreenWideFrame.find(in: try scene(card(320)))
    #expect(found.map(\.rule) == [.screenWideFrame])
    #expect(found.first?.editActions == [.relabel("width", to: "maxWidth")])
    #expect(found.first?.edit?.outcome?.contains("288") == true)
    #expect(ScreenWideFrame.find(in: try scene(card(280))).isEmpty)
  }

  @Test("a fixed width, and a row of fixed widths")
  func wideView() throws {
    let frame = _located(
      "A.swift|3:5|Text@3:5|frame@4:6", Text("Hi").frame(width: 400))
    let wide = try #require(WideView.find(in: try scene(frame)).first)
    #expect(wide.seen.contains("400 wide in a window of 320"))
    #expect(wide.seen.contains("40 at each side"))
    #expect(wide.editActions == [.relabel("width", to: "maxWidth")])
    let row = _located(
      "A.swift|3:5|HStack@3:5",
      HStack {
        _located("A.swift|4:7|Color@4:7|frame@4:15", Color.red.frame(width: 120))
        _located("A.swift|5:7|Color@5:7|frame@5:15", Color.green.frame(width: 120))
        _located("A.swift|6:7|Color@6:7|frame@6:15", Color.blue.frame(width: 120))
      })
    let found = WideView.find(in: try scene(row))
    #expect(found.count == 1)
    #expect(found.first?.editActions == [.wrap("ScrollView(.horizontal)")])
    #expect(found.first?.edit?.outcome == nil)
    let narrow = _located("A.swift|3:5|Text@3:5|frame@4:6", Text("Hi").frame(width: 300))
    #expect(WideView.find(in: try scene(narrow)).isEmpty)
  }

  @Test("a row that is a little too wide is meant to fit")
  func nearlyFittingRow() throws {
    func row(_ width: CGFloat) -> some View {
      _located(
        "A.swift|3:5|HStack@3:5",
        HStack {
          _located("A.swift|4:7|Color@4:7|frame@4:15", Color.red.frame(width: width))
          _located("A.swift|5:7|Color@5:7|frame@5:15", Color.blue.frame(width: width))
        })
    }
    let halves = try #require(WideView.find(in: try scene(row(160))).first)
    #expect(halves.editActions == [.setArgument("spacing", to: "0")])
    #expect(halves.edit?.outcome == "320 wide, inside of the window")
    let more = try #require(WideView.find(in: try scene(row(164))).first)
    #expect(more.editActions == Array(repeating: .relabel("width", to: "maxWidth"), count: 2))
    #expect(WideView.find(in: try scene(row(140))).isEmpty)
  }

  @Test("a column higher than the window, unless it scrolls")
  func tallContent() throws {
    let column = _located(
      "A.swift|4:7|VStack@4:7",
      VStack {
        _located("A.swift|5:9|Color@5:9|frame@5:17", Color.red.frame(height: 200))
        _located("A.swift|6:9|Color@6:9|frame@6:17", Color.green.frame(height: 200))
        _located("A.swift|7:9|Color@7:9|frame@7:17", Color.blue.frame(height: 200))
      })
    let found = TallContent.find(in: try scene(column))
    #expect(found.map(\.rule) == [.tallContent])
    #expect(found.first?.editActions == [.wrap("ScrollView")])
    #expect(TallContent.find(in: try scene(ScrollView { column })).isEmpty)
  }

  @Test("a column of two views, and one that is too high only beside a bar")
  func tallColumns() throws {
    func column(_ height: CGFloat) -> some View {
      _located(
        "A.swift|4:7|VStack@4:7",
        VStack(spacing: 0) {
          _located("A.swift|5:9|Color@5:9|frame@5:17", Color.red.frame(height: 400))
          _located("A.swift|6:9|Color@6:9|frame@6:17", Color.green.frame(height: height))
        })
    }
    let tall = TallContent.find(in: try scene(column(200)))
    #expect(tall.first?.seen.contains("is 600 high in a window of 480 and is cut") == true)
    #expect(TallContent.find(in: try scene(column(80))).isEmpty)
    let bar = Color.gray.frame(height: 60)
    let beside = TallContent.find(
      in: try scene(column(80).safeAreaInset(edge: .top, spacing: 0) { bar }))
    #expect(
      beside.first?.seen.contains("is 480 high where 420 are left and is cut") == true,
      "\(beside.map(\.seen))")
  }

  @Test("a frame with a text that is higher than the window, but not a color")
  func tallFrame() throws {
    let text = _located(
      "A.swift|3:5|Text@3:5|frame@4:6", Text("Maintenance").frame(height: 700))
    let found = TallContent.find(in: try scene(text))
    #expect(found.map(\.rule) == [.tallContent])
    #expect(found.first?.editActions == [.wrap("ScrollView")])
    #expect(found.first?.cause.contains("keeps its height, although only 480") == true)
    let color = _located("A.swift|3:5|Color@3:5|frame@4:6", Color.red.frame(height: 700))
    #expect(TallContent.find(in: try scene(color)).isEmpty)
  }

  @Test("a row that is too wide is found beside a column that is too high")
  func tallAndWide() throws {
    let column = _located(
      "A.swift|4:7|VStack@4:7",
      VStack(spacing: 0) {
        _located(
          "A.swift|5:9|HStack@5:9",
          HStack(spacing: 16) {
            _located("A.swift|6:11|Color@6:11|frame@6:22", Color.red.frame(width: 174, height: 300))
            _located(
              "A.swift|7:11|Color@7:11|frame@7:22", Color.blue.frame(width: 174, height: 300))
          })
        _located("A.swift|9:9|Color@9:9|frame@9:20", Color.green.frame(height: 300))
      })
    let scene = try scene(column)
    let rules = [LintRule.tallContent, .wideView]
    let found = AnswerMachine(scene).findings(of: rules).map(\.rule)
    #expect(Set(found).isSuperset(of: ["tall-content", "wide-view"]), "\(found)")
    let answers = try AnswerMachine(scene).answers(to: nil).answers.compactMap(\.rule)
    #expect(Set(answers).isSuperset(of: ["tall-content", "wide-view"]), "\(answers)")
  }

  #if Graphics
    @Test("an image that fills its frame and is not clipped")
    func spillingFill() throws {
      let picture = ImageRenderer(content: Color.teal.frame(width: 40, height: 20)).uiImage
      let image = Image(uiImage: try #require(picture)).resizable().scaledToFill()
      let open = _located(
        "A.swift|3:5|Image@3:5|resizable@4:6|scaledToFill@5:6|frame@6:6",
        image.frame(width: 100, height: 30))
      let found = SpillingFill.find(in: try scene(open))
      #expect(found.map(\.rule) == [.spillingFill])
      #expect(found.first?.seen.contains("100 × 50") == true)
      #expect(found.first?.cause.hasPrefix(".scaledToFill (line 5)") == true)
      #expect(found.first?.editActions == [.append(".clipped()")])
      let clipped = _located(
        "A.swift|3:5|Image@3:5|resizable@4:6|scaledToFill@5:6|frame@6:6|clipped@7:6",
        image.frame(width: 100, height: 30).clipped())
      #expect(SpillingFill.find(in: try scene(clipped)).isEmpty)
    }
  #endif
}
