/// The Swift source that Xcode generates for the colors and images of asset catalogs.
///
/// `ColorResource` and `ImageResource` get a static member for each asset, inside enumerations for
/// namespace folders. `Color`, `ShapeStyle` and UIKit's classes get members with the same names,
/// except for existing ones.
public struct AssetSymbols: Sendable {
  /// The bundle that contains the resources.
  public enum Home: Sendable {
    /// An app's bundle: `Bundle.main`.
    case main
    /// A package's bundle: `Bundle.module`.
    case module

    fileprivate var expression: String {
      self == .main ? "Foundation.Bundle.main" : "Foundation.Bundle.module"
    }
  }

  /// The assets that couldn't get a member, as sentences.
  public let warnings: [String]
  private let colors: SymbolSpace
  private let images: SymbolSpace
  private let home: Home
  /// Whether `Color`, `ShapeStyle` and UIKit's classes get members, too.
  private let hasExtensions: Bool
  private let declared: DeclaredMembers

  /// Collects the symbols of `catalog`.
  ///
  /// - Parameters:
  ///   - home: The bundle that contains the resources.
  ///   - hasExtensions: Whether `Color`, `ShapeStyle` and UIKit's classes get members, too: the
  ///     build setting “Generate Swift Asset Symbol Extensions”.
  ///   - declared: The members that the sources declare themselves, which aren't declared again.
  public init(
    _ catalog: AssetCatalog, home: Home = .main, hasExtensions: Bool = true,
    declared: DeclaredMembers = DeclaredMembers()
  ) {
    var warnings: [String] = []
    func space(_ kinds: Set<AssetCatalog.Kind>, _ what: String) -> SymbolSpace {
      var space = SymbolSpace()
      for asset in catalog.assets where kinds.contains(asset.kind) {
        guard let obstacle = space.insert(asset) else { continue }
        warnings.append("The \"\(asset.name)\" \(what) asset has no symbol: \(obstacle)")
      }
      return space
    }
    colors = space([.color], "color")
    images = space([.image, .symbol], "image")
    self.home = home
    self.hasExtensions = hasExtensions
    self.declared = declared
    self.warnings = warnings
  }

  /// Whether there are no symbols to declare.
  public var isEmpty: Bool { colors.isEmpty && images.isEmpty }

  /// Returns the source, which imports Foundation and SwiftUI.
  ///
  /// - Parameter importingUIKit: Whether the source imports UIKit and adds members to `UIColor` and
  ///   `UIImage`.
  public func swiftSource(importingUIKit: Bool) -> String {
    var text = SourceText()
    text.line("// Generated from asset catalogs by quoin.")
    text.line("import Foundation")
    text.line("import SwiftUI")
    if importingUIKit { text.line("import UIKit") }
    text.line("")
    text.line("private let resourceBundle = \(home.expression)")
    for (type, space) in [("ColorResource", colors), ("ImageResource", images)] where !space.isEmpty
    {
      text.block("extension SwiftUI.\(type)") { text in
        space.write(into: &text, except: declared.members(of: type)) { name, asset, _ in
          "static let \(name) = SwiftUI.\(type)(name: \(SourceText.literal(asset.name)), bundle: resourceBundle)"
        }
      }
    }
    guard hasExtensions else { return text.string }
    let owners: [(header: String, type: String, value: String, space: SymbolSpace)] =
      [
        ("SwiftUI.Color", "Color", "SwiftUI.Color", colors),
        ("SwiftUI.ShapeStyle where Self == SwiftUI.Color", "ShapeStyle", "SwiftUI.Color", colors),
      ]
      + (importingUIKit
        ? [
          ("UIKit.UIColor", "UIColor", "UIKit.UIColor", colors),
          ("UIKit.UIImage", "UIImage", "UIKit.UIImage", images),
        ] : [])
    for owner in owners where !owner.space.isEmpty {
      let label = owner.value.hasPrefix("UIKit") ? "resource: " : ""
      // Name the type explicitly, because `Color(.brand)` could also mean a `UIColor`.
      let resource = owner.type == "UIImage" ? "SwiftUI.ImageResource" : "SwiftUI.ColorResource"
      text.block("extension \(owner.header)") { text in
        // An extension of a protocol can't contain enumerations.
        owner.space.write(
          into: &text, withNamespaces: owner.type != "ShapeStyle",
          except: ExistingMembers.names(of: owner.type).union(declared.members(of: owner.type))
        ) { name, _, path in
          "static var \(name): \(owner.value) { .init(\(label)\(resource)\(path)) }"
        }
      }
    }
    return text.string
  }
}

/// The symbols of one namespace, including nested namespaces.
struct SymbolSpace: Sendable {
  private var members: [(name: String, asset: AssetCatalog.Asset)] = []
  private var spaces: [(name: String, space: SymbolSpace)] = []
  private var symbols: [String: Symbol] = [:]

  /// A reason for which an asset has no symbol, as the rest of a sentence.
  enum Obstacle: CustomStringConvertible {
    /// Another asset or namespace has the name.
    case taken(String)
    /// The name has no letters and digits.
    case nameless(String)

    var description: String {
      switch self {
      case .taken(let symbol): "another asset has the symbol \(symbol). Rename one of them."
      case .nameless(let name): "\"\(name)\" has no letters or digits. Rename it."
      }
    }
  }

  /// A named symbol: a member, or the namespace at an index.
  private enum Symbol {
    case member
    case space(Int)
  }

  var isEmpty: Bool { members.isEmpty && spaces.isEmpty }

  /// Adds a symbol for `asset`; returns the obstacle if it can't have one.
  mutating func insert(_ asset: AssetCatalog.Asset) -> Obstacle? {
    insert(asset, inside: asset.namespaces[...])
  }

  private mutating func insert(_ asset: AssetCatalog.Asset, inside path: ArraySlice<String>)
    -> Obstacle?
  {
    guard let next = path.first else {
      guard let name = SymbolName.member(asset.lastName) else { return .nameless(asset.lastName) }
      guard symbols[name] == nil else { return .taken(name) }
      symbols[name] = .member
      members.append((name, asset))
      return nil
    }
    guard let name = SymbolName.namespace(next) else { return .nameless(next) }
    switch symbols[name] {
    case .member: return .taken(name)
    case .space(let index): return spaces[index].space.insert(asset, inside: path.dropFirst())
    case nil:
      symbols[name] = .space(spaces.count)
      spaces.append((name, SymbolSpace()))
      return spaces[spaces.count - 1].space.insert(asset, inside: path.dropFirst())
    }
  }

  /// Writes a declaration for each symbol; `declaration` returns it for the name, the asset and the
  /// member expression of the resource.
  func write(
    into text: inout SourceText, withNamespaces: Bool = true, except existing: Set<String>,
    path: String = ".",
    _ declaration: (String, AssetCatalog.Asset, String) -> String
  ) {
    for (name, asset) in members where !existing.contains(name) {
      text.line(declaration(name, asset, path + name))
    }
    for (name, space) in spaces where withNamespaces && !existing.contains(name) {
      text.block("enum \(name)") { text in
        space.write(into: &text, except: [], path: "\(path)\(name).", declaration)
      }
    }
  }
}

/// A builder of indented Swift source.
struct SourceText {
  private(set) var string = ""
  private var depth = 0

  mutating func line(_ text: String) {
    string += (text.isEmpty ? "" : String(repeating: "  ", count: depth)) + text + "\n"
  }

  mutating func block(_ header: String, _ body: (inout SourceText) -> Void) {
    line(header + " {")
    depth += 1
    body(&self)
    depth -= 1
    line("}")
  }

  /// Returns `text` as a string literal.
  static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\": "\\" + String(scalar)
      case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
      default: String(scalar)
      }
    }
    return "\"" + escaped.joined() + "\""
  }
}
