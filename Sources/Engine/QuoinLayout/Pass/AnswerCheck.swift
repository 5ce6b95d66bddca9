import Foundation
import QuoinGeometry

#if DEBUG
  // Debug builds recompute what a layout derived or cached, and trap if the two differ.
  //
  // The check covers each node one level deep: the node's own algorithm runs, and its children
  // return sizes as usual, from their ranges and caches, which are checked in turn. By induction
  // from the leaves up every size then rests on algorithms only, at a cost linear in the number of
  // nodes; measuring all the way down each time would make it exponential in the depth.
  //
  // The check restores the records, so it changes neither results nor counts.

  /// A check of the sizes that a layout of `pass` derived or cached.
  struct AnswerCheck {
    private let pass: LayoutPass
    private var tree: LayoutTree { pass.tree }
    private var records: NodeRecords { pass.records }

    private typealias NodeID = LayoutTree.NodeID

    init(_ pass: LayoutPass) { self.pass = pass }

    /// The approximate maximum number of nodes checked in a tree, evenly distributed; smaller trees
    /// are checked completely.
    private static var checkedNodes: Int { 4096 }

    /// Traps if a range or a cached size of a node differs from the result of its algorithm.
    ///
    /// Nodes that contain custom layouts are skipped, as those may count their calls.
    func run() {
      guard tree.usesShortcuts else { return }
      let saved = UnsafeMutablePointer<LayoutNode>.allocate(capacity: tree.count)
      saved.initialize(from: records.first, count: tree.count)
      let kept = (
        tree.tables.answers, tree.tables.guideAnswers, tree.measurements, tree.trace,
        tree.measurementLog
      )
      (tree.trace, tree.measurementLog) = (nil, nil)
      defer {
        records.first.update(from: saved, count: tree.count)
        saved.deallocate()
        (tree.tables.answers, tree.tables.guideAnswers, tree.measurements) = (
          kept.0, kept.1, kept.2
        )
        (tree.trace, tree.measurementLog) = (kept.3, kept.4)
      }

      let step = max(1, tree.count / Self.checkedNodes)
      var position = 0
      var waiting = tree.root.map { [$0] } ?? []
      while let node = waiting.popLast() {
        waiting += tree.children(of: node)
        position += 1
        precondition(
          position <= tree.count, "\(path(node)): a node is inside itself, or in two lists")
        guard position.isMultiple(of: step), !saved[node.index].flags.contains(.foreign) else {
          continue
        }
        checkRanges(node)
        checkCache(node, saved[node.index].last)
        let cached = saved[node.index].answers
        if cached >= 0 { for answer in kept.0[Int(cached)].all { checkCache(node, answer) } }
      }
    }

    /// Checks the lengths at 0, nil and infinity on each independent axis, whatever is proposed on
    /// the other; for a rigid node also at a proposal in between.
    private func checkRanges(_ index: NodeID) {
      let flags = records[index].flags
      guard !flags.isSuperset(of: .coupled) else { return }
      var lengths: [CGFloat] = [0, .nan, .infinity]
      if flags.contains(.rigid) { lengths.append(70) }
      for axis in Axis.allCases where records[index].isFull(axis) {
        // Lengths close to the offer, and much shorter ones.
        let longest = records[index].range(axis).max
        if longest < 1e9 { lengths += [longest * 1.0001, longest * 2 + 1] }
      }
      for width in lengths {
        for height in lengths {
          let offer = Offer(width, height)
          let size = workedOut(index, offer)
          for axis in Axis.allCases where !flags.contains(Self.coupling(axis)) {
            let range = records[index].range(axis)
            let derived =
              flags.contains(.rigid)
              ? range.min : pass.derivedLength(pass.pointer(index), axis, offer[axis])
            if let derived { compare(derived, size[axis], index, offer, axis) }
          }
        }
      }
    }

    private static func coupling(_ axis: Axis) -> NodeFlags {
      axis == .horizontal ? .coupledWidth : .coupledHeight
    }

    private func checkCache(_ index: NodeID, _ answer: Answer) {
      // A node that was never measured has this offer.
      guard answer.offer.width != -.infinity else { return }
      let size = workedOut(index, answer.offer)
      for axis in Axis.allCases {
        compare(answer.size[axis], size[axis], index, answer.offer, axis)
      }
    }

    private func workedOut(_ index: NodeID, _ offer: Offer) -> CGSize {
      records[index].flags.remove(.divided)
      return pass.answer(index, offer)
    }

    private func compare(
      _ known: CGFloat, _ length: CGFloat, _ index: NodeID, _ offer: Offer, _ axis: Axis
    ) {
      // Beyond a billion points, sums lose their precision and differences mean nothing.
      let scale = max(abs(known), abs(length))
      precondition(
        known == length || scale > 1e9 || abs(known - length) <= 1e-9 * max(scale, 1),
        "\(path(index)): expected \(axis) length \(known) for \(LengthFormat.text(offer.proposal)), but measuring gives \(length)"
      )
    }

    /// Returns the kinds of the nodes from the root down to `index`, for messages.
    private func path(_ index: NodeID) -> String {
      var names: [String] = []
      var node = index
      while node.isBelowTop {
        names.append("\(records[node].kind)")
        node = records[node].parent
      }
      return names.reversed().joined(separator: " › ")
    }
  }
#endif
