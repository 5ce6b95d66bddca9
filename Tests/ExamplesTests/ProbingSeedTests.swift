import Quoin
import SwiftUI
import Testing

@testable import SeedExamples

/// The procedure of the articles: a border on a canvas of 1000 × 1000 shows whether a view hugs or
/// expands.
@MainActor
@Suite struct ProbingSeedTests {
  private let canvas = CGSize(width: 1000, height: 1000)

  @Test func simpleViews() throws {
    let reports = reports(of: SimpleView_Previews.self)
    let text = try #require(reports["Text"])
    let border = try #require(text.frames("border").first)
    #expect(border == (try text.only("Text")))
    #expect(border.width < 100 && isClose(border.height, 20 + 1.0 / 3))
    let color = try #require(reports["Color"])
    #expect(color.frames("border").first?.size == canvas)
  }

  @Test func aComposedViewAdoptsItsChildsBehaviour() throws {
    let previews = PreviewCatalog.previews(of: ComposedView_Previews.self)
    let reports = reports(of: ComposedView_Previews.self)
    #expect(previews.count == 2)
    let expanding = try #require(reports["ComposedView_Previews 1"])
    let hugging = try #require(reports["ComposedView_Previews 2"])
    #expect(expanding.frames("border").map(\.size) == [canvas, canvas])
    let borders = hugging.frames("border")
    #expect(borders.count == 2 && borders[0] == borders[1])
    #expect(borders[0].width < 100 && isClose(borders[0].height, 20 + 1.0 / 3))
  }

  /// The modifier expands horizontally and is neutral vertically.
  @Test func aModifier() throws {
    let reports = reports(of: Modifier_Previews.self)
    let color = try #require(reports["Modifier_Previews 1"])
    #expect(color.frames("border").map(\.size) == [canvas, canvas])
    let text = try #require(reports["Modifier_Previews 2"])
    let (outer, inner) = (text.frames("border")[0], text.frames("border")[1])
    #expect(outer.width == 1000 && inner.width < 100)
    #expect(outer.height == inner.height && isClose(inner.height, 20 + 1.0 / 3))
    #expect(isClose(inner.midX, outer.midX))
  }

  @Test func anUndeterminedSizeIsTen() throws {
    let report = try #require(reports(of: Undetermined_Size_Previews.self).values.first)
    #expect(report.size == CGSize(width: 10, height: 10))
    #expect(try report.only("Color").size == CGSize(width: 10, height: 10))
  }

  @Test func hiddenBelowAThreshold() throws {
    let reports = reports(of: HideBelow_Previews.self)
    let wide = try #require(reports["wide"])
    #expect(wide.size == CGSize(width: 160, height: 60))
    let text = try wide.only("Text")
    #expect(isClose(text.midX, 80) && isClose(text.midY, 30))
    let narrow = try #require(reports["narrow"])
    #expect(narrow.size == CGSize(width: 100, height: 60))
    #expect(narrow.frames("Text").isEmpty)
  }
}
