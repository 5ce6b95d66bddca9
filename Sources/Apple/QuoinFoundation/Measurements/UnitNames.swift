import Foundation
import _FoundationICU

/// The names of units without a number, in ICU's data: “km/hr” beside “5 km/h”.
struct UnitNames {
  /// ICU's table for a width: `units`, `unitsShort` or `unitsNarrow`.
  let table: String
  let locale: Locale

  /// Returns the name of the unit that ICU calls `unit`; `nil` if no locale names it.
  ///
  /// A locale's parents come before the short width, which is the only one of the root.
  func name(of unit: String) -> String? {
    var bundles: [OpaquePointer] = []
    defer { for bundle in bundles { swift_ures_close(bundle) } }
    var next = locale.identifier(.icu)
    while next != "root", bundles.count < 8 {
      var parent = next.lastIndex(of: "_").map { String(next[..<$0]) } ?? "root"
      if let bundle = Self.bundle(next) {
        bundles.append(bundle)
        parent = Self.text(in: bundle, "%%Parent") ?? parent
      }
      next = parent
    }
    let own = bundles.lazy.compactMap { Self.name(of: unit, in: $0, table) }.first
    if let own { return own }
    if let root = Self.bundle("root") { bundles.append(root) }
    return bundles.lazy.compactMap { Self.name(of: unit, in: $0, "unitsShort") }.first
  }

  private static func bundle(_ name: String) -> OpaquePointer? {
    var version: [UInt8] = [0, 0, 0, 0]
    swift_u_getVersion(&version)
    var status = U_ZERO_ERROR
    let bundle = swift_ures_openDirect("icudt\(version[0])l-unit", name, &status)
    return status.rawValue <= U_ZERO_ERROR.rawValue ? bundle : nil
  }

  /// Looks for the unit in each of the table's kinds, such as `speed`.
  private static func name(of unit: String, in bundle: OpaquePointer, _ key: String) -> String? {
    guard let table = child(of: bundle, key) else { return nil }
    defer { swift_ures_close(table) }
    swift_ures_resetIterator(table)
    while swift_ures_hasNext(table) != 0 {
      var status = U_ZERO_ERROR
      guard let kind = swift_ures_getNextResource(table, nil, &status) else { return nil }
      defer { swift_ures_close(kind) }
      guard let entry = child(of: kind, unit) else { continue }
      defer { swift_ures_close(entry) }
      return text(in: entry, "dnam")
    }
    return nil
  }

  private static func child(of parent: OpaquePointer, _ key: String) -> OpaquePointer? {
    var status = U_ZERO_ERROR
    let child = swift_ures_getByKey(parent, key, nil, &status)
    return status.rawValue <= U_ZERO_ERROR.rawValue ? child : nil
  }

  private static func text(in parent: OpaquePointer, _ key: String) -> String? {
    var (status, length) = (U_ZERO_ERROR, Int32(0))
    let text = swift_ures_getStringByKey(parent, key, &length, &status)
    guard status.rawValue <= U_ZERO_ERROR.rawValue, let text else { return nil }
    return String(decoding: UnsafeBufferPointer(start: text, count: Int(length)), as: UTF16.self)
  }
}
