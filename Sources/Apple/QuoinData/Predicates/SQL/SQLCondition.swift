import QuoinSchema

/// A part of an SQL statement with its arguments.
public struct SQLCondition: Hashable, Sendable {
  public var sql: String
  public var arguments: [StoreValue]

  public init(sql: String, arguments: [StoreValue] = []) {
    self.sql = sql
    self.arguments = arguments
  }
}

extension StorePredicate {
  /// Returns the condition in SQL, which follows `WHERE`.
  ///
  /// It names the row by the name of the table, `"Z_Item"."a_name"`, unless the statement has
  /// another name for the row. Null counts as false.
  ///
  /// - Parameters:
  ///   - schema: The schema of the store.
  ///   - entity: The entity of the request.
  ///   - table: The name of the row in the statement, if it isn't that of the table.
  /// - Throws: `StoreError.needsMemory` for a part that SQL can't evaluate exactly as memory does.
  public func sql(
    schema: StoreSchema, entity: StoreEntity, table: String? = nil
  ) throws -> SQLCondition {
    let translator = SQLTranslator(schema: schema, entity: entity, table: table)
    return try SQLTranslator.checked(try translator.condition(self))
  }
}

extension [StoreSort] {
  /// Returns the terms after `ORDER BY`; an empty text without keys. Append the identifier for an
  /// order that is the same each time.
  ///
  /// - Parameters:
  ///   - schema: The schema of the store.
  ///   - entity: The entity of the request.
  ///   - table: The name of the row in the statement, if it isn't that of the table.
  /// - Throws: `StoreError.needsMemory` for a key that SQL can't compare exactly as memory does.
  public func sql(
    schema: StoreSchema, entity: StoreEntity, table: String? = nil
  ) throws -> SQLCondition {
    let translator = SQLTranslator(schema: schema, entity: entity, table: table)
    return try SQLTranslator.checked(.joined(try map(translator.order), ", "))
  }
}

/// A part of a statement, with its arguments in the order of the text.
struct SQL: ExpressibleByStringInterpolation {
  var text: String
  var arguments: [StoreValue]

  init(_ text: String, _ arguments: [StoreValue] = []) {
    self.text = text
    self.arguments = arguments
  }

  init(stringLiteral text: String) { self.init(text) }

  init(stringInterpolation: Interpolation) { self = stringInterpolation.sql }

  struct Interpolation: StringInterpolationProtocol {
    var sql = SQL("")

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ text: String) { sql.text += text }

    mutating func appendInterpolation(_ part: SQL) {
      sql.text += part.text
      sql.arguments += part.arguments
    }

    /// Appends a name in quotation marks.
    mutating func appendInterpolation(name: String) {
      sql.text += "\"" + name.replacing("\"", with: "\"\"") + "\""
    }

    mutating func appendInterpolation(value: StoreValue) {
      sql.text += "?"
      sql.arguments.append(value)
    }

    mutating func appendInterpolation(number: Int) { sql.text += String(number) }
  }

  static func joined(_ parts: [SQL], _ separator: String) -> SQL {
    SQL(
      parts.map(\.text).joined(separator: separator), parts.flatMap(\.arguments))
  }

  /// Joins conditions in a balanced tree, because SQLite limits the depth of expressions.
  static func balanced(_ parts: ArraySlice<SQL>, _ separator: String) -> SQL {
    guard parts.count > 8 else { return joined(Array(parts), separator) }
    let middle = parts.startIndex + parts.count / 2
    let first = balanced(parts[..<middle], separator)
    return "(\(first))\(SQL(separator))(\(balanced(parts[middle...], separator)))"
  }
}
