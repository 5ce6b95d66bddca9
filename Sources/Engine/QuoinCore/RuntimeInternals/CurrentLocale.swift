import Foundation

/// Foundation's `Locale.current`, which is always `en_001` on Linux.
package enum CurrentLocale {
  /// Replaces the current locale of the process, also for formats, calendars and formatters that
  /// don't state one. Returns whether that succeeded.
  ///
  /// Foundation creates the current locale once and has no setting for it outside of Apple's
  /// platforms. Therefore the stored properties of its object are replaced by those of another
  /// one, if both are instances of the class that this code knows. Call it before other threads
  /// use locales.
  package static func replace(with identifier: String) -> Bool {
    #if canImport(Darwin)
      return false
    #else
      guard MemoryLayout<Locale>.size == 2 * MemoryLayout<Int>.size,
        let other = newLocale(identifier), let source = object(of: other),
        let current = object(of: .current), source !== current,
        ObjectIdentifier(type(of: source)) == ObjectIdentifier(type(of: current)),
        "\(type(of: source))" == "_LocaleICU", let fields = storedBytes(of: source)
      else { return false }
      // The properties now belong to the current locale, which is never released.
      let (from, to) = (Unmanaged.passRetained(source).toOpaque(), Unmanaged.passUnretained(current))
      to.toOpaque().advanced(by: fields.lowerBound)
        .copyMemory(from: from.advanced(by: fields.lowerBound), byteCount: fields.count)
      return Locale.current.identifier == other.identifier
    #endif
  }

  #if !canImport(Darwin)
    /// A locale in the form in which Foundation encodes the current one.
    private struct Encoded: Encodable {
      struct Preferences: Encodable {
        var locale: String
        var langs: [String]
      }
      var identifier: String
      var current = 0
      var preferences: Preferences
    }

    /// Returns a locale with an object of its own, as a locale that is created by its identifier
    /// shares its object with all others.
    private static func newLocale(_ identifier: String) -> Locale? {
      let language = Locale(identifier: identifier).identifier(.bcp47)
      let preferences = Encoded.Preferences(locale: identifier, langs: [language])
      let encoded = Encoded(identifier: identifier, preferences: preferences)
      guard let data = try? JSONEncoder().encode(encoded) else { return nil }
      return try? JSONDecoder().decode(Locale.self, from: data)
    }

    /// Returns the object in which a locale stores its values.
    private static func object(of locale: Locale) -> AnyObject? {
      withUnsafeBytes(of: locale) { bytes in
        bytes.load(as: UnsafeRawPointer?.self).map {
          Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
        }
      }
    }

    /// Returns the range of an object's bytes that are stored properties, according to the metadata
    /// of its class.
    private static func storedBytes(of object: AnyObject) -> Range<Int>? {
      let metadata = unsafeBitCast(type(of: object) as AnyClass, to: UnsafeRawPointer.self)
      // The kind and the superclass are followed by the flags, the offset of the address point and
      // the size of an instance.
      let counts = metadata.advanced(by: 2 * MemoryLayout<Int>.size)
      let addressPoint = counts.load(fromByteOffset: 4, as: UInt32.self)
      let size = Int(counts.load(fromByteOffset: 8, as: UInt32.self))
      // The object begins with its class and its reference counts.
      let header = 2 * MemoryLayout<Int>.size
      guard addressPoint == 0, size > header, size < 4096 else { return nil }
      return header..<size
    }
  #endif
}
