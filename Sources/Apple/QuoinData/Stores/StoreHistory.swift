import Foundation
import QuoinSchema

/// A save in the history of a store.
public struct StoreTransaction: Sendable {
  /// The number of the save. It increases, and stays the same when the store is opened again.
  public var token: Int64
  public var date: Date
  /// The changed objects. `permanent` is empty.
  public var commit: StoreCommit

  public init(token: Int64, date: Date, commit: StoreCommit) {
    self.token = token
    self.date = date
    self.commit = commit
  }
}

/// The limits of the history that stores keep.
enum StoreHistory {
  /// The number of saves after which the oldest is removed.
  static let limit: Int64 = 10_000
}

/// Keys of objects by entity, as ranges, so that a save of many new objects is a short text.
struct KeyRanges: Hashable, Sendable {
  private(set) var ranges: [String: [ClosedRange<Int64>]] = [:]

  init(_ identities: Set<StoreID>) {
    var keys: [String: [Int64]] = [:]
    // The keys of one entity, usually all of them, are collected without a look-up for each.
    var current: (entity: String, keys: [Int64]) = ("", [])
    for identity in identities {
      guard let key = identity.permanentKey else { continue }
      if identity.entity != current.entity {
        keys[current.entity] = current.keys
        current = (identity.entity, keys.removeValue(forKey: identity.entity) ?? [])
      }
      current.keys.append(key)
    }
    keys[current.entity] = current.keys
    for (entity, keys) in keys where !keys.isEmpty {
      var ranges: [ClosedRange<Int64>] = []
      for key in keys.sorted() {
        if let last = ranges.last, last.upperBound + 1 == key {
          ranges[ranges.count - 1] = last.lowerBound...key
        } else {
          ranges.append(key...key)
        }
      }
      self.ranges[entity] = ranges
    }
  }

  func identities(store: String) -> Set<StoreID> {
    var identities: Set<StoreID> = []
    for (entity, ranges) in ranges {
      for range in ranges {
        for key in range {
          identities.insert(StoreID(store: store, entity: entity, key: .permanent(key)))
        }
      }
    }
    return identities
  }

  /// The JSON of the ranges, such as `{"Item":"1-100,104"}`.
  var text: String {
    guard !ranges.isEmpty else { return "{}" }
    let texts = ranges.mapValues { ranges in
      ranges.map { range in
        range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound)"
      }
      .joined(separator: ",")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // A dictionary of texts can always be encoded.
    return (try? encoder.encode(texts)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  /// Reads the JSON of ranges, or returns nil if it isn't valid or has more than ten million keys.
  init?(text: String) {
    guard
      let texts = try? JSONDecoder().decode([String: String].self, from: Data(text.utf8))
    else { return nil }
    var total: Int64 = 0
    for (entity, text) in texts {
      for part in text.split(separator: ",") {
        let bounds = part.split(separator: "-", maxSplits: 1).map { Int64($0) }
        guard let low = bounds.first ?? nil, let high = bounds.last ?? nil, low <= high, low >= 0,
          high - low < 10_000_000
        else { return nil }
        total += high - low + 1
        guard total <= 10_000_000 else { return nil }
        ranges[entity, default: []].append(low...high)
      }
    }
  }
}

extension StoreCommit {
  /// Whether the save changed nothing.
  var isEmpty: Bool { inserted.isEmpty && updated.isEmpty && deleted.isEmpty }
}

extension StoreID {
  /// The key in the store's table, or nil for a temporary identity.
  var permanentKey: Int64? {
    if case .permanent(let key) = key { key } else { nil }
  }
}
