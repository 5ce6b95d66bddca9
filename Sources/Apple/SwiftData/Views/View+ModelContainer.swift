import Foundation
import SwiftUI

extension View {
  /// Provides the main context of a container for the view and its descendants.
  /// Sizing: neutral.
  public func modelContainer(_ container: ModelContainer) -> some View {
    modifier(ModelContainerModifier { .success(container) })
  }

  /// Provides the main context of a new container for the view and its descendants.
  ///
  /// Sizing: neutral.
  ///
  /// - Parameters:
  ///   - modelType: The model; others that its relationships reach are included.
  ///   - inMemory: Whether nothing is saved in a file.
  ///   - isAutosaveEnabled: Whether the context saves by itself.
  ///   - isUndoEnabled: Whether the context has an undo manager.
  ///   - onSetup: A closure that is called once, with the container.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Provides the main context of a new container for the view and its descendants.
  ///
  /// Sizing: neutral.
  ///
  /// - Parameters:
  ///   - modelTypes: The models; others that their relationships reach are included.
  ///   - inMemory: Whether nothing is saved in a file.
  ///   - isAutosaveEnabled: Whether the context saves by itself.
  ///   - isUndoEnabled: Whether the context has an undo manager.
  ///   - onSetup: A closure that is called once, with the container.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(
      ModelContainerModifier(
        types: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
        isUndoEnabled: isUndoEnabled, onSetup: onSetup))
  }

  /// Provides a context for the view and its descendants.
  /// Sizing: neutral.
  public func modelContext(_ modelContext: ModelContext) -> some View {
    environment(\.providedModelContext, modelContext)
  }
}

/// The container of a view, created once for as long as the view exists.
private struct ModelContainerModifier: ViewModifier {
  @State private var owner = ContainerOwner()
  private let make: @MainActor () -> Result<ModelContainer, any Error>

  init(make: @escaping @MainActor () -> Result<ModelContainer, any Error>) { self.make = make }

  init(
    types: [any PersistentModel.Type], inMemory: Bool, isAutosaveEnabled: Bool,
    isUndoEnabled: Bool, onSetup: @escaping (Result<ModelContainer, any Error>) -> Void
  ) {
    make = {
      let schema = Schema(types)
      let result = Result {
        try ModelContainer(
          for: schema, configurations: ModelConfiguration(isStoredInMemoryOnly: inMemory))
      }
      if case .failure(let error) = result {
        StoreLocation.stopPreview(error)
        Diagnosis.once(
          "the store can't be opened: \(error)", try: "The view uses an empty store in memory.")
      }
      let container = (try? result.get()) ?? ModelContainer(inMemory: schema)
      if !isAutosaveEnabled { container.mainContext.autosaveEnabled = false }
      if isUndoEnabled { container.mainContext.undoManager = UndoManager() }
      onSetup(result)
      return .success(container)
    }
  }

  func body(content: Content) -> some View {
    content.environment(\.providedModelContext, owner.container(make)?.mainContext)
  }
}

/// The container of a view that is in use. When the view goes away, unsaved changes are saved.
@MainActor
private final class ContainerOwner {
  private var container: ModelContainer?

  func container(
    _ make: @MainActor () -> Result<ModelContainer, any Error>
  ) -> ModelContainer? {
    if let container { return container }
    container = try? make().get()
    return container
  }

  deinit {
    let container = container
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated {
      guard let context = container?.usedMainContext, context.autosaveEnabled else { return }
      try? context.save()
    }
  }
}

extension Scene {
  /// Provides the main context of a container for the scene's views.
  public func modelContainer(_ container: ModelContainer) -> some Scene {
    _ModelContainerScene(scene: self) { AnyView($0.modelContainer(container)) }
  }

  /// Provides the main context of a new container for the scene's views.
  ///
  /// - Parameters:
  ///   - modelType: The model; others that its relationships reach are included.
  ///   - inMemory: Whether nothing is saved in a file.
  ///   - isAutosaveEnabled: Whether the context saves by itself.
  ///   - isUndoEnabled: Whether the context has an undo manager.
  ///   - onSetup: A closure that is called once, with the container.
  public func modelContainer(
    for modelType: any PersistentModel.Type, inMemory: Bool = false, isAutosaveEnabled: Bool = true,
    isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    modelContainer(
      for: [modelType], inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
      isUndoEnabled: isUndoEnabled, onSetup: onSetup)
  }

  /// Provides the main context of a new container for the scene's views.
  ///
  /// - Parameters:
  ///   - modelTypes: The models; others that their relationships reach are included.
  ///   - inMemory: Whether nothing is saved in a file.
  ///   - isAutosaveEnabled: Whether the context saves by itself.
  ///   - isUndoEnabled: Whether the context has an undo manager.
  ///   - onSetup: A closure that is called once, with the container.
  public func modelContainer(
    for modelTypes: [any PersistentModel.Type], inMemory: Bool = false,
    isAutosaveEnabled: Bool = true, isUndoEnabled: Bool = false,
    onSetup: @escaping (Result<ModelContainer, any Error>) -> Void = { _ in }
  ) -> some Scene {
    _ModelContainerScene(scene: self) {
      AnyView(
        $0.modelContainer(
          for: modelTypes, inMemory: inMemory, isAutosaveEnabled: isAutosaveEnabled,
          isUndoEnabled: isUndoEnabled, onSetup: onSetup))
    }
  }

  /// Provides a context for the scene's views.
  public func modelContext(_ modelContext: ModelContext) -> some Scene {
    _ModelContainerScene(scene: self) { AnyView($0.modelContext(modelContext)) }
  }
}

/// A scene whose window has a model container.
public struct _ModelContainerScene<Content: Scene>: Scene {
  let scene: Content
  let modify: @MainActor (AnyView) -> AnyView

  public var body: some Scene { scene }

  public static func _window(of scene: Self) -> AnyView? {
    Content._window(of: scene.scene).map { scene.modify($0) }
  }
}
