import Foundation
import QuoinLayout

// What an ``ElementStore`` keeps, by subject.

/// What is changed in the environment of the whole.
@MainActor
struct RootEnvironment {
  var change: ((inout EnvironmentValues) -> Void)?
  var isStale = false
}

/// Records of elements in the ``ViewStore`` that others may take.
@MainActor
struct ElementRecords {
  var free: [Int32] = []
  /// Records of elements that went in this pass: until it is over something may be known by them.
  var released: [Int32] = []
}

/// The nodes that elements have emitted.
@MainActor
struct ElementNodes {
  /// Nodes of the emission before, given back when the update is done.
  var pendingRemoval: [LayoutTree.Node] = []
  /// What elements emitted without a place, by the element.
  var detached: [Int32: [LayoutTree.Node]] = [:]
  /// What tells the nodes of one element apart; -1 where nothing does.
  let ordinals: DenseNodeTable<Int32>

  init(ordinals: DenseNodeTable<Int32>) { self.ordinals = ordinals }
}

/// The transaction of a pass, and what the modifiers around some elements make of it.
@MainActor
struct TransactionPass {
  var number = 0
  var transaction = Transaction()
  /// What is known already, by the record of the element.
  var placedTransactions: [Int32: Transaction] = [:]
  var transactionElements: [Int32: TransactionElement] = [:]
  /// How many of them may act in any pass.
  var freeTransactions = 0
}

/// Who waits to be told what happened to views.
@MainActor
struct LifetimeQueue {
  /// In the order they were emitted.
  var emitted: [LifetimeObserverElement] = []
  /// Those whose views went.
  var departed: [LifetimeObserverElement] = []
  /// Those of them that are told before anything appears.
  var departedAtOnce: [LifetimeObserverElement] = []
  /// Whether there were pages below others.
  var hidesPages = false

  var hasDepartures: Bool { !departed.isEmpty || !departedAtOnce.isEmpty }
}

/// What moves, comes and goes, and when it has to be looked at again.
@MainActor
struct MotionStore {
  let presentation: Presentation
  let staging = Staging()
  var animatedPlaces: [AnimatedPlace] = []
  var deadlines: Set<TimeInterval> = []
  /// What is let go once the pass is over.
  var retired: [AnyObject] = []

  init(presentation: Presentation) { self.presentation = presentation }
}

/// What an update did.
@MainActor
struct UpdateLog {
  var evaluations: [UpdateRecord.Evaluation] = []
  /// The evaluations that are going on, innermost last.
  var open: [UpdateRecord.Evaluation] = []
  var newElements = 0
  var lostElements = 0
  var duplicates: [String] = []
  /// What `_printChanges` prints to, instead of the standard output.
  var printer: (@MainActor (String) -> Void)?
  /// Records one by one what updates do, where somebody asks for it.
  var details: UpdateDetails?
}
