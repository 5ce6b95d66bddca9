import QuoinSchema

/// An entity of a data model's file.
struct ModelEntity {
  /// The code that Xcode generates for an entity.
  enum CodeGeneration: Equatable {
    /// The class and its properties.
    case whole
    /// Only an extension with the properties.
    case category
    case none
  }

  let name: String
  /// The line in the file, counted from 1.
  let line: Int
  /// The name of the class of its objects; `nil` for `NSManagedObject`.
  let className: String?
  let codeGeneration: CodeGeneration
  let parent: String?
  let isAbstract: Bool
  /// The entity's own properties: the attributes, then the relationships.
  let properties: [ModelProperty]
  let uniqueness: [[String]]
  let indexes: [[String]]
  let userInfo: [String: String]
  /// The requests of the fetched properties, by their names.
  let fetchedProperties: [String: CompiledModel.FetchRequest]

  init(_ element: ModelElement, _ warnings: inout [String]) throws(ModelXML.ParseError) {
    let line = element.line
    func failure(_ reason: String) -> ModelXML.ParseError { .init(line: line, reason: reason) }
    guard let name = element["name"], ModelName.isIdentifier(name) else {
      throw failure("the entity's name, “\(element["name"] ?? "")”, isn't a Swift name")
    }
    self.name = name
    self.line = line
    parent = element["parentEntity"]
    isAbstract = element.flag("isAbstract")
    // `.Item` and `Shop.Item` name a class of this or another module.
    let represented = element["representedClassName"]?.split(separator: ".").last.map(String.init)
    className = represented == "NSManagedObject" ? nil : represented
    if let className, !ModelName.isIdentifier(className) {
      throw failure("the class of \(name), “\(className)”, isn't a Swift name")
    }
    switch element["codeGenerationType"] {
    case "class" where className != nil: codeGeneration = .whole
    case "category" where className != nil: codeGeneration = .category
    default: codeGeneration = .none
    }
    var properties: [ModelProperty] = []
    for attribute in element.all("attribute") {
      if let property = try ModelProperty(attribute: attribute, of: name, &warnings) {
        properties.append(property)
      }
    }
    for relationship in element.all("relationship") {
      properties.append(try ModelProperty(relationship: relationship, of: name))
    }
    var fetchedProperties: [String: CompiledModel.FetchRequest] = [:]
    for fetched in element.all("fetchedProperty") {
      guard let property = fetched["name"], let request = fetched.first("fetchRequest"),
        let entity = request["entity"]
      else {
        warnings.append("\(fetched.line): a fetched property of \(name) has no name or no request")
        continue
      }
      fetchedProperties[property] = CompiledModel.FetchRequest(
        entity: entity, predicate: request["predicateString"],
        limit: request["fetchLimit"].flatMap { Int($0) } ?? 0)
    }
    self.fetchedProperties = fetchedProperties
    var seen: Set<String> = []
    for property in properties where !seen.insert(property.name).inserted {
      throw .init(
        line: property.line, reason: "\(name) has two properties called \(property.name)")
    }
    self.properties = properties
    uniqueness = (element.first("uniquenessConstraints")?.all("uniquenessConstraint") ?? []).map {
      $0.all("constraint").compactMap { $0["value"] }
    }
    let named = element.all("fetchIndex").map { index in
      index.all("fetchIndexElement").compactMap { $0["property"] }
    }
    // Older files mark single attributes.
    let marked = element.all("attribute").filter { $0.flag("indexed") }.compactMap { $0["name"] }
    indexes = named.filter { !$0.isEmpty } + marked.map { [$0] }
    userInfo = element.userInfo
  }
}

/// Checks of names that become names of Swift code.
enum ModelName {
  /// Whether Swift accepts a name, perhaps in backticks.
  static func isIdentifier(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first, name.utf8.count <= 256 else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }

  /// Whether a text may be a type, such as `UIColor` or `[String: Int]`.
  static func isType(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 512
      && name.unicodeScalars.allSatisfy {
        $0.properties.isXIDContinue || ".<>[]:,? ".unicodeScalars.contains($0)
      }
      && name.contains { $0.isLetter }
  }

  /// Returns a name as Swift code.
  static func code(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static let keywords: Set<String> = [
    "Any", "as", "associatedtype", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate",
    "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "Self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
  ]
}

extension ModelElement {
  /// The entries of its user info.
  var userInfo: [String: String] {
    var entries: [String: String] = [:]
    for entry in first("userInfo")?.all("entry") ?? [] {
      if let key = entry["key"] { entries[key] = entry["value"] ?? "" }
    }
    return entries
  }
}
