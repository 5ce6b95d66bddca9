// Apple's names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation
import QuoinData

public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType
  case mergeByPropertyStoreTrumpMergePolicyType
  case mergeByPropertyObjectTrumpMergePolicyType
  case overwriteMergePolicyType
  case rollbackMergePolicyType

  var rule: MergeRule {
    switch self {
    case .errorMergePolicyType: .error
    case .mergeByPropertyStoreTrumpMergePolicyType: .storeWins
    case .mergeByPropertyObjectTrumpMergePolicyType: .objectWins
    case .overwriteMergePolicyType: .overwrite
    case .rollbackMergePolicyType: .rollback
    }
  }

  /// Whether a new object with the unique values of a saved one updates that.
  var replacesEqualObjects: Bool {
    self == .mergeByPropertyObjectTrumpMergePolicyType || self == .overwriteMergePolicyType
  }
}

/// The rule for objects that another context saved since they were loaded.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public final let mergeType: NSMergePolicyType

  public init(merge type: NSMergePolicyType) { mergeType = type }

  /// Saving fails; the default.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// Properties that both changed keep the store's values.
  public static let mergeByPropertyStoreTrump =
    NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// Properties that both changed keep the context's values.
  public static let mergeByPropertyObjectTrump =
    NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// The context's objects replace the store's.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// The context's changes of such objects are dropped.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)

  /// Has no effect: contexts resolve conflicts by the policy's type.
  open func resolve(mergeConflicts list: [Any]) throws {}
  /// Has no effect: contexts resolve conflicts by the policy's type.
  open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {}
  /// Has no effect: contexts resolve conflicts by the policy's type.
  open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {}
}

public let NSErrorMergePolicy = NSMergePolicy.error
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
public let NSRollbackMergePolicy = NSMergePolicy.rollback

/// An object that another context saved since it was loaded.
open class NSMergeConflict: NSObject {
  open private(set) var sourceObject: NSManagedObject
  init(_ object: NSManagedObject) { sourceObject = object }
}

/// Objects with equal values where the model requires different ones.
open class NSConstraintConflict: NSObject {
  open private(set) var constraint: [String]
  open private(set) var databaseObject: NSManagedObject?
  init(_ constraint: [String], _ object: NSManagedObject?) {
    self.constraint = constraint
    databaseObject = object
  }
}
