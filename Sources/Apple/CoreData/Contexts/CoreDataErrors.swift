// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import QuoinData
import QuoinSchema

// The codes of errors in the domain NSCocoaErrorDomain.

public let NSManagedObjectValidationError = 1550
public let NSManagedObjectConstraintValidationError = 1551
public let NSValidationMultipleErrorsError = 1560
public let NSValidationMissingMandatoryPropertyError = 1570
public let NSValidationRelationshipLacksMinimumCountError = 1580
public let NSValidationRelationshipExceedsMaximumCountError = 1590
public let NSValidationRelationshipDeniedDeleteError = 1600
public let NSValidationNumberTooLargeError = 1610
public let NSValidationNumberTooSmallError = 1620
public let NSValidationDateTooLateError = 1630
public let NSValidationDateTooSoonError = 1640
public let NSValidationInvalidDateError = 1650
public let NSValidationStringTooLongError = 1660
public let NSValidationStringTooShortError = 1670
public let NSValidationStringPatternMatchingError = 1680
public let NSValidationInvalidURIError = 1690
public let NSManagedObjectContextLockingError = 132000
public let NSPersistentStoreCoordinatorLockingError = 132010
public let NSManagedObjectReferentialIntegrityError = 133000
public let NSManagedObjectExternalRelationshipError = 133010
public let NSManagedObjectMergeError = 133020
public let NSManagedObjectConstraintMergeError = 133021
public let NSPersistentStoreInvalidTypeError = 134000
public let NSPersistentStoreTypeMismatchError = 134010
public let NSPersistentStoreIncompatibleSchemaError = 134020
public let NSPersistentStoreSaveError = 134030
public let NSPersistentStoreIncompleteSaveError = 134040
public let NSPersistentStoreSaveConflictsError = 134050
public let NSCoreDataError = 134060
public let NSPersistentStoreOperationError = 134070
public let NSPersistentStoreOpenError = 134080
public let NSPersistentStoreTimeoutError = 134090
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
public let NSPersistentStoreIncompatibleVersionHashError = 134100
public let NSMigrationError = 134110
public let NSPersistentHistoryTokenExpiredError = 134301

public let NSDetailedErrorsKey = "NSDetailedErrors"
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
public let NSValidationValueErrorKey = "NSValidationErrorValue"
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"

extension CocoaError.Code {
  public static let managedObjectValidation = Self(rawValue: 1550)
  public static let managedObjectConstraintValidation = Self(rawValue: 1551)
  public static let validationMultipleErrors = Self(rawValue: 1560)
  public static let validationMissingMandatoryProperty = Self(rawValue: 1570)
  public static let validationRelationshipDeniedDelete = Self(rawValue: 1600)
  public static let managedObjectReferentialIntegrity = Self(rawValue: 133000)
  public static let managedObjectMerge = Self(rawValue: 133020)
  public static let managedObjectConstraintMerge = Self(rawValue: 133021)
  public static let persistentStoreSave = Self(rawValue: 134030)
  public static let persistentStoreOpen = Self(rawValue: 134080)
  public static let coreData = Self(rawValue: 134060)
}

extension NSError {
  static func coreData(_ code: Int, _ message: String, _ info: [String: Any] = [:]) -> NSError {
    var info = info
    info[NSLocalizedDescriptionKey] = message
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: info)
  }

  /// Returns an error of a store or a context with Core Data's code.
  static func coreData(_ error: any Error, in context: NSManagedObjectContext?) -> NSError {
    guard let error = error as? StoreError else { return error as NSError }
    let message = error.description
    switch error {
    case .missingValue(_, let property):
      return coreData(
        NSValidationMissingMandatoryPropertyError, message, [NSValidationKeyErrorKey: property])
    case .denied(_, let property):
      return coreData(
        NSValidationRelationshipDeniedDeleteError, message, [NSValidationKeyErrorKey: property])
    case .invalidCount(_, let property, let count):
      return coreData(
        count == 0
          ? NSValidationRelationshipLacksMinimumCountError
          : NSValidationRelationshipExceedsMaximumCountError,
        message, [NSValidationKeyErrorKey: property])
    case .notUnique(_, let properties, let identity):
      let object = context?.object(identity)
      return coreData(
        NSManagedObjectConstraintMergeError, message,
        [NSPersistentStoreSaveConflictsErrorKey: [NSConstraintConflict(properties, object)]])
    case .conflict(let identities):
      let conflicts = identities.compactMap { context?.object($0).map(NSMergeConflict.init) }
      return coreData(
        NSManagedObjectMergeError, message, [NSPersistentStoreSaveConflictsErrorKey: conflicts])
    case .deleted:
      return coreData(NSManagedObjectReferentialIntegrityError, message)
    case .file(let path, _):
      return coreData(NSPersistentStoreOpenError, message, [NSFilePathErrorKey: path])
    case .otherStore(_, let property):
      return coreData(
        NSManagedObjectExternalRelationshipError, message, [NSValidationKeyErrorKey: property])
    case .needsMemory, .invalidPredicate, .unknownEntity, .noStore, .unknownProperty:
      return coreData(NSCoreDataError, message)
    }
  }
}
