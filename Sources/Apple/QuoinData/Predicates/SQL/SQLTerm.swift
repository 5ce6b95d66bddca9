import Foundation
import QuoinSchema

/// A scalar value in SQL.
struct SQLTerm {
  var sql: SQL
  var kind: Kind
  /// The value of a constant.
  var constant: StoreValue?

  enum Kind: Equatable {
    /// A whole number or a Boolean.
    case integer
    case real, decimal, text, date, data, uuid, url
    /// The identifier of a row in the table of a root entity.
    case row(String)
    case null

    var isNumber: Bool { self == .integer || self == .real }
  }

  static let null = SQLTerm(sql: "NULL", kind: .null, constant: .null)

  init(sql: SQL, kind: Kind, constant: StoreValue? = nil) {
    self.sql = sql
    self.kind = kind
    self.constant = constant
  }

  init(_ value: StoreValue) throws {
    let kind: Kind
    switch value {
    case .null:
      self = .null
      return
    case .bool, .integer: kind = .integer
    case .real(let number):
      if number.isNaN {
        self = .null
        return
      }
      kind = .real
    case .decimal(let number):
      if number.isNaN { throw StoreError.needsMemory("a decimal number that isn't a number") }
      kind = .decimal
    case .text(let text):
      // SQLite's functions end a text at a null character.
      if text.utf8.contains(0) { throw StoreError.needsMemory("a text with a null character") }
      kind = .text
    case .date: kind = .date
    case .data: kind = .data
    case .uuid: kind = .uuid
    case .url: kind = .url
    }
    self.init(sql: "\(value: value)", kind: kind, constant: value)
  }

  static func kind(of type: StoreAttributeType) -> Kind {
    switch type {
    case .bool, .integer: .integer
    case .real: .real
    case .decimal: .decimal
    case .text: .text
    case .date: .date
    case .data, .encoded: .data
    case .uuid: .uuid
    case .url: .url
    }
  }

  /// Returns a constant in the kind of a value that it is compared with.
  ///
  /// - Throws: `StoreError.needsMemory` if values of the two kinds are compared in memory alone.
  func converted(to other: Kind) throws -> SQLTerm {
    if kind == other || kind == .null || other == .null || kind.isNumber && other.isNumber {
      return self
    }
    switch (constant, other) {
    case (_, .decimal) where kind.isNumber:
      if let number = constant?.decimalNumber(beside: .decimal(0)), !number.isNaN {
        return try SQLTerm(.decimal(number))
      }
    case (.text(let text)?, .uuid):
      if let id = UUID(uuidString: text) { return try SQLTerm(.uuid(id)) }
    case (.text(let text)?, .url):
      return SQLTerm(sql: "\(value: .text(text))", kind: .url, constant: .text(text))
    default: break
    }
    throw StoreError.needsMemory("a comparison of values of different types")
  }

  /// The value with the collation of its kind.
  var collated: SQL { kind == .decimal ? "\(sql) COLLATE DECIMAL" : sql }

  /// Whether the value is never null.
  var isNotNull: Bool { constant.map { $0 != .null } ?? false }
}
