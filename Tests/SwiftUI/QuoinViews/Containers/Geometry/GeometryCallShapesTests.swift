import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews
import Testing

/// Call shapes of ordinary SwiftUI sources.
///
/// This file verifies that they compile, the test that they are laid out and drawn.
private struct SizeKey: PreferenceKey {
  typealias Value = CGSize
  static let defaultValue = CGSize.zero
  static func reduce(value: inout CGSize, nextValue: () -> CGSize) { value = nextValue() }
}

private struct BoundsKey: PreferenceKey {
  static var defaultValue: [Int: Anchor<CGRect>] { [:] }
  static func reduce(value: inout Value, nextValue: () -> Value) {
    value.merge(nextValue()) { $1 }
  }
}

private struct Shake: GeometryEffect {
  var amount: CGFloat = 10
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: amount * sin(animatableData * .pi), y: 0))
  }
}

private struct Flip: GeometryEffect {
  var animatableData: Double
  let axis: (x: CGFloat, y: CGFloat)

  func effectValue(size: CGSize) -> ProjectionTransform {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / max(size.width, size.height)
    transform = CATransform3DRotate(transform, animatableData, axis.x, axis.y, 0)
    transform = CATransform3DTranslate(transform, -size.width / 2, -size.height / 2, 0)
    let move = ProjectionTransform(
      CGAffineTransform(translationX: size.width / 2, y: size.height / 2))
    return ProjectionTransform(transform).concatenating(move)
  }
}

private struct Gallery: View {
  @State private var size = CGSize.zero
  @State private var frame: CGRect?
  @Namespace private var animation
  let isShown = true

  var body: some View {
    VStack {
      geometry
      preferences
      effects
    }
    .coordinateSpace(name: "gallery")
    .coordinateSpace(.named("other"))
  }

  @ViewBuilder var geometry: some View {
    GeometryReader { geo in
      let width = geo.size.width / 3
      HStack(spacing: 0) {
        Color.red.frame(width: width)
        Text("\(Int(geo.frame(in: .global).minX))")
        Text("\(geo.frame(in: .named("gallery")).midY, specifier: "%.1f")")
        Text("\(geo.frame(in: .local).maxY + geo.safeAreaInsets.top)")
        Text(
          "\(geo.frame(in: .scrollView).minY + geo.frame(in: .scrollView(axis: .vertical)).minY)")
      }
      .frame(width: geo.size.width, height: geo.size.height)
    }
    GeometryReader { Color.red.frame(width: $0.size.width * 0.5) }
    GeometryReader(content: bar)
    GeometryReader { proxy -> Color in
      let space: CoordinateSpace = .named("gallery")
      return proxy.frame(in: space).minY > 0 ? Color.red : Color.blue
    }
    GeometryReader { proxy in
      if proxy.size.width > 100 { Text("wide") } else { Color.blue }
    }
    Color.red.onGeometryChange(for: CGSize.self) { proxy in
      proxy.size
    } action: { newValue in
      size = newValue
    }
    Color.red.onGeometryChange(
      for: CGRect.self, of: { $0.frame(in: .global) }, action: { frame = $0 })
    Color.red.onGeometryChange(for: CGFloat.self, of: \.size.height, action: { _, _ in })
  }

  private func bar(_ proxy: GeometryProxy) -> some View {
    Color.red.frame(width: proxy.size.width)
  }

  @ViewBuilder var preferences: some View {
    Text("a")
      .background(
        GeometryReader { Color.clear.preference(key: SizeKey.self, value: $0.size) }
      )
      .onPreferenceChange(SizeKey.self) { size = $0 }
      .onPreferenceChange(SizeKey.self, perform: { self.size = $0 })
      .transformPreference(SizeKey.self) { $0.width += 1 }
    HStack {
      ForEach(0..<3) { index in
        Text("\(index)").anchorPreference(key: BoundsKey.self, value: .bounds) { [index: $0] }
      }
    }
    .overlayPreferenceValue(BoundsKey.self) { anchors in
      GeometryReader { proxy in
        if let anchor = anchors[1] {
          Rectangle().stroke(.red)
            .frame(width: proxy[anchor].width, height: proxy[anchor].height)
            .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
        }
      }
    }
    .backgroundPreferenceValue(BoundsKey.self, alignment: .topLeading) { anchors in
      Text("\(anchors.count)")
    }
  }

  @ViewBuilder var effects: some View {
    Color.red.scaleEffect(1.2).scaleEffect(isShown ? 1 : 0.5, anchor: .topLeading)
    Color.red.scaleEffect(x: -1).scaleEffect(x: 1, y: -1).scaleEffect(y: 2, anchor: .bottom)
      .scaleEffect(CGSize(width: 1, height: 2))
    Color.red.rotationEffect(.degrees(45)).rotationEffect(Angle(degrees: 3), anchor: .leading)
      .rotationEffect(.radians(.pi))
    Color.red.rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0))
      .rotation3DEffect(
        Angle(degrees: 10), axis: (x: 10.0, y: 0.0, z: 0.0), anchor: .center, anchorZ: 0,
        perspective: 0.5)
    Color.red.transformEffect(.init(translationX: 3, y: 4)).transformEffect(.identity)
      .projectionEffect(.init(CGAffineTransform(scaleX: 2, y: 2)))
    Color.red.modifier(Shake(animatableData: 0.5)).modifier(
      Shake(animatableData: 1).ignoredByLayout()
    )
    .modifier(Flip(animatableData: 0.3, axis: (x: 0, y: 1)))
    Color.red.visualEffect { content, geometryProxy in
      content
        .offset(y: geometryProxy.frame(in: .scrollView).minY * 0.5)
        .scaleEffect(geometryProxy.size.width > 10 ? 1 : 0.8, anchor: .top)
        .rotationEffect(.degrees(3)).opacity(0.5)
    }
    Color.red.matchedGeometryEffect(id: "a", in: animation)
    Color.red.matchedGeometryEffect(
      id: 1, in: animation, properties: .position, anchor: .top, isSource: isShown)
    Color.red.matchedGeometryEffect(id: "a", in: animation, properties: [.size], isSource: false)
      .geometryGroup()
  }
}

@MainActor
@Suite struct GeometryCallShapesTests {
  @Test func ordinarySourcesAreLaidOutAndDrawn() throws {
    let view = try Rendering(Gallery(), 300, 900)
    #expect(isClose(view.size.height, 900))
    // One warning for the perspective of `Flip` and `rotation3DEffect`.
    #expect(view.warnings.count == 1)
    #expect(view.items.count > 40)
  }
}
