import Foundation
import SwiftUI
import Testing

@testable import Quoin
@testable import QuoinExplain

/// Oddities of bars, layers and motion.
@MainActor
@Suite("Diagnoses about bars, layers and motion")
struct PageDiagnosesTests {
  private func phone() throws -> DeviceProfile { try DeviceProfile(named: "iPhone 16") }

  private var entries: some View {
    List { _located("Entries.swift|5:9|Text@5:9", Text("First entry")) }
  }

  @Test("a navigation stack inside another one has a second bar")
  func nestedStack() throws {
    let inner = _located(
      "Entries.swift|3:7|NavigationStack@3:7",
      NavigationStack {
        _located(
          "Entries.swift|4:8|List@4:8|navigationTitle@7:8", entries.navigationTitle("Entries"))
      })
    let found = try ContainerSamples.diagnoses(
      _located("Entries.swift|12:5|NavigationStack@12:5", NavigationStack { inner }),
      device: phone())
    #expect(found.map(\.rule.id) == ["nested-stack"])
    #expect(found.first?.cause.hasPrefix("The inner NavigationStack (line 3) has a bar") == true)
    #expect(found.first?.cause.contains("the outer one (line 12)") == true)
    #expect(ContainerSamples.actions(found.first) == [.unwrap])
    #expect(try ContainerSamples.rules(inner, device: phone()).isEmpty)
  }

  @Test("a title on the navigation stack isn't shown")
  func strayTitle() throws {
    let stray = _located(
      "Entries.swift|3:7|NavigationStack@3:7|navigationTitle@8:8",
      NavigationStack { _located("Entries.swift|4:8|List@4:8", entries) }
        .navigationTitle("Entries"))
    let found = try ContainerSamples.diagnoses(stray, device: phone())
    #expect(found.map(\.rule.id) == ["stray-title"])
    #expect(
      ContainerSamples.actions(found.first) == [
        .moveAfter(LayoutReport.Source(file: "Entries.swift", line: 4, column: 8))
      ])
    // A page alone may be part of a stack elsewhere.
    let page = _located(
      "Entries.swift|4:8|List@4:8|navigationTitle@7:8", entries.navigationTitle("Entries"))
    #expect(try ContainerSamples.diagnoses(page, device: phone()).allSatisfy(\.isOnlyAsked))
  }

  @Test("the background of a line at the top reaches into the safe area")
  func bleedingBackground() throws {
    func page(_ line: some View) -> some View {
      _located(
        "Status.swift|3:5|VStack@3:5",
        VStack {
          line
          _located("Status.swift|8:7|Spacer@8:7", Spacer())
        })
    }
    let bar = Text("Status").frame(maxWidth: .infinity)
    let found = try ContainerSamples.diagnoses(
      page(
        _located(
          "Status.swift|4:7|Text@4:7|frame@5:8|background@6:8", bar.background(Color.green))),
      device: phone())
    #expect(found.map(\.rule.id) == ["bleeding-background"])
    #expect(found.first?.cause.hasPrefix(".background (line 6)") == true)
    #expect(
      ContainerSamples.actions(found.first) == [.setArgument("ignoresSafeAreaEdges", to: "[]")])
    let layer = bar.background { Color.green }
    let others = try ContainerSamples.rules(
      page(_located("Status.swift|4:7|Text@4:7|frame@5:8|background@6:8", layer)),
      device: phone())
    #expect(!others.contains("bleeding-background"))
  }

  @Test("a text below the safe area, because the whole page ignores it")
  func textAtTheHomeIndicator() throws {
    func page(_ text: some View, ignores: Bool) -> some View {
      let stack = VStack {
        _located("Page.swift|4:7|Spacer@4:7", Spacer())
        text
      }
      return _located(
        "Page.swift|3:5|VStack@3:5|ignoresSafeArea@7:6",
        stack.ignoresSafeArea(edges: ignores ? .bottom : []))
    }
    let text = _located("Page.swift|5:7|Text@5:7", Text("Pay now"))
    let found = try ContainerSamples.diagnoses(page(text, ignores: true), device: phone())
    let low = try #require(found.first { $0.rule == .underBar })
    #expect(low.isOnlyAsked)
    #expect(low.seen.contains("below the safe area"))
    #expect(ContainerSamples.actions(low) == [.remove])
    let above = try ContainerSamples.rules(page(text, ignores: false), device: phone())
    #expect(!above.contains("under-bar"))
  }

  @Test("a color across the window ends at the safe area")
  func stoppingFill() throws {
    func page(_ color: some View) -> some View {
      _located(
        "Page.swift|3:5|ZStack@3:5",
        ZStack {
          color
          _located("Page.swift|5:7|Text@5:7", Text("Hello"))
        })
    }
    let found = try ContainerSamples.diagnoses(
      page(_located("Page.swift|4:7|Color@4:7", Color.teal)), device: phone())
    #expect(found.map(\.rule.id) == ["stopping-fill"])
    #expect(found.first?.isOnlyAsked == true)
    #expect(ContainerSamples.actions(found.first) == [.append(".ignoresSafeArea()")])
    let reaching = _located(
      "Page.swift|4:7|Color@4:7|ignoresSafeArea@4:18", Color.teal.ignoresSafeArea())
    #expect(try ContainerSamples.rules(page(reaching), device: phone()).isEmpty)
  }

  @Test("a color in a ZStack makes a card as high as possible")
  func greedyLayer() throws {
    func column(_ fill: some View) -> some View {
      _located(
        "Card.swift|3:5|VStack@3:5",
        VStack {
          _located(
            "Card.swift|4:7|ZStack@4:7",
            ZStack {
              fill
              _located("Card.swift|6:9|Text@6:9", Text("Card"))
            })
          _located("Card.swift|8:7|Text@8:7", Text("Below the card"))
        })
    }
    let found = try ContainerSamples.diagnoses(
      column(_located("Card.swift|5:9|Color@5:9", Color.yellow)))
    #expect(found.map(\.rule.id) == ["greedy-layer"])
    #expect(found.first?.cause.hasPrefix("The Color (line 5) takes all the height") == true)
    let framed = _located(
      "Card.swift|5:9|Color@5:9|frame@5:22", Color.yellow.frame(height: 60))
    #expect(try ContainerSamples.rules(column(framed)).isEmpty)
  }

  private struct Hero: View {
    @Namespace private var space
    let isFramedFirst: Bool

    var body: some View {
      if isFramedFirst {
        _located(
          "Hero.swift|4:7|Rectangle@4:7|frame@5:8|matchedGeometryEffect@6:8",
          Rectangle().frame(width: 50, height: 50).matchedGeometryEffect(id: "box", in: space))
      } else {
        _located(
          "Hero.swift|4:7|Rectangle@4:7|matchedGeometryEffect@5:8|frame@6:8",
          Rectangle().matchedGeometryEffect(id: "box", in: space).frame(width: 50, height: 50))
      }
    }
  }

  @Test("a fixed frame before a matched geometry effect keeps the size")
  func matchedFrame() throws {
    let found = try ContainerSamples.diagnoses(Hero(isFramedFirst: true))
    #expect(found.map(\.rule.id) == ["matched-frame"])
    #expect(
      ContainerSamples.actions(found.first) == [
        .moveBefore(LayoutReport.Source(file: "Hero.swift", line: 5, column: 8))
      ])
    #expect(try ContainerSamples.rules(Hero(isFramedFirst: false)).isEmpty)
  }

  @Test("a view that moves in from below is drawn over the footer unless its container clips it")
  func uncutTransition() throws {
    func drawer(_ container: some View) -> some View {
      _located(
        "Drawer.swift|3:5|VStack@3:5",
        VStack(spacing: 0) {
          container
          _located(
            "Drawer.swift|10:7|Text@10:7|frame@11:8",
            Text("Footer").frame(width: 200, height: 150))
        })
    }
    func content(_ transition: AnyTransition) -> some View {
      VStack(spacing: 0) {
        _located("Drawer.swift|12:9|Text@12:9", Text("Menu"))
        _located(
          "Drawer.swift|5:9|Color@5:9|transition@6:10", Color.green.transition(transition))
      }
      .frame(width: 200, height: 150)
    }
    func open(_ transition: AnyTransition) -> some View {
      drawer(_located("Drawer.swift|4:7|VStack@4:7|frame@8:8", content(transition)))
    }
    let found = try ContainerSamples.diagnoses(open(.move(edge: .bottom)))
    #expect(found.map(\.rule.id) == ["uncut-transition"])
    #expect(found.first?.aspects == [.motion])
    #expect(ContainerSamples.actions(found.first) == [.append(".clipped()")])
    #expect(try ContainerSamples.rules(open(.opacity)).isEmpty)
    #expect(try ContainerSamples.rules(open(.move(edge: .top))).isEmpty)
    let clipped = _located(
      "Drawer.swift|4:7|VStack@4:7|frame@8:8|clipped@9:8",
      content(.move(edge: .bottom)).clipped())
    #expect(try ContainerSamples.rules(drawer(clipped)).isEmpty)
  }
}
