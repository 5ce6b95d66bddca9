import Foundation
import QuoinGeometry
import QuoinLayout
import SwiftUI

/// A leaf that wraps at the proposed width, and shows the lines that fit into the height.
private final class Words: LayoutLeaf {
  private static let longest: CGFloat = 90
  private static let letter: CGFloat = 9
  private static let line: CGFloat = 20

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let width = min(max(proposal.width ?? Self.longest, Self.letter), Self.longest)
    let lines = (Self.longest / width).rounded(.up)
    let fitting = ((proposal.height ?? .infinity) / Self.line).rounded(.down)
    return CGSize(width: width, height: max(1, min(lines, fitting)) * Self.line)
  }
}

@MainActor
private func rows(_ count: Int) -> ForEach<Range<Int>, Int, Text> {
  ForEach(0..<count, id: \.self) { Text("row \($0)") }
}

/// A view of each size.
private func around<V: View>(
  _ name: String, _ bound: GrowthBound = .linear, height: CGFloat? = 600,
  @ViewBuilder _ view: @escaping @MainActor @Sendable (Int) -> V
) -> GrowthCase {
  GrowthCase(name, "bodies, measurements and placements", size: 80, bound) {
    try firstWork(view($0), height: height)
  }
}

/// A stack in a stack, `depth` levels deep.
@MainActor
private func nested(_ depth: Int) -> AnyView {
  (0..<depth).reduce(AnyView(Text("a"))) { view, level in
    level.isMultiple(of: 2)
      ? AnyView(
        HStack {
          view
          Text("b")
        })
      : AnyView(
        VStack {
          view
          Text("b")
        })
  }
}

/// Flexible leaves in a balanced tree of alternating stacks.
private struct Balanced: View {
  let leaves: Int
  var isRow = true

  var body: some View {
    if leaves <= 1 {
      Color.red.frame(minWidth: 1, maxWidth: 90)
    } else if isRow {
      HStack {
        AnyView(Balanced(leaves: leaves / 2, isRow: false))
        AnyView(Balanced(leaves: leaves - leaves / 2, isRow: false))
      }
    } else {
      VStack {
        AnyView(Balanced(leaves: leaves / 2))
        AnyView(Balanced(leaves: leaves - leaves / 2))
      }
    }
  }
}

private struct Row: View {
  let number: Int
  var body: some View { Text("row \(number)") }
}

extension GrowthCase {
  static let containers: [GrowthCase] = [
    around("VStack") { n in VStack { rows(n) } },
    around("VStack of bodies") { n in VStack { ForEach(0..<n, id: \.self) { Row(number: $0) } } },
    around("HStack of flexible views") { n in
      HStack(spacing: 0) {
        ForEach(0..<n, id: \.self) { Color.red.frame(minWidth: CGFloat($0 % 7), maxWidth: 20) }
      }
    },
    around("HStack of priorities") { n in
      HStack(spacing: 0) { ForEach(0..<n, id: \.self) { Text("a").layoutPriority(Double($0)) } }
    },
    around("HStack on a baseline") { n in HStack(alignment: .firstTextBaseline) { rows(n) } },
    around("ZStack") { n in ZStack { rows(n) } },
    around("stacks in stacks") { n in nested(n) },
    GrowthCase(
      "stacks in stacks without a limit", "measurements", size: 8,
      .power(
        5,
        reason: """
          Each level proposes other lengths along both axes, and a text's height depends on both.
          """)
    ) { depth in
      let tree = LayoutTree()
      for level in 0..<depth {
        tree.beginStack((depth - level).isMultiple(of: 2) ? .vertical : .horizontal, spacing: 8)
      }
      tree.addLeaf(Words())
      for _ in 0..<depth {
        tree.addLeaf(Words())
        tree.end()
      }
      try tree.layout(proposal: ProposedViewSize(width: 300, height: 60_000))
      return tree.measurements
    },
    around("balanced stacks") { n in Balanced(leaves: n) },
    around("Grid") { n in
      Grid {
        ForEach(0..<n, id: \.self) { number in
          GridRow {
            Text("row \(number)")
            Text("a")
            Color.red
          }
        }
      }
    },
    around("Grid of n columns") { n in
      Grid {
        GridRow { rows(n) }
        GridRow { rows(n) }
      }
    },
    around("Grid with spans") { n in
      Grid {
        ForEach(0..<n, id: \.self) { number in
          GridRow {
            Text("row \(number)").gridCellColumns(2)
            Text("a")
          }
        }
      }
    },
    around("LazyVStack, scrolled", .constant) { n in ScrollView { LazyVStack { rows(n) } } },
    around("LazyHStack, scrolled", .constant) { n in
      ScrollView(.horizontal) { LazyHStack { rows(n) } }
    },
    around("LazyVGrid, scrolled", .constant) { n in
      ScrollView { LazyVGrid(columns: [GridItem(), GridItem()]) { rows(n) } }
    },
    around("LazyHGrid, scrolled", .constant) { n in
      ScrollView(.horizontal) { LazyHGrid(rows: [GridItem(), GridItem()]) { rows(n) } }
    },
    around("LazyVStack without a limit", height: nil) { n in LazyVStack { rows(n) } },
    around("LazyVGrid without a limit", height: nil) { n in
      LazyVGrid(columns: [GridItem(), GridItem()]) { rows(n) }
    },
    around("LazyVGrid of n columns") { n in
      LazyVGrid(columns: Array(repeating: GridItem(.fixed(10)), count: n)) { rows(n) }
    },
    around("List", .constant) { n in List { rows(n) } },
    around("List of sections", .constant) { n in
      List { ForEach(0..<n, id: \.self) { s in Section("section \(s)") { Text("row") } } }
    },
    around("Form", .constant) { n in Form { rows(n) } },
    around("VStack in a ScrollView") { n in ScrollView { VStack { rows(n) } } },
    around("ViewThatFits") { n in
      ViewThatFits { ForEach(0..<n, id: \.self) { Text("\($0) \(words(99))").lineLimit(1) } }
    },
    around("groups in groups") { n in
      VStack {
        (0..<n).reduce(AnyView(Text("a"))) { view, number in
          AnyView(
            Group {
              view
              Row(number: number)
            })
        }
      }
    },
    around("ForEach in ForEach") { n in
      VStack {
        ForEach(0..<n, id: \.self) { _ in ForEach(0..<3, id: \.self) { Text("row \($0)") } }
      }
    },
    around("GeometryReaders") { n in
      VStack { ForEach(0..<n, id: \.self) { _ in GeometryReader { Text("\($0.size.width)") } } }
    },
    around("NavigationStack of a list", .constant) { n in
      NavigationStack { List { rows(n) }.navigationTitle("a") }
    },
    around("TabView of pages") { n in
      TabView { ForEach(0..<n, id: \.self) { n in Text("\(n)").tabItem { Text("\(n)") } } }
    },
    GrowthCase("custom layout", "requested sizes") { n in
      let counter = Counter()
      return try counter.added {
        _ = try firstWork(CountingColumn(counter: counter) { rows(n) })
      }
    },
    GrowthCase("custom layouts in custom layouts", "requested sizes") { n in
      let counter = Counter()
      return try counter.added {
        _ = try firstWork(
          (0..<n).reduce(AnyView(Text("a"))) { view, _ in
            AnyView(CountingColumn(counter: counter) { view })
          })
      }
    },
    GrowthCase("ids of a ForEach", "comparisons and hashes", size: 200, .hashed) { n in
      let counter = Counter()
      let items = CountedItem.list(0..<n, counter)
      return try counter.added {
        _ = try firstWork(VStack { ForEach(items) { Text("\($0.id.number)") } })
      }
    },
    GrowthCase("ids of a List", "comparisons and hashes", size: 200, .hashed) { n in
      let counter = Counter()
      let items = CountedItem.list(0..<n, counter)
      return try counter.added {
        _ = try firstWork(List(items) { Text("\($0.id.number)") })
      }
    },
  ]
}
