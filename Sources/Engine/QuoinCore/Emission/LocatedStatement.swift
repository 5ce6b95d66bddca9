import QuoinLayout

/// One evaluation of a statement with a known location, in a chain with those around it.
///
/// A statement that is evaluated for each item of a `ForEach` has one object for each item. The
/// objects exist as long as nodes or elements refer to them.
@MainActor
final class LocatedStatement {
  /// The location, as passed to ``_located(_:_:)``; `nil` for an anchor, which only connects the
  /// statements inside an element of a live tree to those around it.
  let place: StaticString?
  /// Whether it continues the nearest statement around it with the same location, as the content of
  /// a modifier with a body.
  let isContent: Bool
  /// The evaluation around it.
  var outer: LocatedStatement?
  /// Whether a later evaluation replaced it, so that its nodes belong to that one.
  var isOutdated = false

  init(_ place: StaticString?, in outer: LocatedStatement?, isContent: Bool = false) {
    (self.place, self.outer, self.isContent) = (place, outer, isContent)
  }

  /// The innermost statement with a location.
  var statement: LocatedStatement? {
    var statement: LocatedStatement? = self
    while let current = statement, current.place == nil { statement = current.outer }
    return statement
  }
}

/// The located statements around the nodes of a tree, each listed after the one around it.
package struct LocatedStatements: Sendable {
  /// An evaluation of a statement.
  package struct Statement: Sendable, Hashable {
    /// The location, as passed to ``_located(_:_:)``.
    package var text: String
    /// The position of the evaluation around it.
    package var outer: Int?
  }

  package private(set) var all: [Statement] = []
  /// The position of the innermost statement of each node; `nil` if unknown.
  package private(set) var innermost: [Int?] = []
  private var numbers: [ObjectIdentifier: Int?] = [:]

  /// - `statements`: the innermost statement of each node.
  @MainActor
  init(_ statements: [LocatedStatement?]) {
    innermost.reserveCapacity(statements.count)
    for statement in statements { innermost.append(number(of: statement)) }
    // The identities are valid only as long as the objects exist.
    numbers = [:]
  }

  @MainActor
  private mutating func number(of statement: LocatedStatement?) -> Int? {
    var path: [LocatedStatement] = []
    var number: Int?
    var next = statement
    while let current = next {
      if let known = numbers[ObjectIdentifier(current)] {
        number = known
        break
      }
      path.append(current)
      next = current.outer
    }
    for current in path.reversed() {
      if let place = current.place {
        number = self.number(at: "\(place)", isContent: current.isContent, in: number)
      }
      numbers.updateValue(number, forKey: ObjectIdentifier(current))
    }
    return number
  }

  private mutating func number(at text: String, isContent: Bool, in outer: Int?) -> Int {
    var around = isContent ? outer : nil
    while let number = around {
      if all[number].text == text { return number }
      around = all[number].outer
    }
    all.append(Statement(text: text, outer: outer))
    return all.count - 1
  }
}
