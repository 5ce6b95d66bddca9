@testable import QuoinSources

/// A change of a call and its expected result.
struct EditCase: CustomStringConvertible, Sendable {
  /// The source; `^` is before the name of the call, `~` before that of another modifier.
  let before: String
  /// The name of the call in the change; `nil` for the one at `^`.
  var call: String?
  let action: CallChange.Action
  /// The changed source; `nil` if the change is an error.
  let after: String?

  init(_ before: String, _ action: CallChange.Action, _ after: String?) {
    (self.before, self.action, self.after) = (before, action, after)
  }

  /// Returns a case that moves the call at `^` before the one at `~`.
  static func move(_ before: String, _ after: String?) -> EditCase {
    let target = Self.location(of: "~", in: before)
    return EditCase(before, .moveBefore(target), after)
  }

  /// Returns a case that moves the modifier at `^` after the call at `~`.
  static func moveAfter(_ before: String, _ after: String?) -> EditCase {
    EditCase(before, .moveAfter(Self.location(of: "~", in: before)), after)
  }

  /// Returns a case that moves the view at `^` into a modifier after the call at `~`.
  static func moveInto(_ code: String, _ before: String, _ after: String?) -> EditCase {
    let target = Self.location(of: "~", in: before)
    return EditCase(before, .moveInto(code, after: target), after)
  }

  /// Returns a case that changes the items of the grid at `^`.
  static func gridItems(
    _ before: String, _ after: String?,
    _ action: CallChange.Action = .setArgument("spacing", to: "0")
  ) -> EditCase {
    var example = EditCase(before, action, after)
    example.call = "GridItem"
    return example
  }

  var description: String { "\(action) in \(before)" }

  /// The source without marks.
  var text: String { String(before.filter { $0 != "^" && $0 != "~" }) }

  /// The change of the call at the mark.
  var change: CallChange {
    var change = Self.change(in: before, action)
    if let call { change.call = call }
    return change
  }

  static func change(in marked: String, _ action: CallChange.Action) -> CallChange {
    let rest = marked[marked.firstIndex(of: "^")!...].dropFirst().drop { $0 == "~" }
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "`" }
    return CallChange(String(name), at: location(of: "^", in: marked), action)
  }

  /// Returns the location of a mark, as if there were no marks.
  private static func location(of mark: Character, in marked: String) -> CallLocation {
    let head = String(marked[..<marked.firstIndex(of: mark)!].filter { $0 != "^" && $0 != "~" })
    let lines = head.utf8.split(separator: 10, omittingEmptySubsequences: false)
    return CallLocation(
      file: "View.swift", line: lines.count, column: (lines.last?.count ?? 0) + 1)
  }
}
