import Quoin
import SwiftUI
import Testing

/// Clicks and ⌘A in lists with a set as their selection on macOS
/// (Rules/Lists.md#multiple-selection).
@MainActor
struct LiveMultipleSelectionTests {
  private func host<V: View>(_ view: V, _ platform: Platform = .macOS) -> ViewHost<V> {
    ViewHost(view, size: ProposedViewSize(width: 300, height: 260), platform: platform)
  }

  @Test func commandClicksAddAndRemoveRows() throws {
    let log = SetLog()
    let host = host(Rows(log: log))
    try host.tap("Row 1")
    try host.tap("Row 3", modifiers: .command)
    try host.tap("Row 1", modifiers: .command)
    #expect(log.selections == [[1], [1, 3], [3]])
    try host.tap("Row 2")
    #expect(log.selections.last == [2])
  }

  @Test func shiftClicksSelectUpToTheRow() throws {
    let log = SetLog()
    let host = host(Rows(log: log))
    try host.tap("Row 2")
    try host.tap("Row 4", modifiers: .shift)
    // The range is replaced, also on the other side of its start.
    try host.tap("Row 3", modifiers: .shift)
    try host.tap("Row 0", modifiers: .shift)
    #expect(log.selections == [[2], [2, 3, 4], [2, 3], [0, 1, 2]])
    // A row that ⌘ has added stays, and is the next start.
    try host.tap("Row 5", modifiers: .command)
    try host.tap("Row 4", modifiers: .shift)
    #expect(log.selections.last == [0, 1, 2, 4, 5])
    // The keys go on from there.
    try host.press(key: .upArrow, modifiers: .shift)
    #expect(log.selections.last == [0, 1, 2, 3, 4, 5])
    try host.press(key: .downArrow, modifiers: .shift)
    #expect(log.selections.last == [0, 1, 2, 4, 5])
  }

  @Test func shiftWithoutASelectionSelectsTheRow() throws {
    let log = SetLog()
    let host = host(Rows(log: log))
    try host.tap("Row 3", modifiers: .shift)
    #expect(log.selections == [[3]])
  }

  @Test func commandASelectsAllRows() throws {
    let log = SetLog()
    let host = host(Rows(log: log))
    try host.press(key: "a", modifiers: .command)
    #expect(log.selections == [[0, 1, 2, 3, 4, 5]])
    try host.press(key: .downArrow)
    #expect(log.selections.last == [5])
  }

  /// Rows that don't exist yet are selected, too, by their tags.
  @Test func commandAReachesRowsThatAreFarAway() throws {
    let log = SetLog()
    let host = host(ManyRows(log: log))
    try host.press(key: "a", modifiers: .command)
    // 500 is a header, and 501 can't be selected.
    #expect(log.selections == [Set(0..<500).union([1002, 1003])])
    try host.tap("Row 2")
    try host.scroll(to: 503)
    try host.tap("Row 1003", modifiers: .shift)
    #expect(log.selections.last == Set(2..<500).union([1002, 1003]))
  }

  /// However many rows there are, one command emits only so many.
  @Test func commandAEndsInAListWithoutEnd() throws {
    let log = SetLog()
    let host = host(EndlessRows(log: log))
    try host.press(key: "a", modifiers: .command)
    #expect(log.selections.map(\.count) == [100_000])
    #expect(host.warnings.contains { $0.contains("only the first 100000 rows") })
  }

  @Test func aSingleSelectionIgnoresModifiers() throws {
    let log = SetLog()
    let host = host(OneRow(log: log))
    try host.tap("Row 1")
    try host.tap("Row 2", modifiers: .command)
    try host.tap("Row 0", modifiers: .shift)
    try host.press(key: "a", modifiers: .command)
    #expect(log.selections == [[1], [2], [0]])
  }

  @Test func onIOSCommandASelectsNothing() throws {
    let log = SetLog()
    let host = host(Rows(log: log), .iOS)
    try host.press(key: "a", modifiers: .command)
    #expect(log.selections.isEmpty)
  }
}

@MainActor
private final class SetLog {
  var selections: [Set<Int>] = []
}

private struct Rows: View {
  let log: SetLog
  @State private var selection: Set<Int> = []

  var body: some View {
    List(0..<6, id: \.self, selection: $selection) { Text("Row \($0)") }
      .onChange(of: selection) { log.selections.append(selection) }
  }
}

private struct EndlessRows: View {
  let log: SetLog
  @State private var selection: Set<Int> = []

  var body: some View {
    List(0..<Int.max, id: \.self, selection: $selection) { Text("Row \($0)") }
      .onChange(of: selection) { log.selections.append(selection) }
  }
}

private struct ManyRows: View {
  let log: SetLog
  @State private var selection: Set<Int> = []

  var body: some View {
    List(selection: $selection) {
      ForEach(0..<500, id: \.self) { Text("Row \($0)") }
      Section("500") {
        ForEach(501..<504, id: \.self) { number in
          Text(verbatim: "Row \(number + 500)").tag(number + 500).selectionDisabled(number == 501)
        }
      }
    }
    .onChange(of: selection) { log.selections.append(selection) }
  }
}

private struct OneRow: View {
  let log: SetLog
  @State private var selection: Int?

  var body: some View {
    List(0..<3, id: \.self, selection: $selection) { Text("Row \($0)") }
      .onChange(of: selection) { log.selections.append(Set([selection].compactMap(\.self))) }
  }
}
