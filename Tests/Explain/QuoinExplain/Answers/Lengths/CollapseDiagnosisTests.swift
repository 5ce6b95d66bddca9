import SwiftUI
import Testing

@testable import Quoin
@testable import QuoinExplain

/// Diagnoses about views without a length of their own, and those that take too much.
@MainActor
@Suite("Diagnoses of collapsed and greedy views")
struct CollapseDiagnosisTests {
  private func scene<V: View>(_ view: V) throws -> AnswerScene { try LengthSamples.scene(view) }

  private func page(_ list: some View) -> some View {
    _located(
      "A.swift|3:5|ScrollView@3:5",
      ScrollView {
        _located(
          "A.swift|4:7|VStack@4:7",
          VStack {
            _located("A.swift|5:9|Text@5:9", Text("Before"))
            list
            _located("A.swift|12:9|Text@12:9", Text("After"))
          })
      })
  }

  private var list: some View {
    List {
      _located("A.swift|7:11|Text@7:11", Text("Apples"))
      _located("A.swift|8:11|Text@8:11", Text("Pears"))
    }
  }

  @Test("a list in a scroll view")
  func missingHeight() throws {
    let bare = _located("A.swift|6:9|List@6:9", list)
    let found = MissingHeight.find(in: try scene(page(bare)))
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(first.seen.contains("0 high"))
    #expect(first.cause.contains("line 3"))
    let change = try #require(first.edit?.changes.first)
    #expect(change.call == "List")
    guard case .append(let code) = change.action else {
      Issue.record("no appended modifier")
      return
    }
    #expect(code.hasPrefix(".frame(height: "))
    let framed = _located("A.swift|6:9|List@6:9|frame@10:10", list.frame(height: 240))
    #expect(MissingHeight.find(in: try scene(page(framed))).isEmpty)
    #expect(MissingHeight.find(in: try scene(bare)).isEmpty)
  }

  @Test("pages in a scroll view, for which not the color of the page is named")
  func pages() throws {
    let tabs = _located(
      "A.swift|6:9|TabView@6:9|tabViewStyle@10:10",
      TabView {
        _located("A.swift|7:11|Color@7:11", Color.red)
        _located("A.swift|8:11|Color@8:11", Color.green)
      }
      .tabViewStyle(.page))
    let scene = try scene(page(tabs))
    let first = try #require(MissingHeight.find(in: scene).first)
    #expect(first.edit?.changes.first?.call == "tabViewStyle")
    #expect(first.editActions == [.append(".frame(height: 200)")])
    #expect(Fallback.find(in: scene).isEmpty)
  }

  @Test("a color in a scroll view")
  func fallback() throws {
    let color = _located("A.swift|6:9|Color@6:9", Color.teal)
    let found = Fallback.find(in: try scene(page(color)))
    #expect(found.map(\.rule) == [.ambiguousSize])
    #expect(found.first?.editActions == [.append(".frame(height: 100)")])
    #expect(found.first?.cause.contains("line 3") == true)
    let framed = _located("A.swift|6:9|Color@6:9|frame@6:20", Color.teal.frame(height: 80))
    #expect(Fallback.find(in: try scene(page(framed))).isEmpty)
  }

  @Test("a reader in a scroll view, whose content covers what follows")
  func collapsedReader() throws {
    let reader = _located(
      "A.swift|6:9|GeometryReader@6:9",
      GeometryReader { _ in
        VStack {
          Text("It was late.")
          Text("The boats had all come in.")
          Text("The lamp was dark.")
        }
      })
    let found = CollapsedReader.find(in: try scene(page(reader)))
    let first = try #require(found.first)
    #expect(found.count == 1)
    #expect(first.seen.contains("only 10 high"))
    #expect(first.seen.contains("After"))
    #expect(first.edit?.changes.first?.call == "GeometryReader")
    #expect(CollapsedReader.find(in: try scene(reader)).isEmpty)
  }

  @Test("a scroll view for which a rigid view leaves nothing")
  func collapsedView() throws {
    func column(_ height: CGFloat) -> some View {
      _located(
        "A.swift|3:5|VStack@3:5",
        VStack(spacing: 0) {
          _located(
            "A.swift|4:7|ScrollView@4:7",
            ScrollView { _located("A.swift|5:9|Text@5:9", Text("Scrolled")) })
          _located("A.swift|7:7|Color@7:7|frame@7:18", Color.teal.frame(height: height))
        })
    }
    let found = CollapsedView.find(in: try scene(column(600)))
    #expect(found.map(\.rule) == [.collapsedView])
    #expect(found.first?.cause.contains("600") == true)
    #expect(CollapsedView.find(in: try scene(column(200))).isEmpty)
  }

  @Test("a narrow scroll view with a background")
  func narrowScroll() throws {
    func log(_ content: some View) -> some View {
      _located(
        "A.swift|3:5|ScrollView@3:5|background@9:6",
        ScrollView { content }.background(Color.yellow))
    }
    let column = VStack {
      _located("A.swift|5:9|Text@5:9", Text("Start"))
      _located("A.swift|6:9|Text@6:9", Text("Done"))
    }
    let bare = _located("A.swift|4:7|VStack@4:7", column)
    let found = NarrowScroll.find(in: try scene(log(bare)))
    let first = try #require(found.first)
    #expect(first.editActions == [.append(".frame(maxWidth: .infinity)")])
    #expect(first.edit?.changes.first?.call == "VStack")
    #expect(first.edit?.outcome?.contains("320") == true)
    let wide = _located("A.swift|4:7|VStack@4:7|frame@8:8", column.frame(maxWidth: .infinity))
    #expect(NarrowScroll.find(in: try scene(log(wide))).isEmpty)
    // Without a background, and with nothing to scroll, its width doesn't show.
    let plain = _located("A.swift|3:5|ScrollView@3:5", ScrollView { bare })
    #expect(NarrowScroll.find(in: try scene(plain)).isEmpty)
  }

  @Test("a scroll view that leaves a large gap before the next view")
  func greedyView() throws {
    let column = _located(
      "A.swift|3:5|VStack@3:5",
      VStack(spacing: 0) {
        _located(
          "A.swift|4:7|ScrollView@4:7",
          ScrollView { _located("A.swift|5:9|Text@5:9", Text("Only row")) })
        _located("A.swift|7:7|Text@7:7", Text("1 result"))
      })
    let found = GreedyView.find(in: try scene(column))
    let first = try #require(found.first)
    #expect(first.rule == .greedyView)
    #expect(first.editActions == [.append(".frame(height: 21)")])
    let last = _located(
      "A.swift|3:5|VStack@3:5",
      VStack(spacing: 0) {
        _located("A.swift|4:7|Text@4:7", Text("1 result"))
        _located(
          "A.swift|5:7|ScrollView@5:7",
          ScrollView { _located("A.swift|6:9|Text@6:9", Text("Only row")) })
      })
    #expect(GreedyView.find(in: try scene(last)).isEmpty)
  }
}
