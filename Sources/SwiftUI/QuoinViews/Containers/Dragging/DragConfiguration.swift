import QuoinCore

/// The operations that the source of a drag suggests to destinations; by default only copying.
public struct DragConfiguration: Sendable {
  /// The operations that are suggested to destinations in the same app.
  public struct OperationsWithinApp: Sendable {
    let operations: DropOperation.Set
    /// Whether the destination may refer to the original item; `false` by default.
    public var allowAlias = false

    public init(allowCopy: Bool = true, allowMove: Bool, allowDelete: Bool = false) {
      operations = .init(copy: allowCopy, move: allowMove, delete: allowDelete)
    }

    public init(allowMove: Bool = false) { self.init(allowCopy: true, allowMove: allowMove) }
  }

  /// The operations that are suggested to other apps, to which nothing can be dragged here.
  public struct OperationsOutsideApp: Sendable {
    let operations: DropOperation.Set
    /// Whether the destination may refer to the original item; `false` by default.
    public var allowAlias = false

    public init(allowCopy: Bool = true) {
      self.init(allowCopy: allowCopy, allowMove: false)
    }

    public init(allowCopy: Bool = true, allowMove: Bool, allowDelete: Bool = false) {
      operations = .init(copy: allowCopy, move: allowMove, delete: allowDelete)
    }
  }

  public var operationsWithinApp: OperationsWithinApp
  public var operationsOutsideApp: OperationsOutsideApp

  public init(
    operationsWithinApp: OperationsWithinApp = .init(),
    operationsOutsideApp: OperationsOutsideApp = .init()
  ) {
    self.operationsWithinApp = operationsWithinApp
    self.operationsOutsideApp = operationsOutsideApp
  }

  public init(allowMove: Bool) { self.init(allowMove: allowMove, allowDelete: false) }

  public init(allowMove: Bool, allowDelete: Bool) {
    self.init(
      operationsWithinApp: .init(allowMove: allowMove, allowDelete: allowDelete),
      operationsOutsideApp: .init(allowMove: allowMove, allowDelete: allowDelete))
  }

  /// The operations in this app.
  var suggested: DropOperation.Set {
    operationsWithinApp.allowAlias
      ? operationsWithinApp.operations.union(.alias) : operationsWithinApp.operations
  }
}

extension DropOperation.Set {
  fileprivate init(copy: Bool, move: Bool, delete: Bool) {
    self = []
    if copy { insert(.copy) }
    if move { insert(.move) }
    if delete { insert(.delete) }
  }
}

/// The operation that a destination performs, and the number of items that it takes.
public struct DropConfiguration: Sendable {
  public var operation: DropOperation
  /// The maximum number of items, the first ones; `nil`, the default, for all.
  public var acceptedItemCount: Int?

  public init(operation: DropOperation) { self.operation = operation }
}

/// The arrangement of the previews of dragged items, which no picture shows.
public struct DragDropPreviewsFormation: Hashable, Sendable {
  private let name: String
  public static let `default` = DragDropPreviewsFormation(name: "default")
  public static let none = DragDropPreviewsFormation(name: "none")
  public static let list = DragDropPreviewsFormation(name: "list")
  public static let pile = DragDropPreviewsFormation(name: "pile")
  public static let stack = DragDropPreviewsFormation(name: "stack")
}

extension View {
  /// Sets the operations that drags of items from the view suggest.
  /// Sizing: neutral.
  public func dragConfiguration(_ configuration: DragConfiguration) -> some View {
    transformEnvironment(\.dragging) { $0.configuration = configuration }
  }

  /// Compiles only: sets the arrangement of the previews of items dragged from the view, which
  /// aren't drawn. Sizing: neutral.
  public func dragPreviewsFormation(_ previewsFormation: DragDropPreviewsFormation) -> some View {
    self
  }

  /// Compiles only: sets the arrangement of the previews of items dragged over the view, which
  /// aren't drawn. Sizing: neutral.
  public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { self }
}
