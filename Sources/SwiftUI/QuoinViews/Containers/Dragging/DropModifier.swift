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
    modifier.handler.update(target)
    emission.attach(target, since: mark)
  }
}

/// The closures that a modifier calls for items dragged over its view.
@MainActor
struct DropHandler {
  let accepts: (NSItemProvider, CGPoint) -> Bool
  var enter: (NSItemProvider, CGPoint) -> Void = { _, _ in }
  var move: (NSItemProvider, CGPoint) -> Bool = { _, _ in true }
  var leave: (NSItemProvider, CGPoint) -> Void = { _, _ in }
  let drop: (NSItemProvider, CGPoint) -> Void

  /// A handler of items that `accepts` approves. `isTargeted` receives `false` before `drop` runs
  /// (Rules/Gestures.md#drops).
  init(
    accepts: @escaping (NSItemProvider) -> Bool, isTargeted: @escaping (Bool) -> Void,
    drop: @escaping (NSItemProvider, CGPoint) -> Void
  ) {
    self.accepts = { item, _ in accepts(item) }
    enter = { _, _ in isTargeted(true) }
    leave = { _, _ in isTargeted(false) }
    self.drop = { item, location in
      isTargeted(false)
      drop(item, location)
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
      drop: { _ = action([$0], $1) })
  }

  /// A handler that forwards items with some of `types` to `delegate`.
  init(types: [String], delegate: any DropDelegate) {
    func info(_ item: NSItemProvider, _ location: CGPoint) -> DropInfo {
      DropInfo(providers: [item], location: location)
    }
    accepts = {
      $0.hasItem(ofTypes: types) && delegate.validateDrop(info: info($0, $1))
    }
    enter = { delegate.dropEntered(info: info($0, $1)) }
    move = {
      switch delegate.dropUpdated(info: info($0, $1))?.operation {
      case .cancel, .forbidden: false
      case .copy, .move, nil: true
      }
    }
    leave = { delegate.dropExited(info: info($0, $1)) }
    drop = { _ = delegate.performDrop(info: info($0, $1)) }
  }

  func update(_ target: DropTarget) {
    func handling<Result>(
      _ body: @escaping (NSItemProvider, CGPoint) -> Result, otherwise other: Result
    ) -> (AnyObject, CGPoint) -> Result {
      { item, location in (item as? NSItemProvider).map { body($0, location) } ?? other }
    }
    target.accepts = handling(accepts, otherwise: false)
    target.enter = handling(enter, otherwise: ())
    target.move = handling(move, otherwise: false)
    target.leave = handling(leave, otherwise: ())
    target.drop = handling(drop, otherwise: ())
  }
}

extension NSItemProvider {
  fileprivate func hasItem(ofTypes types: [String]) -> Bool {
    types.contains(where: hasItemConformingToTypeIdentifier)
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
      DropHandler { provider in
        T.importedContentTypes().contains {
          provider.hasItemConformingToTypeIdentifier($0.identifier)
        }
      } isTargeted: {
        isTargeted($0)
      } drop: { provider, location in
        EagerExecutor.perform {
          try? await provider.value(of: T.self)
        } completion: { item in
          if let item { _ = action([item], location) }
        }
      })
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
