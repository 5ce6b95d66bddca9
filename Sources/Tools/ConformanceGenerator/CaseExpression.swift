import Foundation

/// A recorded expression as Swift.
///
///     Color.red.probe("a")   →   Color.red.accessibilityIdentifier("a")
///     $on                    →   Bound.on
///
/// Leading comments (they describe the custom layouts that `Support/Leaves.swift` declares) are
/// dropped; everything else is kept as written.
struct CaseExpression {
  let swift: String

  init(_ code: String) {
    var rest = code[...]
    while let comment = rest.firstRange(of: "/*"), comment.lowerBound == rest.startIndex,
      let end = rest.firstRange(of: "*/")
    {
      rest = rest[end.upperBound...].drop { $0 == " " }
    }
    swift = String(rest).replacing(".probe(", with: ".accessibilityIdentifier(")
      .replacing(/\$([a-z]\w*)/) { "Bound.\($0.1)" }
  }
}
