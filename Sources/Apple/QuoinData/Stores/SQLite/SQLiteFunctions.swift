#if SQLite
  import Foundation
  import GRDB

  /// The functions and collations that conditions and orders use, on each connection.
  enum SQLiteFunctions {
    static func add(to database: Database) {
      add("q_contains", to: database) { TextComparison.contains($0, $1, $2) }
      add("q_begins", to: database) { TextComparison.begins($0, $1, $2) }
      add("q_ends", to: database) { TextComparison.ends($0, $1, $2) }
      add("q_like", to: database) { TextComparison.like($0, $1, $2) }
      add("q_matches", to: database) { TextComparison.matches($0, $1, $2) }
      database.add(
        function: DatabaseFunction("q_fold", argumentCount: 2) { arguments in
          guard let text = arguments[0].functionText else { return nil }
          return TextComparison.fold(text, arguments[1].functionOptions)
        })
      database.add(
        collation: DatabaseCollation("LOCALIZED", function: TextComparison.localizedStandard))
      database.add(collation: DatabaseCollation("DECIMAL", function: TextComparison.decimal))
    }

    /// Adds a function of two texts and options, whose result is null if a text is null.
    private static func add(
      _ name: String, to database: Database,
      _ function: @escaping @Sendable (String, String, Int) -> Bool
    ) {
      database.add(
        function: DatabaseFunction(name, argumentCount: 3) { arguments in
          guard let text = arguments[0].functionText, let part = arguments[1].functionText else {
            return nil
          }
          return function(text, part, arguments[2].functionOptions)
        })
    }
  }

  extension DatabaseValue {
    fileprivate var functionText: String? {
      switch value(.text) {
      case .text(let text): text
      default: nil
      }
    }

    fileprivate var functionOptions: Int { integer.flatMap(Int.init(exactly:)) ?? 0 }
  }
#endif
