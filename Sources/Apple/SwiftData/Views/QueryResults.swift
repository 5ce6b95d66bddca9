import Foundation
import Observation
import QuoinData
import SwiftUI

/// The results of a query in a view. They are fetched when a body reads them after a change.
///
/// Bodies that read them are evaluated again after the first change of the context.
final class QueryResults<Element>: Observable {
  private let registrar = ObservationRegistrar()
  private var request: QueryRequest<Element>?
  private(set) var context: ModelContext?
  private var observation: StoreObservation?
  private var objects: [Element] = []
  private(set) var error: (any Error)?
  private var isCurrent = false
  private var isFetching = false
  /// The number of fetches, for tests.
  private(set) var fetches = 0

  /// Sets the request and the context of the next read.
  func prepare(_ request: QueryRequest<Element>, _ context: ModelContext?) {
    if let known = self.request {
      if known !== request {
        if known != request { isCurrent = false }
        self.request = request
      }
    } else {
      self.request = request
    }
    guard context !== self.context || (context == nil && observation == nil) else { return }
    self.context = context
    isCurrent = false
    observation = context?.context.addObserver { [weak self] event in self?.note(event) }
  }

  /// The objects, in the order of the request.
  var current: [Element] {
    registrar.access(self, keyPath: \.current)
    guard !isCurrent else { return objects }
    isCurrent = true
    guard let request, let context else {
      Diagnosis.once(
        "a view uses @Query, but no view around it has a model container; the result is empty",
        try: "Add .modelContainer(for: Item.self) to the view, the preview or the app's scene.")
      objects = []
      return objects
    }
    isFetching = true
    defer { isFetching = false }
    fetches += 1
    // From here on, the context reports the next change.
    context.processPendingChanges()
    do {
      objects = try request.fetch(context)
      error = nil
    } catch {
      objects = []
      self.error = error
      Diagnosis.once(
        "@Query of \(Element.self) failed: \(error)", try: "Check its filter and its order.")
    }
    return objects
  }

  private func note(_ event: StoreContextEvent) {
    switch event {
    case .changed, .merged, .reset: break
    case .saved:
      // A save that replaces objects with equal unique values removes some.
      guard context?.container.schema.hasUniqueness == true else { return }
    }
    guard isCurrent, !isFetching else { return }
    withTransaction(request?.transaction ?? Transaction()) {
      registrar.willSet(self, keyPath: \.current)
      isCurrent = false
      registrar.didSet(self, keyPath: \.current)
    }
  }
}

extension Schema {
  /// Whether objects of a model can replace each other.
  fileprivate var hasUniqueness: Bool { infos.values.contains { !$0.entity.uniqueness.isEmpty } }
}
