import Foundation
import QuoinData
import QuoinFoundation
import QuoinSchema
import SwiftUI

/// The predicate and the order of a view's request, which the view can change.
struct FetchSettings<Result> {
  var nsPredicate: NSPredicate?
  var nsSortDescriptors: [NSSortDescriptor] = []
  /// The order by key paths; it takes the place of `nsSortDescriptors`.
  var sortDescriptors: [SortDescriptor<Result>]?

  /// Whether the settings are certainly the same. Predicates are compared by identity and format.
  func isSame(as other: FetchSettings) -> Bool {
    guard sortDescriptors == other.sortDescriptors,
      nsSortDescriptors.count == other.nsSortDescriptors.count
    else { return false }
    for (first, second) in zip(nsSortDescriptors, other.nsSortDescriptors) {
      guard first === second || first.isSame(as: second) else { return false }
    }
    return nsPredicate === other.nsPredicate
  }

  var order: [StoreSort]? {
    sortDescriptors?.map { StoreSort($0, names: KeyPathRecorder.name) }
  }
}

extension NSSortDescriptor {
  fileprivate func isSame(as other: NSSortDescriptor) -> Bool {
    guard ascending == other.ascending else { return false }
    if let first = self as? KeySortDescriptor, let second = other as? KeySortDescriptor {
      return first.sortKey == second.sortKey && !first.hasComparator && !second.hasComparator
    }
    guard keyPath != \Any.self else { return false }
    return keyPath == other.keyPath
  }
}

/// A view's request as the view's source has it.
struct FetchSource<Result> {
  var request: () -> NSFetchRequest<Result>
  var settings: FetchSettings<Result>
  var transaction: Transaction

  init(entity: NSEntityDescription?, _ settings: FetchSettings<Result>, _ animation: Animation?) {
    request = {
      let request = NSFetchRequest<Result>()
      if let entity { request.entity = entity }
      return request
    }
    self.settings = settings
    transaction = Transaction(animation: animation)
  }

  init(_ request: NSFetchRequest<Result>, _ transaction: Transaction) {
    self.request = { request.typedCopy() }
    settings = FetchSettings(
      nsPredicate: request.predicate, nsSortDescriptors: request.sortDescriptors ?? [])
    self.transaction = transaction
  }
}

/// The results of a view's request. It fetches again when the context has changed.
@MainActor
final class FetchWatch<Result: NSFetchRequestResult>: ObservableObject {
  private weak var context: NSManagedObjectContext?
  private var observation: StoreObservation?
  private var source: FetchSource<Result>?
  private(set) var settings = FetchSettings<Result>()
  private(set) var results: [Result] = []
  private var isCurrent = false
  /// The number of fetches.
  private(set) var fetchCount = 0

  nonisolated init() {}

  /// Makes the results current before the view's body is evaluated.
  func update(_ source: FetchSource<Result>, _ context: NSManagedObjectContext) {
    // Settings that the view has changed last until its source has others.
    if let known = self.source, known.settings.isSame(as: source.settings) {
      self.source = source
    } else {
      self.source = source
      settings = source.settings
      isCurrent = false
    }
    if self.context !== context || observation == nil { follow(context) }
    fetchIfNeeded()
  }

  func change(_ settings: FetchSettings<Result>) {
    objectWillChange.send()
    self.settings = settings
    isCurrent = false
  }

  private func follow(_ context: NSManagedObjectContext) {
    self.context = context
    isCurrent = false
    guard context.rootCoordinator != nil else {
      observation = nil
      return Diagnosis.report(
        "a view with @FetchRequest has no managed object context, so its results are empty. Add "
          + ".environment(\\.managedObjectContext, container.viewContext) to the view or to the "
          + "scene; a preview needs it, too.")
    }
    let watch = Unchecked(WeakWatch(watch: self))
    observation = context.storeContext.addObserver { _ in
      if ContextQueue.isMainCurrent {
        MainActor.assumeIsolated { watch.value.watch?.noteChange() }
      } else {
        DispatchQueue.main.async {
          MainActor.assumeIsolated { watch.value.watch?.noteChange() }
        }
      }
    }
  }

  private struct WeakWatch { weak var watch: FetchWatch? }

  private func noteChange() {
    guard isCurrent else { return }
    isCurrent = false
    withTransaction(source?.transaction ?? Transaction()) { objectWillChange.send() }
  }

  private func fetchIfNeeded() {
    guard !isCurrent, let context, let source, context.rootCoordinator != nil else { return }
    // Later changes are announced only after those until now have been processed.
    context.processPendingChanges()
    isCurrent = true
    fetchCount += 1
    let request = source.request()
    request.predicate = settings.nsPredicate
    request.sortDescriptors = settings.nsSortDescriptors
    request.order = settings.order
    do {
      results = try context.fetch(request)
    } catch {
      results = []
      Diagnosis.report("@FetchRequest: \(error.localizedDescription)")
    }
  }
}
