import Foundation
import SwiftUI

/// The context that an enclosing view provides.
private struct ModelContextKey: EnvironmentKey {
  // Contexts are reached through the environment on the main actor alone.
  nonisolated(unsafe) static let defaultValue: ModelContext? = nil
}

/// A context without models, for views without a container.
private enum EmptyContext {
  nonisolated(unsafe) static let shared = ModelContext(ModelContainer(inMemory: Schema([])))
}

extension EnvironmentValues {
  /// The context of the views, which `modelContainer(for:)` and `modelContainer(_:)` set.
  public var modelContext: ModelContext {
    get {
      if let providedModelContext { return providedModelContext }
      Diagnosis.once(
        "a view reads the model context, but no view around it has a model container",
        try: "Add .modelContainer(for: Item.self) to the view, the preview or the app's scene.")
      return EmptyContext.shared
    }
    set { providedModelContext = newValue }
  }

  /// The context, or `nil` if there is no container.
  var providedModelContext: ModelContext? {
    get { self[ModelContextKey.self] }
    set { self[ModelContextKey.self] = newValue }
  }
}
