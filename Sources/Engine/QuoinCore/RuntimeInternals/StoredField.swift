@_spi(Reflection) import Swift

/// A stored property of a struct, or an element of a tuple, according to the runtime's metadata.
///
/// The names, offsets and kinds come from standard library functions that were added for SwiftUI.
struct StoredField {
  /// The relevant kinds of types.
  enum Kind { case `struct`, `enum`, tuple, `class`, optional, existential, metatype, other }

  var name: String
  var offset: Int
  var type: Any.Type
  var kind: Kind
  /// Whether the field is a strong reference: neither `weak` nor `unowned`.
  var isStrong = true

  /// Returns the fields of `type` in order; empty unless it is a struct or tuple.
  static func fields(of type: Any.Type) -> [StoredField] {
    var fields: [StoredField] = []
    _ = _forEachField(of: type) { name, offset, field, kind in
      fields.append(
        StoredField(name: String(cString: name), offset: offset, type: field, kind: Kind(kind)))
      return true
    }
    guard fields.contains(where: \.mayBeWeak) else { return fields }
    let strong = strongNames(of: type)
    for index in fields.indices where fields[index].mayBeWeak {
      fields[index].isStrong = strong.contains(fields[index].name)
    }
    return fields
  }

  /// Returns the fields of a class and of the classes that it inherits from, with the offsets from
  /// the start of an object.
  static func fields(ofClass type: AnyClass) -> [StoredField] {
    var fields: [StoredField] = []
    // The library's constant is a variable, which concurrent code can't read.
    let isClass = _EachFieldOptions(rawValue: 1)
    _ = _forEachField(of: type, options: isClass) { name, offset, field, kind in
      fields.append(
        StoredField(name: String(cString: name), offset: offset, type: field, kind: Kind(kind)))
      return true
    }
    return fields
  }

  /// Whether the field can contain a dynamic property.
  var mayBeProperty: Bool { kind == .struct || kind == .enum }

  private var mayBeWeak: Bool { kind == .class || kind == .optional || kind == .existential }

  /// Returns the names of the fields that a key path can read, excluding non-strong references.
  private static func strongNames(of type: Any.Type) -> Set<String> {
    var names: Set<String> = []
    // The library's constant is a variable, which concurrent code can't read.
    let ignoreUnknown = _EachFieldOptions(rawValue: 2)
    func collect<Root>(_ type: Root.Type) {
      _ = _forEachFieldWithKeyPath(of: type, options: ignoreUnknown) { name, _ in
        names.insert(String(cString: name))
        return true
      }
    }
    collect(type)
    return names
  }
}

extension StoredField.Kind {
  fileprivate init(_ kind: _MetadataKind) {
    self =
      switch kind {
      case .struct: .struct
      case .enum: .enum
      case .tuple: .tuple
      case .class: .class
      case .optional: .optional
      case .existential: .existential
      case .metatype: .metatype
      default: .other
      }
  }
}
