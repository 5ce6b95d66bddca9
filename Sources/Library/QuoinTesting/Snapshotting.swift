import Foundation
import Quoin

/// A snapshot strategy: makes a snapshot of a value, stores it and compares it.
///
/// The strategies for views are `image`, `pdf`, `svg`, `layout`, `json` and `accessibility`; each
/// also exists as a function with the size and the traits. Custom strategies are derived from them
/// by ``pullback(_:)``, or made from scratch.
@MainActor
public struct Snapshotting<Value, Format> {
  /// The extension of the file's name.
  public var pathExtension: String?
  /// Stores and compares snapshots.
  public var diffing: Diffing<Format>
  /// Makes the snapshot.
  public var snapshot: @MainActor (Value) throws -> Format
  /// The companion of the reference.
  var companion: Companion<Format>?

  /// - Parameters:
  ///   - pathExtension: the extension of the file's name.
  ///   - diffing: stores and compares snapshots.
  ///   - snapshot: makes the snapshot.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping @MainActor (Value) throws -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = snapshot
  }

  /// Returns this strategy for another type of value, which `transform` converts.
  ///
  ///     extension Snapshotting where Value == Invoice, Format == SnapshotPicture {
  ///       static var page: Snapshotting {
  ///         Snapshotting<InvoiceView, Format>.image.pullback { InvoiceView($0) }
  ///       }
  ///     }
  ///
  /// - Parameter transform: returns the value for this strategy.
  public func pullback<Other>(
    _ transform: @escaping @MainActor (Other) throws -> Value
  ) -> Snapshotting<Other, Format> {
    var other = Snapshotting<Other, Format>(pathExtension: pathExtension, diffing: diffing) {
      try snapshot(transform($0))
    }
    other.companion = companion
    return other
  }
}

/// Stores and compares snapshots of a kind.
public struct Diffing<Value> {
  /// Returns the snapshot as the bytes of a file.
  public var toData: (Value) throws -> Data
  /// Returns the snapshot in a file.
  public var fromData: (Data) throws -> Value
  /// Returns the difference of the second value from the first, the reference; `nil` if they are
  /// equal.
  public var diff: (Value, Value) -> SnapshotDifference?

  /// - Parameters:
  ///   - toData: returns the snapshot as the bytes of a file.
  ///   - fromData: returns the snapshot in a file.
  ///   - diff: compares the reference with the result.
  public init(
    toData: @escaping (Value) throws -> Data, fromData: @escaping (Data) throws -> Value,
    diff: @escaping (Value, Value) -> SnapshotDifference?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }
}

/// The difference of a snapshot from its reference.
public struct SnapshotDifference: Sendable {
  /// A description of the difference in a few sentences.
  public var message: String
  /// Files that show the difference, written next to the reference: `difference.png` becomes
  /// `test.name.difference.png`.
  public var files: [SnapshotFile]

  /// - Parameters:
  ///   - message: a description of the difference.
  ///   - files: files that show the difference.
  public init(message: String, files: [SnapshotFile] = []) {
    self.message = message
    self.files = files
  }
}

/// A file next to a reference, with the fonts and the layout of an image.
struct Companion<Format> {
  /// Returns the file's contents.
  var data: (Format) throws -> Data?
  /// Adds its companion to a reference that was read.
  var add: (Data, inout Format) -> Void
}

// MARK: Texts and data

extension Diffing where Value == String {
  /// Compares texts line by line.
  public static var lines: Diffing { lines { _ in true } }

  /// Compares texts line by line; other lines are stored, but don't count as a difference.
  static func lines(counting counts: @escaping (Substring) -> Bool) -> Diffing {
    Diffing(
      toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) },
      diff: { reference, result in
        func lines(_ text: String) -> [Substring] {
          text.split(separator: "\n", omittingEmptySubsequences: false)
        }
        let (before, after) = (lines(reference), lines(result))
        guard before.filter(counts) != after.filter(counts) else { return nil }
        return SnapshotDifference(
          message: "The text differs (- reference, + result):\n"
            + LineDifference(before, after).text)
      })
  }
}

extension Diffing where Value == Data {
  /// Compares bytes.
  public static var data: Diffing {
    Diffing(
      toData: { $0 }, fromData: { $0 },
      diff: { reference, result in
        guard reference != result else { return nil }
        return SnapshotDifference(
          message: "The data differs: \(result.count) bytes, and \(reference.count) before.")
      })
  }
}

extension Snapshotting where Value == String, Format == String {
  /// The text itself.
  public static var lines: Snapshotting {
    Snapshotting(pathExtension: "txt", diffing: .lines) { $0 }
  }
}

extension Snapshotting where Value == Data, Format == Data {
  /// The data itself.
  public static var data: Snapshotting {
    Snapshotting(pathExtension: nil, diffing: .data) { $0 }
  }
}

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON, with sorted keys.
  public static var json: Snapshotting {
    Snapshotting(pathExtension: "json", diffing: .lines) { value in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
  }
}

/// The removed and added lines, with some context.
private struct LineDifference {
  private enum Line: Equatable {
    case same(Substring)
    case went(Substring)
    case came(Substring)
  }
  private var lines: [Line] = []
  private static let context = 2

  init(_ before: [Substring], _ after: [Substring]) {
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      if removed.contains(old) {
        lines.append(.went(before[old]))
        old += 1
      } else if inserted.contains(new) {
        lines.append(.came(after[new]))
        new += 1
      } else {
        lines.append(.same(before[old]))
        old += 1
        new += 1
      }
    }
  }

  var text: String {
    let shown = lines.indices.map { index in
      lines[max(0, index - Self.context)...min(lines.count - 1, index + Self.context)]
        .contains { if case .same = $0 { false } else { true } }
    }
    var text: [String] = []
    for (index, line) in lines.enumerated() {
      guard shown[index] else {
        if index == 0 || shown[index - 1] { text.append("  …") }
        continue
      }
      switch line {
      case .same(let line): text.append("  \(line)")
      case .went(let line): text.append("- \(line)")
      case .came(let line): text.append("+ \(line)")
      }
    }
    return text.joined(separator: "\n")
  }
}
