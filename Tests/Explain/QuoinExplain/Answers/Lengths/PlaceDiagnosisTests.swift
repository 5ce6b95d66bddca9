import SwiftUI
import Testing

@testable import Quoin
@testable import QuoinExplain

/// Diagnoses about the places of views, and about symbols and the texts beside them.
@MainActor
@Suite("Diagnoses of places and symbols")
struct PlaceDiagnosisTests {
  private func scene<V: View>(_ view: V, width: CGFloat = 320) throws -> AnswerScene {
    try LengthSamples.scene(view, width: width)
  }

  // MARK: Spacers

  private func order(_ height: CGFloat) -> some View {
    _located(
      "A.swift|4:7|VStack@4:7",
      VStack {
        _located("A.swift|5:9|Color@5:9|frame@5:15", Color.red.frame(height: height))
        _located("A.swift|6:9|Spacer@6:9", Spacer())
        _located("A.swift|7:9|Text@7:9", Text("Pay now"))
      })
  }

  @Test("a spacer in a scroll view has nothing to take")
  func scrolledSpacer() throws {
    func scroll(_ height: CGFloat) -> some View {
      _located("A.swift|3:5|ScrollView@3:5", ScrollView { order(height) })
    }
    let found = ScrolledSpacer.find(in: try scene(scroll(40)))
    let first = try #require(found.first)
    #expect(found.map(\.rule) == [.scrolledSpacer])
    #expect(first.seen.contains("8 high"))
    #expect(first.cause.contains("ScrollView (line 3)"))
    #expect(first.editActions == [.append(".containerRelativeFrame(.vertical)")])
    #expect(first.edit?.outcome?.contains("ends at 480") == true)
    #expect(ScrolledSpacer.find(in: try scene(scroll(600))).isEmpty)
    #expect(ScrolledSpacer.find(in: try scene(order(40))).isEmpty)
  }

  // MARK: Readers

  @Test("the content of a reader is at its corner")
  func cornerContent() throws {
    let reader = _located(
      "A.swift|3:5|GeometryReader@3:5",
      GeometryReader { _ in _located("A.swift|4:7|Text@4:7", Text("Hi")) })
    let found = CornerContent.find(in: try scene(reader))
    let first = try #require(found.first)
    #expect(found.map(\.rule) == [.cornerContent])
    #expect(first.isOnlyAsked)
    #expect(first.cause.contains("320 × 480"))
    let frame = SourceChange.Action.append(".frame(maxWidth: .infinity, maxHeight: .infinity)")
    #expect(first.editActions == [frame])
    let filled = _located(
      "A.swift|3:5|GeometryReader@3:5",
      GeometryReader { _ in
        _located(
          "A.swift|4:7|Text@4:7|frame@5:8",
          Text("Hi").frame(maxWidth: .infinity, maxHeight: .infinity))
      })
    #expect(CornerContent.find(in: try scene(filled)).isEmpty)
  }

  // MARK: Symbols

  private var symbol: Image { Image(systemName: "circle.fill") }

  @Test("a symbol with another ratio than its own")
  func distortedSymbol() throws {
    let wide = _located(
      "A.swift|3:5|Image@3:5|resizable@4:6|aspectRatio@5:6",
      symbol.resizable().aspectRatio(2, contentMode: .fit))
    let found = DistortedSymbol.find(in: try scene(wide))
    let first = try #require(found.first)
    #expect(first.isOnlyAsked)
    #expect(first.cause.contains("line 5"))
    #expect(first.editActions == [.replace(".aspectRatio(contentMode: .fit)")])
    let bare = _located("A.swift|3:5|Image@3:5|resizable@4:6", symbol.resizable())
    let stretched = try #require(DistortedSymbol.find(in: try scene(bare)).first)
    #expect(stretched.editActions == [.append(".scaledToFit()")])
    let fitting = _located(
      "A.swift|3:5|Image@3:5|resizable@4:6|scaledToFit@5:6", symbol.resizable().scaledToFit())
    #expect(DistortedSymbol.find(in: try scene(fitting)).isEmpty)
  }

  @Test("a symbol beside the middle of a paragraph")
  func middleSymbol() throws {
    func step(_ text: String, _ alignment: VerticalAlignment = .center) -> some View {
      _located(
        "A.swift|3:5|HStack@3:5",
        HStack(alignment: alignment) {
          _located("A.swift|4:7|Image@4:7", symbol)
          _located("A.swift|5:7|Text@5:7", Text(text))
        })
    }
    let sentence = LengthSamples.sentence
    let found = MiddleSymbol.find(in: try scene(step(sentence), width: 200))
    let first = try #require(found.first)
    #expect(found.map(\.rule) == [.middleSymbol])
    #expect(first.cause.contains("HStack (line 3)"))
    #expect(first.edit?.outcome?.contains("beside the first line") == true)
    #expect(MiddleSymbol.find(in: try scene(step(sentence, .top), width: 200)).isEmpty)
    #expect(MiddleSymbol.find(in: try scene(step("One line"))).isEmpty)
  }

  @Test("the numbers of a frame don't grow with the text size")
  func unscaledLength() throws {
    let icon = _located(
      "A.swift|3:5|Image@3:5|resizable@4:6|scaledToFit@5:6|frame@6:6",
      symbol.resizable().scaledToFit().frame(width: 20, height: 20))
    #expect(UnscaledLength.find(in: try scene(icon)).isEmpty)
    let large = try LengthSamples.scene(icon, textSize: .accessibility3)
    let found = UnscaledLength.find(in: large)
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(first.isOnlyAsked)
    #expect(first.seen.contains("accessibility3"))
    #expect(first.cause.contains("@ScaledMetric"))
  }

  // MARK: Texts

  @Test("a text of one line is cut, while the text beside it could wrap")
  func squeezedText() throws {
    func line(_ price: String) -> some View {
      _located(
        "A.swift|3:5|HStack@3:5",
        HStack {
          _located("A.swift|4:7|Text@4:7", Text(LengthSamples.sentence))
          _located("A.swift|5:7|Text@5:7|lineLimit@6:8", Text(price).lineLimit(1))
        })
    }
    let scene = try scene(line("Only 12.50 for a bowl"), width: 300)
    let found = SqueezedText.find(in: scene)
    let first = try #require(found.first)
    #expect(found.map(\.rule) == [.squeezedText])
    #expect(scene.subjectText(first) == "Only 12.50 for a bowl")
    #expect(first.editActions == [.append(".layoutPriority(1)")])
    #expect(first.edit?.outcome?.contains("nothing is cut") == true)
    #expect(SqueezedText.find(in: try self.scene(line("12.50"), width: 300)).isEmpty)
  }
}
