import Foundation
import SwiftUI
import Testing

@testable import Quoin
@testable import QuoinExplain

/// Titles and toolbars that no bar shows, and sheets.
@MainActor
@Suite("Diagnoses about titles, toolbars and sheets")
struct BarDiagnosesTests {
  private func phone() throws -> DeviceProfile { try DeviceProfile(named: "iPhone 16") }

  private var page: some View {
    _located(
      "Entries.swift|4:7|List@4:7|navigationTitle@7:8|toolbar@8:8",
      List { _located("Entries.swift|5:9|Text@5:9", Text("First entry")) }
        .navigationTitle("Entries").toolbar { Button("Save") {} })
  }

  @Test("a title and toolbar without a navigation stack only answer questions")
  func unshownTitle() throws {
    let found = try ContainerSamples.diagnoses(page, device: phone())
    #expect(found.map(\.rule.id) == ["unshown-title"])
    let title = try #require(found.first)
    #expect(title.isOnlyAsked)
    #expect(
      title.seen == "The title and the toolbar's items of the List (line 4) aren't shown.")
    #expect(
      title.cause
        == ".navigationTitle (line 7) and .toolbar (line 8) only fill the bar of a NavigationStack around them, and there is none."
    )
    #expect(ContainerSamples.actions(title) == [.wrap("NavigationStack")])
    #expect(title.edit?.changes.first?.source.line == 4)
    let stack = _located("Entries.swift|3:5|NavigationStack@3:5", NavigationStack { page })
    #expect(try ContainerSamples.rules(stack, device: phone()).isEmpty)
  }

  @Test("questions about what is missing lead to it")
  func missing() throws {
    let scene = try AnswerSamples.scene(page)
    func rules(_ text: String, _ aspects: [LayoutAspect] = []) throws -> [String] {
      let finders: [AnswerMachine.Finder] = [{ UnshownTitle.find(in: $0) }]
      let found = try AnswerSamples.answers(scene, to: text, aspects, finders: finders)
      return found.answers.compactMap(\.rule)
    }
    #expect(try rules("why is the Save button missing?", [.cut]) == ["unshown-title"])
    #expect(try rules("Why are my toolbar items not visible?", [.cut]) == ["unshown-title"])
    #expect(try rules("where is the title?", [.y]) == ["unshown-title"])
    #expect(try rules("why is the search field missing?", [.cut]).isEmpty)
    #expect(try rules("why is the button so wide?", [.width]).isEmpty)
    #expect(try AnswerMachine(scene).answers(to: nil).answers.isEmpty)
  }

  @Test("a title in a sheet needs a navigation stack of its own")
  func sheetTitle() throws {
    func presenter(_ content: some View) -> some View {
      _located(
        "Map.swift|3:5|NavigationStack@3:5",
        NavigationStack {
          _located(
            "Map.swift|4:7|Color@4:7|sheet@5:8",
            Color.green.sheet(isPresented: .constant(true)) { content })
        })
    }
    let found = try ContainerSamples.diagnoses(presenter(page), device: phone())
    #expect(found.map(\.rule.id) == ["stray-title"])
    #expect(found.first?.cause.hasSuffix("and a sheet needs one of its own.") == true)
    let stack = _located("Map.swift|6:9|NavigationStack@6:9", NavigationStack { page })
    #expect(try ContainerSamples.rules(presenter(stack), device: phone()).isEmpty)
  }

  @Test("a title that its bar is too narrow for, with and without items")
  func cutTitle() throws {
    func page(_ title: String, _ mode: NavigationBarItem.TitleDisplayMode) -> some View {
      _located(
        "Pay.swift|3:5|NavigationStack@3:5",
        NavigationStack {
          _located(
            "Pay.swift|4:7|Text@4:7|navigationTitle@5:8",
            Text("Total").navigationTitle(title).navigationBarTitleDisplayMode(mode))
        })
    }
    let long = "Confirm your payment and the delivery address"
    let small = try DeviceProfile(named: "iPhone SE")
    for mode in [NavigationBarItem.TitleDisplayMode.large, .inline] {
      let found = try ContainerSamples.diagnoses(page(long, mode), device: small)
        .filter { $0.rule == .cutTitle }
      #expect(found.count == 1)
      #expect(found.first?.seen.hasPrefix("The title “Confirm your payment and the de") == true)
      #expect(found.first?.cause == "A title has one line and has 288 of the bar's 320.")
      #expect(try ContainerSamples.rules(page("Payment", mode), device: small).isEmpty)
    }
  }

  @Test("titles of tabs don't reach a stack around the tab view")
  func tabTitle() throws {
    func tabs(_ content: some View) -> some View {
      _located("Library.swift|4:7|TabView@4:7", TabView { content })
    }
    let list = List { Text("Dune") }.navigationTitle("Books")
    let tab = _located(
      "Library.swift|5:9|List@5:9|navigationTitle@6:10|tabItem@7:10",
      list.tabItem { Label("Books", systemImage: "book") })
    let found = try ContainerSamples.diagnoses(
      _located("Library.swift|3:5|NavigationStack@3:5", NavigationStack { tabs(tab) }),
      device: phone())
    #expect(found.map(\.rule.id) == ["tab-title"])
    #expect(found.first?.cause.contains("in the TabView (line 4)") == true)
    #expect(ContainerSamples.actions(found.first) == [.unwrap, .wrap("NavigationStack")])
    // The item of the tab remains outside of the stack.
    #expect(found.first?.edit?.changes.last?.call == "navigationTitle")
    let stack = _located(
      "Library.swift|5:9|NavigationStack@5:9|tabItem@8:10",
      NavigationStack {
        _located("Library.swift|6:11|List@6:11|navigationTitle@7:12", list)
      }
      .tabItem { Label("Books", systemImage: "book") })
    #expect(try ContainerSamples.rules(tabs(stack), device: phone()).isEmpty)
  }

  @Test("a sheet is much higher than its content, unless it has detents")
  func tallSheet() throws {
    func map(_ content: some View) -> some View {
      _located(
        "Map.swift|16:5|Color@16:5|sheet@17:8",
        Color.green.sheet(isPresented: .constant(true)) { content })
    }
    let tip = VStack {
      Text("Did you know?")
      Text("A long press shows the timetable.")
    }
    .padding()
    let found = try ContainerSamples.diagnoses(
      map(_located("Map.swift|18:9|VStack@18:9|padding@21:10", tip)), device: phone())
    #expect(found.map(\.rule.id) == ["tall-sheet"])
    #expect(found.first?.isOnlyAsked == true)
    #expect(found.first?.cause.hasPrefix(".sheet (line 17) opens at the large detent") == true)
    #expect(
      ContainerSamples.actions(found.first) == [.append(".presentationDetents([.medium])")])
    #expect(found.first?.cue?.matches("Why is the sheet so tall?") == true)
    let medium = _located(
      "Map.swift|18:9|VStack@18:9|padding@21:10|presentationDetents@22:10",
      tip.presentationDetents([.medium]))
    #expect(try ContainerSamples.rules(map(medium), device: phone()).isEmpty)
    let list = _located("Map.swift|18:9|List@18:9", List { Text("First stop") })
    #expect(try ContainerSamples.rules(map(list), device: phone()).isEmpty)
  }
}
