import Foundation
import SwiftUI
import Testing

@testable import Quoin
@testable import QuoinExplain

/// Oddities of lists and their rows.
@MainActor
@Suite("Diagnoses about lists")
struct ListDiagnosesTests {
  @Test("a row without insets keeps the list's minimum height")
  func tallRow() throws {
    func list(_ row: some View) -> some View {
      _located("Ledger.swift|3:5|List@3:5|listStyle@8:6", List { row }.listStyle(.plain))
    }
    let tight = _located(
      "Ledger.swift|4:7|Text@4:7|frame@5:8|listRowInsets@6:8",
      Text("Line 0").frame(height: 20).listRowInsets(EdgeInsets()))
    let found = try ContainerSamples.diagnoses(list(tight))
    #expect(found.map(\.rule.id) == ["tall-row"])
    #expect(found.first?.seen.contains("its content 20.") == true)
    #expect(found.first?.cause.hasPrefix("The List (line 3) makes every row") == true)
    #expect(
      ContainerSamples.actions(found.first) == [
        .append(".environment(\\.defaultMinListRowHeight, 0)")
      ])
    let usual = _located("Ledger.swift|4:7|Text@4:7", Text("Line 0"))
    #expect(try ContainerSamples.rules(list(usual)).isEmpty)
    #expect(
      try ContainerSamples.rules(list(tight).environment(\.defaultMinListRowHeight, 0)).isEmpty)
  }

  @Test("a color that is a row ends before the edges of the list")
  func rowInsets() throws {
    func list(_ row: some View) -> some View {
      _located("Banner.swift|3:5|List@3:5|listStyle@8:6", List { row }.listStyle(.plain))
    }
    let banner = Color.teal.frame(height: 80)
    let found = try ContainerSamples.diagnoses(
      list(_located("Banner.swift|4:7|Color@4:7|frame@5:8", banner)))
    #expect(found.map(\.rule.id) == ["row-insets"])
    #expect(ContainerSamples.actions(found.first) == [.append(".listRowInsets(EdgeInsets())")])
    #expect(found.first?.edit?.outcome == "393 wide, as the row")
    #expect(found.first?.edit?.isComputed == true)
    let cards = _located(
      "Banner.swift|3:5|List@3:5",
      List { _located("Banner.swift|4:7|Color@4:7|frame@5:8", banner) })
    let card = try #require(try ContainerSamples.diagnoses(cards).first)
    #expect(card.seen.contains("ends 16 before the left and right edges of its row"))
    #expect(card.edit?.outcome == "361 wide, as the row")
    let wide = _located(
      "Banner.swift|4:7|Color@4:7|frame@5:8|listRowInsets@6:8",
      banner.listRowInsets(EdgeInsets()))
    #expect(try ContainerSamples.rules(list(wide)).isEmpty)
  }

  @Test("a list in a frame that is much higher than its rows")
  func emptyList() throws {
    func finder(_ height: CGFloat) -> some View {
      _located(
        "Finder.swift|3:5|List@3:5|listStyle@7:6|frame@8:6",
        List {
          _located("Finder.swift|4:7|Text@4:7", Text("Main.swift"))
          _located("Finder.swift|5:7|Text@5:7", Text("Tests.swift"))
        }
        .listStyle(.plain).frame(width: 320, height: height))
    }
    let found = try ContainerSamples.diagnoses(finder(500))
    #expect(found.map(\.rule.id) == ["empty-list"])
    #expect(found.first?.seen.hasPrefix("The List is 500 high, its 2 rows ") == true)
    #expect(found.first?.edit?.changes.count == 1)
    #expect(try ContainerSamples.rules(finder(120)).isEmpty)
  }
}
