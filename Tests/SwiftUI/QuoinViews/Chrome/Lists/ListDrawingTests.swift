import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinViews
import Testing

/// The drawing of lists around their rows. Colors and lengths are those of
/// Rules/Lists.md#row-metrics.
@MainActor
struct ListDrawingTests {
  private let page = "#F2F2F7"
  private let card = "#FFFFFF"
  private let line = "#3C3C43 12.0%"
  private let highlight = "#D1D1D6"

  private func drawing<Content: View>(
    _ colorScheme: ColorScheme = .light, platform: Platform = .iOS,
    @ViewBuilder _ content: () -> Content
  ) throws -> Rendering {
    try Rendering(
      List { content() }, 402, 400, platform: platform, scale: 2, colorScheme: colorScheme)
  }

  private func boxes(_ color: String, in drawing: Rendering) -> [CGRect] {
    drawing.fills.filter { $0.paint.text == color }.map(\.box)
  }

  private func row(_ color: Color = .red) -> some View { color.frame(width: 50, height: 20) }

  @Test func rowsAreSlicesOfACardWithLinesBetween() throws {
    let drawing = try drawing {
      row()
      row()
      row()
    }
    #expect(boxes(page, in: drawing) == [CGRect(x: 0, y: 0, width: 402, height: 400)])
    let cards = boxes(card, in: drawing)
    #expect(cards.count == 3)
    for slice in cards { #expect((slice.minX, slice.width) == (16, 370)) }
    #expect(cards.last.map { $0.maxY } == cards.first.map { $0.minY + 159 })
    let lines = boxes(line, in: drawing)
    #expect(lines.count == 2)
    for line in lines {
      #expect((line.minX, line.maxX, line.height) == (32, 402 - 32, 1))
    }
  }

  @Test func aLineBeginsWhereTheTextDoes() throws {
    let drawing = try drawing {
      HStack(spacing: 8) {
        Color.red.frame(width: 30, height: 20)
        Text("Text")
      }
      Text("Moved").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] + 100 }
      Text("Last")
    }
    #expect(boxes(line, in: drawing).map(\.minX) == [32 + 38, 32 + 100])
  }

  /// Texts on a shape don't count (Rules/Lists.md#leading-text).
  @Test func aLineBeginsWithTheRowBelowControlsWithShapes() throws {
    let drawing = try drawing {
      Picker("Kind", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.segmented)
      HStack {
        Spacer()
        Button("Go") {}.buttonStyle(.bordered)
      }
      Button("Go") {}.buttonStyle(.borderedProminent)
      HStack {
        Button("Go") {}.buttonStyle(.plain).padding(.leading, 20)
      }
      row()
    }
    #expect(boxes(line, in: drawing).map(\.minX) == [32, 32, 32, 52])
  }

  /// A switch is an accessory: it ends 20 from the card's edge, and is drawn 2 beyond
  /// (Rules/Lists.md#row-accessories, Rules/ControlMetrics.md#switch).
  @Test func aSwitchEndsWhereAccessoriesDo() throws {
    let drawing = try drawing {
      Toggle("On", isOn: .constant(true))
      Toggle("On", isOn: .constant(true)).listRowInsets(
        EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 6))
      LabeledContent("Value") { Color.blue.frame(width: 10, height: 10) }
    }
    #expect(boxes("#34C759", in: drawing).map(\.maxX) == [402 - 34, 402 - 20])
    #expect(boxes("#0088FF", in: drawing).map(\.maxX) == [402 - 32])
  }

  /// Rules/Text.md#orphans
  @Test func footersFillTheirLines() throws {
    let words = String(repeating: "aaaa ", count: 10) + "bbbbbb"
    let drawing = try drawing {
      Section {
        row()
      } footer: {
        Text(words)
      }
    }
    #expect(drawing.glyphs.last?.run.text == "bbbbbb")
    let text = try Rendering(Text(words).font(.footnote), 330)
    #expect(text.glyphs.last?.run.text == "aaaa bbbbbb")
  }

  /// Rules/Navigation.md#navigation-links
  @Test func aLinkInAStackOfARowBringsItsChevron() throws {
    func chevrons<V: View>(@ViewBuilder _ row: () -> V) throws -> [CGRect] {
      try drawing { row() }.strokes.map(\.box)
    }
    let label = Color.green.frame(width: 30, height: 20)
    let own = try chevrons { NavigationLink(destination: row(), label: { label }) }
    #expect(own.count == 1 && isClose(own[0].midX, 402 - 36 - 10.33 / 2, by: 0.5))
    let inside = try chevrons {
      HStack {
        row()
        NavigationLink(destination: row(), label: { label })
      }
    }
    #expect(inside.count == 1 && isClose(inside[0].midX, 402 - 32 - 10.33 / 2, by: 0.5))
    let scrolled = try drawing {
      ScrollView(.horizontal) {
        HStack {
          NavigationLink(destination: row(), label: { label })
          NavigationLink(destination: row(), label: { label })
        }
      }
    }
    #expect(scrolled.strokes.isEmpty)
    #expect(boxes("#34C759", in: scrolled).map(\.width) == [30, 30])
    let hidden = try drawing {
      ZStack {
        row()
        NavigationLink(destination: row()) { EmptyView() }.opacity(0)
      }
    }
    #expect(hidden.strokes.isEmpty)
    // The hidden link fills the width, so the row is centered in it.
    #expect(boxes("#FF383C", in: hidden).map(\.midX) == [201])
  }

  /// Rules/Navigation.md#navigation-links
  @Test func aLinkWithoutANavigationIsFaded() throws {
    let list = List { NavigationLink(destination: row(), label: { row() }) }
    func fades<V: View>(_ view: V) throws -> Int {
      try Rendering(view, 402, 400, platform: .iOS).items.filter { $0 == .push(.opacity(0.5)) }
        .count
    }
    // The content of the row, and its chevron.
    #expect(try fades(list) == 2)
    #expect(try fades(NavigationStack { list }) == 0)
    #expect(try fades(NavigationView { list }) == 0)
    let leadsNowhere = NavigationLink(value: Int?.none) { row() }
    #expect(try fades(NavigationStack { List { leadsNowhere } }) == 2)
  }

  @Test func rowsAndSectionsHideTheirLines() throws {
    let hidden = try drawing {
      row().listRowSeparator(.hidden)
      row().listRowSeparator(.hidden, edges: .top)
      row()
    }
    #expect(boxes(line, in: hidden).count == 1)
    let tinted = try drawing {
      row().listRowSeparatorTint(.green)
      row()
    }
    #expect(boxes(line, in: tinted).isEmpty)
    #expect(boxes("#34C759", in: tinted).count == 1)
    func plain(_ visibility: Visibility) throws -> Int {
      let list = List {
        Section {
          row()
          row()
        }
        .listSectionSeparator(visibility)
      }
      let drawing = try Rendering(list.listStyle(.plain), 402, 400, scale: 2)
      return boxes(line, in: drawing).count
    }
    #expect(try plain(.automatic) == 3)
    #expect(try plain(.hidden) == 1)
  }

  @Test func rowsBringTheirBackground() throws {
    let drawing = try drawing {
      row().listRowBackground(Color.green)
      row()
    }
    #expect(boxes(card, in: drawing).count == 1)
    #expect(
      boxes("#34C759", in: drawing).first.map { ($0.minX, $0.size) }.map {
        $0 == (16, CGSize(width: 370, height: 53))
      } == true)
  }

  /// Rules/ViewLists.md#traits
  @Test func aRowKeepsItsOwnBackgroundAndInsetsInASection() throws {
    let wide = EdgeInsets(top: 0, leading: 100, bottom: 0, trailing: 0)
    let narrow = EdgeInsets(top: 0, leading: 40, bottom: 0, trailing: 0)
    let drawing = try drawing {
      Section {
        row().listRowBackground(Color.green).listRowInsets(narrow)
        row().listRowBackground(Color?.none)
        row(.black)
      }
      .listRowBackground(Color.yellow).listRowInsets(wide)
    }
    #expect(boxes("#34C759", in: drawing).count == 1)
    #expect(boxes(card, in: drawing).count == 1)
    #expect(boxes("#FFCC00", in: drawing).count == 1)
    #expect(boxes("#000000", in: drawing).map(\.minX) == [116])
    #expect(boxes("#FF383C", in: drawing).map(\.minX) == [56, 116])
  }

  @Test(arguments: [Visibility.hidden, .automatic])
  func thePageCanBeLeftOut(visibility: Visibility) throws {
    let list = List { row() }.scrollContentBackground(visibility)
    let drawing = try Rendering(list, 402, 400, scale: 2)
    #expect(boxes(page, in: drawing).isEmpty == (visibility == .hidden))
  }

  @Test func selectedRowsStandOut() throws {
    func selected<Content: View>(_ list: Content) throws -> Int {
      boxes(highlight, in: try Rendering(list, 402, 400, scale: 2)).count
    }
    let tagged = ForEach(["a", "b", "c"], id: \.self) { Text($0).tag($0.uppercased()) }
    #expect(try selected(List(selection: .constant(Optional("B"))) { tagged }) == 1)
    #expect(try selected(List(selection: .constant(Set(["A", "C"]))) { tagged }) == 2)
    // Without a tag, a row is identified by its id.
    #expect(
      try selected(List(0..<5, id: \.self, selection: .constant(Set([1, 3]))) { Text("\($0)") })
        == 2)
    #expect(try selected(List(0..<5, selection: .constant(Optional(7))) { Text("\($0)") }) == 0)
    #expect(
      try selected(
        List(selection: .constant(Optional(1))) {
          Text("1").tag(1).selectionDisabled()
        }) == 0)
  }

  @Test func theDarkHasItsOwnColours() throws {
    let drawing = try drawing(.dark) {
      row()
      row()
    }
    #expect(boxes("#1C1C1E", in: drawing).count == 2)
    #expect(boxes("#545458 50.0%", in: drawing).count == 1)
  }

  @Test func editingShowsTheMarks() throws {
    func circles(_ mode: EditMode, isDisabled: Bool = false) throws -> Int {
      let list = List {
        ForEach(0..<3, id: \.self) { row(.blue).deleteDisabled(isDisabled && $0 == 1) }
          .onDelete { _ in }
        row(.blue)
      }
      let drawing = try Rendering(
        list.environment(\.editMode, .constant(mode)), 402, 400, scale: 2)
      return boxes("#FF383C", in: drawing).count
    }
    #expect(try circles(.inactive) == 0)
    #expect(try circles(.active) == 3)
    #expect(try circles(.active, isDisabled: true) == 2)
  }

  /// Rules/Lists.md#row-accessories
  @Test func rowsThatAreSelectedTogetherHaveCircles() throws {
    func marks(_ mode: EditMode, takesMany: Bool) throws -> [Int] {
      let rows = Group {
        ForEach(0..<3, id: \.self) { _ in row(.green) }.onDelete { _ in }
        row(.green)
      }
      let list =
        takesMany
        ? AnyView(List(selection: .constant(Set([1]))) { rows })
        : AnyView(List(selection: .constant(Int?.some(1))) { rows })
      let drawing = try Rendering(
        list.environment(\.editMode, .constant(mode)), 402, 400, scale: 2)
      let small = drawing.fills.filter { $0.box.size == CGSize(width: 22, height: 22) }
      let rings = drawing.strokes.filter { abs($0.box.width - 20.5) < 0.01 }
      return [small.filter { $0.paint.text == "#FF383C" }.count, small.count, rings.count]
    }
    #expect(try marks(.inactive, takesMany: true) == [0, 0, 0])
    // Neither deletion marks, nor a mark for the row without a tag.
    #expect(try marks(.active, takesMany: true) == [0, 1, 2])
    #expect(try marks(.active, takesMany: false) == [3, 3, 0])
  }
}
