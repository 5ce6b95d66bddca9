import Quoin
import SwiftUI
import Testing

private struct WidthKey: ContainerValueKey {
  static let defaultValue: CGFloat = 1
}

extension ContainerValues {
  fileprivate var width: CGFloat {
    get { self[WidthKey.self] }
    set { self[WidthKey.self] = newValue }
  }
}

private struct Sized: View {
  let width: CGFloat
  var body: some View { Color.red.frame(width: width, height: 10) }
}

/// A view whose body is several views, one of which has a container value of its own.
private struct Three: View {
  var isLong = true
  var body: some View {
    Sized(width: 1)
    if isLong { Sized(width: 2).containerValue(\.width, 20) }
    Sized(width: 3)
  }
}

@MainActor
@Suite("Views that a container takes apart")
struct SubviewsTests {
  private func size<V: View>(_ view: V) -> CGSize {
    ImageRenderer(content: view).layoutReport().size
  }

  private func counted<V: View>(_ view: V) -> Int {
    Int(size(Group(subviews: view) { Color.red.frame(width: CGFloat($0.count), height: 1) }).width)
  }

  @Test func groupsItemsConditionsAndBodiesAreResolved() {
    #expect(counted(Text("a")) == 1)
    #expect(counted(EmptyView()) == 0)
    #expect(counted(Three()) == 3)
    #expect(counted(Three(isLong: false)) == 2)
    #expect(counted(AnyView(Group { Three() }).padding()) == 3)
    #expect(counted(ForEach(0..<4) { _ in Three() }) == 12)
    #expect(
      counted(
        ForEach(0..<4) { number in
          if number > 1 { Text("a") }
        }) == 2)
    #expect(
      counted(
        Section("Header") {
          Text("a")
          Text("b")
        }) == 3)
  }

  @Test func eachCanBePlacedAnyNumberOfTimes() {
    let row = Group(subviews: Three()) { views in
      HStack(spacing: 0) {
        if let last = views.last { last }
        ForEach(views) { $0.padding(.trailing, 1) }
        views[0]
        views[1...]
        views
      }
    }
    // 3, then 2 + 3 + 4, then 1, 2 + 3, and 1 + 2 + 3
    #expect(size(row).width == 24)
  }

  @Test func valuesAreSeenThroughBodiesAndTheOutermostCounts() {
    func widths<V: View>(_ view: V) -> CGFloat {
      size(
        HStack(spacing: 0) {
          ForEach(subviews: view) { view in
            Color.red.frame(width: view.containerValues.width, height: 1)
          }
        }
      ).width
    }
    #expect(widths(Three()) == 22)
    #expect(widths(Group { Three() }.containerValue(\.width, 5)) == 15)
    #expect(
      widths(Text("a").padding().containerValue(\.width, 5).frame(width: 3)) == 5)
  }

  @Test func tagsAndIDsAreFound() {
    func tags<V: View>(_ view: V) -> CGFloat {
      size(
        HStack(spacing: 0) {
          ForEach(subviews: view) { view in
            let tag = view.containerValues.tag(for: Int.self) ?? 100
            let isFour = view.containerValues.hasTag(4)
            Color.red.frame(width: CGFloat(tag), height: isFour ? 7 : 1)
          }
        }
      ).width
    }
    #expect(
      tags(
        Group {
          Text("a").tag(4)
          Text("b").tag("x")
          Text("c")
        }) == 204)
    #expect(tags(ForEach([1, 2], id: \.self) { _ in Text("a") }) == 3)
  }

  @Test func sectionsComeWithTheirParts() {
    let content = Group {
      Sized(width: 1)
      Section {
        Sized(width: 2)
        Sized(width: 3)
      } header: {
        Sized(width: 10)
      } footer: {
        Sized(width: 20)
      }
      .containerValue(\.width, 50)
      Section { Sized(width: 4) }
    }
    let rows = VStack(alignment: .leading, spacing: 0) {
      ForEach(sections: content) { section in
        HStack(spacing: 0) {
          section.header
          section.footer
          section.content
          Sized(width: section.containerValues.width)
        }
      }
    }
    #expect(size(rows) == CGSize(width: 85, height: 30))
    let count = Group(sections: content) { Sized(width: CGFloat($0.count)) }
    #expect(size(count).width == 3)
  }

  @Test func theyKeepTheEnvironmentOfTheirPlace() {
    let text = Group(subviews: Text("Text")) { ForEach($0) { $0.font(.largeTitle) } }
    #expect(size(text) == size(Text("Text").font(.largeTitle)))
  }

  @Test func lazyContainersTakeThemOneByOne() {
    let list = ScrollView {
      LazyVStack(spacing: 0) { ForEach(subviews: Three()) { $0.frame(height: 30) } }
    }
    let report = ImageRenderer(content: list.frame(width: 50, height: 200)).layoutReport()
    #expect(report.errors == [])
    let inStack = ScrollView { VStack(spacing: 0) { ForEach(subviews: Three()) { $0 } } }
    #expect(size(inStack.fixedSize()).height == 30)
  }
}

private struct Trait: _ViewTraitKey {
  static var defaultValue: Int { 1 }
}

private struct Spread: _VariadicView_UnaryViewRoot {
  var gap: CGFloat
  func body(children: _VariadicView.Children) -> some View {
    HStack(spacing: gap) {
      ForEach(children) { child in
        child.frame(width: CGFloat(child[Trait.self]))
        if child.id != children.last?.id { Divider() }
      }
    }
  }
}

private struct Reversed: _VariadicView_MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    ForEach(children.reversed()) { $0 }
  }
}

@MainActor
@Suite("Variadic views")
struct VariadicViewTests {
  @Test func aRootArrangesViewsByTheirTraits() {
    let tree = _VariadicView.Tree(Spread(gap: 4)) {
      Color.red._trait(Trait.self, 10)
      Group {
        Color.red
        Color.blue.frame(height: 3)
      }
      ._trait(Trait.self, 20)
    }
    let report = ImageRenderer(content: tree.frame(height: 8)).layoutReport()
    // 10 + 20 + 20, two dividers, four gaps
    #expect(abs(report.size.width - (50 + 2 * (1 / 3.0) + 16)) < 1.5)
  }

  @Test func aRootMayHandOnAnyNumber() {
    let tree = HStack(spacing: 0) {
      _VariadicView.Tree(Reversed()) {
        Color.red.frame(width: 1, height: 1).accessibilityIdentifier("first")
        Color.red.frame(width: 2, height: 1).accessibilityIdentifier("second")
      }
    }
    let report = ImageRenderer(content: tree).layoutReport()
    #expect(report.frame(of: "first")?.minX == 2)
    #expect(report.frame(of: "second")?.minX == 0)
  }
}

@MainActor
private func pair<A: View, B: View>(
  @ViewBuilder _ content: () -> TupleView<(A, B)>
) -> TupleView<(A, B)> {
  content()
}

@MainActor
private func three() -> HStack<TupleView<(Text, Spacer, Text)>> {
  HStack {
    Text("a")
    Spacer(minLength: 0)
    Text("b")
  }
}

@MainActor
@Suite("Views as tuples")
struct TupleViewTests {
  /// Generic code may create a tuple of a type that it doesn't know.
  @Test func aTupleOfAnyTypeIsItsViews() {
    func tuple<T>(_ value: T) -> TupleView<T> { TupleView(value) }
    let views = (Color.red.frame(width: 1, height: 1), Color.red.frame(width: 2, height: 1))
    let row = HStack(spacing: 0) {
      tuple(views)
      tuple(Color.red.frame(width: 4, height: 1))
      tuple((1, "text"))
    }
    #expect(ImageRenderer(content: row).layoutReport().size.width == 7)
    #expect(
      ImageRenderer(
        content: Group(subviews: tuple(views)) { Color.red.frame(width: CGFloat($0.count)) }
      ).layoutReport().size.width == 2)
  }

  @Test func declarationsMayAskForATuple() {
    let both = pair {
      Color.red.frame(width: 1, height: 1)
      Color.red.frame(width: 2, height: 1)
    }
    let row = HStack(spacing: 0) {
      both
      both.value.1
      TupleView((both.value.0, both.value.0))
    }
    #expect(ImageRenderer(content: row).layoutReport().size.width == 7)
    #expect(ImageRenderer(content: three()).layoutReport().size.height > 5)
    #expect(
      ImageRenderer(content: Group(subviews: both) { Color.red.frame(width: CGFloat($0.count)) })
        .layoutReport().size.width == 2)
  }
}
