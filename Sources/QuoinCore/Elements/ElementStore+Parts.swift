import Foundation
import QuoinLayout

// The parts of an ``ElementStore``, by subject.

/// Changes in the environment of the whole.
@MainActor
struct RootEnvironment {
  var change: ((inout EnvironmentValues) -> Void)?
  var isStale = false
}

/// Records of elements in the ``ViewStore`` that other elements may take over.
@MainActor
struct ElementRecords {
  var free: [Int32] = []
  /// Records of elements that went in this pass: until it is over, transitions may still find things by them.
  var released: [Int32] = []
}

/// The nodes that elements have emitted.
@MainActor
struct ElementNodes {
  /// Nodes of the emission before, which the store gives back when the update is done.
  var pendingRemoval: [LayoutTree.Node] = []
  /// Detached nodes, by the element that emitted them.
  var detached: [Int32: [LayoutTree.Node]] = [:]
  /// Tells the nodes of one element apart; -1 for nodes that need no number.
  let ordinals: DenseNodeTable<Int32>
  /// The wrappers whose layers are called after the views inside, see ``LayerNames``.
  let layered: NodeTable<Void>

  init(in store: ViewStore) { (ordinals, layered) = (store.makeColumn(-1), store.makeTable()) }
}

/// The transaction of a pass, and how the modifiers around some elements change it.
@MainActor
struct TransactionPass {
  var number = 0
  var transaction = Transaction()
  /// Cached transactions, by the record of the element.
  var placedTransactions: [Int32: Transaction] = [:]
  var transactionElements: [Int32: TransactionElement] = [:]
  /// How many of those modifiers may act in any pass.
  var freeTransactions = 0
}

/// The observers that wait to be told what happened to their views.
@MainActor
struct LifetimeQueue {
  /// In the order they were emitted.
  var emitted: [LifetimeObserverElement] = []
  /// Observers whose views went, in the order in which they are told.
  var departed: [LifetimeObserverElement] = []
  /// The departed observers that are told before anything appears.
  var departedAtOnce: [LifetimeObserverElement] = []
  /// Whether some pages lay below others.
  var hidesPages = false

  var hasDepartures: Bool { !departed.isEmpty || !departedAtOnce.isEmpty }
}

/// Views that move, come or go, and when the tree has to look at them again.
@MainActor
struct MotionStore {
  let presentation: Presentation
  let staging = Staging()
  var animatedPlaces: [AnimatedPlace] = []
  var deadlines: Set<TimeInterval> = []
  /// Objects that the store keeps until the pass is over.
  var retired: [AnyObject] = []

  init(presentation: Presentation) { self.presentation = presentation }
}

/// The record of an update.
@MainActor
struct UpdateLog {
  var evaluations: [UpdateRecord.Evaluation] = []
  /// The evaluations in progress, innermost last.
  var open: [UpdateRecord.Evaluation] = []
  var newElements = 0
  var lostElements = 0
  var duplicates: [String] = []
  /// Receives what `_printChanges` prints, instead of the standard output.
  var printer: (@MainActor (String) -> Void)?
  /// Records single changes, if the host asks for that.
  var details: UpdateDetails?
}
