#if !canImport(Darwin)
  import Dispatch
  import Foundation

  /// A stack of actions that undo changes, and of those that redo them.
  ///
  /// The actions of one turn of the main queue are undone together, as those between
  /// `beginUndoGrouping()` and `endUndoGrouping()` are. A manager is used on one thread at a time.
  open class UndoManager: NSObject {
    /// Actions that are performed together, the last first.
    private struct Group {
      var name = ""
      var actions: [(target: ObjectIdentifier, perform: () -> Void)] = []
    }

    private var open: [Group] = []
    private var undoable: [Group] = []
    private var redoable: [Group] = []
    /// Whether the outermost open group ends with the turn of the main queue.
    private var endsWithTurn = false
    private var disabled = 0
    /// Whether registered actions of a turn of the main queue are undone together.
    open var groupsByEvent = true
    /// The largest number of groups that can be undone; 0 is no limit.
    open var levelsOfUndo = 0
    open private(set) var isUndoing = false
    open private(set) var isRedoing = false

    open var canUndo: Bool { !undoable.isEmpty || open.contains { !$0.actions.isEmpty } }
    open var canRedo: Bool { !redoable.isEmpty }
    open var groupingLevel: Int { open.count }
    open var isUndoRegistrationEnabled: Bool { disabled == 0 }
    open func disableUndoRegistration() { disabled += 1 }
    open func enableUndoRegistration() { disabled = max(disabled - 1, 0) }

    open var undoActionName: String { (open.last ?? undoable.last)?.name ?? "" }
    open var redoActionName: String { redoable.last?.name ?? "" }

    /// Registers an action that undoes a change, or redoes it during `undo()`.
    open func registerUndo<Target: AnyObject>(
      withTarget target: Target, handler: @escaping @Sendable (Target) -> Void
    ) {
      guard isUndoRegistrationEnabled else { return }
      if open.isEmpty {
        open.append(Group())
        if groupsByEvent { endWithTurn() }
      }
      if !isUndoing, !isRedoing { redoable = [] }
      open[open.count - 1].actions.append(
        (ObjectIdentifier(target), { [weak target] in target.map(handler) }))
      if !groupsByEvent, open.count == 1, !isUndoing, !isRedoing { endUndoGrouping() }
    }

    /// Sets the name of the change that the open group undoes.
    open func setActionName(_ name: String) {
      if open.isEmpty {
        if !undoable.isEmpty { undoable[undoable.count - 1].name = name }
      } else {
        open[open.count - 1].name = name
      }
    }

    open func beginUndoGrouping() { open.append(Group()) }

    open func endUndoGrouping() {
      guard let group = open.popLast() else { return }
      if open.isEmpty {
        finish(group)
      } else {
        open[open.count - 1].actions += group.actions
        if !group.name.isEmpty { open[open.count - 1].name = group.name }
      }
    }

    /// Performs the actions of the last group; changes that they cause can be redone.
    open func undo() {
      endAllGroups()
      guard let group = undoable.popLast() else { return }
      isUndoing = true
      perform(group)
      isUndoing = false
    }

    /// Performs the actions of the last `undo()` in the other direction.
    open func redo() {
      endAllGroups()
      guard let group = redoable.popLast() else { return }
      isRedoing = true
      perform(group)
      isRedoing = false
    }

    open func removeAllActions() { (open, undoable, redoable) = ([], [], []) }

    /// Removes the actions for an object.
    open func removeAllActions(withTarget target: Any) {
      let identity = ObjectIdentifier(target as AnyObject)
      func keep(_ groups: inout [Group]) {
        for index in groups.indices { groups[index].actions.removeAll { $0.target == identity } }
      }
      keep(&open)
      keep(&undoable)
      keep(&redoable)
      undoable.removeAll { $0.actions.isEmpty }
      redoable.removeAll { $0.actions.isEmpty }
    }

    private func perform(_ group: Group) {
      beginUndoGrouping()
      setActionName(group.name)
      for action in group.actions.reversed() { action.perform() }
      endAllGroups()
    }

    private func finish(_ group: Group) {
      guard !group.actions.isEmpty else { return }
      if isUndoing {
        redoable.append(group)
      } else {
        undoable.append(group)
        if levelsOfUndo > 0, undoable.count > levelsOfUndo { undoable.removeFirst() }
      }
    }

    private func endAllGroups() {
      while !open.isEmpty { endUndoGrouping() }
    }

    private static let mainQueueKey = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()

    private func endWithTurn() {
      // Another queue may still use the manager when the main queue's turn ends.
      let isOnMainQueue =
        Thread.isMainThread || DispatchQueue.getSpecific(key: Self.mainQueueKey) == true
      guard isOnMainQueue, !endsWithTurn else { return }
      endsWithTurn = true
      nonisolated(unsafe) let manager = self
      DispatchQueue.main.async {
        manager.endsWithTurn = false
        manager.endAllGroups()
      }
    }
  }
#endif
