import Foundation
import SwiftUI
import Testing

@testable import Quoin
@testable import QuoinExplain

/// Oddities of touches in live views.
@MainActor
@Suite("Diagnoses about touches")
struct TouchDiagnosesTests {
  private var parts: some View {
    HStack {
      _located("Track.swift|4:7|Text@4:7", Text("Track one"))
      _located("Track.swift|5:7|Spacer@5:7", Spacer())
      _located("Track.swift|6:7|Text@6:7", Text("0 plays"))
    }
  }

  @Test("the empty middle of a row takes no touches without a content shape")
  func missedTap() throws {
    let row = _located(
      "Track.swift|3:5|HStack@3:5|frame@8:6|onTapGesture@9:6",
      parts.frame(height: 60).onTapGesture {})
    let found = try ContainerSamples.diagnoses(row)
    #expect(found.map(\.rule.id) == ["missed-tap"])
    let tap = try #require(found.first)
    #expect(tap.aspects == [.taps])
    #expect(tap.cause.hasPrefix(".onTapGesture (line 9) is on the HStack (line 3)"))
    #expect(tap.cause.hasSuffix("The Spacer draws nothing."))
    #expect(
      tap.edit?.changes == [
        SourceChange(
          "onTapGesture", at: LayoutReport.Source(file: "Track.swift", line: 9, column: 6),
          .prepend(".contentShape(.rect)"))
      ])
    #expect(tap.edit?.outcome == "taps count in all of its 393 × 60")
    let shaped = _located(
      "Track.swift|3:5|HStack@3:5|frame@8:6|contentShape@9:6|onTapGesture@10:6",
      parts.frame(height: 60).contentShape(Rectangle()).onTapGesture {})
    #expect(try ContainerSamples.rules(shaped).isEmpty)
    let filled = _located(
      "Track.swift|3:5|HStack@3:5|background@8:6|onTapGesture@9:6",
      parts.background(Color.yellow).onTapGesture {})
    #expect(try ContainerSamples.rules(filled).isEmpty)
    let text = _located(
      "Track.swift|3:5|Text@3:5|onTapGesture@4:6", Text("Only a text").onTapGesture {})
    #expect(try ContainerSamples.rules(text).isEmpty)
  }

  @Test("the label of a plain button needs a content shape, that of a bordered one doesn't")
  func missedLabelTap() throws {
    let label = _located("Track.swift|4:7|HStack@4:7", parts)
    let plain = _located(
      "Track.swift|3:5|Button@3:5|buttonStyle@9:6",
      Button(action: {}, label: { label }).buttonStyle(.plain))
    let found = try ContainerSamples.diagnoses(plain)
    #expect(found.map(\.rule.id) == ["missed-tap"])
    #expect(ContainerSamples.actions(found.first) == [.append(".contentShape(.rect)")])
    let bordered = _located(
      "Track.swift|3:5|Button@3:5|buttonStyle@9:6",
      Button(action: {}, label: { label }).buttonStyle(.bordered))
    #expect(try ContainerSamples.rules(bordered).isEmpty)
  }

  @Test("a color in an overlay takes the touches of a button, unless it refuses them")
  func coveringOverlay() throws {
    func covered(_ layer: some View) -> some View {
      _located(
        "Buy.swift|3:5|VStack@3:5|overlay@5:6",
        VStack { _located("Buy.swift|4:7|Button@4:7", Button("Buy") {}) }.overlay { layer })
    }
    let shade = Color.black.opacity(0.2)
    let found = try ContainerSamples.diagnoses(
      covered(_located("Buy.swift|5:16|Color@5:16|opacity@5:28", shade)))
    #expect(found.map(\.rule.id) == ["covering-overlay"])
    #expect(ContainerSamples.actions(found.first) == [.append(".allowsHitTesting(false)")])
    let through = _located(
      "Buy.swift|5:16|Color@5:16|opacity@5:28|allowsHitTesting@5:41",
      shade.allowsHitTesting(false))
    #expect(try ContainerSamples.rules(covered(through)).isEmpty)
  }

  @Test("a clipped view takes the touches of a button beside it, unless it has a content shape")
  func clippedTouches() throws {
    func column(_ picture: some View) -> some View {
      _located(
        "Photo.swift|3:5|VStack@3:5",
        VStack(spacing: 0) {
          _located("Photo.swift|4:7|Button@4:7", Button("Share") {})
          picture
        })
    }
    let clipped = Rectangle().frame(width: 300, height: 300).frame(width: 300, height: 100)
      .clipped()
    let found = try ContainerSamples.diagnoses(
      column(
        _located(
          "Photo.swift|5:7|Rectangle@5:7|frame@6:8|frame@7:8|clipped@8:8|onTapGesture@9:8",
          clipped.onTapGesture {})))
    #expect(found.map(\.rule.id) == ["covered-control"])
    #expect(found.first?.cause.hasPrefix(".clipped (line 8) cuts only what is drawn") == true)
    #expect(
      found.first?.edit?.changes == [
        SourceChange(
          "clipped", at: LayoutReport.Source(file: "Photo.swift", line: 8, column: 8),
          .append(".contentShape(.rect)"))
      ])
    let shaped = _located(
      "Photo.swift|5:7|Rectangle@5:7|frame@6:8|frame@7:8|clipped@8:8|contentShape@9:8",
      clipped.contentShape(Rectangle()))
    #expect(try ContainerSamples.rules(column(shaped)).isEmpty)
    let fitting = _located(
      "Photo.swift|5:7|Rectangle@5:7|frame@6:8|clipped@7:8",
      Rectangle().frame(width: 300, height: 100).clipped())
    #expect(try ContainerSamples.rules(column(fitting)).isEmpty)
  }

  private func row(_ first: some View, _ second: some View) -> some View {
    _located(
      "Post.swift|3:5|List@3:5",
      List {
        _located(
          "Post.swift|4:7|HStack@4:7",
          HStack {
            first
            second
          })
      })
  }

  @Test("two buttons of the default style in one row run both actions")
  func rowButtons() throws {
    let like = _located("Post.swift|5:9|Button@5:9", Button("Like") {})
    let share = _located("Post.swift|6:9|Button@6:9", Button("Share") {})
    let found = try ContainerSamples.diagnoses(row(like, share))
    #expect(found.map(\.rule.id) == ["row-buttons"])
    #expect(found.first?.seen.contains("“Like”") == true)
    #expect(ContainerSamples.actions(found.first) == [.append(".buttonStyle(.borderless)")])
    let text = _located("Post.swift|5:9|Text@5:9", Text("Liked"))
    #expect(try ContainerSamples.rules(row(text, share)).isEmpty)
    func borderless(_ title: String, _ place: StaticString) -> some View {
      _located(place, Button(title) {}.buttonStyle(.borderless))
    }
    #expect(
      try ContainerSamples.rules(
        row(
          borderless("Like", "Post.swift|5:9|Button@5:9|buttonStyle@5:25"),
          borderless("Share", "Post.swift|6:9|Button@6:9|buttonStyle@6:25"))
      ).isEmpty)
  }
}
