#if SQLite
  import Foundation
  import GRDB
  import QuoinSchema

  extension StoreValue {
    /// The value as SQLite stores it (Rules/Data.md#values).
    var databaseValue: DatabaseValue {
      switch self {
      case .null: .null
      case .bool(let value): (value ? 1 as Int64 : 0).databaseValue
      case .integer(let value): value.databaseValue
      case .real(let value): value.storedValue
      case .decimal(let value): (value.isNaN ? "NaN" : value.description).databaseValue
      case .text(let value): value.storedValue
      case .date(let value): value.timeIntervalSinceReferenceDate.storedValue
      case .data(let value): value.databaseValue
      case .uuid(let value): value.uuidString.databaseValue
      case .url(let value): value.relativeString.storedValue
      }
    }
  }

  extension Double {
    /// The number, or a text if it is none: SQLite would store null.
    fileprivate var storedValue: DatabaseValue { isNaN ? "NaN".databaseValue : databaseValue }
  }

  extension String {
    /// The text, or its bytes if SQLite would end it at a zero byte.
    fileprivate var storedValue: DatabaseValue {
      utf8.contains(0) ? Data(utf8).databaseValue : databaseValue
    }
  }

  extension StatementArguments {
    /// Creates arguments from stored values. GRDB's own initializer uses a key path, which is slow.
    init(stored values: [DatabaseValue]) {
      self.init(values.lazy.map { value -> (any DatabaseValueConvertible)? in value })
    }
  }

  extension DatabaseValue {
    /// Returns the value of an attribute, or nil if the stored value is of another type.
    func value(_ type: StoreAttributeType) -> StoreValue? {
      switch (type, storage) {
      case (_, .null): .null
      case (.bool, .int64(let value)): .bool(value != 0)
      case (.integer, .int64(let value)): .integer(value)
      case (.real, _): number.map { .real($0) }
      case (.date, _): number.map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
      case (.decimal, .string(let text)):
        text == "NaN"
          ? .decimal(.nan)
          : Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")).map { .decimal($0) }
      case (.decimal, .int64(let value)): .decimal(Decimal(value))
      case (.text, _): text.map { .text($0) }
      case (.data, .blob(let data)), (.encoded, .blob(let data)): .data(data)
      case (.uuid, .string(let text)): UUID(uuidString: text).map { .uuid($0) }
      case (.url, _): text.flatMap(URL.init(string:)).map { .url($0) }
      default: nil
      }
    }

    private var number: Double? {
      switch storage {
      case .double(let value): value
      case .int64(let value): Double(value)
      case .string("NaN"): .nan
      default: nil
      }
    }

    private var text: String? {
      switch storage {
      case .string(let text): text
      case .blob(let data): String(data: data, encoding: .utf8)
      default: nil
      }
    }

    /// The integer, or nil for another type.
    var integer: Int64? {
      if case .int64(let value) = storage { value } else { nil }
    }
  }
#endif
