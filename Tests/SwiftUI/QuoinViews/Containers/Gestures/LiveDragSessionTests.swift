import Foundation
import LiveViews
import Quoin
import SwiftUI
import Testing
import UniformTypeIdentifiers

/// Drags of several items, and the sessions that report them.
@MainActor
struct LiveDragSessionTests {
  private let log = EventLog()

  /// Returns a host of a column of two fruits in a drag container, beside a drop destination.
  private func host(selection: [Int], target: some View) -> ViewHost<AnyView> {
    ViewHost(
      AnyView(
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            ForEach([1, 2], id: \.self) { id in
              Color.red.frame(width: 100, height: 50).draggable(containerItemID: id)
            }
          }
          .dragContainer(for: Fruit.self) { ids in ids.filter { $0 < 9 }.map { Fruit(id: $0) } }
          .dragContainerSelection(selection)
          .dragConfiguration(DragConfiguration(allowMove: true))
          .onDragSessionUpdated { session in
            log.add("drag \(session.phase) \(session.draggedItemIDs(for: Int.self))")
          }
          target.frame(width: 100, height: 100)
        }), size: ProposedViewSize(width: 200, height: 100), platform: .macOS)
  }

  private var target: some View {
    Color.blue.dropDestination(for: Fruit.self) { fruits, session in
      log.add("fruits \(fruits.map(\.id)) of \(session.itemsCount) at \(session.location.x)")
    }
  }

  private func drag(_ host: ViewHost<AnyView>, fromY y: CGFloat, to x: CGFloat = 150) throws {
    try host.drag(from: CGPoint(x: 50, y: y), to: CGPoint(x: x, y: 50))
  }

  @Test func aSelectedItemIsDraggedWithTheOthers() throws {
    let host = host(selection: [2, 1], target: target)
    try drag(host, fromY: 25)
    #expect(log.take().filter { $0.hasPrefix("fruits") } == ["fruits [2, 1] of 2 at 50.0"])
  }

  @Test func anotherItemIsDraggedAlone() throws {
    let host = host(selection: [2], target: target)
    try drag(host, fromY: 25)
    #expect(log.take().filter { $0.hasPrefix("fruits") } == ["fruits [1] of 1 at 50.0"])
  }

  @Test func anEmptyPayloadDisablesTheDrag() throws {
    let view = HStack(spacing: 0) {
      Color.red.draggable(containerItemID: 9)
        .dragContainer(for: Fruit.self) { (_: [Int]) in
          log.add("payload")
          return [Fruit]()
        }
        .gesture(DragGesture().onEnded { _ in log.add("gesture") })
      target
    }
    let host = ViewHost(
      AnyView(view), size: ProposedViewSize(width: 200, height: 100), platform: .macOS)
    try drag(host, fromY: 50)
    #expect(log.take() == ["payload", "gesture"])
  }

  @Test func theSourceReceivesThePhasesAndTheOperation() throws {
    let moving = target.dropConfiguration { session in
      DropConfiguration(operation: session.suggestedOperations.contains(.move) ? .move : .copy)
    }
    let host = host(selection: [], target: moving)
    try drag(host, fromY: 75)
    var phases = log.take().filter { $0.hasPrefix("drag") }
    #expect(phases.first == "drag initial [2]")
    #expect(
      phases.suffix(3) == [
        "drag ending(QuoinViews.DropOperation.move) [2]",
        "drag ended(QuoinViews.DropOperation.move) [2]", "drag dataTransferCompleted [2]",
      ])
    try drag(host, fromY: 75, to: 60)
    phases = log.take().filter { $0.hasPrefix("drag") }
    #expect(phases.last == "drag ended(QuoinViews.DropOperation.cancel) [2]")
  }

  @Test func theDestinationReceivesTheDropAndCanRefuseIt() throws {
    let observed = target.dropConfiguration { session in
      #expect(session.size == CGSize(width: 100, height: 100))
      return DropConfiguration(operation: session.location.x < 50 ? .copy : .forbidden)
    }
    .onDropSessionUpdated { session in
      if session.phase != .active { log.add("drop \(session.phase)") }
    }
    let host = host(selection: [], target: observed)
    try drag(host, fromY: 25, to: 180)
    #expect(log.take().filter { !$0.hasPrefix("drag") } == ["drop entering", "drop exiting"])
    try drag(host, fromY: 25, to: 120)
    #expect(
      log.take().filter { !$0.hasPrefix("drag") } == [
        "drop entering", "fruits [1] of 1 at 20.0",
        "drop ended(QuoinViews.DropOperation.copy)", "drop dataTransferCompleted",
      ])
  }

  @Test func aDestinationTakesAsManyItemsAsItAccepts() throws {
    let one = target.dropConfiguration { _ in
      var configuration = DropConfiguration(operation: .copy)
      configuration.acceptedItemCount = 1
      return configuration
    }
    let host = host(selection: [1, 2], target: one)
    try drag(host, fromY: 25)
    #expect(log.take().filter { $0.hasPrefix("fruits") } == ["fruits [1] of 2 at 50.0"])
  }

  @Test func aValueInItsContainerTakesTheSelectionAlong() throws {
    let view = HStack(spacing: 0) {
      Color.red.draggable(Fruit(id: 1))
        .dragContainer(for: Fruit.self) { ids in ids.map { Fruit(id: $0) } }
        .dragContainerSelection([1, 5])
      target
    }
    let host = ViewHost(
      AnyView(view), size: ProposedViewSize(width: 200, height: 100), platform: .macOS)
    try drag(host, fromY: 50)
    #expect(log.take() == ["fruits [1, 5] of 2 at 50.0"])
  }
}

private struct Fruit: Transferable, Identifiable, Codable {
  let id: Int

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
  }
}
