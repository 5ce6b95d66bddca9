import Foundation
import QuoinDrawing
import QuoinGeometry
import SwiftUI
import Testing

@MainActor
@Suite("Resources in pictures")
struct ResourcePictureTests {
  private func list(
    _ view: some View, dark: Bool = false, locale: String? = nil, platform: Platform = .iOS,
    displayScale: CGFloat = 2
  ) -> DisplayList {
    let renderer = ImageRenderer(content: view)
    renderer.colorScheme = dark ? .dark : .light
    renderer.platform = platform
    renderer.displayScale = displayScale
    if let locale { renderer.locale = Locale(identifier: locale) }
    return renderer.displayList()
  }

  private func texts(_ view: some View, _ locale: String? = nil, platform: Platform = .iOS)
    -> [String]
  {
    list(view, locale: locale, platform: platform).items.compactMap {
      if case .glyphs(let run, _, _) = $0 { run.text } else { nil }
    }
  }

  private func colors(_ view: some View, dark: Bool = false) -> [ResolvedColor] {
    list(view, dark: dark).items.compactMap {
      if case .fill(_, .color(let color), _) = $0 { color } else { nil }
    }
  }

  private func pictures() throws -> Folder {
    let folder = try Folder(
      [
        "A.xcassets/logo.imageset/Contents.json": """
        {"images": [{"filename": "1.png", "scale": "1x"}, {"filename": "2.png", "scale": "2x"},
          {"filename": "d.png", "scale": "2x", "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
        """,
        "A.xcassets/stencil.imageset/Contents.json":
          #"{"images": [{"filename": "s.png"}], "properties": {"template-rendering-intent": "template"}}"#,
        "A.xcassets/bubble.imageset/Contents.json": """
        {"images": [{"filename": "b.png", "scale": "2x", "resizing": {"mode": "9-part",
          "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}}]}
        """,
        "A.xcassets/gone.imageset/Contents.json": #"{"images": [{"filename": "gone.png"}]}"#,
        "A.xcassets/odd.imageset/Contents.json": "{",
        "A.xcassets/brand.colorset/Contents.json": """
        {"colors": [{"color": {"color-space": "srgb",
            "components": {"red": "0xFF", "green": "51", "blue": "0.0", "alpha": "0.5"}}},
          {"appearances": [{"appearance": "luminosity", "value": "dark"}], "color": {"reference": "systemGreenColor"}}]}
        """,
        "A.xcassets/AccentColor.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#,
        "A.xcassets/list.dataset/Contents.json": #"{"data": [{"filename": "l.txt"}]}"#,
        "A.xcassets/list.dataset/l.txt": "one",
      ], ending: ".app")
    for (name, side) in [
      ("logo.imageset/1", 20), ("logo.imageset/2", 40), ("logo.imageset/d", 60),
      ("stencil.imageset/s", 10),
      ("bubble.imageset/b", 40),
    ] as [(String, UInt8)] {
      try folder.write(png(side, side), to: "A.xcassets/\(name).png")
    }
    return folder
  }

  @Test("an image is selected by scale and environment")
  func versions() throws {
    let folder = try pictures()
    let logo = Image("logo", bundle: folder.bundle)
    #expect(list(logo).size == CGSize(width: 20, height: 20))
    #expect(list(logo).images[0].pixelWidth == 40)
    #expect(list(logo, displayScale: 1).images[0].pixelWidth == 20)
    #expect(list(logo, dark: true).size == CGSize(width: 30, height: 30))
    let resource = ImageResource(name: "logo", bundle: folder.bundle)
    #expect(list(Image(resource)).size == CGSize(width: 20, height: 20))
    #expect(UIImage(resource: resource).size == CGSize(width: 20, height: 20))
    #expect(UIImage(named: "logo", in: folder.bundle, compatibleWith: nil)?.scale == 1)
    #expect(UIImage(named: "none", in: folder.bundle, compatibleWith: nil) == nil)
  }

  @Test("a template image is filled with the foreground style")
  func stencils() throws {
    let folder = try pictures()
    let image = Image("stencil", bundle: folder.bundle)
    #expect(colors(image.foregroundStyle(.black)) == [.black])
    #expect(colors(image.renderingMode(.original).foregroundStyle(.black)).isEmpty)
  }

  @Test("a sliced image stretches between its edges")
  func slices() throws {
    let folder = try pictures()
    func rects(_ image: Image) -> [CGRect] {
      list(image.frame(width: 100, height: 50)).items.compactMap {
        if case .image(_, let rect, _) = $0 { rect } else { nil }
      }
    }
    let image = Image("bubble", bundle: folder.bundle)
    #expect(rects(image.resizable()).count == 9)
    #expect(rects(image).count == 1)
    let least = ImageRenderer(content: image.resizable())
    least.proposedSize = .zero
    #expect(least.displayList().size == CGSize(width: 8, height: 6))
  }

  @Test("colors follow the environment, even in gradients and mixes")
  func brand() throws {
    let folder = try pictures()
    let brand = Color("brand", bundle: folder.bundle)
    let shown = ResolvedColor(red: 1, green: 0.2, blue: 0, opacity: 0.5)
    #expect(colors(brand.frame(width: 9, height: 9)) == [shown])
    #expect(
      colors(Rectangle().fill(brand.opacity(0.5)).frame(width: 9, height: 9)) == [
        ResolvedColor(red: 1, green: 0.2, blue: 0, opacity: 0.25)
      ])
    let green = colors(Color.green.frame(width: 9, height: 9), dark: true)
    #expect(colors(brand.frame(width: 9, height: 9), dark: true) == green)
    let resource = ColorResource(name: "brand", bundle: folder.bundle)
    #expect(
      colors(Color(uiColor: UIColor(resource: resource)).frame(width: 9, height: 9)) == [shown])
    let renderer = ImageRenderer(content: Rectangle().fill(brand.gradient))
    #expect(renderer.layoutReport().errors.isEmpty)
    let accent = Color("AccentColor", bundle: folder.bundle).frame(width: 9, height: 9)
    #expect(colors(accent) == colors(Color.accentColor.frame(width: 9, height: 9)))
  }

  @Test("a missing or damaged image is empty, with a warning")
  func missing() throws {
    let folder = try pictures()
    func problems(_ view: some View) -> [String] {
      ImageRenderer(content: view).layoutReport().errors
    }
    #expect(problems(Image("gone", bundle: folder.bundle)).count == 1)
    #expect(problems(Image("odd", bundle: folder.bundle)).first?.contains("odd.imageset") == true)
    #expect(problems(Image("none", bundle: folder.bundle)).count == 1)
    #expect(problems(Color("none", bundle: folder.bundle)).first?.contains("none") == true)
    #expect(problems(Color("brand", bundle: folder.bundle)).isEmpty)
  }

  @Test("data sets")
  func data() throws {
    let folder = try pictures()
    #expect(NSDataAsset(name: "list", bundle: folder.bundle)?.data == Data("one".utf8))
    #expect(NSDataAsset(name: "none", bundle: folder.bundle) == nil)
  }

  private func labels() throws -> Folder {
    try Folder(
      [
        "Localizable.xcstrings": """
        {"sourceLanguage": "en", "strings": {
          "Hello %@": {"localizations": {"fr": {"stringUnit": {"value": "**Salut**, %@"}}}},
          "%@ of %lld": {"localizations": {"fr": {"stringUnit": {"value": "%2$lld de %1$@"}}}},
          "%lf km": {"localizations": {"fr": {"stringUnit": {"value": "%.1f kilomètres"}}}},
          "%lld files": {"localizations": {"en": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "%lld file"}}, "other": {"stringUnit": {"value": "%lld files"}}}}}}},
          "%lld%% done": {"localizations": {"fr": {"stringUnit": {"value": "%lld %% fait"}}}},
          "plain": {"localizations": {"fr": {"stringUnit": {"value": "100% simple"}}}},
          "title": {"localizations": {"en": {"stringUnit": {"value": "Title"}}, "fr": {"stringUnit": {"value": "Titre"}}}},
          "tap": {"localizations": {"en": {"variations": {"device": {"mac": {"stringUnit": {"value": "Click"}},
            "other": {"stringUnit": {"value": "Tap"}}}}}}}
        }}
        """,
        "fr.lproj/Other.strings": "\"plain\" = \"autre\";",
      ], ending: ".app")
  }

  @Test("labels are shown in the language of the environment")
  func languages() throws {
    let folder = try labels()
    let bundle = folder.bundle
    #expect(texts(Text("Hello \("Ada")", bundle: bundle), "fr_FR") == ["Salut", ", Ada"])
    #expect(texts(Text("Hello \("Ada")", bundle: bundle), "ja") == ["Hello Ada"])
    #expect(texts(Text("\("a") of \(3)", bundle: bundle), "fr") == ["3 de a"])
    #expect(texts(Text("\(1.25) km", bundle: bundle), "fr_FR") == ["1,2 kilomètres"])
    #expect(texts(Text("\(1) files", bundle: bundle)) == ["1 file"])
    #expect(texts(Text("\(2) files", bundle: bundle)) == ["2 files"])
    #expect(texts(Text("\(7)% done", bundle: bundle), "fr") == ["7 % fait"])
    #expect(texts(Text("plain", bundle: bundle), "fr") == ["100% simple"])
    #expect(texts(Text("plain", tableName: "Other", bundle: bundle), "fr") == ["autre"])
    #expect(texts(Text("tap", bundle: bundle), platform: .macOS) == ["Click"])
    #expect(texts(Text("tap", bundle: bundle)) == ["Tap"])
    #expect(
      texts(Text("title", bundle: bundle).environment(\.locale, Locale(identifier: "fr")))
        == ["Titre"])
  }

  @Test("strings and resources are localized, too")
  func strings() throws {
    let folder = try labels()
    let bundle = folder.bundle
    #expect(String(localized: "title", bundle: bundle) == "Title")
    #expect(String(localized: "\(1) files", bundle: bundle) == "1 file")
    #expect(String(localized: "title", defaultValue: "x", bundle: bundle) == "Title")
    #expect(String(localized: "none", defaultValue: "x", bundle: bundle) == "x")
    #expect(AttributedString(localized: "title", bundle: bundle) == AttributedString("Title"))
    var resource = LocalizedStringResource("title", bundle: .atURL(bundle.bundleURL))
    #expect(resource.key == "title")
    #expect(texts(Text(resource), "fr") == ["Titre"])
    resource.locale = Locale(identifier: "fr")
    #expect(texts(Text(resource)) == ["Titre"])
    #expect(String(localized: resource) == "Titre")
  }

  @Test("a drawing in a catalog has a size, scales without pixels, and can be a template")
  func drawings() throws {
    let folder = try Folder(
      [
        "A.xcassets/v.imageset/Contents.json":
          #"{"images": [{"filename": "v.svg", "idiom": "universal"}], "properties": {"preserves-vector-representation": true}}"#,
        "A.xcassets/v.imageset/v.svg":
          #"<svg width="20" height="10"><rect width="10" height="10" fill="red"/><text>x</text></svg>"#,
        "A.xcassets/w.imageset/Contents.json": #"{"images": [{"filename": "w.svg"}]}"#,
        "A.xcassets/w.imageset/w.svg": "nothing",
      ], ending: ".app")
    let image = Image("v", bundle: folder.bundle)
    let renderer = ImageRenderer(content: image)
    let list = renderer.displayList()
    #expect(list.size == CGSize(width: 20, height: 10))
    #expect(list.images.isEmpty)
    #expect(
      list.items.contains {
        if case .fill(_, let paint, _) = $0 {
          paint == .color(ResolvedColor(red: 1, green: 0, blue: 0))
        } else {
          false
        }
      })
    #expect(renderer.layoutReport().warnings == ["Image(\"v\") is drawn without its text."])
    let large = ImageRenderer(content: image.resizable().frame(width: 40, height: 40)).displayList()
    #expect(
      large.items.first
        == .push(.transform(CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 0, ty: 0))))
    let stencil = ImageRenderer(content: image.renderingMode(.template)).displayList()
    #expect(stencil.items.contains(.push(.mask)))
    #expect(
      ImageRenderer(content: Image("w", bundle: folder.bundle)).layoutReport().errors.count == 1)
  }
}
