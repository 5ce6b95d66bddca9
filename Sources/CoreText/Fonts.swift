// The names are Core Text's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
  @_exported import CoreGraphics
  import Foundation
  @_exported import QuoinFoundation
  import QuoinKit
  import QuoinPango

  /// A font of a size: UIKit's and AppKit's are ones, too.
  public typealias CTFont = _PlatformFont
  /// What a font is like.
  public typealias CTFontDescriptor = _FontDescriptor

  public enum CTFontUIFontType: UInt32, Sendable {
    case user = 0
    case userFixedPitch = 1
    case system = 2
    case emphasizedSystem = 3
    case smallSystem = 4
    case smallEmphasizedSystem = 5
    case label = 10
    case controlContent = 26
  }

  /// How far the fonts of a file are known. Here they are to this program alone.
  public enum CTFontManagerScope: UInt32, Sendable {
    case none = 0
    case process = 1
    case persistent = 2
    case session = 3
  }

  public enum CTFontManagerError: Int, Sendable {
    case fileNotFound = 101
    case insufficientPermissions = 102
    case unrecognizedFormat = 103
    case invalidFontData = 104
    case alreadyRegistered = 105
  }

  nonisolated(unsafe) public let kCTFontNameAttribute: CFString = "NSFontNameAttribute"
  nonisolated(unsafe) public let kCTFontDisplayNameAttribute: CFString =
    "NSFontVisibleNameAttribute"
  nonisolated(unsafe) public let kCTFontFamilyNameAttribute: CFString = "NSFontFamilyAttribute"
  nonisolated(unsafe) public let kCTFontSizeAttribute: CFString = "NSFontSizeAttribute"
  nonisolated(unsafe) public let kCTFontManagerErrorDomain: CFString =
    "com.apple.CoreText.CTFontManagerErrorDomain"

  // MARK: Fonts

  /// The font of that name; its stand-in where there is no such font. The matrix isn't taken into account.
  public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
  ) -> CTFont { CTFont(_named: "\(name)", size: size) }

  public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
  ) -> CTFont {
    CTFont(
      _named: descriptor.name, size: size > 0 ? size : descriptor.pointSize,
      weight: descriptor.weight, traits: descriptor.symbolicTraits, design: descriptor.design)
  }

  public func CTFontCreateUIFontForLanguage(
    _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
  ) -> CTFont? {
    switch uiType {
    case .emphasizedSystem, .smallEmphasizedSystem: CTFont.boldSystemFont(ofSize: size)
    case .userFixedPitch: CTFont.monospacedSystemFont(ofSize: size, weight: .regular)
    default: CTFont.systemFont(ofSize: size)
    }
  }

  /// The same font; a size of zero means its own.
  public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
    _ attributes: CTFontDescriptor?
  ) -> CTFont { size > 0 ? font.withSize(size) : font }

  public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
  public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
  public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
  public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }
  public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
  public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }
  public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString {
    NSString(string: font.fontName)
  }
  public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { NSString(string: font.familyName) }
  public func CTFontCopyFullName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }
  public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { NSString(string: font.fontName) }

  /// No glyphs: texts are shaped as a whole, and a character's glyph isn't told.
  public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UInt16>, _ glyphs: UnsafeMutablePointer<UInt16>,
    _ count: CFIndex
  ) -> Bool { false }
  /// No outline, as there are no glyphs.
  public func CTFontCreatePathForGlyph(
    _ font: CTFont, _ glyph: UInt16, _ matrix: UnsafePointer<CGAffineTransform>?
  ) -> CGPath? { nil }

  // MARK: Descriptors

  public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat)
    -> CTFontDescriptor
  { CTFontDescriptor(name: "\(name)", size: size) }

  public func CTFontDescriptorCreateWithAttributes(_ attributes: CFDictionary) -> CTFontDescriptor {
    func value(_ key: CFString) -> Any? { attributes[key] ?? attributes["\(key)"] }
    let name = value(kCTFontNameAttribute) ?? value(kCTFontFamilyNameAttribute)
    let size = (value(kCTFontSizeAttribute) as? NSNumber).map { CGFloat($0.doubleValue) }
    return CTFontDescriptor(
      _named: name.map { "\($0)" },
      size: size ?? value(kCTFontSizeAttribute) as? CGFloat ?? CTFont.systemFontSize)
  }

  public func CTFontDescriptorCopyAttribute(
    _ descriptor: CTFontDescriptor, _ attribute: CFString
  ) -> CFTypeRef? {
    switch attribute {
    case kCTFontSizeAttribute: NSNumber(value: Double(descriptor.pointSize))
    case kCTFontNameAttribute, kCTFontFamilyNameAttribute, kCTFontDisplayNameAttribute:
      NSString(string: descriptor.postscriptName)
    default: nil
    }
  }

  // MARK: Files

  /// Makes the fonts of a file known by their names, as `Font.custom` asks for them.
  ///
  /// - Returns: Whether there is such a file and a font in it.
  @discardableResult
  public func CTFontManagerRegisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
  ) -> Bool {
    let problem = FontFiles.register(fontURL)
    if let problem { error?.pointee = Unmanaged.passRetained(problem) }
    return problem == nil
  }

  public func CTFontManagerRegisterFontURLs(
    _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
    _ registrationHandler: ((CFArray, Bool) -> Bool)?
  ) {
    let problems = fontURLs.compactMap { $0 as? URL }.compactMap(FontFiles.register)
    _ = registrationHandler?(problems, true)
  }

  /// Fonts stay known until the program ends: the answer is no.
  @discardableResult
  public func CTFontManagerUnregisterFontsForURL(
    _ fontURL: CFURL, _ scope: CTFontManagerScope,
    _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
  ) -> Bool { false }

  /// The families that texts can name.
  public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { FontFiles.families }

  /// What is wrong with something of the system.
  public typealias CFError = NSError

  private enum FontFiles {
    /// What is wrong with a file; `nil` when its fonts are known now.
    static func register(_ url: URL) -> NSError? {
      func problem(_ code: CTFontManagerError, _ reason: String) -> NSError {
        NSError(
          domain: "\(kCTFontManagerErrorDomain)", code: code.rawValue,
          userInfo: [NSLocalizedDescriptionKey: reason])
      }
      guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
        return problem(.fileNotFound, "There is no font file at \(url.path).")
      }
      #if Graphics
        do {
          try PangoShaper.shared.registerFont(file: url.path)
          return nil
        } catch {
          return problem(.unrecognizedFormat, "\(error)")
        }
      #else
        return problem(.invalidFontData, "Quoin was built without the trait Graphics.")
      #endif
    }

    static var families: [Any] {
      #if Graphics
        PangoShaper.shared.availableFamilies()
      #else
        []
      #endif
    }
  }
#endif
