import Foundation
import QuoinCore
import QuoinGeometry
import QuoinText
import QuoinViews
import Testing

/// Preferences and the order in which they are combined (Rules/Geometry.md#preferences).
@MainActor
@Suite struct PreferenceTests {
  /// The letters, in the order in which they are combined.
  private struct Letters: PreferenceKey {
    static let defaultValue = "?"
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  private func letter(_ letter: String) -> some View {
    Color.red.frame(width: 10, height: 10).preference(key: Letters.self, value: letter)
  }

  /// Returns the final value of `view`.
  private func letters<V: View>(@ViewBuilder _ view: () -> V) throws -> [String] {
    var values: [String] = []
    _ = try Rendering(VStack { view() }.onPreferenceChange(Letters.self) { values.append($0) })
    return values
  }

  @Test func siblingsAreReducedInSourceOrderStartingWithTheFirst() throws {
    #expect(
      try letters {
        letter("a")
        Color.red
        HStack {
          letter("b")
          Color.red
          letter("c")
        }
        letter("d")
      } == ["abcd"])
  }

  /// A view of the list without a value contributes nothing, whatever is written further out.
  @Test func aListIsReadWithoutWhatIsWrittenFurtherOut() throws {
    var values: [String] = []
    let list = Group {
      letter("a")
      Color.red
    }
    .onPreferenceChange(Letters.self) { values.append($0) }
    _ = try Rendering(VStack { list.transformPreference(Letters.self) { $0 += "!" } })
    #expect(values == ["a"])
  }

  /// An `if`, an optional and a `ForEach` contribute the default if nothing inside writes the key.
  @Test(arguments: [true, false])
  func aVaryingPartWithoutWritersContributesTheDefault(isShown: Bool) throws {
    #expect(
      try letters {
        letter("a")
        if isShown { Color.red }
      } == ["a?"])
    #expect(try letters { letter("a").overlay { if isShown { Color.red } } } == ["a?"])
    #expect(try letters { letter("a").background { if isShown { Color.red } } } == ["?a"])
    #expect(
      try letters {
        letter("a")
        HStack { if isShown { Color.red } }
        letter("b")
      } == ["a?b"])
    #expect(
      try letters {
        letter("a").overlay { ForEach(0..<3, id: \.self) { _ in Color.red } }
      } == ["a?"])
  }

  /// A spacer has neither a name nor a drawing.
  @Test func aSpacerInAVaryingPartIsAtItsPlace() throws {
    #expect(
      try letters {
        if true { Spacer() }
        letter("a")
      } == ["?a"])
    #expect(
      try letters {
        if true { letter("a") }
        if true { Spacer() }
        letter("b")
      } == ["a?b"])
  }

  @Test func aVaryingPartWithWritersContributesTheirs() throws {
    #expect(
      try letters {
        if true { letter("a") }
        ForEach(["b", "c"], id: \.self) { letter($0) }
      } == ["abc"])
    #expect(
      try letters { letter("a").overlay { if true { letter("b") } } } == ["ab"])
  }

  @Test func withoutAWriterItIsTheDefault() throws {
    #expect(try letters { Color.red } == ["?"])
  }

  @Test func theOuterWriterReplacesWhatIsInside() throws {
    #expect(
      try letters {
        HStack {
          letter("a")
          letter("b")
        }
        .preference(key: Letters.self, value: "x")
        letter("c")
      } == ["xc"])
  }

  @Test func aTransformEditsWhatIsInsideAndStartsFromTheDefault() throws {
    #expect(
      try letters {
        HStack {
          letter("a")
          letter("b")
        }
        .transformPreference(Letters.self) { $0 += "!" }
        Color.red.transformPreference(Letters.self) { $0 += "-" }
        letter("c").transformPreference(Letters.self) { $0 += "1" }
          .transformPreference(Letters.self) { $0 += "2" }
      } == ["ab!?-c12"])
  }

  @Test func oneModifierOnSeveralElementsWritesForEach() throws {
    #expect(
      try letters {
        Group {
          Color.red
          Color.red
        }
        .preference(key: Letters.self, value: "g")
      } == ["gg"])
  }

  @Test func anOverlayComesAfterAndABackgroundBeforeTheView() throws {
    #expect(try letters { letter("a").overlay { letter("o") } } == ["ao"])
    #expect(try letters { letter("a").background { letter("b") } } == ["ba"])
    #expect(
      try letters {
        letter("a").overlayPreferenceValue(Letters.self) { letter($0 + "o") }
      } == ["aao"])
    #expect(
      try letters {
        letter("a").backgroundPreferenceValue(Letters.self) { letter($0 + "b") }
      } == ["aba"])
  }

  @Test func theContentOfAReaderWritesToo() throws {
    #expect(
      try letters {
        letter("a")
        GeometryReader { proxy in letter("\(Int(proxy.size.width))") }.frame(width: 30)
        letter("z")
      } == ["a30z"])
  }

  @Test func aReaderSeesOnlyTheModifiersInsideIt() throws {
    var inner = ""
    var outer = ""
    _ = try Rendering(
      letter("a").onPreferenceChange(Letters.self) { inner = $0 }
        .preference(key: Letters.self, value: "b").onPreferenceChange(Letters.self) { outer = $0 })
    #expect(inner == "a")
    #expect(outer == "b")
  }

  @Test func aLayerIsMadeOfEverythingInsideTheView() throws {
    // The reader's content is created during layout and creates another layer; both are complete in
    // time.
    let view = try Rendering(
      VStack(spacing: 0) {
        GeometryReader { _ in
          letter("a").overlayPreferenceValue(Letters.self) { letter($0.uppercased()) }
        }
        letter("b")
      }
      .overlayPreferenceValue(Letters.self, alignment: .topLeading) {
        Color.blue.frame(width: 1, height: 1).accessibilityIdentifier($0)
      }, 100, 100)
    #expect(view.frame("aAb") == CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  @Test func layersAreAlignedAndOfferedTheSizeOfTheView() throws {
    let view = try Rendering(
      letter("a").frame(width: 60, height: 40)
        .overlayPreferenceValue(Letters.self, alignment: .bottomTrailing) { _ in
          Color.blue.frame(width: 20).accessibilityIdentifier("over")
        }
        .backgroundPreferenceValue(Letters.self) { _ in
          Color.blue.accessibilityIdentifier("under1")
          Color.blue.frame(width: 80, height: 10).accessibilityIdentifier("under2")
        })
    #expect(view.size == CGSize(width: 60, height: 40))
    #expect(view.frame("over") == CGRect(x: 40, y: 0, width: 20, height: 40))
    // Several views are one ZStack, 80 wide, which proposes its size to each
    // (Rules/Stacks.md#zstack-placement).
    #expect(view.frame("under1") == CGRect(x: -10, y: 0, width: 80, height: 40))
    #expect(view.frame("under2") == CGRect(x: -10, y: 15, width: 80, height: 10))
    // The backgrounds are drawn first, the overlay last.
    #expect(view.fills.map(\.box.width) == [80, 80, 10, 20])
  }

  @Test func theNextValueIsWorkedOutOnlyWhenItIsAskedFor() throws {
    struct First: PreferenceKey {
      static let defaultValue = 0
      static func reduce(value: inout Int, nextValue: () -> Int) {}
    }
    var asked = 0
    var value = -1
    _ = try Rendering(
      HStack {
        Color.red.preference(key: First.self, value: 4)
        Color.red.transformPreference(First.self) {
          asked += 1
          $0 = 9
        }
      }
      .onPreferenceChange(First.self) { value = $0 })
    #expect(value == 4)
    #expect(asked == 0)
  }

  @Test func aTransformRunsOnceHoweverManyRead() throws {
    var runs = 0
    let inner = Color.red.transformPreference(Letters.self) { _ in runs += 1 }
    _ = try Rendering(
      inner.overlayPreferenceValue(Letters.self) { _ in Color.clear }
        .overlayPreferenceValue(Letters.self) { _ in Color.clear }
        .onPreferenceChange(Letters.self) { _ in })
    #expect(runs == 1)
  }

  @Test func manyLevelsOfTransformsAreCombined() throws {
    struct Level: View {
      let depth: Int
      var body: some View {
        if depth > 0 {
          HStack { AnyView(Level(depth: depth - 1)) }
            .transformPreference(Letters.self) { $0 += "." }
        } else {
          Color.red.preference(key: Letters.self, value: "")
        }
      }
    }
    var value = ""
    _ = try Rendering(Level(depth: 300).onPreferenceChange(Letters.self) { value = $0 })
    #expect(value.count == 300)
  }

  @Test func anOptionalPreferenceDefaultsToNil() throws {
    struct Title: PreferenceKey {
      static func reduce(value: inout String?, nextValue: () -> String?) {
        value = nextValue() ?? value
      }
    }
    var titles: [String?] = []
    func run<V: View>(_ view: V) throws {
      _ = try Rendering(view.onPreferenceChange(Title.self) { titles.append($0) })
    }
    try run(Color.red)
    try run(Color.red.preference(key: Title.self, value: "a"))
    try run(
      HStack {
        Color.red.preference(key: Title.self, value: "a")
        Color.red.preference(key: Title.self, value: nil)
      })
    #expect(titles == [nil, "a", "a"])
  }

  @Test func actionsAreCalledAgainOnlyForAChange() throws {
    var sizes: [CGFloat] = []
    struct Width: PreferenceKey {
      static let defaultValue: CGFloat = 0
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }
    let tree = try ViewTree(
      Color.red.anchorPreference(key: Width.self, value: .bounds) { _ in 5 }
        .onPreferenceChange(Width.self) { sizes.append($0) }, shaper: FixedShaper())
    try tree.layOut(proposal: ProposedViewSize(width: 10, height: 10))
    try tree.layOut(proposal: ProposedViewSize(width: 20, height: 10))
    #expect(sizes == [5])
  }
}
