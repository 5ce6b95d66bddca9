#if SQLite
  extension String {
    /// The text as an identifier of SQL.
    var asIdentifier: String { "\"\(replacing("\"", with: "\"\""))\"" }

    /// The text as a literal of SQL.
    var asLiteral: String { "'\(replacing("'", with: "''"))'" }
  }

  extension Sequence<String> {
    /// The names as a condition on the column of the entity, without what surrounds it.
    var asEntityCondition: String {
      "\"entity\" IN (\(sorted().map(\.asLiteral).joined(separator: ", ")))"
    }
  }
#endif
