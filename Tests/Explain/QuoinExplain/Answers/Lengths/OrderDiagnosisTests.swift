import SwiftUI
import Testing

@testable import Quoin
@testable import QuoinExplain

/// Diagnoses about backgrounds that are smaller than intended.
@MainActor
@Suite("Diagnoses of tight and narrow backgrounds")
struct OrderDiagnosisTests {
  private func scene<V: View>(_ view: V) throws -> AnswerScene { try LengthSamples.scene(view) }

  @Test("a padding after the background of a text")
  func latePadding() throws {
    let view = _located(
      "A.swift|3:5|Text@3:5|background@4:6|padding@5:6",
      Text("Verified").background(Color.green).padding(12))
    let found = LatePadding.find(in: try scene(view))
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(first.rule == .latePadding)
    #expect(first.seen.contains("68 × 20.33"))
    #expect(first.cause.contains("line 5"))
    #expect(first.editActions == [.moveBefore(LengthSamples.source(4, 6))])
    #expect(first.edit?.changes.first?.call == "padding")
    #expect(first.edit?.outcome?.contains("92 × 44.33") == true)
  }

  @Test("a padding before the background, a margin, and a thin frame of another color")
  func paddingInPlace() throws {
    let early = _located(
      "A.swift|3:5|Text@3:5|padding@4:6|background@5:6",
      Text("Verified").padding(12).background(Color.green))
    #expect(LatePadding.find(in: try scene(early)).isEmpty)
    let margin = _located(
      "A.swift|3:5|Text@3:5|padding@4:6|background@5:6|padding@6:6",
      Text("Verified").padding(12).background(Color.green).padding(12))
    #expect(LatePadding.find(in: try scene(margin)).isEmpty)
    let thin = _located(
      "A.swift|3:5|Text@3:5|background@4:6|padding@5:6|background@6:6",
      Text("Verified").background(Color.green).padding(2).background(Color.black))
    #expect(LatePadding.find(in: try scene(thin)).isEmpty)
  }

  @Test("a flexible frame after the background")
  func narrowBackground() throws {
    let late = _located(
      "A.swift|3:5|Text@3:5|background@4:6|frame@5:6",
      Text("OK").background(Color.green).frame(maxWidth: .infinity))
    let found = NarrowBackground.find(in: try scene(late))
    #expect(found.map(\.rule) == [.narrowBackground])
    #expect(found.first?.editActions == [.moveBefore(LengthSamples.source(4, 6))])
    #expect(found.first?.aspects.contains(.width) == true)
    let early = _located(
      "A.swift|3:5|Text@3:5|frame@4:6|background@5:6",
      Text("OK").frame(maxWidth: .infinity).background(Color.green))
    #expect(NarrowBackground.find(in: try scene(early)).isEmpty)
  }

  private func panel(_ alignment: HorizontalAlignment) -> some View {
    VStack(alignment: alignment) {
      _located("A.swift|4:7|Text@4:7", Text("Opening hours"))
      _located("A.swift|5:7|Text@5:7", Text("Mon to Fri, 9 to 17"))
    }
  }

  @Test("a panel that is only as wide as its stack")
  func narrowPanel() throws {
    let view = _located(
      "A.swift|3:5|VStack@3:5|background@6:6", panel(.leading).background(Color.yellow))
    let found = NarrowPanel.find(in: try scene(view))
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(first.editActions == [.prepend(".frame(maxWidth: .infinity, alignment: .leading)")])
    #expect(first.edit?.outcome?.contains("320") == true)
    #expect(first.cause.contains("Mon to Fri"))
    let wide = _located(
      "A.swift|3:5|VStack@3:5|frame@6:6|background@7:6",
      panel(.leading).frame(maxWidth: .infinity).background(Color.yellow))
    #expect(NarrowPanel.find(in: try scene(wide)).isEmpty)
  }

  @Test("a panel beside another view shares the width")
  func panelInRow() throws {
    let row = HStack {
      _located(
        "A.swift|3:5|VStack@3:5|background@6:6", panel(.center).background(Color.yellow))
      Text("Other")
    }
    #expect(NarrowPanel.find(in: try scene(row)).isEmpty)
  }

  @Test("a frame with only a maximum takes it all")
  func maximumFrame() throws {
    func box(_ height: CGFloat) -> some View {
      _located(
        "A.swift|3:5|Text@3:5|padding@4:6|frame@5:6|background@6:6",
        Text("Tea").padding(10).frame(maxHeight: height).background(Color.mint))
    }
    let found = MaximumFrame.find(in: try scene(box(120)))
    #expect(found.map(\.rule) == [.maximumFrame])
    #expect(found.first?.seen.contains("120") == true)
    #expect(found.first?.editActions == [.append(".fixedSize(horizontal: false, vertical: true)")])
    #expect(MaximumFrame.find(in: try scene(box(50))).isEmpty)
  }
}
