import Foundation
import Quoin
import SwiftUI

@Observable
private final class Model: Identifiable {
  let id: Int
  var count = 0
  init(_ id: Int) { self.id = id }

  static func list(_ count: Int) -> [Model] { (0..<count).map(Model.init) }
}

private struct Row: View {
  let model: Model
  var body: some View { Text("row \(model.count)") }
}

private struct Rows: View {
  let models: [Model]
  var body: some View { VStack { ForEach(models) { Row(model: $0) } } }
}

private struct Items: View {
  let items: [CountedItem]
  var body: some View { VStack { ForEach(items) { Text("\($0.id.number)") } } }
}

private struct Reader: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View { Color.red.frame(width: scheme == .dark ? 2 : 1, height: 1) }
}

private struct SumKey: PreferenceKey {
  static let counter = Counter()
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) {
    counter.add()
    value += nextValue()
  }
}

private struct BoundsKey: PreferenceKey {
  static let defaultValue: [Anchor<CGRect>] = []
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

private struct Preferring: View {
  let count: Int
  @State private var sum = 0
  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { Text("\($0)").preference(key: SumKey.self, value: 1) }
    }
    .onPreferenceChange(SumKey.self) { sum = $0 }
    .overlay { Text("\(sum)") }
  }
}

/// Squares, of which some move for a second.
private struct Moving: View {
  let count: Int
  let moving: Int
  @State private var isMoved = false
  var body: some View {
    VStack(spacing: 0) {
      Button("Go") { withAnimation(.linear(duration: 1)) { isMoved = true } }
      ForEach(0..<count, id: \.self) { number in
        Color.red.frame(width: isMoved && number < moving ? 50 : 10, height: 10)
      }
    }
  }
}

private struct Tapped: View {
  let count: Int
  @State private var taps = 0
  var body: some View {
    VStack(spacing: 0) {
      Button("Go \(taps)") { taps += 1 }
      ForEach(0..<count, id: \.self) { Text("row \($0)") }
    }
  }
}

private struct Switched: View {
  let count: Int
  @State private var isOn = false
  var body: some View {
    VStack(spacing: 0) {
      Button("Go") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
      ForEach(0..<count, id: \.self) { number in
        if isOn { Text("row \(number)").transition(.opacity) }
      }
    }
  }
}

private struct Measured: View {
  let count: Int
  @State private var width: CGFloat = 0
  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) {
        Text("\($0)").onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 }
      }
    }
  }
}

private func ids(_ name: String, _ change: @escaping @Sendable (Int) -> [Int]) -> GrowthCase {
  GrowthCase(name, "comparisons and hashes", size: 200, .hashed) { n in
    let counter = Counter()
    let host = host(Items(items: CountedItem.list(0..<n, counter)))
    try host.update()
    return try counter.added {
      host.rootView = Items(items: CountedItem.list(change(n), counter))
      try host.update()
    }
  }
}

private func updating<V: View>(
  _ name: String, _ bound: GrowthBound = .linear,
  showing view: @escaping @MainActor @Sendable (Int) -> V,
  change: @escaping @MainActor @Sendable (ViewHost<V>) throws -> Void
) -> GrowthCase {
  GrowthCase(name, "bodies, measurements and placements", bound) {
    try laterWork(view($0)) { try change($0) }
  }
}

@MainActor
private func scrolled(_ count: Int) -> some View {
  ScrollView { LazyVStack { ForEach(0..<count, id: \.self) { Text("row \($0)") } } }
    .accessibilityIdentifier("scroll")
}

extension GrowthCase {
  static let updates: [GrowthCase] = [
    GrowthCase("state of one row", "bodies, measurements and placements", .constant) { n in
      let models = Model.list(n)
      return try laterWork(Rows(models: models)) { _ in models[n / 2].count += 1 }
    },
    GrowthCase("state of each row", "bodies, measurements and placements") { n in
      let models = Model.list(n)
      return try laterWork(Rows(models: models)) { _ in for model in models { model.count += 1 } }
    },
    GrowthCase("environment with n readers", "bodies, measurements and placements") { n in
      try laterWork(VStack { ForEach(0..<n, id: \.self) { _ in Reader() } }) {
        $0.environment.colorScheme = .dark
      }
    },
    GrowthCase("environment with one reader", "bodies", .constant) { n in
      let view = VStack {
        Reader()
        ForEach(0..<n, id: \.self) { Text("\($0)") }
      }
      let host = host(view)
      try host.update()
      host.environment.colorScheme = .dark
      return try host.update().evaluations.count
    },
    GrowthCase("size of the window", "bodies, measurements and placements") { n in
      try laterWork(VStack { ForEach(0..<n, id: \.self) { Text("row \($0)") } }) {
        $0.proposedSize.width = 200
      }
    },
    ids("appended id") { Array(0...$0) },
    ids("id inserted at the start") { [-1] + Array(0..<$0) },
    ids("removed id") { Array(1..<$0) },
    ids("reversed ids") { (0..<$0).reversed() },
    ids("new ids") { Array($0..<2 * $0) },
    ids("equal ids") { Array(repeating: 0, count: $0) },
    GrowthCase("preferences", "calls of reduce") { n in
      try SumKey.counter.added { _ = try firstWork(Preferring(count: n)) }
    },
    GrowthCase("onPreferenceChange", "bodies, measurements and placements") { n in
      try firstWork(Preferring(count: n))
    },
    GrowthCase("anchors", "bodies, measurements and placements") { n in
      try firstWork(
        VStack {
          ForEach(0..<n, id: \.self) {
            Text("\($0)").anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
          }
        }
        .overlayPreferenceValue(BoundsKey.self) { anchors in
          GeometryReader { proxy in Text("\(anchors.map { proxy[$0].width }.count)") }
        })
    },
    GrowthCase("onGeometryChange", "bodies, measurements and placements") { n in
      try firstWork(Measured(count: n))
    },
    updating("tap", showing: { Tapped(count: $0) }, change: { try $0.tap("Go 0") }),
    updating(
      "animation of one view", showing: { Moving(count: $0, moving: 1) },
      change: {
        try $0.tap("Go")
        for _ in 0..<5 { try $0.advance(by: 0.1) }
      }),
    updating(
      "animation of each view", showing: { Moving(count: $0, moving: $0) },
      change: {
        try $0.tap("Go")
        for _ in 0..<5 { try $0.advance(by: 0.1) }
      }),
    updating(
      "transitions", showing: { Switched(count: $0) },
      change: {
        for _ in 0..<2 {
          try $0.tap("Go")
          for _ in 0..<5 { try $0.advance(by: 0.1) }
        }
      }),
    updating(
      "scrolling", .constant, showing: { scrolled(9 * $0) },
      change: {
        for offset in 0..<20 { try $0.scroll("scroll", to: CGPoint(x: 0, y: 100 * offset)) }
      }),
    updating(
      "scrolling to an id", .constant, showing: { scrolled(9 * $0) },
      change: { try $0.scroll(to: 30, anchor: .top) }),
    updating(
      "scrolling to the end", .constant, showing: { scrolled(9 * $0) },
      change: { try $0.scroll("scroll", to: CGPoint(x: 0, y: 1_000_000)) }),
    GrowthCase("scrolling through everything", "bodies, measurements and placements") { n in
      try laterWork(scrolled(9 * n)) { host in
        for offset in 0..<n { try host.scroll("scroll", to: CGPoint(x: 0, y: 200 * offset)) }
      }
    },
  ]
}
