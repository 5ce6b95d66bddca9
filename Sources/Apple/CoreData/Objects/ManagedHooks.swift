// The pre-pass makes these names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// The hooks that an app overrides in an extension of a class which `quoin` generates from a model.
///
/// Extensions can't override, so the pre-pass renames such a method, and the generated class calls
/// it by the new name. Without one, it calls a method of this protocol.
public protocol _ManagedHooks {}

extension NSManagedObject: _ManagedHooks {}

extension _ManagedHooks where Self: NSManagedObject {
  public func _overriding_awakeFromInsert() {}
  public func _overriding_awakeFromFetch() {}
  public func _overriding_willSave() {}
  public func _overriding_didSave() {}
  public func _overriding_prepareForDeletion() {}
  public func _overriding_didTurnIntoFault() {}
  public func _overriding_validateForInsert() throws { try Validation.check(self) }
  public func _overriding_validateForUpdate() throws { try Validation.check(self) }
  public func _overriding_validateForDelete() throws { try Validation.checkDeletion(of: self) }
}
