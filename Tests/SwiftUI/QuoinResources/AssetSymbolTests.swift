import Foundation
import QuoinResources
import SwiftUI
import Testing

@testable import QuoinResources

@Suite("Generated symbols")
struct AssetSymbolTests {
  /// Names as Xcode 15 and 16 generate them.
  @Test(
    "names are formed as Xcode does",
    arguments: [
      ("brand-blue 2", "brandBlue2"), ("BGColorOne", "bgColorOne"), ("QR Icons", "qrIcons"),
      ("QRpedia_QR-Code Blue", "qRpediaQRCodeBlue"), ("icon_ID", "iconID"), ("XK", "XK"),
      ("XSkiing", "xSkiing"), ("292C38", "_292_C_38"), ("121212", "_121212"), ("3D", "_3_D"),
      ("3d", "_3D"), ("c50000", "c50000"), ("A-1-1-0", "A_1_1_0"), ("FE1D00", "FE_1_D_00"),
      ("0b3b21ff27f67b9e5821e5ffee7366c5", "_0B3B21Ff27F67B9E5821E5Ffee7366C5"),
      ("CLR_LAUNCH_SCREEN_COLOR", "CLR_LAUNCH_SCREEN"), ("color_FF453A", "colorFF453A"),
      ("Default", "`default`"), ("AccentColor", "accent"), ("Color", "color"), ("Image", "image"),
      ("offer_Image", "offer"), ("bg_color", "bg"), ("xmark.circle", "xmarkCircle"),
      ("primary-30%", "primary30"), ("Image 1", "image1"), ("btn_color_disable", "btnColorDisable"),
    ])
  func names(_ asset: String, _ symbol: String) {
    #expect(SymbolName.member(asset) == symbol)
  }

  @Test("a name without letters and digits has no symbol", arguments: ["+", "_", "…", "%", "--"])
  func nameless(_ name: String) throws {
    #expect(SymbolName.member(name) == nil)
    #expect(SymbolName.namespace(name) == nil)
    let folder = try Folder([
      "A.xcassets/\(name).imageset/Contents.json": "{}",
      "A.xcassets/\(name).colorset/Contents.json": "{}",
      "A.xcassets/logo.imageset/Contents.json": "{}",
    ])
    let symbols = AssetSymbols(AssetCatalog(paths: AssetCatalog.paths(in: folder.path)))
    #expect(symbols.warnings.count == 2)
    #expect(symbols.warnings.allSatisfy { $0.contains("has no letters or digits") })
    let source = symbols.swiftSource(importingUIKit: true)
    #expect(source.contains("static let logo"))
    #expect(!source.contains("static let _ ") && !source.contains("static var _:"))
    #expect(!source.contains("ColorResource {"))
  }

  @Test("namespaces are enumerations")
  func namespaces() {
    #expect(SymbolName.namespace("iconPreviews") == "IconPreviews")
    #expect(SymbolName.namespace("GameUI") == "GameUI")
    #expect(SymbolName.namespace("Colors") == "Colors")
  }

  private static let catalog: [String: String] = [
    "A.xcassets/logo.imageset/Contents.json": "{}",
    "A.xcassets/File.imageset/Contents.json": "{}",
    "A.xcassets/FileImage.imageset/Contents.json": "{}",
    "A.xcassets/AppIcon.appiconset/Contents.json": "{}",
    "A.xcassets/Ink/Contents.json": #"{"properties": {"provides-namespace": true}}"#,
    "A.xcassets/Ink/deep blue.colorset/Contents.json": "{}",
    "A.xcassets/brand.colorset/Contents.json": "{}",
    "A.xcassets/red.colorset/Contents.json": "{}",
    "A.xcassets/tall \"tale\".imageset/Contents.json": "{}",
  ]

  @Test("the source equals the one that this target is built with")
  func source() throws {
    let folder = try Folder(Self.catalog)
    let symbols = AssetSymbols(AssetCatalog(paths: AssetCatalog.paths(in: folder.path)))
    let built = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("GeneratedSymbols.swift")
    #expect(
      symbols.swiftSource(importingUIKit: false)
        == (try String(contentsOf: built, encoding: .utf8)))
    #expect(symbols.warnings.count == 1)
    #expect(symbols.warnings[0].contains("FileImage"))
    let source = symbols.swiftSource(importingUIKit: true)
    #expect(source.contains("import UIKit\n"))
    #expect(
      source.contains(
        "static var logo: UIKit.UIImage { .init(resource: SwiftUI.ImageResource.logo) }"))
    #expect(
      !AssetSymbols(AssetCatalog(), home: .module).swiftSource(importingUIKit: true).contains(
        "extension"))
  }

  @MainActor
  @Test("the declared members are where SwiftUI has them")
  func members() {
    let views: [any View] = [
      Image(.logo), Color(.brand), Color.brand, Color.Ink.deepBlue, Color(.Ink.deepBlue),
      Rectangle().fill(.brand), Image(uiImage: UIImage(resource: .logo)),
      Color(uiColor: UIColor(resource: .brand)),
    ]
    #expect(views.count == 8)
    #expect(ImageResource.logo == ImageResource(name: "logo", bundle: .main))
    #expect(ColorResource.red == ColorResource(name: "red", bundle: .main))
  }

  /// The member that the source adds to `UIColor` in an app.
  @MainActor
  @Test("an implicit member is the resource, and otherwise UIKit's color")
  func implicitMembers() {
    let isOn = Color.brand == Color(ColorResource.brand)
    let color: Color = .init(.brand)
    let maybe: Color? = Color(.brand)
    let colors = [Color(.brand), Color(isOn ? .brand : .red), isOn ? Color(.brand) : .brand]
    let views: [any View] = [
      Color(.brand), Text("a").foregroundStyle(Color(.brand)), Text("a").background(Color(.brand)),
      Rectangle().fill(Color(.brand)), Text("a").tint(Color(.brand)), Color(.brand).opacity(0.5),
    ]
    #expect(views.count == 6)
    #expect(isOn && color == .brand && maybe == .brand)
    #expect(colors.allSatisfy { $0 == Color(ColorResource.brand) })
    #expect(Color(.systemGray6) == Color(uiColor: .systemGray6))
    #expect(Color(.blue) == Color(uiColor: .blue))
    #expect(Color(UIColor.brand) == Color(uiColor: .green))
    #expect(Color(.mint) == Color.mint && Color(Color.red) == Color.red)
    #expect([UIColor.green].map(Color.init(_:)) == [Color(uiColor: .green)])
  }

  @Test("existing declarations are not generated again")
  func declared() throws {
    let folder = try Folder(Self.catalog)
    let declared = DeclaredMembers(sources: [
      """
      // extension Color { static let logo = 1 }
      extension SwiftUI.Color {
        /* static let /* nested */ wrong = 1 */
        static let text = "extension { \\" static var wrong }"
        struct Inner { static var wrong = 1 }
        public static var brand: Color { Color("x") }
        func wrong() { let x = 1 }
      }
      extension View { static let view = 1 }
      extension ImageResource { static let logo = ImageResource(name: "l", bundle: .main) }
      """
    ])
    #expect(declared.members(of: "Color") == ["brand", "text"])
    #expect(declared.members(of: "ImageResource") == ["logo"])
    let symbols = AssetSymbols(
      AssetCatalog(paths: AssetCatalog.paths(in: folder.path)), declared: declared)
    let source = symbols.swiftSource(importingUIKit: false)
    #expect(!source.contains("static let logo"))
    #expect(source.contains("static let brand"))
    #expect(source.components(separatedBy: "static var brand").count == 2)
    let plain = AssetSymbols(
      AssetCatalog(paths: AssetCatalog.paths(in: folder.path)), hasExtensions: false)
    #expect(!plain.swiftSource(importingUIKit: true).contains("static var"))
  }
}

extension UIColor {
  fileprivate static var brand: UIColor { .green }
}
