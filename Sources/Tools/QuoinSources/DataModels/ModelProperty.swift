import Foundation
import QuoinSchema

/// An attribute or a relationship of a data model's file.
struct ModelProperty {
  /// The line in the file, counted from 1.
  let line: Int
  let store: StoreProperty
  /// The parts of an attribute that only Core Data knows; `nil` for a relationship.
  var attribute: CompiledModel.Attribute?

  var name: String { store.name }

  /// Reads an attribute; `nil` for a kind that is left out, with a warning.
  init?(
    attribute element: ModelElement, of entity: String, _ warnings: inout [String]
  ) throws(ModelXML.ParseError) {
    line = element.line
    let name = try Self.name(of: element, in: entity)
    let typeName = element["attributeType"] ?? "Undefined"
    guard let type = Self.types[typeName] else {
      guard typeName == "Composite" else {
        throw .init(
          line: element.line, reason: "\(entity).\(name) has an unknown type, \(typeName)")
      }
      warnings.append("\(element.line): the composite attribute \(entity).\(name) is left out")
      return nil
    }
    var attribute = CompiledModel.Attribute(
      type: typeName, scalar: element.flag("usesScalarValueType"))
    attribute.valueTransformerName = element["valueTransformerName"]
    attribute.customClassName = element["customClassName"]
    attribute.allowsExternalStorage = element.flag("allowsExternalBinaryDataStorage")
    attribute.derivationExpression =
      element.flag("derived") ? element["derivationExpression"] : nil
    attribute.minimumValue = element["minValueString"] ?? element["minDateTimeInterval"]
    attribute.maximumValue = element["maxValueString"] ?? element["maxDateTimeInterval"]
    attribute.regularExpression = element["regularExpressionString"]
    attribute.userInfo = element.userInfo
    if let custom = attribute.customClassName, !ModelName.isType(custom) {
      throw .init(
        line: element.line,
        reason: "the class of \(entity).\(name), “\(custom)”, isn't a Swift type")
    }
    self.attribute = attribute
    store = StoreProperty(
      name: name, kind: .attribute(type), isOptional: element.flag("optional"),
      isTransient: element.flag("transient"),
      defaultValue: try Self.defaultValue(of: element, type, typeName, "\(entity).\(name)"),
      originalName: element["elementID"])
  }

  /// Reads a relationship.
  init(relationship element: ModelElement, of entity: String) throws(ModelXML.ParseError) {
    line = element.line
    let name = try Self.name(of: element, in: entity)
    func count(_ key: String) -> Int { element[key].flatMap { Int($0) }.map { max($0, 0) } ?? 0 }
    guard let destination = element["destinationEntity"] else {
      throw .init(line: element.line, reason: "\(entity).\(name) has no destination")
    }
    let isToMany = element.flag("toMany")
    let isOptional = element.flag("optional")
    let rules: [String: StoreRelationship.DeleteRule] = [
      "Nullify": .nullify, "Cascade": .cascade, "Deny": .deny, "No Action": .noAction,
    ]
    let rule = element["deletionRule"] ?? "Nullify"
    guard let deleteRule = rules[rule] else {
      throw .init(
        line: element.line, reason: "\(entity).\(name) has an unknown delete rule, \(rule)")
    }
    store = StoreProperty(
      name: name,
      kind: .relationship(
        StoreRelationship(
          destination: destination, inverse: element["inverseName"], isToMany: isToMany,
          isOrdered: isToMany && element.flag("ordered"), deleteRule: deleteRule,
          minimumCount: isToMany ? count("minCount") : 0,
          maximumCount: isToMany ? count("maxCount") : 0)),
      isOptional: isOptional, isTransient: element.flag("transient"),
      originalName: element["elementID"])
  }

  private static func name(
    of element: ModelElement, in entity: String
  ) throws(ModelXML.ParseError) -> String {
    guard let name = element["name"], ModelName.isIdentifier(name) else {
      throw .init(
        line: element.line,
        reason:
          "\(entity) has a property whose name, “\(element["name"] ?? "")”, isn't a Swift name")
    }
    return name
  }

  private static let types: [String: StoreAttributeType] = [
    "Integer 16": .integer, "Integer 32": .integer, "Integer 64": .integer, "Decimal": .decimal,
    "Double": .real, "Float": .real, "String": .text, "Boolean": .bool, "Date": .date,
    "Binary": .data, "UUID": .uuid, "URI": .url, "Transformable": .encoded, "Undefined": .encoded,
  ]

  private static func defaultValue(
    of element: ModelElement, _ type: StoreAttributeType, _ typeName: String, _ property: String
  ) throws(ModelXML.ParseError) -> StoreValue {
    if type == .date {
      guard let text = element["defaultDateTimeInterval"] else { return .null }
      guard let seconds = Double(text), seconds.isFinite else {
        throw .init(
          line: element.line, reason: "the default of \(property), “\(text)”, isn't a date")
      }
      return .date(Date(timeIntervalSinceReferenceDate: seconds))
    }
    guard let text = element["defaultValueString"], !text.isEmpty || type == .text else {
      return .null
    }
    let value: StoreValue? =
      switch type {
      case .text: .text(text)
      case .integer: integer(text, typeName).map(StoreValue.integer)
      case .real: Double(text).flatMap { $0.isFinite ? .real($0) : nil }
      case .decimal: decimal(text).map(StoreValue.decimal)
      case .bool: booleans[text].map(StoreValue.bool)
      case .uuid: UUID(uuidString: text).map(StoreValue.uuid)
      case .url: URL(string: text).map(StoreValue.url)
      case .date, .data, .encoded: .null
      }
    guard let value else {
      throw .init(
        line: element.line,
        reason: "the default of \(property), “\(text)”, isn't a value of type \(typeName)")
    }
    return value
  }

  private static func decimal(_ text: String) -> Decimal? {
    // Decimal would accept a number that text follows.
    guard text.wholeMatch(of: /[+\-]?[0-9]*\.?[0-9]*(?:[eE][+\-]?[0-9]{1,3})?/) != nil else {
      return nil
    }
    let number = Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))
    return number.flatMap { $0.isNaN ? nil : $0 }
  }

  private static let booleans = [
    "YES": true, "NO": false, "1": true, "0": false, "true": true, "false": false,
  ]

  private static func integer(_ text: String, _ typeName: String) -> Int64? {
    switch typeName {
    case "Integer 16": Int16(text).map(Int64.init)
    case "Integer 32": Int32(text).map(Int64.init)
    default: Int64(text)
    }
  }
}
