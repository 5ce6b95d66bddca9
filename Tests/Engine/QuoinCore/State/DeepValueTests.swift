import Foundation
import Quoin
import QuoinCore
import SwiftUI
import Testing

/// Values nested a hundred thousand levels deep: they are used as far as that is meaningful, and
/// released, on any stack.
@MainActor
struct DeepValueTests {
  private static let depth = 100_000
  private static let size = ProposedViewSize(width: 100, height: 100)

  private func nested<Value>(_ value: Value, _ wrap: (Value) -> Value) -> Value {
    var value = value
    for _ in 0..<Self.depth { value = wrap(value) }
    return value
  }

  @Test func views() throws {
    let kinds: [(AnyView) -> AnyView] = [
      { AnyView($0.padding(0)) }, { inner in AnyView(Group { inner }) },
      { inner in AnyView(VStack { inner }) },
      { AnyView(Boxed(content: $0)) }, { AnyView($0.background { Color.red }) },
      { inner in AnyView(ForEach(0..<1) { _ in inner }) },
      { AnyView($0.environment(\.lineLimit, 1)) },
      { AnyView($0.transformPreference(Names.self) { $0.append("a") }) },
    ]
    for wrap in kinds {
      let view = nested(AnyView(Text("a")), wrap)
      let host = ViewHost(view, size: Self.size)
      #expect(throws: ViewError.tooDeep) { try host.update() }
      #expect(throws: ViewError.tooDeep) { try ImageRenderer(content: view).pngData() }
    }
    let plain = nested(AnyView(Text("a"))) { AnyView($0) }
    #expect(ImageRenderer(content: plain).layoutReport().size.width > 0)
  }

  private struct Boxed: View {
    let content: AnyView
    var body: some View { content }
  }
  private struct Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  /// An object at the deepest level is released with little stack left, and its `deinit` may run
  /// code.
  @Test func objectsInside() throws {
    final class Witness {
      let end: () -> Void
      init(_ end: @escaping () -> Void) { self.end = end }
      deinit { end() }
    }
    struct Holding: View {
      let witness: Witness
      var body: some View { Text("a") }
    }
    var count = 0
    var view: AnyView? = AnyView(
      Holding(
        witness: Witness {
          count += 1
          _ = ImageRenderer(content: Text("a").padding()).svgString()
        }))
    for _ in 0..<Self.depth { view = view.map { AnyView($0.padding(0)) } }
    view = nil
    #expect(count == 1)
  }

  @Test func bindings() throws {
    struct Point: Equatable { var x = 1 }
    var value = Point()
    let source = Binding(get: { value }, set: { value = $0 })
    let kinds: [(Binding<Point>) -> Binding<Point>] = [
      { $0[dynamicMember: \.self] },
      { inner in Binding(get: { inner.wrappedValue }, set: { inner.wrappedValue = $0 }) },
    ]
    for wrap in kinds {
      let deep = nested(source, wrap)
      #expect(deep.x.wrappedValue == value.x)
      // Each level reads what it replaces.
      var binding = source
      for _ in 0..<500 { binding = wrap(binding) }
      binding.wrappedValue.x += 1
      #expect(deep.x.wrappedValue == value.x)
    }
    #expect(value.x == 3)
  }

  @Test func styles() {
    let style = nested(AnyShapeStyle(Color.red)) { AnyShapeStyle($0.opacity(1)) }
    let faded = nested(Color.red) { $0.opacity(1) }
    let mixed = nested(Color.red) { $0.mix(with: $0, by: 0.5) }
    for content in [
      AnyView(Rectangle().fill(style)), AnyView(faded), AnyView(mixed),
      AnyView(Text("a").foregroundStyle(faded)),
    ] {
      let svg = ImageRenderer(content: content.frame(width: 10, height: 10)).svgString()
      #expect(svg.contains("fill"), "\(svg)")
    }
    #expect(faded == faded && mixed.hashValue == mixed.hashValue)
    #expect(!"\(mixed)".isEmpty)
  }

  @Test func layouts() {
    struct Wrapping: Layout {
      let inner: AnyLayout
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 5, height: 5)
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
      ) {}
    }
    let layout = nested(AnyLayout(VStackLayout())) { AnyLayout(Wrapping(inner: $0)) }
    let renderer = ImageRenderer(content: layout { Text("a") })
    #expect(renderer.layoutReport().size == CGSize(width: 5, height: 5))
  }

  @Test func environments() throws {
    let host = ViewHost(Text("a"), size: Self.size)
    for count in 0..<Self.depth { host.environment.lineSpacing = CGFloat(count % 7) }
    try host.update()
    #expect(host.environment.lineSpacing == CGFloat((Self.depth - 1) % 7))
  }

  @Test func animations() throws {
    struct Moving: View {
      let animation: Animation
      @State private var isOn = false
      var body: some View {
        Color.red.opacity(isOn ? 1 : 0).onAppear { withAnimation(animation) { isOn = true } }
      }
    }
    for animation in [
      nested(Animation.linear) { $0.speed(1) }, nested(Animation.linear) { $0.delay(0) },
      nested(Animation.linear) { $0.repeatCount(1, autoreverses: false) },
      nested(Animation.linear) { $0.logicallyComplete(after: 1) },
    ] {
      let host = ViewHost(Moving(animation: animation), size: Self.size)
      try host.update()
      try host.advance(by: 0.1)
      #expect(host.isAnimating)
      #expect(animation == animation && animation.hashValue == animation.hashValue)
      host.close()
    }
  }
}
