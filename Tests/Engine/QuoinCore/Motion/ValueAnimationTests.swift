import Quoin
import SwiftUI
import Testing

/// Animated colors, lengths and transforms.
@MainActor
struct ValueAnimationTests {
  /// Returns the display list halfway through a change of `first` from 0 to 1 within a second.
  private func halfway<V: View>(@ViewBuilder _ content: @escaping (Double) -> V) throws
    -> [DisplayItem]
  {
    let moving = try MovingHost { first, _ in content(first) }
    let before = moving.host.displayList()
    try moving.set(1, .linear(duration: 1))
    #expect(moving.host.displayList() == before)
    let record = try moving.host.advance(by: 0.5)
    #expect(record.evaluations.isEmpty && record.measurements == 0)
    let items = moving.host.displayList().items
    try moving.host.advance(by: 0.5)
    let fresh = try MovingHost { _, _ in content(1) }
    #expect(moving.host.displayList() == fresh.host.displayList())
    return items
  }

  private func effects(_ items: [DisplayItem]) -> [Effect] {
    items.compactMap { if case .push(let effect) = $0 { effect } else { nil } }
  }

  private func paints(_ items: [DisplayItem]) -> [ResolvedColor] {
    items.compactMap {
      if case .fill(_, .color(let color), _) = $0 { color } else { nil }
    }
  }

  /// The middle of a gradient from red to blue, as recorded (Rules/Drawing.md#gradient-mixing):
  /// 140, 83, 162.
  @Test func coloursAreMixedAsGradientsAre() throws {
    let items = try halfway { first in
      (first == 0 ? Color(red: 1, green: 0, blue: 0) : Color(red: 0, green: 0, blue: 1))
        .frame(width: 10, height: 10)
    }
    let color = try #require(paints(items).first)
    #expect(
      [color.red, color.green, color.blue].map { ($0 * 255).rounded() } == [140, 83, 162])
  }

  @Test func opacityBlurAndShadow() throws {
    let items = try halfway { first in
      Color.red.frame(width: 10, height: 10).blur(radius: 2 + first * 4)
        .shadow(color: .black, radius: first * 8, x: first * 2).opacity(0.2 + first * 0.6)
    }
    let found = effects(items)
    #expect(found.contains(.opacity(0.5)))
    #expect(found.contains(.blur(radius: 4, isOpaque: false)))
    let shadows = found.compactMap {
      if case .shadow(_, let radius, let offset) = $0 { (radius, offset.width) } else { nil }
    }
    #expect(shadows.count == 1)
    #expect(abs((shadows.first?.0 ?? 0) - 4) < 1e-9)
    #expect(abs((shadows.first?.1 ?? 0) - 1) < 1e-9)
  }

  @Test func transforms() throws {
    let items = try halfway { first in
      Color.red.frame(width: 10, height: 10).scaleEffect(1 + first)
        .rotationEffect(.degrees(first * 180))
    }
    let maps = effects(items).compactMap {
      if case .transform(let map) = $0 { map } else { nil }
    }
    #expect(maps.count == 2)
    #expect(abs((maps.first?.a ?? 1) - 0) < 1e-9)
    #expect(abs((maps.first?.b ?? 0) - 1) < 1e-9)
    #expect(maps.last?.a == 1.5)
  }

  @Test func linesOfShapes() throws {
    let items = try halfway { first in
      Circle().trim(from: 0, to: 0.5 + first * 0.5)
        .stroke(.red, lineWidth: 2 + first * 4).frame(width: 40, height: 40)
    }
    let widths = items.compactMap {
      if case .stroke(_, let style, _) = $0 { style.lineWidth } else { nil }
    }
    #expect(widths == [4])
  }

  @Test func aBorderAndCorners() throws {
    let items = try halfway { first in
      Color.red.frame(width: 40, height: 40).cornerRadius(first * 20).border(
        .blue, width: 1 + first * 4)
    }
    let paths = items.compactMap { if case .fill(let path, _, true) = $0 { path } else { nil } }
    #expect(paths.count == 1)
    #expect(paths.first?.contains(CGPoint(x: 2.9, y: 20), eoFill: true) == true)
    #expect(paths.first?.contains(CGPoint(x: 3.1, y: 20), eoFill: true) == false)
  }

  @Test func gradients() throws {
    let items = try halfway { first in
      LinearGradient(
        colors: [.black, .white], startPoint: .leading,
        endPoint: UnitPoint(x: 0.5 + first * 0.5, y: 0.5)
      )
      .frame(width: 40, height: 40)
    }
    let ends = items.compactMap {
      if case .fill(_, .linearGradient(_, _, let end), _) = $0 { end.x } else { nil }
    }
    #expect(ends == [30])
  }

  @Test func customShapes() throws {
    let items = try halfway { first in
      Slice(share: first).fill(.red).frame(width: 40, height: 40)
    }
    let widths = items.compactMap {
      if case .fill(let path, _, _) = $0 { path.boundingRect.width } else { nil }
    }
    #expect(widths == [20])
  }

  @Test func anOffsetIsAnimatedWhereItIsWritten() throws {
    let moving = try MovingHost { first, _ in
      Color.red.frame(width: 10, height: 10).named().animation(.linear(duration: 1), value: first)
        .offset(x: first * 100)
    }
    try moving.set(1, nil)
    #expect(try moving.x().minX == 100)
    let inner = try MovingHost { first, _ in
      Color.red.frame(width: 10, height: 10).named().offset(x: first * 100)
        .animation(.linear(duration: 1), value: first)
    }
    try inner.set(1, nil)
    #expect(try inner.x(after: 0.5).minX == 50)
  }
}

/// The fraction `share` of a rectangle.
private struct Slice: Shape {
  var share: Double
  var animatableData: Double {
    get { share }
    set { share = newValue }
  }
  func path(in rect: CGRect) -> Path {
    Path(CGRect(x: rect.minX, y: rect.minY, width: rect.width * share, height: rect.height))
  }
}
