import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinViews
import Testing

/// Effects that draw a view as one group, and their positions in the display list.
@MainActor
struct GroupEffectTests {
  private let red = Color(red: 1, green: 0, blue: 0)

  private func effects(_ view: some View) throws -> [Effect] {
    try Rendering(view.frame(width: 40, height: 40)).items.compactMap {
      if case .push(let effect) = $0 { effect } else { nil }
    }
  }

  @Test func aMaskBeginsWithItsShape() throws {
    let view = Rectangle().fill(red).mask { Circle().frame(width: 20, height: 20) }
    let items = try Rendering(view, 40, 40).items
    try #require(items.count == 6)
    #expect(items[0] == .push(.mask))
    #expect(items[1] == .push(.maskShape))
    #expect(items[3] == .pop && items[5] == .pop)
    guard case .fill(let shape, _, _) = items[2], case .fill(let content, _, _) = items[4] else {
      Issue.record("no fills")
      return
    }
    #expect(shape.boundingRect == CGRect(x: 10, y: 10, width: 20, height: 20))
    #expect(content.boundingRect == CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  /// The secondary view doesn't affect the layout and is aligned (Rules/Drawing.md#masks).
  @Test func masksAreAlignedAndNeutral() throws {
    let mask = Rectangle().frame(width: 10, height: 10)
    let view = Color.red.frame(width: 40, height: 20).mask(alignment: .bottomTrailing) { mask }
    let rendering = try Rendering(view)
    #expect(rendering.size == CGSize(width: 40, height: 20))
    #expect(rendering.fills[0].box == CGRect(x: 30, y: 10, width: 10, height: 10))
    let large = Color.red.frame(width: 40, height: 20).mask(Rectangle().frame(width: 100))
    #expect(try Rendering(large).size.width == 40)
    #expect(try Rendering(large).fills[0].box.minX == -30)
  }

  @Test func masksOfNothingShowNothing() throws {
    let items = try Rendering(Color.red.mask { EmptyView() }, 10, 10).items
    #expect(items.prefix(3) == [.push(.mask), .push(.maskShape), .pop])
  }

  @Test func aShadowFallsFromWhatTheMaskLeaves() throws {
    let view = Rectangle().mask { Circle() }.shadow(radius: 2)
    let found = try effects(view)
    guard case .shadow = found.first else {
      Issue.record("the first effect is not a shadow")
      return
    }
    #expect(Array(found.dropFirst()) == [.mask, .maskShape])
  }

  @Test func blursAreGroups() throws {
    #expect(try effects(Rectangle().blur(radius: 3)) == [.blur(radius: 3, isOpaque: false)])
    let frame = Path(CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(
      try effects(Rectangle().blur(radius: 3, opaque: true)) == [
        .clip(path: frame, evenOdd: false), .blur(radius: 3, isOpaque: true),
      ])
    for radius in [0, -3, CGFloat.nan, .infinity] {
      #expect(try effects(Rectangle().blur(radius: radius)) == [])
    }
  }

  /// Each leaf is blurred separately, as it casts its own shadow, unless the view was flattened
  /// before (Rules/Drawing.md#blur).
  @Test func blursBelongToLeaves() throws {
    let pair = ZStack {
      Rectangle().fill(red)
      Circle()
    }
    let blur = Effect.blur(radius: 3, isOpaque: false)
    #expect(try effects(pair.blur(radius: 3)) == [blur, blur])
    #expect(try effects(pair.compositingGroup().blur(radius: 3)) == [blur, .isolate])
    #expect(try effects(pair.blur(radius: 3).compositingGroup()) == [.isolate, blur, blur])
    let opaque = try effects(pair.blur(radius: 3, opaque: true))
    #expect(opaque.filter { $0 == .blur(radius: 3, isOpaque: true) }.count == 1)
    let shadowed = try effects(pair.shadow(radius: 1).blur(radius: 3))
    #expect(shadowed.count == 4 && shadowed[0] == blur && shadowed[2] == blur)
  }

  @Test func blendModesAndGroups() throws {
    for mode in BlendMode.allCases {
      let blending = try #require(Blending(rawValue: mode.rawValue))
      #expect(try effects(Rectangle().blendMode(mode)) == [.blend(blending)])
    }
    #expect(try effects(Rectangle().compositingGroup()) == [.isolate])
    #expect(try effects(Rectangle().drawingGroup()) == [.isolate])
    let opaque = try Rendering(Color.clear.drawingGroup(opaque: true), 10, 10)
    #expect(opaque.fills.first?.paint == .color(.black))
    #expect(try Rendering(Rectangle().blendMode(.plusDarker), 10, 10).warnings.count == 1)
  }

  /// The result of each effect for (0.8, 0.4, 0.2); luminance coefficients 0.213, 0.715, 0.072 from
  /// Filter Effects.
  @Test func newColours() throws {
    let color = ResolvedColor(red: 0.8, green: 0.4, blue: 0.2)
    func expect(_ view: some View, _ red: Double, _ green: Double, _ blue: Double) throws {
      guard case .recolor(let matrix) = try effects(view).first else {
        Issue.record("no recoloring")
        return
      }
      let new = matrix.applied(to: color)
      let isRight = zip([new.red, new.green, new.blue], [red, green, blue])
        .allSatisfy { abs($0 - $1) < 0.002 }
      #expect(isRight, "\(new)")
      #expect(new.opacity == 1)
    }
    let view = Rectangle()
    let grey = 0.8 * 0.213 + 0.4 * 0.715 + 0.2 * 0.072
    try expect(view.brightness(0.3), 1, 0.7, 0.5)
    try expect(view.brightness(-0.3), 0.5, 0.1, 0)
    try expect(view.contrast(0.5), 0.65, 0.45, 0.35)
    try expect(view.contrast(-1), 0.2, 0.6, 0.8)
    try expect(view.saturation(0), grey, grey, grey)
    try expect(view.saturation(1), 0.8, 0.4, 0.2)
    try expect(view.grayscale(1), grey, grey, grey)
    try expect(view.grayscale(7), grey, grey, grey)
    try expect(view.grayscale(0.5), (grey + 0.8) / 2, (grey + 0.4) / 2, (grey + 0.2) / 2)
    try expect(view.hueRotation(.degrees(360)), 0.8, 0.4, 0.2)
    try expect(view.colorInvert(), 0.2, 0.6, 0.8)
    try expect(view.colorMultiply(Color(red: 0.5, green: 1, blue: 0)), 0.4, 0.4, 0)
    #expect(try effects(view.luminanceToAlpha()) == [.luminanceToAlpha])
  }

  @Test func stylesCastShadows() throws {
    let style = red.shadow(.inner(color: .black, radius: 2, x: 1)).shadow(
      .drop(color: .white, radius: 3, y: 4))
    let expected: [Effect] = [
      .shadow(color: .white, radius: 3, offset: CGSize(width: 0, height: 4)),
      .innerShadow(color: .black, radius: 2, offset: CGSize(width: 1, height: 0)),
    ]
    #expect(try effects(Rectangle().fill(style)) == expected)
    #expect(try effects(Text("a").foregroundStyle(style)) == expected)
    #expect(try effects(Color.clear.background(style)) == expected)
    #expect(try effects(Rectangle().foregroundStyle(.shadow(.drop(radius: 1)))).count == 1)
    #expect(
      try effects(Rectangle().fill(red.shadow(.drop(color: .black, radius: .nan, x: -.infinity))))
        == [.shadow(color: .black, radius: 0, offset: .zero)])
  }

  @Test func materialsShowTheContentBelow() throws {
    func backdrop(_ material: Material, _ scheme: ColorScheme = .light) throws -> Backdrop? {
      let view = Color.clear.background(material, in: Circle())
      let paint = try Rendering(view, 20, 20, colorScheme: scheme).fills.first?.paint
      if case .backdrop(let backdrop) = paint { return backdrop } else { return nil }
    }
    let all = [Material.ultraThin, .thin, .regular, .thick, .ultraThick]
    let covers = try all.map { try #require(try backdrop($0)).tint.opacity }
    #expect(covers == covers.sorted() && Set(covers).count == 5)
    let (light, dark) = (try backdrop(.regular), try backdrop(.regular, .dark))
    #expect((light?.tint.red ?? 0) > 0.9)
    #expect((dark?.tint.red ?? 1) < 0.25)
    // Rules/Drawing.md#materials: what is below gets brighter in light mode only.
    #expect((light?.brightness ?? 0) > 1 && dark?.brightness == 1)
    let view = Text("a").background(.ultraThinMaterial).overlay(.bar)
    #expect(try Rendering(view).warnings.count == 1)
  }
}
