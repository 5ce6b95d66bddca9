import LiveViews
import SwiftUI
import Testing

/// The notes article: implicit and explicit identity.
@MainActor
struct NotesArticleIdentityTests {
  /// Counts its initializations.
  private struct Paw: View {
    let events: EventLog
    var name = "paw"
    @State private var isNew = true
    var body: some View {
      Color.red.frame(width: 10, height: 10)
        .onAppear { events.add("+\(name)") }
        .onDisappear { events.add("-\(name)") }
    }
  }

  private struct Wave: View {
    let greeting: String?
    let events: EventLog
    var body: some View {
      HStack {
        Image(systemName: "hand.wave")
        if let g = greeting {
          Text(g).background { Paw(events: events, name: "if") }
        } else {
          Text("Hello").background { Paw(events: events, name: "else") }
        }
      }
    }
  }

  @Test func theBranchesOfAConditionAreDifferentIdentities() throws {
    let events = EventLog()
    let host = try ViewHost.showing(Wave(greeting: nil, events: events))
    #expect(host.texts == ["Hello"])
    host.rootView = Wave(greeting: "Hi", events: events)
    try host.update()
    #expect(host.texts == ["Hi"])
    #expect(events.take() == ["+else", "+if", "-else"])
    // Within a branch the identity stays the same.
    host.rootView = Wave(greeting: "Hey", events: events)
    try host.update()
    #expect(host.texts == ["Hey"])
    #expect(events.take() == [])
  }

  private struct Named: View {
    var body: some View {
      Text("Hello").id("")
    }
  }

  @Test func anyHashableValueIsAnId() throws {
    #expect(try ViewHost.showing(Named()).texts == ["Hello"])
    let (events, handle) = (EventLog(), Handle<Int>())
    let host = try ViewHost.showing(
      Parent(handle: handle) { Paw(events: events).id($0 < 2 ? "" : "other") })
    handle.set(1)
    try host.update()
    #expect(events.take() == ["+paw"])
    handle.set(2)
    try host.update()
    #expect(events.take() == ["+paw", "-paw"])
  }

  private struct Item: Identifiable {
    let id: Int
  }

  @Test func itemsOfAForEachKeepTheirStateByTheirIds() throws {
    let handle = Handle<Int>()
    let orders = [[1, 2, 3], [3, 1, 2], [2, 3], [2, 3, 1]]
    let host = try ViewHost.showing(
      Parent(handle: handle) { step in
        HStack { ForEach(orders[step].map(Item.init)) { Counted(name: "\($0.id)") } }
      })
    host.recordsDetails = true
    handle.set(1)
    #expect(try host.update().states.filter { $0.fate == .created } == [])
    handle.set(2)
    let removal = try host.update()
    #expect(
      removal.lostStates.map(\.path) == [
        "Parent<HStack<ForEach<Array<Item>, Int, Counted>>>/[1]/Counted"
      ])
    #expect(removal.lostStates.first?.fate == .lost(.itemRemoved))
    handle.set(3)
    #expect(try host.update().states.filter { $0.fate == .created }.count == 1)
  }

  private struct Counted: View {
    let name: String
    @State private var count = 0
    var body: some View { Text("\(name) \(count)") }
  }

  /// A modifier with a condition inside, which the article advises against.
  private struct Highlighted: View {
    let highlights: Bool
    let events: EventLog
    var body: some View {
      if highlights {
        Paw(events: events).background(.red)
      } else {
        Paw(events: events)
      }
    }
  }

  @Test func aConditionAroundAModifierLosesTheState() throws {
    let (events, handle) = (EventLog(), Handle<Int>())
    let host = try ViewHost.showing(
      Parent(handle: handle) { Highlighted(highlights: $0 == 1, events: events) })
    host.recordsDetails = true
    _ = events.take()
    handle.set(1)
    let update = try host.update()
    #expect(events.lines == ["+paw", "-paw"])
    #expect(update.lostStates.first?.fate == .lost(.branchChanged))
  }

  /// The inert modifier that the article recommends instead.
  private struct Inert: View {
    let highlights: Bool
    let events: EventLog
    var body: some View {
      HStack {
        Image(systemName: "hand.wave")
        Paw(events: events)
          .background(highlights ? .red : .clear)
      }
    }
  }

  @Test func anInertModifierKeepsTheState() throws {
    let (events, handle) = (EventLog(), Handle<Int>())
    let host = try ViewHost.showing(
      Parent(handle: handle) { Inert(highlights: $0 == 1, events: events) })
    host.recordsDetails = true
    _ = events.take()
    handle.set(1)
    let update = try host.update()
    #expect(events.lines == [])
    #expect(update.lostStates.isEmpty)
    #expect(!update.views.contains("Paw"))
  }
}
