import Foundation
import QuoinCore
import QuoinGeometry
import QuoinViews
import Testing

/// The most common call shapes in real sources, one of each. This file verifies that they compile.
private struct CallShapes: View {
  @Environment(\.horizontalSizeClass) private var horizontalSizeClass
  @Environment(\.verticalSizeClass) private var verticalSizeClass
  @Environment(\.accessibilityDifferentiateWithoutColor) private var withoutColor
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
  private let name = "Ada"
  private let items = ["a", "b"]

  var body: some View {
    VStack {
      containers
      layers
      places
      looks
      texts
      shapes
      told
    }
  }

  @ViewBuilder private var containers: some View {
    VStack(alignment: .leading, spacing: 2, content: { Text("a") })
    VStack(content: { Text("a") })
    VStack(alignment: .trailing, content: { Text("a") })
    VStack(spacing: 1, content: { Text("a") })
    VStack {}
    VStack { Text("a") }
    HStack(alignment: .top, spacing: 2) { Text("a") }
    HStack(spacing: 2, content: { Text("a") })
    HStack(alignment: .firstTextBaseline) { Text("a") }
    ZStack(alignment: .topLeading, content: { Text("a") })
    ZStack(content: { Text("a") })
    ForEach(items, id: \.self) { Text($0) }
    ForEach(items, id: \.self, content: Text.init(verbatim:))
    ForEach(0..<2) { _ in Text("a") }
    ForEach(0..<2, id: \.self) { index in Text("\(index)") }
    ForEach(Array(items.enumerated()), id: \.offset) { index, item in Text("\(index)\(item)") }
    ForEach(items.indices, id: \.self) { Text(items[$0]) }
    Group { Text("a") }
    AnyView(Text("a"))
    EmptyView()
    HStack {
      Spacer()
      Spacer(minLength: 2)
    }
    Divider()
    GeometryReader { proxy in Text("\(proxy.size.width)") }
    GeometryReader(content: { _ in Color.red })
    ModifiedContent(content: Text("a"), modifier: Titled())
  }

  @ViewBuilder private var layers: some View {
    Text("a").background(Color.red).background(.red).background { Color.red }
    Text("a").background(.red, in: RoundedRectangle(cornerRadius: 3)).background(in: Circle())
    Text("a").background(alignment: .top) { Color.red }.background()
    Text("a").background(content: { Color.red })
    Text("a").background(Text("b"), alignment: .leading)
    Text("a").background(alignment: .top, content: { Color.red })
    Text("a").background(.red, ignoresSafeAreaEdges: .all)
    Text("a").overlay(Circle()).overlay { Circle() }.overlay(alignment: .top) { Circle() }
    Text("a").overlay(Text("b"), alignment: .bottom).overlay(content: { Circle() })
    Text("a").overlay(alignment: .top, content: { Text("b") }).overlay(.red, in: Circle())
    Text("a").mask(Circle()).mask { Circle() }.mask(alignment: .leading) { Circle() }
    Text("a").border(.red).border(Color.red, width: 2).cornerRadius(3, antialiased: true)
    Text("a").clipShape(Circle(), style: FillStyle()).clipped(antialiased: true).clipped()
    Text("a").shadow(color: .red, radius: 1, x: 1, y: 1).shadow(radius: 1, x: 1, y: 1)
    Text("a").shadow(color: .red, radius: 1, y: 1).shadow(color: .red, radius: 1, x: 1)
    Text("a").shadow(radius: 1, y: 1).shadow(color: .red, radius: 1)
  }

  @ViewBuilder private var places: some View {
    Text("a").padding().padding(2).padding(.top).padding(.horizontal, 2).padding([.top, .leading])
    Text("a").padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)).padding(.all, nil)
    Text("a").padding(.init(top: 1, leading: 1, bottom: 1, trailing: 1)).padding(EdgeInsets())
    Text("a").frame(width: 2, height: 2).frame(height: 2).frame(width: 2).frame(maxWidth: .infinity)
    Text("a").frame(maxWidth: .infinity, alignment: .leading).frame(width: 2, alignment: .top)
    Text("a").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    Text("a").frame(maxWidth: .infinity, minHeight: 2, maxHeight: .infinity)
    Text("a").frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    Text("a").frame(minWidth: 1, idealWidth: 2, maxWidth: 3).frame(minHeight: 2, alignment: .top)
    Text("a").frame(width: nil, height: CGFloat?.none, alignment: .center)
    Text("a").offset(y: 1).offset(x: 1).offset(x: 1, y: 1).offset(.zero).offset(CGSize())
    Text("a").position(x: 1, y: 1).position(.zero).position(CGPoint(x: 1, y: 1)).zIndex(1)
    Text("a").aspectRatio(contentMode: .fit).aspectRatio(1.5, contentMode: .fill)
    Text("a").aspectRatio(CGSize(width: 1, height: 2), contentMode: .fit).scaledToFit()
    Text("a").fixedSize().fixedSize(horizontal: false, vertical: true).layoutPriority(1)
    Text("a").scaleEffect(2).scaleEffect(2, anchor: .top).scaleEffect(x: 1).scaleEffect(y: 1)
    Text("a").scaleEffect(x: 1, y: 1).scaleEffect(x: 1, y: 1, anchor: .top).scaleEffect(CGSize())
    Text("a").scaleEffect(x: 1, anchor: .top).scaleEffect(y: 1, anchor: .top)
    Text("a").rotationEffect(.degrees(1)).rotationEffect(Angle(degrees: 1), anchor: .top)
    Text("a").rotation3DEffect(.zero, axis: (x: 0, y: 1, z: 0))
    Text("a").rotation3DEffect(.zero, axis: (x: 0, y: 1, z: 0), anchor: .top)
    Text("a").rotation3DEffect(.zero, axis: (x: 0, y: 1, z: 0), perspective: 0.5)
    Text("a").rotation3DEffect(
      .zero, axis: (0, 1, 0), anchor: .top, anchorZ: 0, perspective: 0.5)
    Text("a").ignoresSafeArea(.all, edges: .top).ignoresSafeArea(edges: .all).ignoresSafeArea()
    Text("a").safeAreaInset(edge: .top) { Text("b") }
    Text("a").safeAreaInset(edge: .top, spacing: 0) { Text("b") }
    Text("a").alignmentGuide(.leading) { d in d[.leading] }
    Text("a").alignmentGuide(HorizontalAlignment.leading, computeValue: { $0.width })
    Text("a").coordinateSpace(name: "a").coordinateSpace(.named("b")).id(1).tag(1)
    Text("a").visualEffect { content, _ in content.opacity(0.5) }
    Text("a").flipsForRightToLeftLayoutDirection(true)
  }

  @ViewBuilder private var looks: some View {
    Text("a").foregroundColor(.red).foregroundStyle(.red, .blue).foregroundStyle(
      .red, .blue, .green)
    Text("a").opacity(0.5).blur(radius: 1).blur(radius: 1, opaque: true).hidden()
    Text("a").hueRotation(.degrees(1)).saturation(1).brightness(0).contrast(1).grayscale(0)
    Text("a").colorMultiply(.red).colorInvert().luminanceToAlpha().blendMode(.multiply)
    Text("a").compositingGroup().drawingGroup().drawingGroup(opaque: false).geometryGroup()
    Text("a").tint(.red).accentColor(.red).preferredColorScheme(.light).colorScheme(.light)
    Text("a").environment(\.colorScheme, .light).transformEnvironment(\.lineLimit) { $0 = 1 }
    Text("a").modifier(Titled()).imageScale(.large).symbolVariant(.fill)
    Text("a").symbolRenderingMode(.hierarchical).controlSize(.small).dynamicTypeSize(.large)
    Text("a").fill(.red)
    Color(.sRGB, red: 0, green: 0, blue: 0)
    Color(hue: 0, saturation: 0, brightness: 0, opacity: 1)
    Color(white: 0.5)
    Color(uiColor: .systemRed)
    Color(nsColor: .systemRed)
    Color(UIColor.systemRed)
    Color(red: 0, green: 0, blue: 0, opacity: 1)
    LinearGradient(gradient: .init(colors: [.red]), startPoint: .top, endPoint: .bottom)
    LinearGradient(
      gradient: Gradient(stops: [.init(color: .red, location: 0)]), startPoint: .top,
      endPoint: .bottom)
  }

  @ViewBuilder private var texts: some View {
    Text("a", bundle: .main)
    Text("a", tableName: "b")
    Text("a", tableName: "b", bundle: .main, comment: "c")
    Text(Date(timeIntervalSince1970: 0), style: .date)
    Text(1.5, format: .currency(code: "EUR"))
    Text(name + "!")
    Text(items[0].uppercased())
    Text(AttributedString("a"))
    Text(name[...])
    Text("a").font(.system(size: 1)).font(.system(size: 1, weight: .bold))
    Text("a").font(.system(.body, design: .rounded)).font(.system(size: 1, design: .serif))
    Text("a").font(.system(.title)).font(.system(.title, weight: .bold)).font(.body.bold())
    Text("a").font(Font.system(size: 1, weight: .bold, design: .default)).font(nil)
    Text("a").font(.title.weight(.heavy)).font(.caption.italic().monospaced()).fontWeight(nil)
    Text("a").bold(true).italic(true).strikethrough().strikethrough(true, pattern: .dash)
    Text("a").underline().underline(color: .red).multilineTextAlignment(.leading).lineLimit(nil)
    Text("a").fontDesign(.rounded).fontWidth(.standard).monospaced().monospacedDigit()
    Text("a").baselineOffset(1).kerning(1).tracking(1).lineSpacing(1).textCase(nil)
    Text("a").truncationMode(.tail).minimumScaleFactor(0.5).allowsTightening(true)
  }

  @ViewBuilder private var shapes: some View {
    Circle().fill(.red).frame(width: 2)
    Circle().fill(.red, style: FillStyle(eoFill: true))
    Circle().stroke()
    Circle().stroke(.red, lineWidth: 2)
    Circle().stroke(Color.red, style: StrokeStyle())
    Circle().stroke(style: StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .round))
    Circle().strokeBorder()
    Circle().strokeBorder(.red, lineWidth: 2, antialiased: true)
    Circle().strokeBorder(.red, style: StrokeStyle(lineWidth: 1, dash: [1], dashPhase: 1))
    Circle().strokeBorder(style: StrokeStyle(lineWidth: 1, lineCap: .butt, dash: [1]))
    Circle().trim(to: 0.5)
    Circle().trim(from: 0.5)
    Circle().inset(by: 1).rotation(.degrees(1)).scale(2)
    Rectangle().scale(x: 0.5, anchor: .leading)
    RoundedRectangle(cornerRadius: 1, style: .continuous)
    ContainerRelativeShape()
    UnevenRoundedRectangle(
      topLeadingRadius: 1, bottomLeadingRadius: 1, bottomTrailingRadius: 1, topTrailingRadius: 1,
      style: .continuous)
    Text("a").clipShape(.rect(cornerRadius: 1, style: .continuous)).clipShape(.circle)
    Text("a").clipShape(.capsule(style: .continuous)).clipShape(.capsule).clipShape(.ellipse)
    Text("a").clipShape(.rect(topLeadingRadius: 1, topTrailingRadius: 1)).clipShape(.rect)
    Text("a").clipShape(.rect(bottomLeadingRadius: 1, bottomTrailingRadius: 1))
    Text("a").clipShape(Cornered(corners: [.topLeft, .topRight])).contentShape(.rect)
    Path(CGRect(x: 0, y: 0, width: 1, height: 1)).strokedPath(StrokeStyle(lineWidth: 1))
    Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 1, height: 1))
      path.addRoundedRect(
        in: CGRect(x: 0, y: 0, width: 1, height: 1), cornerSize: CGSize(width: 1, height: 1))
      path.addLines([.zero, CGPoint(x: 1, y: 1)])
      path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .degrees(90))
      path.addArc(tangent1End: .zero, tangent2End: CGPoint(x: 1, y: 1), radius: 1)
      path.addPath(Path(ellipseIn: CGRect(x: 0, y: 0, width: 1, height: 1)))
    }.trimmedPath(from: 0, to: 0.5).applying(.identity)
  }

  @ViewBuilder private var told: some View {
    Text("a").accessibilityLabel("a").accessibilityLabel(Text("a")).accessibilityLabel(name)
    Text("a").accessibilityValue("a").accessibilityValue("\(1) of 2").accessibilityHint("a")
    Text("a").accessibilityElement().accessibilityElement(children: .combine)
    Text("a").accessibilityHidden(true).accessibilityAddTraits(.isButton)
    Text("a").accessibilityAddTraits([.isHeader, .isSelected]).accessibilityRemoveTraits(.isImage)
    Text("a").accessibilitySortPriority(1).accessibilityIdentifier("a").help("a").help(name)
    Text("a").previewDevice("iPhone 15").previewDevice(PreviewDevice(rawValue: "iPhone 15"))
    Text("a").previewInterfaceOrientation(.landscapeLeft).previewLayout(.sizeThatFits)
    if horizontalSizeClass == .compact, verticalSizeClass == .regular, !withoutColor,
      !reduceMotion, !voiceOver
    {
      Text("a").accessibilityIdentifier("telephone")
    }
  }
}

extension View {
  /// A typical extension in app sources.
  fileprivate func fill(_ color: Color) -> some View { background(color) }
}

private struct Titled: ViewModifier {
  func body(content: Content) -> some View { content.font(.title) }
}

/// The usual shape for rounded corners before `UnevenRoundedRectangle`.
private struct Cornered: Shape {
  var radius: CGFloat = .infinity
  var corners: UIRectCorner = .allCorners

  func path(in rect: CGRect) -> Path {
    let path = UIBezierPath(
      roundedRect: rect, byRoundingCorners: corners,
      cornerRadii: CGSize(width: radius, height: radius))
    return Path(path.cgPath)
  }
}

@MainActor
struct CallShapesTests {
  @Test func everythingIsLaidOut() throws {
    let rendering = try Rendering(CallShapes(), 400, 9000)
    #expect(rendering.warnings == [])
    #expect(rendering.items.count > 150)
  }
}
