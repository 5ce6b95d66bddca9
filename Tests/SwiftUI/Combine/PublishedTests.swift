import Combine
import Testing

/// Observable objects on their own.
struct PublishedTests {
  private final class Model: ObservableObject {
    @Published var count = 0
    @Published var doubled = 0
    init() { $count.map { $0 * 2 }.assign(to: &$doubled) }
  }
  private final class Bare: ObservableObject {}

  @Test func theObjectSendsBeforeThePropertyChanges() {
    let model = Model()
    var seen: [Int] = []
    let subscription = model.objectWillChange.sink { [unowned model] in seen.append(model.count) }
    model.count = 3
    model.count = 4
    // Each change of `count` changes `doubled`, which is published first.
    #expect(seen == [0, 0, 3, 3])
    subscription.cancel()
    model.count = 5
    #expect(seen.count == 4)
  }

  @Test func thePublisherSendsTheValueAndThoseThatFollow() {
    let model = Model()
    model.count = 1
    var seen: [[Int]] = []
    let subscription = model.$count.sink { [unowned model] in seen.append([$0, model.count]) }
    model.count = 2
    #expect(seen == [[1, 1], [2, 1]])
    subscription.cancel()
  }

  @Test func assigningWritesTheProperty() {
    let model = Model()
    model.count = 6
    #expect(model.doubled == 12)
  }

  @Test func anObjectHasOnePublisherAndKeepsNothingAlive() {
    let bare = Bare()
    #expect(bare.objectWillChange === bare.objectWillChange)
    #expect(bare.objectWillChange !== Bare().objectWillChange)
    weak var gone: Model?
    do {
      let model = Model()
      gone = model
      _ = model.objectWillChange
      model.count = 1
    }
    #expect(gone == nil)
  }
}
