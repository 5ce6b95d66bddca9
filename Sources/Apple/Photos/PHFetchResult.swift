import Foundation
import QuoinFoundation

/// The options of a fetch.
open class PHFetchOptions: NSObject, @unchecked Sendable {
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var includeHiddenAssets = false
  open var includeAllBurstAssets = false
  open var fetchLimit = 0
  open var includeAssetSourceTypes: PHAssetSourceType = []
  open var wantsIncrementalChangeDetails = true
}

/// A fetch result, which is empty.
open class PHFetchResult<ObjectType: AnyObject>: NSObject, @unchecked Sendable {
  public override init() {}

  open var count: Int { 0 }
  open var firstObject: ObjectType? { nil }
  open var lastObject: ObjectType? { nil }
  open func object(at index: Int) -> ObjectType {
    preconditionFailure("A fetch result has no object \(index): the photo library is empty")
  }
  open subscript(index: Int) -> ObjectType { object(at: index) }
  open func contains(_ anObject: ObjectType) -> Bool { false }
  open func index(of anObject: ObjectType) -> Int { NSNotFound }
  open func objects(at indexes: IndexSet) -> [ObjectType] { [] }
  open func index(of anObject: ObjectType, in range: NSRange) -> Int { NSNotFound }
  open func countOfAssets(with mediaType: PHAssetMediaType) -> Int { 0 }
  /// Has no effect: no photos are found.
  open func enumerateObjects(
    options opts: NSEnumerationOptions,
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void
  ) {}
  /// Has no effect: no photos are found.
  open func enumerateObjects(
    at indexes: IndexSet, options opts: NSEnumerationOptions = [],
    using block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void
  ) {}
  /// Has no effect: no photos are found.
  open func enumerateObjects(
    _ block: @escaping (ObjectType, Int, UnsafeMutablePointer<Bool>) -> Void
  ) {}
}

extension PHFetchResult: NSFastEnumeration {}
