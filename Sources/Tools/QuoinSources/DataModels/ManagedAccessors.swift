/// The Swift code that reads and writes the properties of a managed object.
enum ManagedAccessors {
  /// The methods that contexts call, which apps override in extensions of generated classes.
  static let hooks = [
    "awakeFromInsert", "awakeFromFetch", "willSave", "didSave", "prepareForDeletion",
    "didTurnIntoFault", "validateForInsert", "validateForUpdate", "validateForDelete",
  ]

  /// The overrides by which a generated class calls the methods of its extensions.
  static let hookCalls = hooks.map { name in
    name.hasPrefix("validate")
      ? "public override func \(name)() throws { try _overriding_\(name)() }"
      : "public override func \(name)() { _overriding_\(name)() }"
  }
  .joined(separator: "; ")

  /// Returns the accessors of a property.
  static func body(of name: String) -> String {
    "{ get { self._quoinValue(\"\(name)\") } set { self._quoinSetValue(newValue, \"\(name)\") } }"
  }

  /// Returns the methods that Xcode generates for a to-many relationship, each on a line.
  static func methods(of name: String, _ type: String, isOrdered: Bool) -> [String] {
    let capital = capitalized(name)
    let collection = isOrdered ? "NSOrderedSet" : "NSSet"
    var heads = [
      "func addTo\(capital)(_ value: \(type))", "func removeFrom\(capital)(_ value: \(type))",
      "func addTo\(capital)(_ values: \(collection))",
      "func removeFrom\(capital)(_ values: \(collection))",
    ]
    if isOrdered {
      heads += [
        "func insertInto\(capital)(_ value: \(type), at idx: Int)",
        "func removeFrom\(capital)(at idx: Int)",
        "func replace\(capital)(at idx: Int, with value: \(type))",
        "func insertInto\(capital)(_ values: [\(type)], at indexes: NSIndexSet)",
        "func removeFrom\(capital)(at indexes: NSIndexSet)",
        "func replace\(capital)(at indexes: NSIndexSet, with values: [\(type)])",
      ]
    }
    return heads.compactMap { head in
      var method = Method(head: head)
      // A name may begin with a capital.
      method?.relationship = name
      return method?.body.map { "\(head) \($0)" }
    }
  }

  /// Returns a property's name as it is in the names of methods: `Items`.
  static func capitalized(_ name: String) -> String {
    name.prefix(1).uppercased() + name.dropFirst()
  }

  /// A method whose implementation Core Data provides: `addToItems(_ value: Item)`.
  struct Method {
    enum Action: String, CaseIterable {
      case add = "addTo"
      case remove = "removeFrom"
      case insert = "insertInto"
      case replace
    }

    struct Parameter: Equatable {
      let label, name: String
    }

    let action: Action
    /// The name of the relationship: `items`.
    fileprivate(set) var relationship: String
    let parameters: [Parameter]

    /// Creates the method with this name and these parameters; `nil` if Core Data has no such one.
    init?(name: String, parameters: [Parameter]) {
      guard let action = Action.allCases.first(where: { name.hasPrefix($0.rawValue) }) else {
        return nil
      }
      let rest = name.dropFirst(action.rawValue.count)
      guard let first = rest.first, first.isUppercase || first == "_" else { return nil }
      self.action = action
      relationship = first.lowercased() + rest.dropFirst()
      self.parameters = parameters
    }

    /// Reads the head of a method that this file writes.
    fileprivate init?(head: String) {
      guard let match = head.wholeMatch(of: /func (\w+)\((.*)\)/) else { return nil }
      let parameters = match.2.split(separator: ",").compactMap { text -> Parameter? in
        guard let parts = text.wholeMatch(of: /\s*(\w+)(?: (\w+))?: .+/) else { return nil }
        return Parameter(label: String(parts.1), name: String(parts.2 ?? parts.1))
      }
      self.init(name: String(match.1), parameters: parameters)
    }

    /// The body; `nil` for parameters that Core Data's methods don't have.
    var body: String? {
      let names = parameters.map(\.name)
      let key = "\"\(relationship)\""
      return switch (action, parameters.map(\.label)) {
      case (.add, ["_"]): "{ self._quoinAdd(\(names[0]), \(key)) }"
      case (.remove, ["_"]): "{ self._quoinRemove(\(names[0]), \(key)) }"
      case (.remove, ["at"]): "{ self._quoinRemove(at: \(names[0]), \(key)) }"
      case (.insert, ["_", "at"]): "{ self._quoinInsert(\(names[0]), at: \(names[1]), \(key)) }"
      case (.replace, ["at", "with"]):
        "{ self._quoinReplace(at: \(names[0]), with: \(names[1]), \(key)) }"
      default: nil
      }
    }
  }
}
