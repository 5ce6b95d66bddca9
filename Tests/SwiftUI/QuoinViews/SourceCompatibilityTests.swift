import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews
import Testing

/// Call shapes of ordinary SwiftUI sources.
///
/// This file verifies that they compile, the test that they are laid out and drawn without a
/// warning.
private struct Gallery: View {
  var body: some View {
    VStack {
      styles
      shapes
      texts
      effects
      places
    }
  }

  @ViewBuilder var styles: some View {
    Color.red
    Color.blue.opacity(0.3)
    Color(red: 0.1, green: 0.2, blue: 0.3)
    Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.5)
    Color(.sRGB, white: 0.5, opacity: 0.2)
    Color(hue: 0.3, saturation: 0.5, brightness: 0.7)
    LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
    LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
    LinearGradient(
      stops: [.init(color: .red, location: 0), Gradient.Stop(color: .blue, location: 1)],
      startPoint: .topLeading, endPoint: UnitPoint(x: 0.5, y: 1)
    ).opacity(0.5).frame(height: 10)
    Text("a").foregroundStyle(.red)
    Text("a").foregroundStyle(.primary.opacity(0.5))
    Text("a").foregroundStyle(.blue.opacity(0.5)).foregroundColor(nil)
    VStack { Text("a") }.foregroundStyle(.red, .blue).foregroundStyle(.secondary)
    VStack { Text("a") }.foregroundStyle(
      .linearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    VStack { Text("a") }.foregroundStyle(Color.blue.gradient).tint(.red).tint(nil).accentColor(
      .pink)
    VStack { Text("a") }.background(.teal).background(Color.red).background(.background)
    VStack { Text("a") }.background(.red.opacity(0.2), in: .rect(cornerRadius: 8))
    VStack { Text("a") }.background(in: Capsule()).backgroundStyle(.blue).overlay(.red.opacity(0.1))
    VStack { Text("a") }.overlay(Circle().stroke(lineWidth: 4)).overlay(.tint, in: Circle())
    VStack { Text("a") }.preferredColorScheme(.dark).colorScheme(.light)
    VStack { Text("a") }.background(
      LinearGradient(colors: [.red, .clear], startPoint: .top, endPoint: .bottom))
    VStack { Text("a") }.background(Color.red.gradient).foregroundStyle(AnyShapeStyle(.tertiary))
  }

  @ViewBuilder var shapes: some View {
    Rectangle()
    Rectangle().fill(.blue.opacity(0.3)).stroke(.red, lineWidth: 2)
    Circle().fill()
    Circle().strokeBorder(Color.red, lineWidth: 3)
    Circle().strokeBorder(lineWidth: 3).foregroundStyle(.red)
    Circle().stroke(.red).frame(width: 10, height: 10)
    Circle().trim(from: 0, to: 0.7).stroke(.red, style: StrokeStyle(lineWidth: 4, lineCap: .round))
    Circle().trim(from: 0.2, to: 0.7).stroke(style: .init(lineWidth: 4, dash: [4, 2])).rotation(
      .degrees(90))
    Capsule(style: .circular).fill(
      LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
    RoundedRectangle(cornerRadius: 8, style: .continuous).inset(by: 2).fill(Color.red).strokeBorder(
      .blue, lineWidth: 2)
    RoundedRectangle(cornerSize: .init(width: 8, height: 4)).fill(.white.shadow)
    UnevenRoundedRectangle(topLeadingRadius: 8, bottomTrailingRadius: 8)
    UnevenRoundedRectangle(cornerRadii: .init(topLeading: 20)).offset(x: 3).scale(0.5)
    Ellipse().size(width: 10, height: 20).fill(.red, style: FillStyle(eoFill: true))
    AnyShape(Circle()).fill(.red)
    Triangle().fill(.orange).frame(width: 20, height: 20)
    Triangle()
    Inset().strokeBorder(.red)
    Path { path in
      path.move(to: .zero)
      path.addLine(to: .init(x: 10, y: 10))
    }.stroke(.green, lineWidth: 2)
    Path(ellipseIn: .init(x: 0, y: 0, width: 10, height: 10))
  }

  @ViewBuilder var texts: some View {
    let count = 3
    let name = "Ada"
    Text("Hello, \(name): \(count) of \(2.5, specifier: "%.1f") \(Text("bold").bold())")
    Text(name)
    Text(verbatim: "v")
    Text(count, format: .number)
    Text("a").bold() + Text("b").italic().foregroundColor(.red)
    Text("a").font(.title).fontWeight(.semibold).underline().strikethrough(true, color: .red)
    Text("a").font(.system(size: 12, weight: .bold, design: .rounded)).tracking(2).kerning(1)
    Text("a").font(.system(.body, design: .monospaced)).monospacedDigit().baselineOffset(2)
    Text("a").font(.body.weight(.medium).italic().monospacedDigit().leading(.tight))
    Text("a").lineLimit(2).lineLimit(1...3).lineLimit(...2).lineLimit(2, reservesSpace: true)
    Text("a").multilineTextAlignment(.center).truncationMode(.middle).lineSpacing(4)
    Text("a").minimumScaleFactor(0.5).allowsTightening(true).textCase(.uppercase)
    Text("a").dynamicTypeSize(.xLarge).dynamicTypeSize(...DynamicTypeSize.accessibility1)
    Text("a", comment: "c").environment(\.font, .caption).environment(\.lineLimit, 1)
    VStack { Text("a") }.font(.headline).bold().italic().underline().fontDesign(.serif).monospaced()
    Text(name.isEmpty ? "many" : "few")
  }

  @ViewBuilder var effects: some View {
    Color.red.frame(width: 10, height: 10).clipShape(Circle()).clipShape(.rect(cornerRadius: 3))
    Color.red.cornerRadius(4).shadow(radius: 3).shadow(color: .red, radius: 2, x: 1, y: 1)
    Color.red.border(.blue).border(Color.red, width: 2).border(
      .linearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
    Color.red.opacity(0.5).clipped().hidden().compositingGroup()
  }

  @ViewBuilder var places: some View {
    let layout = number > 2 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout(spacing: 3))
    layout { Color.red }
    HStackLayout(alignment: .top, spacing: 2) { Color.red }
    ZStackLayout(alignment: .topLeading) { Color.red }
    Color.red.position(x: 3, y: 4).position(CGPoint(x: 1, y: 2)).zIndex(1)
    Color.red.ignoresSafeArea().ignoresSafeArea(.keyboard).ignoresSafeArea(
      .keyboard, edges: .bottom)
    Color.red.ignoresSafeArea(edges: [.top, .bottom]).edgesIgnoringSafeArea(.all)
    Color.red.safeAreaInset(edge: .bottom) { Text("a") }
      .safeAreaInset(edge: .top, alignment: .trailing, spacing: 0, content: { Text("a") })
      .safeAreaInset(edge: .leading, alignment: .bottom) { Text("a") }
    Color.red.safeAreaPadding().safeAreaPadding(4).safeAreaPadding(.horizontal)
      .safeAreaPadding(.bottom, 8).safeAreaPadding(EdgeInsets())
    Color.red.containerRelativeFrame(.horizontal).containerRelativeFrame([.horizontal, .vertical])
    Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 4)
      .containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 4, alignment: .leading)
      .containerRelativeFrame(.vertical, alignment: .top) { length, axis in length / 2 }
      .containerRelativeFrame([.vertical]) { length, _ in length / 2 }
    ViewThatFits { Color.red }
    ViewThatFits(in: .horizontal) {
      Text("a")
      Text("b")
    }
    Color.red.disabled(number > 2).tag(1).tag(Edge.top).allowsHitTesting(false)
    Color.red.contentShape(Rectangle()).contentShape([.interaction, .hoverEffect], .rect)
    Color.red.scenePadding().scenePadding(.horizontal).scenePadding(.minimum, edges: .top)
    Color.red.background(ignoresSafeAreaEdges: .top).background(.red, ignoresSafeAreaEdges: [])
    Color.red.alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
    Color.red.frame(maxWidth: .infinity, alignment: .leadingFirstTextBaseline)
  }
  private var number: Int { 3 }
}

extension Color {
  /// A typical extension of Color.
  fileprivate init(hex: UInt32) {
    self.init(red: Double(hex >> 16 & 255) / 255, green: Double(hex >> 8 & 255) / 255, blue: 0)
  }
  fileprivate var shadow: Color { Color(hex: 0x102030) }
}

extension ShapeStyle where Self == Color {
  fileprivate static var brand: Color { Color(hex: 0x112233) }
}

private struct Brand: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.white : Color.black
  }
}

struct Triangle: Shape {
  var tip: Double = 0.5
  var animatableData: Double {
    get { tip }
    set { tip = newValue }
  }
  func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.width * tip, y: 0))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    path.closeSubpath()
    return path
  }
}

struct Inset: InsettableShape {
  var amount: CGFloat = 0
  func path(in rect: CGRect) -> Path { Path(rect.insetBy(dx: amount, dy: amount)) }
  func inset(by amount: CGFloat) -> some InsettableShape {
    var copy = self
    copy.amount += amount
    return copy
  }
}

@MainActor
struct SourceCompatibilityTests {
  @Test func everythingIsDrawn() throws {
    let rendering = try Rendering(Gallery(), 400, 4000)
    #expect(rendering.warnings == [])
    #expect(rendering.items.count > 60)
    #expect(rendering.names.contains("Triangle"))
  }

  @Test func ownStylesResolve() throws {
    let view = HStack(spacing: 0) {
      Rectangle().fill(Brand())
      Rectangle().fill(.brand)
    }
    #expect(try Rendering(view, 10, 10).fills.map(\.paint.text) == ["#000000", "#112200"])
    #expect(try Rendering(view, 10, 10, colorScheme: .dark).fills[0].paint.text == "#FFFFFF")
  }
}
