import Foundation
import Quoin
import SwiftUI
import Testing

/// Integers and ranges at the limits of their types, in every argument that takes them: nothing
/// traps.
@MainActor
@Suite struct HostileNumberTests {
  static let numbers: [Int] = [.min, .min + 1, -1, 0, 1, 2, .max - 1, .max]

  /// A view or modifier that takes numbers, with code that passes them.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let run: @MainActor () throws -> Void
  }

  @Test(arguments: drawn + driven + values) func nothingTraps(_ sample: Case) throws {
    try sample.run()
  }

  // MARK: Views

  /// Draws the view that `view` returns for each pair of numbers.
  private nonisolated static func drawing<V: View>(
    _ name: String, @ViewBuilder _ view: @escaping @MainActor (Int, Int) -> V
  ) -> Case {
    Case(testDescription: name) {
      for first in numbers {
        for second in numbers {
          let renderer = ImageRenderer(content: view(first, second))
          renderer.proposedSize = ProposedViewSize(width: 120, height: 120)
          let drawn = String(describing: renderer.displayList())
          #expect(!drawn.contains("nan"), "\(name) of \(first) and \(second)")
        }
      }
    }
  }

  nonisolated static let drawn: [Case] = [
    drawing("containerRelativeFrame") { count, span in
      Color.red.containerRelativeFrame(.horizontal, count: count, span: span, spacing: 8)
    },
    drawing("containerRelativeFrame in a scroll view") { count, span in
      ScrollView(.horizontal) {
        Color.red.containerRelativeFrame(.horizontal, count: count, span: span, spacing: -8)
      }
    },
    drawing("gridCellColumns") { first, second in
      Grid {
        GridRow {
          Color.red.gridCellColumns(first)
          Color.blue.gridCellColumns(second)
        }
        GridRow { Color.green.gridCellColumns(second).gridCellColumns(first) }
      }
    },
    drawing("lineLimit") { limit, other in
      Text("a b\nc d").lineLimit(limit)
      Text("a b\nc d").lineLimit(other, reservesSpace: true)
      Text("a b\nc d").lineLimit(min(limit, other)...max(limit, other))
      Text("a b\nc d").lineLimit(limit...).lineLimit(...other)
      TextField("a", text: .constant("b"), axis: .vertical).lineLimit(limit)
    },
    drawing("badge") { first, second in
      List { Text("Row").badge(first) }
      TabView { Text("One").tabItem { Text("One") }.badge(second) }
    },
    drawing("MeshGradient") { width, height in
      MeshGradient(width: width, height: height, points: [], colors: [.red])
    },
    drawing("Stepper") { value, step in
      Stepper("Count", value: .constant(value), step: step)
      Stepper("Count", value: .constant(value), in: min(value, step)...max(value, step), step: step)
    },
    drawing("Picker and TabView") { selection, tag in
      Picker("Pick", selection: .constant(selection)) { Text("One").tag(tag) }
      TabView(selection: .constant(selection)) { Text("One").tag(tag) }
    },
    drawing("numbers in texts") { first, second in
      Text("\(first) of \(second) \(second, specifier: "%+012d") \(UInt(bitPattern: first))")
      Text(first, format: .number)
    },
    drawing("symbols") { first, _ in
      Image(systemName: "star").symbolEffect(.pulse, options: .repeat(first))
      Image(systemName: "\(first).circle")
    },
    drawing("animations") { count, value in
      Color.red.animation(.linear.repeatCount(count), value: value)
    },
    drawing("gestures") { count, other in
      Color.red.onTapGesture(count: count) {}
        .gesture(TapGesture(count: count).sequenced(before: TapGesture(count: other)))
        .gesture(SpatialTapGesture(count: other).exclusively(before: TapGesture(count: count)))
    },
    Case(testDescription: "smooth meshes of colours beyond white and black") {
      let line: [Float] = [0, 0.5, 1]
      let points = line.flatMap { y in line.map { SIMD2($0, y) } }
      let far = Color(.sRGB, red: 1e300, green: -1e300, blue: .infinity)
      for middle in [Color.white, far] {
        var colors = [Color](repeating: .black, count: 9)
        colors[4] = middle
        let mesh = MeshGradient(width: 3, height: 3, points: points, colors: colors)
        let renderer = ImageRenderer(content: mesh.frame(width: 20, height: 20))
        _ = try renderer.pngData()
        _ = try renderer.pdfData()
        _ = renderer.svgString()
      }
    },
    Case(testDescription: "clips to everything") {
      let lengths: [CGFloat] = [
        -.greatestFiniteMagnitude, -.infinity, -1e200, 0, 1e200, .infinity,
        .greatestFiniteMagnitude, .nan,
      ]
      var rects = [CGRect.infinite, .null, .zero]
      for origin in lengths {
        for length in lengths {
          rects.append(CGRect(x: origin, y: origin, width: length, height: length))
        }
      }
      for rect in rects {
        let canvas = Canvas { context, size in
          context.clip(to: Path(rect))
          context.clip(to: Path(rect), options: .inverse)
          _ = context.clipBoundingRect
          context.clipToLayer { $0.fill(Path(rect), with: .color(.red)) }
          context.fill(Path(ellipseIn: rect), with: .color(.red))
          context.stroke(Path(roundedRect: rect, cornerRadius: 4), with: .color(.blue))
        }
        let renderer = ImageRenderer(content: canvas.frame(width: 20, height: 20))
        _ = try renderer.pngData()
        _ = try renderer.pdfData()
        _ = renderer.svgString()
      }
    },
    Case(testDescription: "tiles without an end") {
      let pixels = UIImage(data: try pixel())
      for scale in [1, 1e-300, 1e7, 1e200, 1e300] as [CGFloat] {
        let image = UIImage(data: try pixel(), scale: scale) ?? pixels ?? UIImage()
        for size in [CGSize(width: 1e6, height: 1e-6), CGSize(width: 1e-200, height: 9e6)] {
          let tiled = Image(uiImage: image).resizable(resizingMode: .tile)
            .frame(width: size.width, height: size.height)
          let renderer = ImageRenderer(content: tiled.frame(width: 10, height: 10))
          _ = renderer.displayList()
        }
      }
    },
  ]

  private static func pixel() throws -> Data {
    try ImageRenderer(content: Color.red.frame(width: 1, height: 1)).pngData()
  }

  // MARK: Living views

  /// Hosts `view` and operates it with each number.
  private nonisolated static func hosting<V: View>(
    _ name: String, @ViewBuilder _ view: @escaping @MainActor () -> V,
    run: @escaping @MainActor (ViewHost<V>, Int) throws -> Void
  ) -> Case {
    Case(testDescription: name) {
      for number in numbers {
        let host = ViewHost(view(), size: ProposedViewSize(width: 200, height: 200))
        try host.update()
        try run(host, number)
      }
    }
  }

  nonisolated static let driven: [Case] = [
    hosting(
      "moving a row", { Movable() },
      run: { host, index in
        try host.move(row: "b", to: index)
        let names = index < 1 ? "b a c" : index == 1 ? "a b c" : "a c b"
        #expect(try host.text(of: "names") == names)
      }),
    hosting(
      "taps", { Color.red.accessibilityIdentifier("red").onTapGesture {} },
      run: { host, count in
        if count > 2 {
          #expect(throws: InteractionError.tooMany(count)) { try host.tap("red", count: count) }
        } else {
          try host.tap("red", count: count)
        }
      }),
    hosting(
      "steps", { Color.red.gesture(DragGesture()).accessibilityIdentifier("red") },
      run: { host, steps in
        let way = CGSize(width: 9, height: 9)
        if steps > 2 {
          #expect(throws: InteractionError.tooMany(steps)) {
            try host.drag("red", by: way, steps: steps)
          }
          // No touch remains.
          try host.drag("red", by: way)
        } else {
          try host.drag("red", by: way, steps: steps)
        }
      }),
    hosting(
      "fingers", { Color.red.onTapGesture {} },
      run: { host, count in
        try host.beginTouch(at: CGPoint(x: 9, y: 9), fingers: count)
        try host.endTouch()
      }),
    Case(testDescription: "stepping from the ends") {
      for number in numbers {
        for step in numbers {
          let host = ViewHost(Stepped(count: number, step: step))
          try host.update()
          // Beyond its limit a stepper throws an error.
          _ = try? host.increment("count")
          _ = try? host.decrement("count")
          _ = try? host.decrement("odd")
        }
      }
    },
    Case(testDescription: "ranges without an end") {
      for range in [Int.min..<Int.max, Int.min..<0, -1..<Int.max, Int.max..<Int.max] {
        for view in [
          AnyView(List(range, id: \.self) { Text("\($0)") }),
          AnyView(ScrollView { LazyVStack { ForEach(range, id: \.self) { Text("\($0)") } } }),
          AnyView(
            ScrollView {
              LazyVStack {
                ForEach(range.lowerBound...range.upperBound, id: \.self) { Text("\($0)") }
              }
            }),
        ] {
          let host = ViewHost(view, size: ProposedViewSize(width: 200, height: 200))
          try host.update()
          for target in numbers { _ = try? host.scroll(to: target) }
          try host.update()
        }
      }
    },
    Case(testDescription: "selections of other texts") {
      let long = String(repeating: "långt ", count: 50)
      let ranges = [long.startIndex..<long.endIndex, long.endIndex..<long.endIndex]
      for range in ranges {
        for text in ["", "a", "👩‍👩‍👧"] {
          let host = ViewHost(Selecting(text: text, selection: TextSelection(range: range)))
          try host.update()
          try host.focus("field")
          try host.type("x", into: "field")
          _ = host.displayList()
        }
      }
    },
  ]

  // MARK: Values

  nonisolated static let values: [Case] = [
    Case(testDescription: "paths of pages") {
      for number in numbers {
        var path = NavigationPath([1, 2])
        path.removeLast(number)
        #expect(path.count == max(2 - max(number, 0), 0))
      }
    },
    Case(testDescription: "positions of elements") {
      for number in numbers {
        var letters = ["a", "b"]
        letters.move(fromOffsets: [0], toOffset: number)
        letters.remove(atOffsets: [Int.max - 1])
        #expect(letters.sorted() == ["a", "b"])
      }
    },
    Case(testDescription: "capacities") {
      for first in numbers {
        for second in numbers {
          _ = LocalizedStringKey.StringInterpolation(
            literalCapacity: first, interpolationCount: second)
        }
        _ = LayoutTree(minimumCapacity: first)
      }
    },
    Case(testDescription: "pictures of pixels") {
      for width in numbers {
        for height in numbers {
          #expect(CGImage(width: width, height: height, rgba: []) == nil)
        }
      }
    },
    Case(testDescription: "sections of items") {
      let section = LazySection(header: 5..<9, content: 1..<2, footer: 0..<0)
      #expect(section.all.isEmpty)
    },
  ]
}

private struct Movable: View {
  @State private var names = ["a", "b", "c"]
  var body: some View {
    VStack {
      Text(names.joined(separator: " ")).accessibilityIdentifier("names")
      List {
        ForEach(names, id: \.self) { Text($0).accessibilityIdentifier($0) }
          .onMove { names.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }
}

/// A number that isn't an integer but has integer strides.
private struct Odd: Strideable {
  var value: Int
  func distance(to other: Odd) -> Int { other.value &- value }
  func advanced(by distance: Int) -> Odd { Odd(value: value &+ distance) }
}

private struct Stepped: View {
  @State var count: Int
  @State private var odd = Odd(value: 0)
  let step: Int

  init(count: Int, step: Int) {
    _count = State(initialValue: count)
    self.step = step
  }

  var body: some View {
    Stepper("Count", value: $count, step: step).accessibilityIdentifier("count")
    Stepper("Odd", value: $odd, step: step).accessibilityIdentifier("odd")
  }
}

private struct Selecting: View {
  @State private var text: String
  @State private var selection: TextSelection?

  init(text: String, selection: TextSelection) {
    _text = State(initialValue: text)
    _selection = State(initialValue: selection)
  }

  var body: some View {
    TextField("Field", text: $text, selection: $selection).accessibilityIdentifier("field")
  }
}
