import Foundation
import Quoin

/// A way to take a snapshot of a value: what is made of it, how that is stored and compared.
///
/// The ones for views are `image`, `pdf`, `svg`, `layout`, `json` and `accessibility`; each also exists as a function with
/// the size and the surroundings. A team's own are made of them by ``pullback(_:)``, or from nothing.
@MainActor
public struct Snapshotting<Value, Format> {
  /// The extension of the file's name.
  public var pathExtension: String?
  /// How snapshots are stored and compared.
  public var diffing: Diffing<Format>
  /// Makes the snapshot.
  public var snapshot: @MainActor (Value) throws -> Format
  /// What is kept beside the reference.
  var companion: Companion<Format>?

  /// - Parameters:
  ///   - pathExtension: the extension of the file's name.
  ///   - diffing: how snapshots are stored and compared.
  ///   - snapshot: makes the snapshot.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    snapshot: @escaping @MainActor (Value) throws -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = snapshot
  }

  /// The same snapshot of another value, from which `transform` makes this one's.
  ///
  ///     extension Snapshotting where Value == Invoice, Format == SnapshotPicture {
  ///       static var page: Snapshotting { Snapshotting<InvoiceView, Format>.image.pullback { InvoiceView($0) } }
  ///     }
  ///
  /// - Parameter transform: makes the value.
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

/// How snapshots of a kind are stored and compared.
public struct Diffing<Value> {
  /// The snapshot as the bytes of a file.
  public var toData: (Value) throws -> Data
  /// The snapshot that a file holds.
  public var fromData: (Data) throws -> Value
  /// What the second value has otherwise than the first, the reference; `nil` where nothing is.
  public var diff: (Value, Value) -> SnapshotDifference?

  /// - Parameters:
  ///   - toData: the snapshot as the bytes of a file.
  ///   - fromData: the snapshot that a file holds.
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

/// What a snapshot has otherwise than its reference.
public struct SnapshotDifference: Sendable {
  /// What is otherwise, in a few sentences.
  public var message: String
  /// What helps to see it, written beside the reference: of `difference.png` the file becomes
  /// `test.name.difference.png`.
  public var files: [SnapshotFile]

  /// - Parameters:
  ///   - message: what is otherwise.
  ///   - files: what helps to see it.
  public init(message: String, files: [SnapshotFile] = []) {
    self.message = message
    self.files = files
  }
}

/// What is kept beside a reference, in a file of its own: the fonts and the layout of a picture.
struct Companion<Format> {
  /// The file's content.
  var data: (Format) throws -> Data?
  /// Gives a reference that was read its companion.
  var add: (Data, inout Format) -> Void
}

// MARK: Texts and data

extension Diffing where Value == String {
  /// Compares texts line by line.
  public static var lines: Diffing { lines { _ in true } }

  /// The same; lines that don't count are stored, and may differ where nothing else does.
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
  /// The value as JSON, its keys sorted.
  public static var json: Snapshotting {
    Snapshotting(pathExtension: "json", diffing: .lines) { value in
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(value), as: UTF8.self)
    }
  }
}

/// The lines that went and came, with some of those around.
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
