import Foundation

/// A collection that Objective-C enumerates. On Linux it is a name for what code passes on as one.
public protocol NSFastEnumeration {}

extension NSArray: NSFastEnumeration {}
extension NSSet: NSFastEnumeration {}
extension NSOrderedSet: NSFastEnumeration {}
extension NSDictionary: NSFastEnumeration {}
extension Array: NSFastEnumeration {}
