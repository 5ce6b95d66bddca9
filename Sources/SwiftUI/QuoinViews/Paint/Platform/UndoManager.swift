#if !canImport(Darwin)
  import Foundation

  /// Undo and redo. Compiles only: nothing is registered, so nothing can be undone.
  open class UndoManager: NSObject {
    open var canUndo: Bool { false }
    open var canRedo: Bool { false }
    /// Has no effect: there is nothing to undo, because changes are not recorded.
    open func undo() {}
    /// Has no effect: there is nothing to undo, because changes are not recorded.
    open func redo() {}
    /// Has no effect: there is nothing to undo, because changes are not recorded.
    open func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping @Sendable (Target) -> Void
    ) {}
    /// Has no effect: there is nothing to undo, because changes are not recorded.
    open func setActionName(_ name: String) {}
    /// Has no effect: there is nothing to undo, because changes are not recorded.
    open func removeAllActions() {}
    /// Has no effect: there is nothing to undo, because changes are not recorded.
    open func beginUndoGrouping() {}
    /// Has no effect: there is nothing to undo, because changes are not recorded.
    open func endUndoGrouping() {}
  }
#endif
