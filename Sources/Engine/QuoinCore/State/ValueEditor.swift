import Foundation

/// The way in which a tool edits the values of a type.
package enum ValueEditor: Equatable, Sendable {
  case toggle
  case wholeNumber
  case number
  case text
  /// One of the cases of an enum, by name.
  case choice([String])
}

/// A value that a tool's user has entered.
package enum EditedValue: Equatable, Sendable {
  case nothing
  case truth(Bool)
  case number(Double)
  case text(String)

  /// The value in a message.
  fileprivate var quoted: String {
    switch self {
    case .nothing: "nil"
    case .truth(let isTrue): "\(isTrue)"
    case .number(let number): "\(number)"
    case .text(let text): "“\(text.prefix(60))”"
    }
  }
}

/// The reason why a value can't be set.
package struct ValueEditError: Error, Equatable, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}

/// The editor of a type's values, and the conversion of edited values into them.
struct ValueForm {
  let editor: ValueEditor
  private(set) var isOptional = false
  private let convert: (EditedValue) -> Any?

  /// The maximum number of cases that a tool lists.
  private static let mostCases = 200

  /// Creates the form of a type; `nil` if its values can't be edited.
  init?(_ type: Any.Type) {
    if let type = type as? any OptionalValue.Type {
      guard let form = ValueForm(type.wrappedType) else { return nil }
      self.init(form.editor) { $0 == .nothing ? .some(type.empty) : form.convert($0) }
      isOptional = true
    } else if type is Bool.Type {
      self.init(.toggle) { if case .truth(let isTrue) = $0 { isTrue } else { nil } }
    } else if type is String.Type {
      self.init(.text) { if case .text(let text) = $0 { text } else { nil } }
    } else if let type = type as? any FixedWidthInteger.Type {
      self.init(.wholeNumber) {
        if case .number(let number) = $0 { type.init(exactly: number) } else { nil }
      }
    } else if let type = type as? any BinaryFloatingPoint.Type {
      self.init(.number) { if case .number(let number) = $0 { type.init(number) } else { nil } }
    } else if let type = type as? any CaseIterable.Type, let form = ValueForm(casesOf: type) {
      self = form
    } else {
      return nil
    }
  }

  private init(_ editor: ValueEditor, _ convert: @escaping (EditedValue) -> Any?) {
    (self.editor, self.convert) = (editor, convert)
  }

  private init?<T: CaseIterable>(casesOf type: T.Type) {
    let cases = Array(type.allCases.prefix(Self.mostCases + 1))
    let names = cases.map { "\($0)" }
    guard !cases.isEmpty, cases.count <= Self.mostCases, Set(names).count == names.count else {
      return nil
    }
    self.init(.choice(names)) { edited in
      guard case .text(let name) = edited else { return nil }
      return names.firstIndex(of: name).map { cases[$0] }
    }
  }

  /// Returns the value of the type.
  ///
  /// - Throws: ``ValueEditError`` for a value of another kind.
  func value(for edited: EditedValue, of type: Any.Type) throws -> Any {
    guard let value = convert(edited) else {
      throw ValueEditError("\(edited.quoted) is not a value of the type \(type)\(hint)")
    }
    return value
  }

  private var hint: String {
    switch editor {
    case .toggle: "; use true or false"
    case .wholeNumber: "; use a whole number in its range"
    case .number: "; use a number"
    case .text: "; use a text"
    case .choice(let names): "; use \(names.prefix(8).joined(separator: ", "))"
    }
  }
}

/// An optional of any type.
private protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  static var empty: Any { get }
}

extension Optional: OptionalValue {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
  fileprivate static var empty: Any { Self.none as Any }
}

/// An optional reference to an object.
protocol OptionalObject {}
extension Optional: OptionalObject where Wrapped: AnyObject {}
