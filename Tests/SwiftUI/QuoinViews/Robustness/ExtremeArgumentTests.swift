import Foundation
import Quoin
import SwiftUI
import Testing

/// Containers and controls with nonsensical numbers: nothing traps, hangs or draws NaN.
@MainActor
@Suite struct ExtremeArgumentTests {
  /// A view or modifier that takes a number, with code that passes it.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let view: @MainActor (Double) -> AnyView

    init<V: View>(_ name: String, @ViewBuilder _ view: @escaping @MainActor (Double) -> V) {
      testDescription = name
      self.view = { AnyView(view($0)) }
    }
  }

  static let numbers: [Double] = [
    .nan, .infinity, -.infinity, -1, 0, .leastNonzeroMagnitude, 1e300, -1e300,
    .greatestFiniteMagnitude,
  ]

  static let proposals: [ProposedViewSize] = [
    .unspecified, .zero, .infinity, ProposedViewSize(width: 200, height: 300),
  ]

  @Test(arguments: containers + controls) func drawsOnlyNumbers(_ sample: Case) {
    for (row, number) in Self.numbers.enumerated() {
      for (column, proposal) in Self.proposals.enumerated() {
        // Each platform has each number and each proposal, but not each pair of them.
        let platform: Platform = (row + column).isMultiple(of: 2) ? .iOS : .macOS
        let renderer = ImageRenderer(content: sample.view(number))
        renderer.shaper = FixedShaper()
        renderer.proposedSize = proposal
        renderer.platform = platform
        renderer.layoutDirection = platform == .iOS ? .rightToLeft : .leftToRight
        let report = renderer.layoutReport()
        let frames = report.nodes.map(\.frame)
        #expect(
          frames.allSatisfy {
            !$0.minX.isNaN && !$0.minY.isNaN && !$0.maxX.isNaN && !$0.maxY.isNaN
          },
          "\(number) in \(proposal), \(platform)")
        let drawn = String(describing: renderer.displayList())
        #expect(!drawn.contains("nan"), "\(number) in \(proposal), \(platform)")
      }
    }
  }

  private static func box(_ length: CGFloat = 20) -> some View {
    Color.red.frame(width: length, height: length)
  }

  nonisolated static let containers: [Case] = [
    Case("grid spacings") { number in
      Grid(horizontalSpacing: number, verticalSpacing: number) {
        GridRow {
          box()
          Color.blue
        }
        GridRow { box() }
      }
    },
    Case("grid spans") { number in
      Grid {
        GridRow {
          box().gridCellColumns(Int(exactly: number) ?? .max)
          box().gridCellColumns(number < 0 ? .min : 2)
        }
        GridRow {
          box()
          Color.blue.gridCellAnchor(UnitPoint(x: number, y: number))
        }
      }
    },
    Case("grid cells") { number in
      Grid { GridRow { Color.red.frame(minWidth: number, maxHeight: number) } }
    },
    Case("fixed tracks") { number in
      LazyVGrid(columns: [GridItem(.fixed(number)), GridItem(.flexible())], spacing: number) {
        ForEach(0..<5) { _ in box() }
      }
    },
    Case("flexible tracks") { number in
      LazyHGrid(rows: [
        GridItem(.flexible(minimum: number, maximum: 100), spacing: number),
        GridItem(.flexible(minimum: 0, maximum: number)), GridItem(.flexible(maximum: .infinity)),
      ]) { ForEach(0..<5) { _ in box() } }
    },
    Case("adaptive tracks") { number in
      LazyVGrid(columns: [GridItem(.adaptive(minimum: number, maximum: number), spacing: number)]) {
        ForEach(0..<5) { _ in Color.red }
      }
    },
    Case("adaptive tracks whose gap takes their length") { number in
      LazyVGrid(columns: [
        GridItem(.adaptive(minimum: 8), spacing: -8), GridItem(.adaptive(minimum: number)),
      ]) { ForEach(0..<5) { _ in box() } }
    },
    Case("scrolled grid") { number in
      ScrollView([.horizontal, .vertical]) {
        LazyVGrid(columns: [GridItem(.flexible(minimum: number)), GridItem(.adaptive(minimum: 30))])
        {
          ForEach(0..<50, id: \.self) { _ in box(number) }
        }
      }
    },
    Case("lazy rows") { number in
      ScrollView {
        LazyVStack(spacing: number) { ForEach(0..<50) { _ in Color.red.frame(height: number) } }
      }
    },
    Case("lazy columns") { number in
      ScrollView(.horizontal) {
        LazyHStack(spacing: number) { ForEach(0..<50) { _ in Color.red.frame(width: number) } }
      }
    },
    Case("pinned headers") { number in
      ScrollView {
        LazyVStack(pinnedViews: [.sectionHeaders, .sectionFooters]) {
          ForEach(0..<3) { _ in
            Section {
              ForEach(0..<9) { _ in box(number) }
            } header: {
              box(number)
            } footer: {
              box()
            }
          }
        }
      }
    },
    Case("content margins") { number in
      ScrollView { box(900) }.contentMargins(.all, number)
    },
    Case("scroll position") { number in
      ScrollView([.horizontal, .vertical]) { box(900) }
        .scrollPosition(.constant(ScrollPosition(x: number, y: number)))
    },
    Case("scroll anchors") { number in
      ScrollView { box(900) }.defaultScrollAnchor(UnitPoint(x: number, y: number))
    },
    Case("scroll target") { number in
      ScrollViewReader { proxy in
        let _ = proxy.scrollTo(30, anchor: UnitPoint(x: number, y: number))
        ScrollView { LazyVStack { ForEach(0..<50, id: \.self) { _ in box() } } }
      }
    },
    Case("list rows") { number in
      List {
        Section("Title") { ForEach(0..<3) { _ in box(number) } }
        Text("Row").listRowInsets(
          EdgeInsets(top: number, leading: number, bottom: number, trailing: number))
        Text("Row").badge(Int(exactly: number) ?? .min)
      }
      .listRowSpacing(number)
      .listSectionSpacing(number)
    },
    Case("list minima") { number in
      List(0..<50) { _ in Text("Row") }
        .environment(\.defaultMinListRowHeight, number)
        .environment(\.defaultMinListHeaderHeight, number)
    },
    Case("forms") { number in
      Form {
        Section { LabeledContent("Width") { box(number) } }
        Slider(value: .constant(number))
        TextField("Name", text: .constant(""))
      }
    },
    Case("columns form") { number in
      Form { LabeledContent("Width") { box(number) } }.formStyle(.columns)
    },
    Case("tables") { number in
      Table([Row(id: 0), Row(id: 1)]) {
        TableColumn("One") { _ in box(number) }.width(number)
        TableColumn("Two") { _ in Text("x") }.width(min: number, ideal: number, max: number)
        TableColumn("Three") { _ in Text("x") }.width(max: number)
      }
    },
    Case("split view") { number in
      NavigationSplitView {
        List { Text("a") }.navigationSplitViewColumnWidth(number)
      } detail: {
        box(number)
      }
    },
    Case("inspector") { number in
      box(number).inspector(isPresented: .constant(true)) {
        Text("a").inspectorColumnWidth(min: number, ideal: number, max: number)
      }
    },
    Case("sheet") { number in
      box().sheet(isPresented: .constant(true)) {
        box(number)
          .presentationDetents([.height(number), .fraction(number)])
          .presentationCornerRadius(number)
      }
    },
    Case("stack with bars") { number in
      NavigationStack {
        ScrollView { box(number) }
          .navigationTitle("Title")
          .toolbar { ToolbarItem(placement: .primaryAction) { box(number) } }
      }
    },
    Case("tabs") { number in
      TabView { box(number).tabItem { Label("One", systemImage: "star") }.badge(.max) }
    },
    Case("pages") { number in
      TabView {
        box(number)
        box()
      }.tabViewStyle(.page)
    },
  ]

  private struct Row: Identifiable { let id: Int }

  private static func range(_ number: Double) -> ClosedRange<Double> {
    number < 0 ? number...0 : number > 0 ? 0...number : 0...0
  }

  nonisolated static let controls: [Case] = [
    Case("slider value") { Slider(value: .constant($0), in: 0...10, step: 1) },
    Case("slider range") { Slider(value: .constant(1), in: range($0)) },
    Case("slider range and step") { Slider(value: .constant($0), in: range($0), step: 1) },
    Case("slider step") { Slider(value: .constant(1), in: 0...10, step: $0) },
    Case("stepper") { Stepper("Count", value: .constant($0), step: $0) },
    Case("stepper range") { Stepper("Count", value: .constant($0), in: range($0), step: $0) },
    Case("stepper at the ends of its type") { number in
      Stepper("Count", value: .constant(number > 0 ? Int.max : .min))
      Stepper("Count", value: .constant(number > 0 ? UInt8.max : 0), step: .min)
      Stepper("Count", value: .constant(number > 0 ? UInt.max : 0))
    },
    Case("stepper with a format") {
      Stepper("Count", value: .constant($0), format: .number)
    },
    Case("progress") { ProgressView(value: $0) },
    Case("progress total") { ProgressView("Title", value: $0, total: $0) },
    Case("progress circle") { ProgressView(value: $0, total: 1).progressViewStyle(.circular) },
    Case("gauge") { number in Gauge(value: number, in: 0...1) { Text("Gauge") } },
    Case("gauge range") { number in
      Gauge(value: number, in: range(number)) { Text("Gauge") }.gaugeStyle(.accessoryCircular)
    },
    Case("gauge capacity") { number in
      Gauge(value: 0.5, in: range(number)) { Text("Gauge") }
        .gaugeStyle(.accessoryCircularCapacity)
    },
    Case("gauge in a line") { number in
      Gauge(value: number, in: range(number)) { Text("Gauge") }.gaugeStyle(.accessoryLinear)
    },
    Case("compact date") { number in DatePicker("Date", selection: .constant(date(number))) },
    Case("calendar") { number in
      DatePicker("Date", selection: .constant(date(number))).datePickerStyle(.graphical)
    },
    Case("wheel of dates") { number in
      DatePicker("Date", selection: .constant(date(number)), displayedComponents: .date)
        .datePickerStyle(.wheel)
    },
    Case("wheel of times") { number in
      DatePicker("Date", selection: .constant(date(number))).datePickerStyle(.wheel)
    },
    Case("date field") { number in
      DatePicker("Date", selection: .constant(date(number))).datePickerStyle(.field)
    },
    Case("date limits") { number in
      DatePicker("Date", selection: .constant(date(0)), in: date(number.isNaN ? 0 : number)...)
        .datePickerStyle(.graphical)
    },
    Case("timer") { number in
      let number = number.isNaN ? 0 : number
      ProgressView(
        timerInterval: date(min(number, 0))...date(max(number, 0)), countsDown: number > 0)
    },
    Case("picker labels") { number in
      Picker("Pick", selection: .constant(1)) { box(number).tag(1) }.pickerStyle(.segmented)
    },
    Case("wheel") { number in
      Picker("Pick", selection: .constant(1)) { box(number).tag(1) }.pickerStyle(.wheel)
    },
    Case("button") { number in Button(action: {}) { box(number) }.buttonStyle(.borderedProminent) },
    Case("button shape") { number in
      Button("Title") {}.buttonStyle(.bordered)
        .buttonBorderShape(.roundedRectangle(radius: number))
    },
    Case("label") { number in
      Label {
        Text("Title")
      } icon: {
        box(number)
      }
    },
    Case("group box") { number in GroupBox("Title") { box(number) } },
    Case("disclosure") { number in
      DisclosureGroup("Title", isExpanded: .constant(true)) { box(number) }
    },
    Case("toggle") { number in Toggle(isOn: .constant(true)) { box(number) } },
    Case("menu") { number in
      Menu {
        Text("a")
      } label: {
        box(number)
      }
    },
    Case("number field") { number in
      TextField("Number", value: .constant(number), format: .number)
    },
  ]

  private static func date(_ seconds: Double) -> Date {
    Date(timeIntervalSinceReferenceDate: seconds)
  }
}
