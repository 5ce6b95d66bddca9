import Foundation
import QuoinResources
import Testing

@Suite("Asset catalogues")
struct AssetCatalogTests {
  /// Retains the folders until the end of the test.
  private final class Keeper {
    var folders: [Folder] = []
  }
  private let keeper = Keeper()

  private func catalog(_ files: [String: String]) throws -> (AssetCatalog, Folder) {
    let folder = try Folder(files)
    keeper.folders.append(folder)
    return (AssetCatalog(paths: AssetCatalog.paths(in: folder.path)), folder)
  }

  @Test("names begin with the folders that are namespaces")
  func namespaces() throws {
    let (catalog, _) = try catalog([
      "A.xcassets/Icons/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
      "A.xcassets/Icons/Plain/close.imageset/Contents.json": "{}",
      "A.xcassets/Group/open.imageset/Contents.json": "{}",
      "A.xcassets/ink.colorset/Contents.json": "{}",
      "A.xcassets/Deck.stickerpack/a.sticker/Contents.json": "{}",
    ])
    #expect(catalog.assets.map(\.name) == ["Icons/close", "ink", "open"])
    #expect(catalog.assets[0].namespaces == ["Icons"])
    #expect(catalog.assets[0].lastName == "close")
    #expect(catalog.warnings.isEmpty)
  }

  @Test("the first of two assets with one name wins, with a warning")
  func twins() throws {
    let (catalog, folder) = try catalog([
      "A.xcassets/a.imageset/Contents.json": "{}", "B.xcassets/a.imageset/Contents.json": "{}",
    ])
    #expect(catalog.asset(.image, named: "a")?.folder == folder.path + "/A.xcassets/a.imageset")
    #expect(catalog.warnings.count == 1)
    #expect(AssetCatalog(paths: [folder.path + "/C.xcassets"]).warnings.count == 1)
  }

  @Test("the version is selected by appearance, device and scale")
  func variants() throws {
    let (catalog, _) = try catalog([
      "A.xcassets/a.imageset/Contents.json": """
      {"images": [
        {"filename": "1.png", "idiom": "universal", "scale": "1x"},
        {"filename": "3.png", "idiom": "universal", "scale": "3x"},
        {"idiom": "universal", "scale": "2x"},
        {"filename": "mac.png", "idiom": "mac", "scale": "2x"},
        {"filename": "dark.png", "idiom": "universal", "scale": "2x",
          "appearances": [{"appearance": "luminosity", "value": "dark"}]},
        {"filename": "../outside.png", "idiom": "iphone", "scale": "2x"}],
       "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true}}
      """
    ])
    let set = try #require(try catalog.imageSet(named: "a"))
    func file(_ traits: AssetTraits) -> String? {
      set.variant(for: traits).map { ($0.file as NSString).lastPathComponent }
    }
    #expect(file(AssetTraits(scale: 1)) == "1.png")
    #expect(file(AssetTraits(scale: 2)) == "3.png")
    #expect(file(AssetTraits(scale: 4)) == "3.png")
    #expect(file(AssetTraits(idiom: .mac, scale: 1)) == "mac.png")
    #expect(file(AssetTraits(scale: 3, isDark: true)) == "dark.png")
    #expect(set.renderingIntent == .template)
    #expect(set.preservesVector)
    #expect(set.variants.count == 4)
  }

  @Test("slices are in pixels")
  func slicing() throws {
    let (catalog, _) = try catalog([
      "A.xcassets/a.imageset/Contents.json": """
      {"images": [{"filename": "a.png", "scale": "2x", "resizing": {"mode": "9-part",
        "center": {"mode": "tile", "width": 1, "height": 1},
        "cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": "10"}}}]}
      """
    ])
    let slicing = try #require(try catalog.imageSet(named: "a")?.variants.first?.slicing)
    #expect([slicing.top, slicing.left, slicing.bottom, slicing.right] == [4, 6, 8, 10])
    #expect(slicing.isTiled)
  }

  @Test(
    "color components have three notations",
    arguments: [
      (#""0x80""#, 128.0 / 255), (#""128""#, 128.0 / 255), (#""0.5""#, 0.5),
      (#""1""#, 1.0 / 255), (#""1.000""#, 1.0), ("0.25", 0.25), ("255", 1.0), (#""-0.1""#, -0.1),
    ] as [(String, Double)])
  func components(_ written: String, _ value: Double) throws {
    let (catalog, _) = try catalog([
      "A.xcassets/a.colorset/Contents.json": """
      {"colors": [{"color": {"color-space": "display-p3",
        "components": {"red": \(written), "green": "0", "blue": "0", "alpha": "1"}}}]}
      """
    ])
    #expect(
      try catalog.colorSet(named: "a")?.color(for: AssetTraits())
        == .components(.displayP3, red: value, green: 0, blue: 0, opacity: 1))
  }

  @Test("colors follow light, dark and contrast; grays and system colors are supported")
  func colors() throws {
    let (catalog, _) = try catalog([
      "A.xcassets/a.colorset/Contents.json": """
      {"colors": [
        {"color": {"color-space": "extended-gray", "components": {"white": "0.5", "alpha": "0.2"}}},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"platform": "ios", "reference": "labelColor"}},
        {"appearances": [{"appearance": "luminosity", "value": "dark"},
            {"appearance": "contrast", "value": "high"}],
          "color": {"reference": "systemRedColor"}},
        {"idiom": "ipad"}]}
      """,
      "A.xcassets/AccentColor.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#,
    ])
    let set = try #require(try catalog.colorSet(named: "a"))
    #expect(
      set.color(for: AssetTraits())
        == .components(.sRGB, red: 0.5, green: 0.5, blue: 0.5, opacity: 0.2))
    #expect(set.color(for: AssetTraits(isDark: true)) == .system("labelColor"))
    #expect(
      set.color(for: AssetTraits(isDark: true, hasHighContrast: true)) == .system("systemRedColor"))
    #expect(try catalog.colorSet(named: "AccentColor")?.variants.isEmpty == true)
  }

  @Test("data sets, symbols and app icons lead to files")
  func files() throws {
    let (catalog, folder) = try catalog([
      "A.xcassets/a.dataset/Contents.json":
        #"{"data": [{"filename": "a.json", "idiom": "universal", "universal-type-identifier": "public.json"}]}"#,
      "A.xcassets/s.symbolset/Contents.json": #"{"symbols": [{"filename": "s.svg"}]}"#,
      "A.xcassets/AppIcon.appiconset/Contents.json": """
      {"images": [{"filename": "s.png", "size": "20x20", "scale": "2x"},
        {"filename": "l.png", "size": "1024x1024", "scale": "1x"}, {"size": "83.5x83.5"}]}
      """,
    ])
    let root = folder.path + "/A.xcassets/"
    #expect(try catalog.dataSet(named: "a")?.file == root + "a.dataset/a.json")
    #expect(try catalog.dataSet(named: "a")?.type == "public.json")
    #expect(try catalog.symbolFile(named: "s") == root + "s.symbolset/s.svg")
    #expect(try catalog.iconFile(named: "AppIcon") == root + "AppIcon.appiconset/l.png")
    #expect(try catalog.imageSet(named: "AppIcon") == nil)
  }

  @Test("damaged sets are errors that name the file; the others are available")
  func damage() throws {
    let (catalog, folder) = try catalog([
      "A.xcassets/broken.imageset/Contents.json": "{\"images\": [",
      "A.xcassets/empty.imageset/x": "",
      "A.xcassets/list.colorset/Contents.json": "[]",
      "A.xcassets/ink.colorset/Contents.json":
        #"{"colors": [{"color": {"components": {"red": "much"}}}]}"#,
      "A.xcassets/bare.colorset/Contents.json": #"{"colors": [{"color": {}}]}"#,
      "A.xcassets/odd.imageset/Contents.json": #"{"images": {"filename": 3}, "properties": 4}"#,
      "A.xcassets/late.imageset/Contents.json": #"{"images": [{"filename": "a.png",}],}"#,
    ])
    let problems = catalog.errors()
    #expect(problems.count == 5)
    for name in ["broken", "empty", "list", "ink", "bare"] {
      #expect(problems.contains { $0.contains("\(folder.path)/A.xcassets/\(name).") })
    }
    #expect(try catalog.imageSet(named: "odd")?.variants.isEmpty == true)
    #expect(try catalog.imageSet(named: "late")?.variants.count == 1)
  }
}
