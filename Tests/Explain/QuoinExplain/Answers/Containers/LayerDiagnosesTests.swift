import Foundation
import SwiftUI
import Testing

@testable import Quoin
@testable import QuoinExplain

/// Positions in stacks, and views over lists.
@MainActor
@Suite("Diagnoses about positions and views over lists")
struct LayerDiagnosesTests {
  private func inbox(_ dot: some View) -> some View {
    _located(
      "Inbox.swift|3:5|VStack@3:5",
      VStack {
        _located(
          "Inbox.swift|4:7|HStack@4:7",
          HStack {
            _located("Inbox.swift|5:9|Text@5:9", Text("Inbox"))
            dot
          })
        _located("Inbox.swift|10:7|Text@10:7", Text("Nothing new"))
      })
  }

  @Test("a position takes all the height of a row, an offset doesn't")
  func greedyPosition() throws {
    let circle = Circle().frame(width: 12, height: 12)
    let found = try ContainerSamples.diagnoses(
      inbox(
        _located(
          "Inbox.swift|6:9|Circle@6:9|frame@7:10|position@8:10", circle.position(x: 6, y: 6))))
    #expect(found.map(\.rule.id) == ["greedy-position"])
    let position = try #require(found.first)
    #expect(position.aspects.contains(.height) && !position.isOnlyAsked)
    #expect(position.cause.hasPrefix(".position(x: 6, y: 6) (line 8) takes all the height"))
    guard case .replace(let code)? = ContainerSamples.actions(position).first else {
      Issue.record("the position isn't replaced")
      return
    }
    #expect(code.hasPrefix(".offset("))
    #expect(position.edit?.outcome?.hasSuffix("high") == true)
    let moved = _located(
      "Inbox.swift|6:9|Circle@6:9|frame@7:10|offset@8:10", circle.offset(x: -6, y: -10))
    #expect(try ContainerSamples.rules(inbox(moved)).isEmpty)
  }

  @Test("a button over the end of a list belongs into an inset of the list")
  func coveredRows() throws {
    func folders(_ count: Int) -> some View {
      _located(
        "Folders.swift|3:5|ZStack@3:5",
        ZStack(alignment: .bottom) {
          _located(
            "Folders.swift|4:7|List@4:7|listStyle@7:8",
            List(0..<count, id: \.self) { number in
              _located("Folders.swift|5:9|Text@5:9", Text("Folder \(number)"))
            }
            .listStyle(.plain))
          _located(
            "Folders.swift|8:7|Button@8:7|padding@9:8", Button("New folder") {}.padding())
        })
    }
    let found = try ContainerSamples.diagnoses(folders(30))
    #expect(found.map(\.rule.id) == ["covered-rows"])
    let rows = try #require(found.first)
    #expect(rows.isOnlyAsked)
    #expect(rows.seen.hasPrefix("The Button “New folder” covers the last "))
    #expect(rows.cause.hasPrefix("ZStack (line 3) draws it over the List"))
    #expect(
      ContainerSamples.actions(rows) == [
        .unwrap,
        .moveInto(
          ".safeAreaInset(edge: .bottom)",
          after: LayoutReport.Source(file: "Folders.swift", line: 7, column: 8)),
      ])
    // All of the rows are above the button.
    #expect(try ContainerSamples.rules(folders(2)).isEmpty)
  }
}
