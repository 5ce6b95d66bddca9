import Foundation

/// A predicate with a format, whose syntax can be read again.
package final class FormatPredicate: NSPredicate {
  package let syntax: PredicateSyntax
  private let format: String

  fileprivate init(_ syntax: PredicateSyntax, format: String) {
    self.syntax = syntax
    self.format = format
    super.init(value: false)
  }

  package override func copy(with zone: NSZone? = nil) -> Any { self }

  package override func isEqual(_ object: Any?) -> Bool { self === object as? NSPredicate }

  package override var hash: Int { ObjectIdentifier(self).hashValue }

  package override var description: String { format }

  package override func evaluate(
    with object: Any?, substitutionVariables variables: [String: Any]?
  ) -> Bool {
    PredicateEvaluation(object: object, variables: variables ?? [:]).isTrue(syntax)
  }
}

/// Predicates that have a format.
///
/// An initializer of a protocol, unlike one of a class, can create an instance of a subclass.
public protocol _FormatInitializable {}

extension NSPredicate: _FormatInitializable {}

extension _FormatInitializable where Self: NSPredicate {
  /// Creates a predicate from a format such as `SELF MATCHES %@` or `name CONTAINS[c] %@ AND age
  /// > 3`.
  ///
  /// A name is looked up in dictionaries, among the values of managed objects, and among the stored
  /// properties of a value. An invalid format is reported on standard error, and the predicate is
  /// always false.
  public init(format: String, _ arguments: any CVarArg...) {
    self.init(format: format, argumentArray: arguments)
  }

  /// Creates a predicate from a format and a list of arguments.
  public init(format: String, argumentArray arguments: [Any]?) {
    var syntax = PredicateSyntax.constant(false)
    do {
      syntax = try PredicateParser.parse(format, arguments ?? [])
    } catch {
      let beginning = format.count > 200 ? format.prefix(200) + "…" : format[...]
      let message = "NSPredicate: \"\(beginning)\" can't be parsed: \(error)\n"
      FileHandle.standardError.write(Data(message.utf8))
    }
    self = FormatPredicate(syntax, format: format) as! Self
  }

  /// Returns a predicate with values in place of the variables of its format, such as `$name`.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    if let predicate = self as? FormatPredicate {
      return FormatPredicate(
        predicate.syntax.substituting(variables), format: predicate.description)
    }
    guard let compound = self as? NSCompoundPredicate else {
      return NSPredicate { object, more in
        let all = variables.merging(more ?? [:]) { first, _ in first }
        return self.evaluate(with: object, substitutionVariables: all)
      }
    }
    return NSCompoundPredicate(
      type: compound.compoundPredicateType,
      subpredicates: compound.subpredicates.map { $0.withSubstitutionVariables(variables) })
  }
}
