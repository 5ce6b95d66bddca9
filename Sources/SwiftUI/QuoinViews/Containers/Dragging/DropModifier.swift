import CoreTransferable
import Foundation
import QuoinCore
import UniformTypeIdentifiers

/// Handles items dropped on the view.
struct DropModifier: _LivingOnlyModifier {
  let handler: DropHandler

  static func _emitLiving<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    let target = emission.keep { DropTarget() }
    modifier.handler.update(target, emission.environment.dragging)
    emission.attach(target, since: mark)
  }
}

/// The closures that a modifier calls for items dragged over its view.
@MainActor
struct DropHandler {
  let accepts: (DraggedItems, CGPoint) -> Bool
  var enter: (DraggedItems, CGPoint) -> Void = { _, _ in }
  /// Returns the operation of a drop at a position.
  var operation: (DraggedItems, CGPoint) -> DropOperation = { _, _ in .copy }
  var leave: (DraggedItems, CGPoint) -> Void = { _, _ in }
  /// Receives the items, and the session of the drop.
  let drop: ([NSItemProvider], DropSession) -> Void

  /// A handler of items that `accepts` approves. `isTargeted` receives `false` before `drop` runs
  /// (Rules/Gestures.md#drops).
  init(
    accepts: @escaping (NSItemProvider) -> Bool, isTargeted: @escaping (Bool) -> Void,
    drop: @escaping ([NSItemProvider], DropSession) -> Void
  ) {
    self.accepts = { items, _ in items.providers.contains(where: accepts) }
    enter = { _, _ in isTargeted(true) }
    leave = { _, _ in isTargeted(false) }
    self.drop = { providers, session in
      isTargeted(false)
      drop(providers.filter(accepts), session)
    }
  }

  /// A handler of items with some of `types`.
  init(
    types: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) {
    self.init(
      accepts: { $0.hasItem(ofTypes: types) },
      isTargeted: { isTargeted?.wrappedValue = $0 },
      drop: { _ = action($0, $1.location) })
  }

  /// A handler that forwards items with some of `types` to `delegate`.
  init(types: [String], delegate: any DropDelegate) {
    func info(_ items: DraggedItems, _ location: CGPoint) -> DropInfo {
      DropInfo(providers: items.providers, location: location)
    }
    accepts = { items, location in
      items.providers.contains { $0.hasItem(ofTypes: types) }
        && delegate.validateDrop(info: info(items, location))
    }
    enter = { delegate.dropEntered(info: info($0, $1)) }
    operation = { delegate.dropUpdated(info: info($0, $1))?.operation ?? .copy }
    leave = { delegate.dropExited(info: info($0, $1)) }
    drop = {
      _ = delegate.performDrop(info: DropInfo(providers: $0, location: $1.location))
    }
  }

  /// Makes `target` call the closures, and those of the modifiers around the view.
  func update(_ target: DropTarget, _ scope: DragEnvironment) {
    let size = { [weak target] in target?.size ?? .zero }
    func session(_ items: DraggedItems, _ phase: DropSession.Phase, _ location: CGPoint)
      -> DropSession
    {
      DropSession(items, phase: phase, location: location, size: size())
    }
    func report(_ items: DraggedItems, _ phase: DropSession.Phase, _ location: CGPoint) {
      guard !scope.dropObservers.isEmpty else { return }
      let session = session(items, phase, location)
      for observer in scope.dropObservers { observer.update(session) }
    }
    func handling<Result>(
      _ body: @escaping (DraggedItems, CGPoint) -> Result, otherwise other: Result
    ) -> (AnyObject, CGPoint) -> Result {
      { items, location in (items as? DraggedItems).map { body($0, location) } ?? other }
    }
    target.accepts = handling(accepts, otherwise: false)
    target.enter = handling(
      { items, location in
        enter(items, location)
        report(items, .entering, location)
      }, otherwise: ())
    target.move = handling(
      { items, location in
        items.operation = operation(items, location)
        items.acceptedCount = nil
        if let configure = scope.dropConfigurations.first {
          let configuration = configure.configuration(session(items, .active, location))
          items.operation = configuration.operation
          items.acceptedCount = configuration.acceptedItemCount
        }
        report(items, .active, location)
        return items.operation.takesItems
      }, otherwise: false)
    target.leave = handling(
      { items, location in
        leave(items, location)
        items.operation = .cancel
        report(items, .exiting, location)
      }, otherwise: ())
    target.drop = handling(
      { items, location in
        let ended = session(items, .ended(items.operation), location)
        let providers = items.providers.prefix(max(0, items.acceptedCount ?? .max))
        drop(Array(providers), ended)
        report(items, .ended(items.operation), location)
        report(items, .dataTransferCompleted, location)
      }, otherwise: ())
  }
}

extension DropHandler {
  /// A handler of values of a type.
  init<T: Transferable>(
    for type: T.Type, isEnabled: Bool = true, isTargeted: @escaping (Bool) -> Void,
    action: @escaping ([T], DropSession) -> Void
  ) {
    self.init { provider in
      isEnabled
        && T.importedContentTypes().contains {
          provider.hasItemConformingToTypeIdentifier($0.identifier)
        }
    } isTargeted: {
      isTargeted($0)
    } drop: { providers, session in
      providers.load(T.self) { values in
        if !values.isEmpty { action(values, session) }
      }
    }
  }
}

extension NSItemProvider {
  func hasItem(ofTypes types: [String]) -> Bool {
    types.contains(where: hasItemConformingToTypeIdentifier)
  }
}

extension [NSItemProvider] {
  /// Calls `completion` with the values of a type that the items provide.
  @MainActor
  func load<T: Transferable>(
    _ type: T.Type, completion: @escaping @MainActor ([T]) -> Void
  ) {
    let providers = self
    EagerExecutor.perform {
      var values: [T] = []
      for provider in providers {
        if let value = try? await provider.value(of: T.self) { values.append(value) }
      }
      return values
    } completion: {
      completion($0)
    }
  }
}

extension View {
  /// Handles items of a type that are dropped on the view in a live tree.
  /// Sizing: neutral.
  ///
  /// - `action`: receives the items and the location in the view, in points; its result is ignored.
  /// - `isTargeted`: called with `true` when a drag of such an item enters the view, and with
  ///   `false` when the drag leaves it or ends.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    onDrop(
      DropHandler(for: payloadType, isTargeted: isTargeted) { _ = action($0, $1.location) })
  }

  /// Handles items of a type that are dropped on the view in a live tree, if `isEnabled`.
  /// Sizing: neutral.
  ///
  /// - `action`: receives the items, and the session of the drop.
  public func dropDestination<T: Transferable>(
    for type: T.Type = T.self, isEnabled: Bool = true,
    action: @escaping (_ items: [T], _ session: DropSession) -> Void
  ) -> some View {
    onDrop(DropHandler(for: type, isEnabled: isEnabled, isTargeted: { _ in }, action: action))
  }

  /// Handles items with some of the content types that are dropped on the view in a live tree.
  /// Sizing: neutral.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
  }

  /// Handles items with some of the content types that are dropped on the view in a live tree, with
  /// their location in the view.
  /// Sizing: neutral.
  public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), isTargeted: isTargeted, perform: action)
  }

  /// Makes `delegate` handle items with some of the content types in a live tree.
  /// Sizing: neutral.
  public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedContentTypes.map(\.identifier), delegate: delegate)
  }

  /// Handles items with some of the content types that are dropped on the view in a live tree.
  /// Sizing: neutral.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(DropHandler(types: supportedTypes, isTargeted: isTargeted) { items, _ in action(items) })
  }

  /// Handles items with some of the content types that are dropped on the view in a live tree, with
  /// their location in the view.
  /// Sizing: neutral.
  public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(DropHandler(types: supportedTypes, isTargeted: isTargeted, perform: action))
  }

  /// Makes `delegate` handle items with some of the content types in a live tree.
  /// Sizing: neutral.
  public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(DropHandler(types: supportedTypes, delegate: delegate))
  }

  private func onDrop(_ handler: DropHandler) -> some View {
    modifier(DropModifier(handler: handler))
  }
}
