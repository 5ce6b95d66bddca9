import Foundation
import QuoinSchema

/// The limits of an attribute's values.
struct AttributeLimits {
  var minimum: Double?
  var maximum: Double?
  var pattern: String?

  init() {}

  /// The limits in a model file; those of dates count seconds since 2001.
  init(_ details: CompiledModel.Attribute?, _ type: StoreAttributeType) {
    minimum = details?.minimumValue.flatMap { Double($0) }
    maximum = details?.maximumValue.flatMap { Double($0) }
    pattern = details?.regularExpression
  }
}

/// The checks of objects before a save.
enum Validation {
  /// Checks all properties of an object.
  static func check(_ object: NSManagedObject) throws {
    var errors: [NSError] = []
    for (index, property) in object.info.storeEntity.properties.enumerated() {
      if let relationship = property.relationship {
        errors +=
          relationship.isToMany
          ? checkCount(object, index, property, relationship)
          : property.isOptional || object.record.one(index) != nil
            ? [] : [missing(property.name, object)]
        continue
      }
      let value = object.record.value(index)
      if value == .null {
        if !property.isOptional { errors.append(missing(property.name, object)) }
        continue
      }
      if let limits = object.info.attribute(index)?.limits {
        errors += check(value, property.name, limits, object)
      }
    }
    try throwAll(errors)
  }

  /// Checks that no relationship forbids the deletion of an object.
  static func checkDeletion(of object: NSManagedObject) throws {}

  /// Throws one error as it is, and several as the details of one.
  static func throwAll(_ errors: [NSError]) throws {
    guard let first = errors.first else { return }
    guard errors.count > 1 else { throw first }
    throw NSError.coreData(
      NSValidationMultipleErrorsError,
      "\(errors.count) values are invalid: "
        + errors.prefix(10).map(\.localizedDescription).joined(separator: "; "),
      [NSDetailedErrorsKey: errors])
  }

  private static func missing(_ name: String, _ object: NSManagedObject) -> NSError {
    error(NSValidationMissingMandatoryPropertyError, "needs a value", name, object)
  }

  private static func checkCount(
    _ object: NSManagedObject, _ index: Int, _ property: StoreProperty,
    _ relationship: StoreRelationship
  ) -> [NSError] {
    guard relationship.minimumCount > 0 || relationship.maximumCount > 0 || !property.isOptional
    else { return [] }
    let count = object.record.many(index).count
    if count == 0, property.isOptional { return [] }
    if count < max(relationship.minimumCount, property.isOptional ? 0 : 1) {
      return [
        error(
          NSValidationRelationshipLacksMinimumCountError,
          "has \(count) objects, but needs \(max(1, relationship.minimumCount))", property.name,
          object)
      ]
    }
    if relationship.maximumCount > 0, count > relationship.maximumCount {
      return [
        error(
          NSValidationRelationshipExceedsMaximumCountError,
          "has \(count) objects, but may have \(relationship.maximumCount)", property.name, object)
      ]
    }
    return []
  }

  private static func check(
    _ value: StoreValue, _ name: String, _ limits: AttributeLimits, _ object: NSManagedObject
  ) -> [NSError] {
    let number: Double
    var codes = (NSValidationNumberTooSmallError, NSValidationNumberTooLargeError)
    switch value {
    case .integer(let value): number = Double(value)
    case .real(let value): number = value
    case .decimal(let value): number = NSDecimalNumber(decimal: value).doubleValue
    case .date(let date):
      number = date.timeIntervalSinceReferenceDate
      codes = (NSValidationDateTooSoonError, NSValidationDateTooLateError)
    case .text(let text):
      number = Double(text.count)
      codes = (NSValidationStringTooShortError, NSValidationStringTooLongError)
      if let pattern = limits.pattern, !pattern.isEmpty,
        text.range(of: "^(?:\(pattern))$", options: .regularExpression) == nil
      {
        return [
          error(
            NSValidationStringPatternMatchingError, "doesn't match \(pattern)", name, object)
        ]
      }
    default: return []
    }
    if let minimum = limits.minimum, number < minimum {
      return [error(codes.0, "is below its minimum, \(minimum)", name, object)]
    }
    if let maximum = limits.maximum, number > maximum {
      return [error(codes.1, "is above its maximum, \(maximum)", name, object)]
    }
    return []
  }

  private static func error(
    _ code: Int, _ reason: String, _ name: String, _ object: NSManagedObject
  ) -> NSError {
    .coreData(
      code, "\(object.entity.name ?? "object").\(name) \(reason)",
      [
        NSValidationKeyErrorKey: name, NSValidationObjectErrorKey: object,
        NSValidationValueErrorKey: object.value(forKey: name) ?? NSNull(),
      ])
  }
}
