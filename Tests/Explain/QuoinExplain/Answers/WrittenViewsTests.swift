import Foundation
import QuoinExplain
import SwiftUI
import Testing

@testable import Quoin

/// The views that an author wrote, found in reports.
@MainActor
@Suite("Views as written")
struct WrittenViewsTests {
  private func written<V: View>(_ view: V) throws -> WrittenViews {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 320, height: 480)
    return WrittenViews(try renderer.picture().lintPass())
  }

  private func types(_ written: WrittenViews) -> [String] { written.all.map(\.type) }

  private var card: some View {
    _located(
      "Card.swift|3:5|VStack@3:5|padding@9:6",
      VStack {
        _located(
          "Card.swift|4:7|Text@4:7|frame@5:8|font@6:8",
          Text("Tea").frame(width: 120).font(.title))
        _located("Card.swift|7:7|Button@7:7", Button("Save") {})
        _located("Card.swift|8:7|Spacer@8:7", Spacer())
      }.padding(10))
  }

  // MARK: Views

  @Test("views with their modifiers, and controls with all that is inside")
  func controls() throws {
    let written = try written(card)
    #expect(types(written) == ["VStack", "Text", "Button", "Spacer"])
    #expect(written.all.map(\.parent) == [nil, 0, 0, 0])
    #expect(written.children(of: 0) == [1, 2, 3])
    let stack = written.all[0]
    #expect(written.nodes[stack.outer].callName == "padding")
    #expect(written.nodes[stack.core].callName == "VStack")
    #expect(stack.modifiers.map(\.name) == ["padding"])
    #expect(stack.modifiers.first?.node == stack.outer)
    #expect(stack.nodes == 0..<written.nodes.count)
    let text = written.all[1]
    #expect(text.modifiers.map(\.name) == ["frame", "font"])
    #expect(text.modifiers.map(\.node) == [text.outer, nil])
    #expect(written.nodes[text.core].text?.string == "Tea")
    let button = written.all[2]
    #expect(button.nodes.allSatisfy { written.view(of: $0) == 2 })
    #expect(written.all.map(\.label) == [nil, "Tea", "Save", nil])
  }

  @Test("stacks of one view, groups and the rows of a ForEach")
  func withoutNodes() throws {
    let rows = _located(
      "Card.swift|4:7|ForEach@4:7",
      ForEach(0..<3, id: \.self) { number in
        _located(
          "Card.swift|5:9|Group@5:9",
          Group {
            _located("Card.swift|6:11|Text@6:11", Text("Row \(number)"))
            _located("Card.swift|7:11|Divider@7:11", Divider())
          })
      })
    let list = try written(_located("Card.swift|3:5|VStack@3:5", VStack { rows }))
    #expect(
      types(list) == ["VStack", "ForEach"]
        + Array(repeating: ["Group", "Text", "Divider"], count: 3).flatMap { $0 })
    #expect(list.children(of: 1) == [2, 5, 8])
    #expect(list.all[1].nodes == 1..<list.nodes.count)
    #expect(list.all[1].core == list.all[3].core)
    #expect(list.children(of: 5) == [6, 7])

    let stack = try written(
      _located(
        "Card.swift|3:5|VStack@3:5|frame@5:6",
        VStack {
          _located("Card.swift|4:7|Text@4:7|fixedSize@4:19", Text("Tea").fixedSize())
        }.frame(width: 300)))
    #expect(types(stack) == ["VStack", "Text"])
    #expect(stack.nodes[stack.all[0].outer].callName == "frame")
    #expect(stack.all[0].core == stack.all[1].outer)
    let plain = try written(
      _located(
        "Card.swift|3:5|VStack@3:5",
        VStack { _located("Card.swift|4:7|Text@4:7", Text("Tea")) }))
    #expect(types(plain) == ["VStack", "Text"])
    #expect(plain.all.map(\.core) == [0, 0])
  }

  @Test("code means the views of its type, as far as it tells them apart")
  func codeInQuestions() throws {
    let views = try written(
      _located(
        "Card.swift|3:5|VStack@3:5",
        VStack(spacing: 8) {
          _located(
            "Card.swift|4:7|HStack@4:7",
            HStack(spacing: 16) {
              _located("Card.swift|5:9|Text@5:9", Text("Tea"))
              _located("Card.swift|6:9|Text@6:9|bold@6:20", Text("Cake").bold())
            })
          _located(
            "Card.swift|8:7|HStack@8:7",
            HStack(spacing: 4) {
              _located("Card.swift|9:9|Color@9:9|frame@9:20", Color.teal.frame(width: 20))
              _located("Card.swift|10:9|Color@10:9", Color.red)
            })
        }))
    #expect(types(views) == ["VStack", "HStack", "Text", "Text", "HStack", "Color", "Color"])
    #expect(views.matches("HStack(spacing: 16)") == [1])
    #expect(views.matches("HStack(spacing: 4) {") == [4])
    #expect(views.matches("HStack(alignment: .top)") == [1, 4])
    #expect(views.matches("Color.teal.frame(width: 20)") == [5])
    #expect(views.matches("Color.red") == [5, 6])
    #expect(views.matches("Text(name).bold()") == [3])
    #expect(views.matches("Label(\"Save\", systemImage: \"star\")").isEmpty)
  }

  private struct Badge: View {
    let title: String
    var body: some View {
      _located("Badge.swift|9:5|Text@9:5|padding@9:17", Text(title).padding(4))
    }
  }

  private struct Framed: ViewModifier {
    func body(content: Content) -> some View {
      _located("Framed.swift|4:5|content@4:5|frame@4:13", content.frame(width: 80))
    }
  }

  @Test("an author's view with its body, and an author's modifier")
  func ownTypes() throws {
    let badge = try written(
      _located(
        "Card.swift|3:5|HStack@3:5",
        HStack {
          _located("Card.swift|4:7|Badge@4:7|padding@4:25", Badge(title: "New").padding(2))
          _located("Card.swift|5:7|Text@5:7", Text("Tea"))
        }))
    #expect(types(badge) == ["HStack", "Badge", "Text", "Text"])
    #expect(badge.children(of: 1) == [2])
    #expect(badge.all[1].core == badge.all[2].outer)
    #expect(badge.matches("badge") == [1])
    #expect(badge.line(badge.all[2].source) == "Badge.swift:9")

    let framed = try written(
      _located(
        "Card.swift|3:5|Text@3:5|modifier@3:17|padding@3:36",
        Text("Tea").modifier(Framed()).padding(2)))
    let text = framed.all[0]
    #expect(text.type == "Text")
    #expect(framed.nodes[text.core].text?.string == "Tea")
    #expect(text.modifiers.last?.node == text.outer)
    #expect(framed.all.filter { $0.type == "Text" }.count == 1)
    #expect(framed.matches("Tea") == [0])
  }

  @Test("content that is created after the layout is inside its reader")
  func readers() throws {
    let found = try written(
      _located(
        "Card.swift|3:5|GeometryReader@3:5",
        GeometryReader { _ in _located("Card.swift|4:7|Text@4:7", Text("Tea")) }))
    #expect(types(found) == ["GeometryReader", "Text"])
    #expect(found.all[1].parent == 0)
  }

  @Test("a report without locations has no views as written")
  func unlocated() throws {
    let found = try written(VStack { Text("Tea") })
    #expect(found.all.isEmpty)
    #expect(found.view(of: 0) == nil)
    #expect(found.matches("Tea").isEmpty)
  }

  // MARK: Names

  @Test("names of views and modifiers in sentences")
  func names() throws {
    let written = try written(card)
    #expect(
      written.all.indices.map { written.name($0) }
        == ["the VStack (line 3)", "“Tea”", "the Button “Save”", "the Spacer (line 8)"])
    #expect(written.phrase(0) == ".padding(10) (line 9)")
    #expect(written.phrase(written.all[1].outer) == ".frame(width: 120) (line 5)")
    #expect(written.phrase(written.all[1].core) == "“Tea”")
    #expect(written.phrase(written.all[2].nodes.upperBound - 1) == "the Button “Save”")
  }

  @Test("the same name twice has its line, and an identifier is the name")
  func repeatedNames() throws {
    let written = try written(
      _located(
        "Card.swift|3:5|VStack@3:5",
        VStack {
          _located("Card.swift|4:7|Text@4:7", Text("Tea"))
          _located("Card.swift|5:7|Text@5:7", Text("Tea"))
          _located(
            "Card.swift|6:7|Text@6:7|accessibilityIdentifier@6:19",
            Text("Milk").accessibilityIdentifier("milk"))
          _located("Card.swift|7:7|Text@7:7", Text("The following packages are old"))
        }))
    #expect(
      (1...4).map { written.name($0) }
        == ["“Tea” (line 4)", "“Tea” (line 5)", "milk", "“The following packages are…”"])
  }

  @Test("the code of modifiers")
  func code() throws {
    func code<V: View>(_ view: V) throws -> String { try written(view).code(0) }
    let text = Text("Tea")
    #expect(try code(text.padding(10)) == ".padding(10)")
    #expect(try code(text.padding(.horizontal, 8)) == ".padding(.horizontal, 8)")
    #expect(try code(text.padding(.top, 4)) == ".padding(.top, 4)")
    #expect(try code(text.frame(width: 120)) == ".frame(width: 120)")
    #expect(try code(text.frame(maxWidth: .infinity)) == ".frame(maxWidth: .infinity)")
    #expect(
      try code(text.frame(height: 20, alignment: .topLeading))
        == ".frame(height: 20, alignment: .topLeading)")
    #expect(try code(text.fixedSize()) == ".fixedSize()")
    #expect(
      try code(text.fixedSize(horizontal: false, vertical: true))
        == ".fixedSize(horizontal: false, vertical: true)")
    #expect(try code(text.offset(x: 4)) == ".offset(x: 4, y: 0)")
  }

  // MARK: Questions

  @Test("identifiers, texts, their beginnings and types")
  func matches() throws {
    let written = try written(
      _located(
        "Card.swift|3:5|VStack@3:5",
        VStack {
          _located(
            "Card.swift|4:7|Text@4:7|accessibilityIdentifier@4:40",
            Text("The following packages").accessibilityIdentifier("Message"))
          _located("Card.swift|5:7|Text@5:7", Text("Text of a letter"))
          _located(
            "Card.swift|6:7|Button@6:7",
            Button {
            } label: {
              _located("Card.swift|6:18|Text@6:18", Text("Save"))
            })
        }))
    #expect(types(written) == ["VStack", "Text", "Text", "Button", "Text"])
    #expect(written.matches("Message") == [1])
    for name in [
      "The following packages", "\"The following packages\"", "the following", "“The foll…”",
      "The following...",
    ] {
      #expect(written.matches(name) == [1], "\(name)")
    }
    #expect(written.matches("Save") == [4])
    #expect(written.matches("Text") == [1, 2, 4])
    #expect(written.matches("text of") == [2])
    #expect(written.matches("button") == [3])
    #expect(written.matches("vstack") == [0])
    #expect(written.matches("Toggle").isEmpty)
    #expect(written.nearest(to: "Buton").first == "Button")
    #expect(written.nearest(to: "Sav").first == "“Save”")
    #expect(written.nearest(to: "Button").count <= 6)
  }

  @Test("lines and points")
  func places() throws {
    let written = try written(card)
    #expect(written.views(atLine: 4, file: nil) == [1])
    #expect(written.views(atLine: 5, file: "Card.swift") == [1])
    #expect(written.views(atLine: 9, file: "Card.swift") == [0])
    #expect(written.views(atLine: 4, file: "Other.swift").isEmpty)
    for view in 1...2 {
      let frame = written.nodes[written.all[view].core].frame
      #expect(written.view(at: CGPoint(x: frame.midX, y: frame.midY)) == view)
    }
    #expect(written.view(at: CGPoint(x: 1000, y: 0)) == nil)

    let covered = try self.written(
      _located(
        "Card.swift|3:5|Text@3:5|padding@3:17|background@3:29",
        Text("Tea").padding(20).background {
          _located("Card.swift|3:42|Color@3:42", Color.teal)
        }))
    let text = covered.nodes[covered.all[0].core].frame
    #expect(covered.view(at: CGPoint(x: text.midX, y: text.midY)) == 0)
  }

  @Test("each of ten thousand views is found")
  func manyViews() throws {
    let count = 10_000
    let written = try written(
      _located(
        "Card.swift|3:5|VStack@3:5",
        VStack(spacing: 0) {
          _located(
            "Card.swift|4:7|ForEach@4:7",
            ForEach(0..<count, id: \.self) { _ in
              _located("Card.swift|5:9|Color@5:9|frame@5:14", Color.red.frame(height: 1))
            })
        }))
    #expect(written.all.count == count + 2)
    #expect(written.children(of: 1).count == count)
    #expect(written.all[1].nodes.count == 2 * count)
  }
}
