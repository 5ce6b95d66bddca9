import Foundation
import QuoinLayout

// The parts of an ``ElementStore``.

/// Changes that live services make to the root environment.
@MainActor
struct RootEnvironment {
  var change: ((inout EnvironmentValues) -> Void)?
  var isStale = false
}

/// Records of elements in the ``ViewStore`` that new elements can reuse.
@MainActor
struct ElementRecords {
  var free: [Int32] = []
  /// The records of elements removed in this pass; transitions may still read them until the pass
  /// ends.
  var released: [Int32] = []
}

/// The nodes emitted by elements.
@MainActor
struct ElementNodes {
  /// Nodes of the previous emission, which the store releases at the end of the update.
  var pendingRemoval: [LayoutTree.NodeID] = []
  /// Whether elements were removed since nodes were last released. What they registered goes with
  /// their nodes, if they have any.
  var hasForgottenElements = false
  /// Detached nodes, by the element that emitted them.
  var detached: [Int32: [LayoutTree.NodeID]] = [:]
  /// The wrappers whose layers are named after the views inside; see ``LayerNames``.
  let layered: NodeTable<Void>

  init(in store: ViewStore) { layered = store.makeTable() }
}

/// The transaction of a pass, and the changes that modifiers make to it for some elements.
@MainActor
struct TransactionPass {
  var number = 0
  var transaction = Transaction()
  /// Cached transactions, by the record of the element.
  var placedTransactions: [Int32: Transaction] = [:]
  var transactionElements: [Int32: TransactionElement] = [:]
  /// The number of transaction modifiers that may apply in any pass.
  var freeTransactions = 0
}

/// The observers to be notified about their views.
@MainActor
struct LifetimeQueue {
  /// The emitted observers, in order of emission.
  var emitted: [LifetimeObserverElement] = []
  /// The observers of removed views, in the order of their notification.
  var departed: [LifetimeObserverElement] = []
  /// The observers of removed views to be notified before any view appears.
  var departedAtOnce: [LifetimeObserverElement] = []
  /// Whether some pages are covered by others.
  var hidesPages = false
  /// The observers in candidates of a `ViewThatFits`, in order of emission.
  var candidates: [LifetimeObserverElement] = []

  /// Returns the queue that follows this one.
  var next: LifetimeQueue { LifetimeQueue(hidesPages: hidesPages, candidates: candidates) }

  var hasDepartures: Bool { !departed.isEmpty || !departedAtOnce.isEmpty }

  /// Finds the candidates that the layout chose or stopped choosing, and adds their observers.
  mutating func noteCandidates(in tree: LayoutTree) {
    guard tree.hasCandidates || !candidates.isEmpty else { return }
    candidates.removeAll { !$0.isAlive }
    let known = Set(candidates.map(ObjectIdentifier.init))
    candidates += emitted.filter {
      !known.contains(ObjectIdentifier($0)) && tree.isChosen($0.node) != nil
    }
    let noted = Set(emitted.map(ObjectIdentifier.init))
    for element in candidates {
      let isUnchosen = tree.isChosen(element.node) == false
      guard isUnchosen != element.isUnchosen else { continue }
      element.isUnchosen = isUnchosen
      if !noted.contains(ObjectIdentifier(element)) { emitted.append(element) }
    }
  }

  /// The new observers of which views appear after others have disappeared.
  var late: Set<ObjectIdentifier> {
    var result: Set<ObjectIdentifier> = []
    guard !departed.isEmpty else { return result }
    for element in emitted where !element.isPresent && element.observer.appearsLast {
      result.formUnion(element.allObservers.map(ObjectIdentifier.init))
    }
    return result
  }
}

/// The views that move, appear or disappear, and the times at which the tree must be updated.
@MainActor
struct MotionStore {
  let presentation: Presentation
  let transitions = TransitionTracker()
  /// The removals that are still visible and keep their elements.
  var away: [Departure] = []
  var animatedPlaces: [AnimatedPlace] = []
  var deadlines: Set<TimeInterval> = []
  /// Objects that the store retains until the end of the pass.
  var retired: [AnyObject] = []

  init(presentation: Presentation) { self.presentation = presentation }

  /// Whether a lazy container still shows rows of an animation that has ended.
  var hasOutdatedWindows: Bool { presentation.windows.areOutdated(at: presentation.now) }
}

/// The record of an update in progress.
@MainActor
struct UpdateLog {
  var evaluations: [UpdateRecord.Evaluation] = []
  /// The evaluations in progress, innermost last.
  var open: [UpdateRecord.Evaluation] = []
  var newElements = 0
  var lostElements = 0
  var duplicates: [String] = []
  /// Receives the output of `_printChanges` instead of standard output.
  var printer: (@MainActor (String) -> Void)?
  /// Records individual changes, if requested by the host.
  var details: UpdateDetails?
}
