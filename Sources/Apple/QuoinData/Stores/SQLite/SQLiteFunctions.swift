#if SQLite
  /// The functions and collations that conditions and orders use, on each connection.
  enum SQLiteFunctions {
    static func add(to database: SQLiteDatabase) throws {
      try add("q_contains", to: database) { TextComparison.contains($0, $1, $2) }
      try add("q_begins", to: database) { TextComparison.begins($0, $1, $2) }
      try add("q_ends", to: database) { TextComparison.ends($0, $1, $2) }
      try add("q_like", to: database) { TextComparison.like($0, $1, $2) }
      try add("q_matches", to: database) { TextComparison.matches($0, $1, $2) }
      try database.add(function: "q_fold", argumentCount: 2) { arguments in
        guard let text = arguments[0].text else { return .null }
        return .text(TextComparison.fold(text, arguments[1].options))
      }
      try database.add(collation: "LOCALIZED") { TextComparison.localizedStandard($0, $1) }
      try database.add(collation: "DECIMAL") { TextComparison.decimal($0, $1) }
    }

    /// Adds a function of two texts and options, whose result is null if a text is null.
    private static func add(
      _ name: String, to database: SQLiteDatabase,
      _ function: @escaping @Sendable (String, String, Int) -> Bool
    ) throws {
      try database.add(function: name, argumentCount: 3) { arguments in
        guard let text = arguments[0].text, let part = arguments[1].text else { return .null }
        return .integer(function(text, part, arguments[2].options) ? 1 : 0)
      }
    }
  }

  extension SQLiteValue {
    fileprivate var options: Int { integer.flatMap(Int.init(exactly:)) ?? 0 }
  }
#endif
