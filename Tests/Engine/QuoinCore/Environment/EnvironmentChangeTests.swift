import LiveViews
import QuoinCore
import QuoinDrawing
import SwiftUI
import Testing

/// After a change of the environment, only the views that depend on it are made again.
@MainActor
struct EnvironmentChangeTests {
  private struct Reader: View {
    @Environment(\.horizontalSizeClass) private var sizeClass
    var body: some View { Color.red.frame(width: sizeClass == .compact ? 10 : 20, height: 5) }
  }

  private struct Row: View {
    let number: Int
    var body: some View { Text("row \(number)").padding(1) }
  }

  private struct Rows: View {
    var body: some View {
      VStack {
        Reader()
        ForEach(0..<40) { Row(number: $0) }
      }
    }
  }

  @Test func onlyReadersAreMadeAgain() throws {
    let host = ViewHost(Rows(), size: ProposedViewSize(width: 300, height: 2000))
    host.environment.horizontalSizeClass = .compact
    try host.update()
    host.environment.horizontalSizeClass = .regular
    let update = try host.update()
    #expect(update.views == ["Reader"])
    #expect(host.looks.map(\.width) == [20])
    #expect(update.measurements < 10)
    host.environment.lineSpacing = 7
    #expect(try host.update().views == [])
  }

  @Test func anIrrelevantChangeMeasuresNothing() throws {
    let host = ViewHost(Rows(), size: ProposedViewSize(width: 300, height: 2000))
    try host.update()
    host.environment.verticalSizeClass = .regular
    let update = try host.update()
    #expect(update.views.isEmpty && update.measurements == 0 && update.placements == 0)
  }

  private struct Varied: View {
    @State private var isOn = true
    var body: some View {
      VStack {
        Reader().environment(\.horizontalSizeClass, .compact)
        Row(number: 1).font(.title)
        Row(number: 2).environment(\.colorScheme, .light)
        Row(number: 3).foregroundStyle(.tint)
        Row(number: 4).transformEnvironment(\.lineSpacing) { $0 += 1 }
        GeometryReader { _ in Row(number: 5) }.frame(height: 30)
        Toggle("switch", isOn: $isOn)
        Button("button") {}
        Text(Date(timeIntervalSince1970: 0), style: .date)
        Rectangle().fill(.background).frame(width: 20, height: 20)
        ScrollView { LazyVStack { ForEach(0..<3) { Row(number: $0) } } }.frame(height: 60)
        Canvas { context, size in
          let text = Text("canvas").foregroundStyle(.primary)
          context.draw(text, at: CGPoint(x: size.width / 2, y: 5))
        }
        .frame(height: 20)
      }
    }
  }

  /// On failure: a view keeps what it read of an earlier environment.
  @Test func eachChangeShowsWhatAFreshViewShows() throws {
    let changes: [(inout EnvironmentValues) -> Void] = [
      { $0.colorScheme = .dark },
      { $0.dynamicTypeSize = .accessibility1 },
      { $0.locale = Locale(identifier: "de_DE") },
      { $0.timeZone = TimeZone(secondsFromGMT: -36_000) ?? .gmt },
      { $0.horizontalSizeClass = .regular },
      { $0.layoutDirection = .rightToLeft },
      { $0.font = .caption },
      { $0.lineSpacing = 9 },
      { $0.isEnabled = false },
      { $0.displayScale = 3 },
      { $0.colorScheme = .light },
      { $0.legibilityWeight = .bold },
      { $0.controlSize = .mini },
    ]
    let size = ProposedViewSize(width: 300, height: 900)
    let host = ViewHost(Varied(), size: size)
    try host.update()
    for (number, change) in changes.enumerated() {
      change(&host.environment)
      try host.update()
      let fresh = ViewHost(Varied(), size: size)
      fresh.environment = host.environment
      try fresh.update()
      #expect(host.displayList() == fresh.displayList(), "change \(number)")
    }
  }

  private struct Outer: View {
    @State private var isWide = false
    var body: some View {
      VStack(alignment: .leading) {
        Button("change") { isWide.toggle() }
        Middle().environment(\.horizontalSizeClass, isWide ? .regular : .compact)
      }
      // The edges of the color are on whole pixels.
      .frame(width: 300, alignment: .leading)
    }
  }

  private struct Middle: View {
    var body: some View {
      VStack(alignment: .leading) {
        Reader()
        Row(number: 1)
      }
    }
  }

  @Test func aModifierChangesItsReadersAlone() throws {
    let host = ViewHost(Outer(), size: ProposedViewSize(width: 300, height: 200))
    try host.update()
    #expect(host.looks.last?.width == 10)
    let update = try host.tap("change")
    #expect(host.looks.last?.width == 20)
    #expect(
      update.views.filter { ["Outer", "Middle", "Row", "Reader"].contains($0) } == [
        "Outer", "Reader",
      ])
  }

  private struct Kept: View {
    let log: EventLog
    var body: some View {
      Keeper(log: log)
    }
  }

  /// A built-in view that keeps a copy of the environment and reads it only when it is drawn.
  private struct Keeper: PrimitiveView {
    let log: EventLog
    static func _emit(_ view: Self, into emission: Emission) {
      let environment = emission.environment
      let node = emission.tree.addLeaf()
      emission.note(node, "kept", drawing: Drawing(environment: environment, log: view.log))
    }
    private struct Drawing: NodeDrawing {
      let environment: EnvironmentValues
      let log: EventLog
      func begin(_ frame: CGRect, in canvas: DrawingCanvas) {
        log.add("\(environment.lineSpacing)")
      }
    }
  }

  @Test func aKeptCopyIsReplaced() throws {
    let log = EventLog()
    let host = try ViewHost.showing(Kept(log: log))
    host.environment.lineSpacing = 4
    try host.update()
    _ = host.displayList()
    #expect(log.take().last == "4.0")
  }
}
