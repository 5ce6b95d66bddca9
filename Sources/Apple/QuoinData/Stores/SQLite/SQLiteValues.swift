#if SQLite
  import Foundation
  import QuoinSchema

  extension StoreValue {
    /// The value as SQLite stores it (Rules/Data.md#values).
    var sqliteValue: SQLiteValue {
      switch self {
      case .null: .null
      case .bool(let value): .integer(value ? 1 : 0)
      case .integer(let value): .integer(value)
      case .real(let value): value.storedValue
      case .decimal(let value): .text(value.isNaN ? "NaN" : value.description)
      case .text(let value): value.storedValue
      case .date(let value): value.timeIntervalSinceReferenceDate.storedValue
      case .data(let value): .blob(value)
      case .uuid(let value): .text(value.uuidString)
      case .url(let value): value.relativeString.storedValue
      }
    }
  }

  extension Double {
    /// The number, or a text if it is none: SQLite would store null.
    fileprivate var storedValue: SQLiteValue { isNaN ? .text("NaN") : .real(self) }
  }

  extension String {
    /// The text, or its bytes if functions of SQLite would end it at a zero byte.
    fileprivate var storedValue: SQLiteValue {
      utf8.contains(0) ? .blob(Data(utf8)) : .text(self)
    }
  }

  extension SQLiteValue {
    /// Returns the value of an attribute, or nil if the stored value is of another type.
    func value(_ type: StoreAttributeType) -> StoreValue? {
      switch (type, self) {
      case (_, .null): .null
      case (.bool, .integer(let value)): .bool(value != 0)
      case (.integer, .integer(let value)): .integer(value)
      case (.real, _): number.map { .real($0) }
      case (.date, _): number.map { .date(Date(timeIntervalSinceReferenceDate: $0)) }
      case (.decimal, .text(let text)):
        text == "NaN"
          ? .decimal(.nan)
          : Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")).map { .decimal($0) }
      case (.decimal, .integer(let value)): .decimal(Decimal(value))
      case (.text, _): text.map { .text($0) }
      case (.data, .blob(let data)), (.encoded, .blob(let data)): .data(data)
      case (.uuid, .text(let text)): UUID(uuidString: text).map { .uuid($0) }
      case (.url, _): text.flatMap(URL.init(string:)).map { .url($0) }
      default: nil
      }
    }

    private var number: Double? {
      switch self {
      case .real(let value): value
      case .integer(let value): Double(value)
      case .text("NaN"): .nan
      default: nil
      }
    }
  }
#endif
