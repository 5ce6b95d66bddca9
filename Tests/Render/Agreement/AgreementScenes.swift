#if Graphics
  import Foundation
  import Quoin
  import QuoinDrawing

  /// Poppler, librsvg and Cairo each have their own antialiasing and hinting of glyphs, and librsvg
  /// only reads the first position of each word: up to 7 % of the pixels of a full text differ.
  private let text = AgreementScene.Tolerance(mean: 7.5, share: 0.08)

  /// Poppler aligns the edges of an image to whole pixels in its own way, up to one pixel further
  /// out.
  private let placedPicture = AgreementScene.Tolerance(mean: 3.5, share: 0.05)

  /// Poppler draws curved gradients in steps and doesn't antialias the edges of the areas that they
  /// fill.
  private let shading = AgreementScene.Tolerance(mean: 2.6, share: 0.025)

  private let rainbow: [Color] = [.red, .yellow, .green, .blue, .purple]

  /// Two overlapping squares.
  private struct Pair: View {
    var body: some View {
      ZStack {
        Rectangle().fill(.red).frame(width: 36, height: 36).offset(x: -10, y: -6)
        Rectangle().fill(.blue).frame(width: 36, height: 36).offset(x: 10, y: 6)
      }
    }
  }

  /// An image of 40 × 30 pixels.
  private struct Photo: View {
    var body: some View {
      let renderer = ImageRenderer(content: Swatches().frame(width: 40, height: 30))
      return Image(data: (try? renderer.pngData()) ?? Data()).resizable()
    }
  }

  /// Colors, white, black and gray.
  private struct Swatches: View {
    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) { ForEach(0..<5) { index in rainbow[index] } }
        HStack(spacing: 0) {
          Color.white
          Color.gray
          Color.black
        }
        LinearGradient(colors: [.orange, .teal], startPoint: .leading, endPoint: .trailing)
      }
    }
  }

  private func blend(
    _ mode: BlendMode, pdf: AgreementScene.Tolerance? = .init(),
    svg: AgreementScene.Tolerance? = .init()
  ) -> AgreementScene {
    AgreementScene("blend-\(mode)", pdf: pdf, svg: svg) {
      ZStack {
        LinearGradient(colors: rainbow, startPoint: .leading, endPoint: .trailing)
        VStack(spacing: 0) {
          Color(red: 0.8, green: 0.5, blue: 0.2)
          Color(red: 0.2, green: 0.4, blue: 0.7).opacity(0.6)
        }
        .padding(10)
        .blendMode(mode)
      }
      .compositingGroup()
    }
  }

  extension AgreementScene {
    /// All scenes. Add new ones here.
    static let all: [AgreementScene] =
      texts + shapes + gradients + groups + filters + blends + pictures

    private static let texts = [
      AgreementScene("text", pdf: text, svg: text) {
        Text("Quoin, the wedge that holds type").font(.system(size: 12))
      },
      AgreementScene("text-weights", pdf: text, svg: text) {
        VStack {
          Text("Light").fontWeight(.light)
          Text("Heavy").fontWeight(.heavy).underline()
          Text("Struck").strikethrough()
        }
        .font(.system(size: 14))
      },
      AgreementScene("text-arabic", pdf: text, svg: text) {
        Text("مرحبا بالعالم").font(.system(size: 15))
      },
      // librsvg draws emoji as black shapes.
      AgreementScene("text-emoji", pdf: text, svg: nil) {
        Text("A 😀 b 🎉").font(.system(size: 18))
      },
      AgreementScene("text-gradient", pdf: text, svg: text) {
        Text("Gradient").font(.system(size: 18, weight: .bold))
          .foregroundStyle(
            .linearGradient(colors: rainbow, startPoint: .leading, endPoint: .trailing))
      },
    ]

    private static let shapes = [
      AgreementScene("shapes") {
        HStack {
          Circle().fill(.red)
          RoundedRectangle(cornerRadius: 8).fill(.green)
          Capsule().fill(.blue)
        }
        .padding(4)
      },
      AgreementScene("strokes") {
        HStack(spacing: 12) {
          Circle().stroke(.red, lineWidth: 4)
          Rectangle().stroke(.blue, style: StrokeStyle(lineWidth: 6, lineJoin: .round))
        }
        .padding(8)
      },
      AgreementScene("dashes") {
        RoundedRectangle(cornerRadius: 12)
          .stroke(
            .black, style: StrokeStyle(lineWidth: 3, lineCap: .round, dash: [8, 6], dashPhase: 3)
          )
          .padding(6)
      },
      AgreementScene("border") { Color.yellow.padding(4).border(.blue, width: 5).padding(6) },
    ]

    private static let gradients = [
      AgreementScene("linear") {
        LinearGradient(colors: rainbow, startPoint: .topLeading, endPoint: .bottomTrailing)
      },
      AgreementScene("radial", pdf: shading) {
        RadialGradient(colors: rainbow, center: .center, startRadius: 6, endRadius: 34)
      },
      AgreementScene("radial-inwards") {
        RadialGradient(colors: rainbow, center: .leading, startRadius: 50, endRadius: 10)
      },
      AgreementScene("elliptical", pdf: shading) { EllipticalGradient(colors: rainbow) },
      AgreementScene("conic") { AngularGradient(colors: rainbow, center: .center) },
      AgreementScene("angular") {
        AngularGradient(
          colors: [.red, .blue], center: UnitPoint(x: 0.4, y: 0.6), startAngle: .degrees(-30),
          endAngle: .degrees(140))
      },
      AgreementScene("angular-translucent", pdf: shading) {
        Circle().fill(
          AngularGradient(
            colors: [.black, .black.opacity(0), .black], center: .center, angle: .degrees(90)))
      },
      AgreementScene("conic-stroke", pdf: shading) {
        Circle().stroke(.conicGradient(colors: rainbow, center: .center), lineWidth: 10).padding(8)
      },
      AgreementScene("mesh", pdf: shading) {
        MeshGradient(
          width: 3, height: 3,
          points: [
            [0, 0], [0.5, 0], [1, 0], [0, 0.5], [0.7, 0.4], [1, 0.5], [0, 1], [0.5, 1], [1, 1],
          ], colors: rainbow + [.mint, .pink, .orange, .white])
      },
    ]

    private static let groups = [
      AgreementScene("opacity-group") { Pair().opacity(0.5) },
      AgreementScene("clips") { Pair().clipShape(Circle()).padding(2) },
      AgreementScene("mask-text", pdf: text, svg: text) {
        LinearGradient(colors: rainbow, startPoint: .leading, endPoint: .trailing)
          .mask { Text("Mask").font(.system(size: 28, weight: .black)) }
      },
      AgreementScene("mask-gradient") {
        Pair().mask(
          LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom))
      },
      AgreementScene("mask-faded") {
        Pair().mask(Circle().padding(6)).opacity(0.6)
      },
      AgreementScene("rotated") {
        Rectangle().rotation(.degrees(30)).fill(.green).padding(16)
      },
      AgreementScene(
        items: "transformed",
        [
          .push(.transform(CGAffineTransform(a: 1, b: 0.3, c: -0.4, d: 1, tx: 30, ty: 5))),
          .push(
            .clip(path: Path(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 40)), evenOdd: false)),
          .rect(0, 0, 40, 20, .pureRed), .rect(0, 20, 40, 20, .pureBlue), .pop, .pop,
        ]),
    ]

    private static let filters = [
      AgreementScene("shadow") {
        RoundedRectangle(cornerRadius: 8).fill(.white).padding(16).shadow(radius: 5, y: 4)
      },
      AgreementScene("shadows-of-leaves") { Pair().shadow(color: .black, radius: 3) },
      AgreementScene("shadow-hard", pdf: placedPicture) {
        Circle().padding(12).shadow(color: .red, radius: 0, x: 6, y: 6)
      },
      AgreementScene("shadow-inner") {
        RoundedRectangle(cornerRadius: 10).fill(.orange.shadow(.inner(radius: 4, x: 2, y: 3)))
          .padding(8)
      },
      AgreementScene("shadow-of-style", pdf: text, svg: text) {
        Text("Style").font(.system(size: 26, weight: .bold))
          .foregroundStyle(.blue.shadow(.drop(radius: 2, x: 2, y: 2)))
      },
      AgreementScene("blur") { Pair().blur(radius: 4) },
      AgreementScene("blur-opaque") {
        Pair().padding(8).background(.yellow).blur(radius: 5, opaque: true)
      },
      AgreementScene("blur-in-group") { Pair().blur(radius: 2).opacity(0.5) },
      AgreementScene("brightness") { Swatches().brightness(0.3) },
      AgreementScene("contrast") { Swatches().contrast(0.5) },
      AgreementScene("saturation") { Swatches().saturation(0.4) },
      AgreementScene("grayscale") { Swatches().grayscale(1) },
      AgreementScene("hue") { Swatches().hueRotation(.degrees(120)) },
      AgreementScene("invert") { Swatches().colorInvert() },
      AgreementScene("multiply-color", pdf: placedPicture) {
        Swatches().colorMultiply(.yellow.opacity(0.7))
      },
      AgreementScene("luminance", pdf: placedPicture) { Swatches().luminanceToAlpha() },
      AgreementScene("recolored-shadow") {
        Pair().shadow(color: .green, radius: 2, x: 3).colorInvert()
      },
    ]

    private static let blends = [
      blend(.multiply), blend(.screen), blend(.overlay), blend(.darken), blend(.lighten),
      blend(.colorDodge), blend(.colorBurn), blend(.softLight), blend(.hardLight),
      blend(.difference), blend(.exclusion), blend(.color), blend(.luminosity),
      // Poppler's saturation blend differs from the formula, which RasterTests check.
      blend(.hue, pdf: nil), blend(.saturation, pdf: nil),
      // PDF lacks these; Cairo embeds an image.
      blend(.sourceAtop, pdf: placedPicture), blend(.destinationOver, pdf: placedPicture),
      blend(.destinationOut, pdf: placedPicture),
      AgreementScene("blend-out-rotated", pdf: placedPicture) {
        ZStack {
          Rectangle().fill(.teal)
          Rectangle().frame(width: 30, height: 30).blendMode(.destinationOut)
            .rotationEffect(.degrees(30)).scaleEffect(1.2)
          Circle().fill(.orange).frame(width: 12, height: 12)
        }
        .compositingGroup()
      },
      AgreementScene(
        items: "blend-in", pdf: placedPicture,
        [
          .push(.isolate), .rect(10, 10, 40, 40, .pureRed), .push(.blend(.destinationIn)),
          .rect(30, 20, 40, 20, .black), .pop, .pop,
        ]),
      // librsvg doesn't support `plus-lighter`.
      blend(.plusLighter, pdf: placedPicture, svg: nil),
    ]

    private static let pictures = [
      AgreementScene("image", pdf: placedPicture) {
        Photo().padding(10)
      },
      AgreementScene("image-recolored", pdf: placedPicture) {
        Photo().padding(10).hueRotation(.degrees(90))
      },
      AgreementScene("image-faded", pdf: placedPicture) {
        Photo().clipShape(Circle()).opacity(0.5)
      },
    ]
  }
#endif
