import Quoin
import SwiftUI
import Testing

/// Turning pages and swiping rows.
@MainActor
struct LiveSwipeTests {
  private func host<V: View>(_ view: V) -> ViewHost<V> {
    ViewHost(view, size: ProposedViewSize(width: 300, height: 400))
  }

  // MARK: Pages

  @Test func aDragOverHalfTurnsThePage() throws {
    let host = host(Pages())
    try host.drag("Page 0", by: CGSize(width: -140, height: 0), duration: 5)
    #expect(try host.text(of: "page") == "0")
    try host.drag("Page 0", by: CGSize(width: -160, height: 0), duration: 5)
    #expect(try host.text(of: "page") == "1")
    #expect(try host.text(of: "Page 1") == "Page 1")
    // A fast drag over the same distance would turn the page.
    try host.swipe("Page 1", .left)
    #expect(try host.text(of: "page") == "2")
    // There is no further page.
    try host.swipe("Page 2", .left, isFull: true)
    #expect(try host.text(of: "page") == "2")
    try host.swipe("Page 2", .right)
    #expect(try host.text(of: "page") == "1")
  }

  @Test func aHorizontalWheelTurnsThePage() throws {
    let host = host(Pages())
    let middle = CGPoint(x: 150, y: 200)
    try host.scroll(at: middle, by: CGSize(width: 60, height: 0))
    #expect(try host.text(of: "page") == "0")
    try host.scroll(at: middle, by: CGSize(width: 60, height: 0))
    #expect(try host.text(of: "page") == "1")
    try host.scroll(at: middle, by: CGSize(width: -300, height: 10))
    #expect(try host.text(of: "page") == "0")
  }

  @Test func gesturesInsideAPageComeFirst() throws {
    let host = host(BusyPages())
    try host.drag("card", by: CGSize(width: -100, height: 0))
    #expect(host.frame(of: "card")?.minX == -100)
    #expect(try host.text(of: "page") == "0")
    // At its end the scroll view leaves the drag to the pages.
    try host.drag("cards", by: CGSize(width: -250, height: 0))
    #expect(host.frame(of: "card")?.minX == -300)
    try host.drag("cards", by: CGSize(width: -250, height: 0))
    #expect(try host.text(of: "page") == "1")
  }

  @Test func otherTabsAreNotTurned() throws {
    let host = host(
      TabView {
        Text("One").tabItem { Text("A") }
        Text("Two").tabItem { Text("B") }
      })
    #expect(throws: InteractionError.noGesture("One")) { try host.swipe("One", .left) }
  }

  // MARK: Rows

  @Test func aSwipeShowsTheButtons() throws {
    let host = host(Mail())
    #expect(throws: NameError.self) { try host.tap("Flag") }
    try host.swipe("Mail 1", .left)
    try host.tap("Flag")
    #expect(try host.text(of: "log") == "flag 1")
    // The tapped button has closed the row.
    #expect(throws: NameError.self) { try host.tap("Flag") }
    try host.swipe("Mail 0", .right)
    try host.tap("Read")
    #expect(try host.text(of: "log") == "flag 1, read 0")
  }

  @Test func oneRowIsOpen() throws {
    let host = host(Mail())
    try host.swipe("Mail 0", .left)
    try host.advance(by: 1)
    let pushed = try #require(host.frame(of: "Mail 0"))
    try host.swipe("Mail 1", .left)
    try host.advance(by: 1)
    let other = try #require(host.frame(of: "Mail 0"))
    // Two buttons, each at least 74 wide.
    #expect(other.minX - pushed.minX >= 148)
    try host.tap("Archive")
    #expect(try host.text(of: "log") == "archive 1")
    // Dragging the row back closes it, and so does a tap.
    let row = CGPoint(x: 100, y: other.midY)
    for close in [
      { try host.drag(from: row, to: CGPoint(x: 200, y: row.y)) },
      { try host.tap(at: CGPoint(x: 60, y: row.y)) },
    ] {
      try host.swipe("Mail 0", .left)
      try host.advance(by: 1)
      #expect(host.frame(of: "Mail 0") == pushed)
      _ = try close()
      try host.advance(by: 1)
      #expect(host.frame(of: "Mail 0") == other)
      #expect(throws: NameError.self) { try host.tap("Archive") }
    }
  }

  @Test func aTapElsewhereOnlyClosesTheRow() throws {
    let host = host(LongMail())
    try host.update()
    try host.update()
    let closed = try #require(host.frame(of: "Mail 1"))
    try host.swipe("Mail 1", .left)
    try host.advance(by: 1)
    #expect(host.frame(of: "Mail 1") != closed)
    try host.tap("Compose")
    try host.advance(by: 1)
    #expect(host.frame(of: "Mail 1") == closed)
    #expect(try host.text(of: "log") == "")
    try host.tap("Compose")
    #expect(try host.text(of: "log") == "compose")
    // The buttons don't count as outside the row.
    try host.swipe("Mail 1", .left)
    try host.advance(by: 1)
    try host.tap("Archive")
    #expect(try host.text(of: "log") == "compose, archive 1")
    try host.tap("Compose")
    #expect(try host.text(of: "log") == "compose, archive 1, compose")
  }

  @Test("scrolling closes the row, by finger or wheel, in this list or another")
  func scrollingCloses() throws {
    let host = host(LongMail())
    try host.update()
    try host.update()
    let closed = try #require(host.frame(of: "Mail 1")).minX
    let row = CGPoint(x: 60, y: try #require(host.frame(of: "Mail 1")).midY)
    for scroll in [
      { try host.drag(from: row, to: CGPoint(x: row.x, y: row.y - 20)) },
      { try host.drag("Mail 2", by: CGSize(width: 0, height: -20)) },
      { try host.scroll(at: CGPoint(x: 150, y: 300), by: CGSize(width: 0, height: 20)) },
    ] {
      try host.scroll("list", to: .zero)
      try host.swipe("Mail 1", .left)
      try host.advance(by: 1)
      #expect(host.frame(of: "Mail 1")?.minX != closed)
      let before = try #require(host.frame(of: "Mail 1")).minY
      _ = try scroll()
      try host.advance(by: 1)
      let after = try #require(host.frame(of: "Mail 1"))
      #expect(after.minX == closed)
      #expect(after.minY < before)
      #expect(throws: NameError.self) { try host.tap("Archive") }
    }
  }

  @Test func aRowFollowsTheFinger() throws {
    let host = host(Mail())
    try host.update()
    let closed = try #require(host.frame(of: "Mail 1"))
    let start = CGPoint(x: 200, y: closed.midY)
    func drag(to x: CGFloat) throws -> CGFloat {
      try host.moveTouch(to: CGPoint(x: x, y: start.y))
      let distance = try #require(host.frame(of: "Mail 1")).minX - closed.minX
      return (distance * 100).rounded() / 100
    }
    try host.beginTouch(at: start)
    #expect(try drag(to: 195) == 0)
    #expect(try drag(to: 150) == -50)
    let half = try #require(host.frame(of: "Archive"))
    #expect(try drag(to: 110) == -90)
    // The buttons come in with the row.
    let more = try #require(host.frame(of: "Archive"))
    #expect(abs(more.minX - half.minX + 40) < 0.01)
    // The other way it shows the other buttons, and without a full swipe it resists.
    #expect(try drag(to: 230) == 30)
    #expect(throws: NameError.self) { try host.text(of: "Archive") }
    let far = try drag(to: 290)
    #expect(far > 30 && far < 90)
    // Almost where it began, the row closes.
    #expect(try drag(to: 190) == -10)
    try host.endTouch()
    try host.advance(by: 1)
    #expect(host.frame(of: "Mail 1") == closed)
    #expect(try host.text(of: "log") == "")
  }

  @Test func anOpenRowCanBeSwipedFully() throws {
    let host = host(Mail())
    try host.swipe("Mail 1", .left)
    try host.advance(by: 1)
    let open = try #require(host.frame(of: "Mail 1"))
    try host.beginTouch(at: CGPoint(x: 60, y: open.midY))
    try host.moveTouch(to: CGPoint(x: 40, y: open.midY))
    let pulled = try #require(host.frame(of: "Mail 1"))
    #expect(abs(pulled.minX - open.minX + 20) < 0.01)
    try host.moveTouch(to: CGPoint(x: 5, y: open.midY))
    // The first button takes the place of the others.
    #expect(throws: NameError.self) { try host.text(of: "Flag") }
    let full = try #require(host.frame(of: "Mail 1"))
    #expect(abs(full.minX - open.minX + 55) < 0.01)
    try host.endTouch()
    #expect(try host.text(of: "log") == "archive 1")
  }

  @Test func aFullSwipeDoesTheFirst() throws {
    let host = host(Mail())
    try host.swipe("Mail 1", .left, isFull: true)
    #expect(try host.text(of: "log") == "archive 1")
    try host.advance(by: 1)
    #expect(throws: NameError.self) { try host.tap("Archive") }
    // The leading side doesn't allow a full swipe.
    try host.swipe("Mail 1", .right, isFull: true)
    #expect(try host.text(of: "log") == "archive 1")
    try host.tap("Read")
    #expect(try host.text(of: "log") == "archive 1, read 1")
  }

  @Test func onDeleteGivesAButton() throws {
    let host = host(Groceries())
    try host.swipe("Milk", .left)
    #expect(try host.text(of: "names") == "Milk Eggs Bread")
    try host.tap("Delete")
    #expect(try host.text(of: "names") == "Eggs Bread")
    try host.swipe("Bread", .left, isFull: true)
    #expect(try host.text(of: "names") == "Eggs")
    // There are no actions on the other side, and none for a row that may not be deleted.
    try host.swipe("Eggs", .right)
    #expect(throws: NameError.self) { try host.tap("Delete") }
    try host.swipe("fixed", .left)
    #expect(throws: NameError.self) { try host.tap("Delete") }
  }

  @Test func sentencesSwipe() throws {
    let host = host(Groceries())
    try host.perform(Interaction("swipe Eggs left"))
    try host.perform(Interaction("tap Delete"))
    try host.perform(Interaction("swipe Milk fully left"))
    #expect(try host.text(of: "names") == "Bread")
    #expect(throws: NameError.self) { try host.perform(Interaction("swipe Butter left")) }
  }

  @Test func aSliderInARowIsMoved() throws {
    let host = host(Sliders())
    try host.drag("level", by: CGSize(width: -30, height: 0), steps: 15)
    let level = try #require(try host.value(of: "level", as: Double.self))
    #expect(level < 0.5)
    #expect(throws: NameError.self) { try host.tap("Delete") }
  }
}

private struct Pages: View {
  @State private var page = 0
  var body: some View {
    TabView(selection: $page) {
      ForEach(0..<3) { number in Text("Page \(number)").tag(number) }
    }
    .tabViewStyle(.page)
    .overlay(alignment: .top) { Text("\(page)").accessibilityIdentifier("page") }
  }
}

private struct BusyPages: View {
  @State private var page = 0
  var body: some View {
    TabView(selection: $page) {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          Color.red.frame(width: 200, height: 200).accessibilityIdentifier("card")
          Color.blue.frame(width: 400, height: 200)
        }
      }
      .accessibilityIdentifier("cards")
      .tag(0)
      Text("Last").tag(1)
    }
    .tabViewStyle(.page(indexDisplayMode: .never))
    .overlay(alignment: .top) { Text("\(page)").accessibilityIdentifier("page") }
  }
}

private struct Mail: View {
  @State private var log: [String] = []
  var body: some View {
    VStack {
      Text(log.joined(separator: ", ")).accessibilityIdentifier("log")
      List(0..<3) { number in
        Text("Mail \(number)")
          .accessibilityIdentifier("Mail \(number)")
          .swipeActions {
            Button("Archive", systemImage: "archivebox") { log.append("archive \(number)") }
              .accessibilityIdentifier("Archive")
            Button("Flag", systemImage: "flag") { log.append("flag \(number)") }.tint(.orange)
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button("Read") { log.append("read \(number)") }
          }
      }
    }
  }
}

private struct LongMail: View {
  @State private var log: [String] = []
  var body: some View {
    VStack {
      Text(log.joined(separator: ", ")).accessibilityIdentifier("log")
      Button("Compose") { log.append("compose") }
      List(0..<30) { number in
        Text("Mail \(number)")
          .accessibilityIdentifier("Mail \(number)")
          .swipeActions { Button("Archive") { log.append("archive \(number)") } }
      }
      .accessibilityIdentifier("list")
    }
  }
}

private struct Groceries: View {
  @State private var names = ["Milk", "Eggs", "Bread"]
  var body: some View {
    VStack {
      Text(names.joined(separator: " ")).accessibilityIdentifier("names")
      List {
        ForEach(names, id: \.self) { Text($0) }
          .onDelete { names.remove(atOffsets: $0) }
        Text("fixed")
      }
    }
  }
}

private struct Sliders: View {
  @State private var levels = [0.5]
  var body: some View {
    List {
      ForEach(levels.indices, id: \.self) { index in
        Slider(value: $levels[index]).accessibilityIdentifier("level")
      }
      .onDelete { levels.remove(atOffsets: $0) }
    }
  }
}
