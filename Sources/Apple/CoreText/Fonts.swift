// The names are Core Text's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import CoreGraphics
import Foundation
@_exported import QuoinFoundation
import QuoinKit
import QuoinPango

/// A font with a size. UIKit's and AppKit's fonts are of this type, too.
public typealias CTFont = _PlatformFont
/// The attributes of a font.
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

/// The scope in which the fonts of a file are available. Here that is always the process.
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

/// Returns the font of a name, or its substitute if it isn't installed. The matrix has no effect.
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

/// The way in which a font is found. Stored only: Quoin's fonts are always in memory.
public struct CTFontOptions: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  public static let preventAutoActivation = CTFontOptions(rawValue: 1)
  public static let preventAutoDownload = CTFontOptions(rawValue: 2)
  public static let preferSystemFont = CTFontOptions(rawValue: 4)
}

/// Returns the font of a name, or its substitute. The matrix and the options have no effect.
public func CTFontCreateWithNameAndOptions(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont { CTFontCreateWithName(name, size, matrix) }

/// Returns the font of a descriptor. The matrix and the options have no effect.
public func CTFontCreateWithFontDescriptorAndOptions(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?,
  _ options: CTFontOptions
) -> CTFont { CTFontCreateWithFontDescriptor(descriptor, size, matrix) }

public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  switch uiType {
  case .emphasizedSystem, .smallEmphasizedSystem: CTFont.boldSystemFont(ofSize: size)
  case .userFixedPitch: CTFont.monospacedSystemFont(ofSize: size, weight: .regular)
  default: CTFont.systemFont(ofSize: size)
  }
}

/// Returns a copy of the font; a size of zero keeps its size.
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

/// Returns a descriptor of each family in a font file, and registers the file, so that fonts can be
/// created from them; `nil` if the file contains no font.
public func CTFontManagerCreateFontDescriptorsFromURL(_ fileURL: CFURL) -> CFArray? {
  FontFiles.descriptors(fileURL)
}

/// Registers the fonts of a file, so that `Font.custom` can find them by name.
///
/// - Returns: Whether the file exists and contains a font.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool {
  let failure = FontFiles.register(fontURL)
  if let failure { error?.pointee = Unmanaged.passRetained(failure) }
  return failure == nil
}

public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool,
  _ registrationHandler: ((CFArray, Bool) -> Bool)?
) {
  let failures = fontURLs.compactMap { $0 as? URL }.compactMap(FontFiles.register)
  _ = registrationHandler?(failures, true)
}

/// Returns `false`, because fonts stay registered until the process ends.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { false }

/// Returns the font families that text can use.
public func CTFontManagerCopyAvailableFontFamilyNames() -> CFArray { FontFiles.families }

/// An error of a system function.
public typealias CFError = NSError

private enum FontFiles {
  /// Registers the fonts of a file, and returns an error or `nil`.
  static func register(_ url: URL) -> NSError? {
    func failure(_ code: CTFontManagerError, _ reason: String) -> NSError {
      NSError(
        domain: "\(kCTFontManagerErrorDomain)", code: code.rawValue,
        userInfo: [NSLocalizedDescriptionKey: reason])
    }
    guard url.isFileURL, FileManager.default.fileExists(atPath: url.path) else {
      return failure(.fileNotFound, "There is no font file at \(url.path).")
    }
    #if Graphics
      do {
        try PangoShaper.shared.registerFont(file: url.path)
        return nil
      } catch {
        return failure(.unrecognizedFormat, "\(error)")
      }
    #else
      return failure(.invalidFontData, "Quoin was built without the Graphics trait.")
    #endif
  }

  static func descriptors(_ url: URL) -> [Any]? {
    guard register(url) == nil else { return nil }
    #if Graphics
      // A shaper of its own, because the shared one has all families.
      let own = PangoShaper(fontDirectories: [])
      guard (try? own.registerFont(file: url.path)) != nil else { return nil }
      return own.availableFamilies().map {
        CTFontDescriptor(name: $0, size: CTFont.systemFontSize)
      }
    #else
      return nil
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

public func CFErrorGetDomain(_ error: CFError) -> CFString { NSString(string: error.domain) }
public func CFErrorGetCode(_ error: CFError) -> CFIndex { error.code }
public func CFErrorCopyDescription(_ error: CFError) -> CFString {
  NSString(string: error.localizedDescription)
}
