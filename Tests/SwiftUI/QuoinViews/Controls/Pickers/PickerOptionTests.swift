import QuoinCore
import Testing

@testable import QuoinViews

/// The selected view of a picker.
@MainActor
struct PickerOptionTests {
  private enum Flavor: String, CaseIterable, Identifiable {
    case vanilla, mint
    var id: Self { self }
  }

  private func chosen<V: Hashable>(_ selection: V, @ViewBuilder _ content: () -> some View) throws
    -> [String]
  {
    let picker = Picker("", selection: .constant(selection), content: content)
    return try Rendering(picker).glyphs.map(\.run.text)
  }

  @Test func tagsAreCompared() throws {
    let content = Group {
      Text("a").tag(0)
      Text("b").tag(1)
      Text("c").tag(1)
    }
    #expect(try chosen(1) { content } == ["b"])
    #expect(try chosen(2) { content } == [])
    #expect(try chosen("1") { content } == [])
  }

  @Test func optionalsMakeNoDifference() throws {
    let content = Group {
      Text("none").tag(Int?.none)
      Text("a").tag(0)
      Text("b").tag(Int?.some(1))
    }
    #expect(try chosen(Int?.none) { content } == ["none"])
    #expect(try chosen(Int?.some(0)) { content } == ["a"])
    #expect(try chosen(1) { content } == ["b"])
    #expect(try chosen(Int??.some(.some(1))) { content } == ["b"])
  }

  @Test func itemsAreKnownByTheirIds() throws {
    #expect(try chosen(2) { ForEach(0..<4) { Text("row \($0)") } } == ["row 2"])
    #expect(try chosen("b") { ForEach(["a", "b"], id: \.self) { Text("= \($0)") } } == ["= b"])
    #expect(
      try chosen(Flavor.mint) { ForEach(Flavor.allCases) { Text($0.rawValue) } } == ["mint"])
    #expect(
      try chosen(Flavor?.some(.mint)) { ForEach(Flavor.allCases) { Text($0.rawValue) } }
        == ["mint"])
  }

  @Test func aTagCountsMoreThanAnId() throws {
    let content = ForEach(Flavor.allCases) { Text($0.rawValue).tag($0.rawValue) }
    #expect(try chosen("mint") { content } == ["mint"])
    #expect(try chosen(Flavor.mint) { content } == [])
  }

  @Test func modifiersAndStacksHideNoTag() throws {
    let content = Group {
      Text("a").tag(0).padding().frame(width: 50)
      Text("b").tag(1).background(Color.red).padding()
      HStack {
        Text("c")
        Text("d")
      }.tag(2)
      ForEach(3..<5) { number in
        HStack {
          Text("e")
          Text("\(number)")
        }
      }
    }
    #expect(try chosen(0) { content } == ["a"])
    #expect(try chosen(1) { content } == ["b"])
    #expect(try chosen(2) { content } == ["c", "d"])
    #expect(try chosen(4) { content } == ["e", "4"])
  }

  @Test func viewsWithoutATagAreNoChoices() throws {
    let picker = Picker("", selection: .constant(1)) {
      Text("a").tag(0)
      Divider()
      Text("b").tag(1)
    }
    let segments = try Rendering(picker.pickerStyle(.segmented), 300)
    #expect(segments.glyphs.map { $0.run.text } == ["a", "b"])
  }

  @Test func severalSourcesAreOneChoice() throws {
    struct Item { var flavor: Binding<Int> }
    func chosen(_ values: [Int]) throws -> [String] {
      let picker = Picker(
        "", sources: values.map { Item(flavor: .constant($0)) }, selection: \.flavor
      ) {
        ForEach(0..<3) { Text("row \($0)") }
      }
      return try Rendering(picker).glyphs.map(\.run.text)
    }
    #expect(try chosen([1, 1]) == ["row 1"])
    #expect(try chosen([1, 2]) == [])
    #expect(try chosen([]) == [])
  }

  /// A selection needs one pass over all options, not one per option.
  @Test func aMenuOfManyIsMadeFewTimes() throws {
    var count = 0
    let picker = Picker("", selection: .constant(500)) {
      ForEach(0..<1000) { number in
        count += 1
        return Text("\(number)")
      }
    }
    _ = try Rendering(picker, platform: .macOS)
    #expect(count <= 3 * 1000)
  }
}
