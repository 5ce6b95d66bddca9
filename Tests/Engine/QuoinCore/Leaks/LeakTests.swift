import Quoin
import SwiftUI
import Testing

/// Memory is freed: a leak per host, item or update exceeds these bounds.
///
/// The bounds are half of an allocator's smallest block (32 bytes) for each.
@MainActor
struct LeakTests {
  private static let half = 16

  @Test func droppedHostsGiveEverythingBack() throws {
    let hosts = MemoryProbe.times(10_000)
    let growth = try MemoryProbe.growth(bound: hosts * Self.half) {
      try makeHosts(100)
    } _: {
      try makeHosts(hosts)
    }
    #expect(growth < hosts * Self.half)
  }

  private func makeHosts(_ count: Int) throws {
    for number in 0..<count {
      let host = ViewHost(Small(number: number), shaper: FixedShaper())
      try host.update()
      // Every other host is closed first.
      if number.isMultiple(of: 2) { host.close() }
    }
  }

  @Test func removedItemsGiveEverythingBack() throws {
    let items = ItemList()
    let host = ViewHost(ItemColumn(list: items), shaper: FixedShaper())
    try host.update()
    let count = MemoryProbe.times(10_000)
    func round() throws {
      items.count = count
      try host.update()
      #expect(items.alive == count)
      items.count = 0
      try host.update()
      #expect(items.alive == 0)
    }
    let growth = try MemoryProbe.growth(bound: 9 * count * Self.half) {
      try round()
    } _: {
      for _ in 0..<9 { try round() }
    }
    #expect(growth < 9 * count * Self.half)
    host.close()
  }

  /// Nodes, drawings, side tables and elements are bounded by the size of the content.
  @Test func updatesWithoutEndKeepNothing() throws {
    let item = Item(0)
    let host = ViewHost(
      VStack {
        Everything(item: item)
        Text("beside")
      }, size: ProposedViewSize(width: 200, height: 400), shaper: FixedShaper())
    try host.update()
    func updates(_ count: Int) throws {
      for _ in 0..<count {
        item.number += 1
        #expect(try host.update().views.contains("Everything"))
      }
    }
    let growth = try MemoryProbe.growth(bound: 1000 * Self.half) {
      try updates(1000)
    } _: {
      try updates(1000)
    }
    #expect(growth < 1000 * Self.half)
  }

  /// Changes without updates are stored once.
  @Test func unshownChangesKeepNothing() throws {
    let model = Model()
    let host = ViewHost(Watching(model: model), shaper: FixedShaper())
    try host.update()
    func changes(_ count: Int) { for _ in 0..<count { model.number += 1 } }
    let growth = MemoryProbe.growth(bound: 10_000 * Self.half) {
      changes(100)
    } _: {
      changes(10_000)
    }
    #expect(growth < 10_000 * Self.half)
    #expect(try host.update().views == ["Watching"])
  }
}

private struct Small: View {
  let number: Int
  @State private var count = 0
  @State private var owned = Item(0)
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    HStack {
      Color.red.frame(width: CGFloat(number % 10), height: 10)
      if colorScheme == .light { Text("\(count)") }
    }
    .onAppear { count = owned.number + 1 }
  }
}

@Observable
private final class Item {
  let id: Int
  var number = 0
  init(_ id: Int) { self.id = id }
}

@Observable
private final class ItemList {
  var count = 0
  @ObservationIgnored var alive = 0
}

/// A state object that counts its live instances.
private final class Counted: ObservableObject {
  let list: ItemList
  init(_ list: ItemList) {
    self.list = list
    list.alive += 1
  }
  deinit { list.alive -= 1 }
}

private struct ItemColumn: View {
  let list: ItemList
  var body: some View {
    VStack(spacing: 0) { ForEach(0..<list.count, id: \.self) { _ in ItemRow(list: list) } }
  }
}

private struct ItemRow: View {
  @StateObject private var counted: Counted
  @State private var number = 1
  init(list: ItemList) { _counted = StateObject(wrappedValue: Counted(list)) }
  var body: some View {
    let _ = counted
    Color.red.frame(width: CGFloat(number), height: 1)
  }
}

/// Content for each side table.
private struct Everything: View {
  let item: Item
  private var isOdd: Bool { !item.number.isMultiple(of: 2) }

  var body: some View {
    Text("\(item.number)").padding(isOdd ? 1 : 2)
      .accessibilityIdentifier("number")
      .alignmentGuide(.leading) { $0.width / 2 }
      .layoutPriority(isOdd ? 1 : 2)
    Group { if isOdd { Color.red.opacity(0.5) } else { Circle().fill(.blue) } }
      .frame(width: 20, height: 20)
      .background { GeometryReader { Text("\($0.size.width)") } }
      .preference(key: NumberKey.self, value: item.number)
      .onPreferenceChange(NumberKey.self) { _ in }
    ViewThatFits {
      Text("a text that is too long for the place that it has here")
      Text("short")
    }
    Grid { GridRow { Text("\(item.number)").gridCellColumns(isOdd ? 1 : 2) } }
    ScrollView {
      LazyVStack { ForEach(0..<50) { Text("\($0 + item.number)").id($0) } }
    }
    .frame(height: 40)
    .onAppear {}.onChange(of: item.number) {}
    .zIndex(isOdd ? 1 : 0)
    .coordinateSpace(.named("space"))
  }
}

private struct NumberKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private final class Model: ObservableObject { @Published var number = 0 }

private struct Watching: View {
  @ObservedObject var model: Model
  var body: some View { Color.red.frame(width: CGFloat(model.number % 10), height: 1) }
}
