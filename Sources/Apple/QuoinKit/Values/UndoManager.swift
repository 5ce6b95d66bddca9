#if !canImport(Darwin)
  import Foundation

  /// Undo and redo. Compiles only: nothing is registered, so nothing can be undone.
  open class UndoManager: NSObject {
    open var canUndo: Bool { false }
    open var canRedo: Bool { false }
    open func undo() {}
    open func redo() {}
    open func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping @Sendable (Target) -> Void
    ) {}
    open func setActionName(_ name: String) {}
    open func removeAllActions() {}
    open func beginUndoGrouping() {}
    open func endUndoGrouping() {}
  }
#endif
