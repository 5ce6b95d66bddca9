import Quoin
import SwiftUI
import Testing

/// Views with fields of every kind are compared and connected without out-of-bounds reads; the
/// address sanitizer verifies this in `make sanitize`.
@MainActor
struct StoredFieldTests {
  /// Returns the number of evaluations of `make(number)`'s body while the surrounding view is
  /// evaluated three times with the given numbers.
  private func evaluations<V: View>(_ numbers: [Int], _ make: @escaping (Int) -> V) throws -> Int {
    let host = ViewHost(Around(number: numbers[0], make: make), shaper: FixedShaper())
    var count = 0
    for number in numbers {
      host.rootView = Around(number: number, make: make)
      count += try host.update().views.filter { $0.hasPrefix("\(V.self)") }.count
    }
    return count
  }

  @Test func classesThatAreEquatable() throws {
    let names = [Name("a"), Name("a"), Name("b")]
    #expect(try evaluations([0, 1, 2]) { Holding(name: names[$0]) } == 2)
    #expect(try evaluations([0, 1, 2]) { HoldingWeakly(name: names[$0]) } == 3)
    #expect(try evaluations([0, 0, 1]) { HoldingWeakly(name: names[$0]) } == 2)
    #expect(try evaluations([0, 0, 1]) { HoldingUnowned(name: names[$0]) } == 2)
  }

  @Test func aWeakReferenceToWhatIsGone() throws {
    var name: Name? = Name("a")
    let host = ViewHost(
      Around(number: 0) { _ in HoldingWeakly(name: name) }, shaper: FixedShaper())
    try host.update()
    name = nil
    host.rootView = Around(number: 1) { _ in HoldingWeakly(name: nil) }
    // Both are nil by now.
    #expect(try !host.update().views.contains("HoldingWeakly"))
  }

  @Test func tuplesEnumsAndExistentials() throws {
    #expect(
      try evaluations([0, 0, 1]) { Pairs(pair: ($0, "a"), named: (first: 1, second: $0)) } == 2)
    #expect(try evaluations([0, 0, 1]) { Cases(payload: .number($0)) } == 2)
    #expect(try evaluations([0, 0, 1]) { Cases(payload: $0 == 0 ? .none : .text("b")) } == 2)
    #expect(try evaluations([0, 0, 1]) { Anything(value: $0) } == 2)
    #expect(try evaluations([0, 0, 1]) { Anything(value: $0 == 0 ? 0 : "0") } == 2)
    #expect(
      try evaluations([0, 0, 1]) { Boxes(shape: Circle(), maybe: $0 == 0 ? nil : Circle()) } == 2)
    #expect(try evaluations([0, 0, 1]) { Generic(value: $0) } == 2)
    #expect(try evaluations([0, 0, 1]) { Generic<Int?>(value: $0 == 0 ? nil : $0) } == 2)
  }

  @Test func typesThatTakeNoRoom() throws {
    #expect(try evaluations([0, 0, 1]) { Types(number: $0) } == 2)
    #expect(try evaluations([0, 0, 0]) { _ in OnlyTypes() } == 1)
    let classes: [Name.Type] = [Name.self, LongName.self]
    #expect(try evaluations([0, 0, 1]) { ClassType(type: classes[$0]) } == 2)
  }

  @Test func functionsAndReferencesToFunctions() throws {
    func first() {}
    func second() {}
    let functions: [@convention(c) () -> Void] = [{}, { _ = 1 }]
    #expect(try evaluations([0, 0, 0]) { _ in Acting(action: first) } == 1)
    #expect(try evaluations([0, 0, 1]) { Pointing(function: functions[$0]) } >= 1)
  }

  @Test func viewsWithoutFields() throws {
    #expect(try evaluations([0, 1, 2]) { _ in Empty() } == 1)
  }

  /// Properties in structs of properties are connected, even after fields of odd sizes.
  @Test func propertiesBehindOddFields() throws {
    let host = ViewHost(Odd(), shaper: FixedShaper())
    try host.update()
    #expect(host.size == CGSize(width: 3, height: 1))
  }

  /// An enum, an optional or a class that contains a property is ignored: the property has its
  /// initial value.
  @Test func propertiesInsideEnums() throws {
    let host = ViewHost(Hiding(), shaper: FixedShaper())
    try host.update()
    #expect(host.size == CGSize(width: 5, height: 1))
  }
}

private struct Around<V: View>: View {
  let number: Int
  let make: (Int) -> V
  var body: some View { make(number) }
}

private class Name: Equatable {
  let text: String
  required init(_ text: String) { self.text = text }
  static func == (first: Name, second: Name) -> Bool { first.text == second.text }
}
private final class LongName: Name {}

private struct Holding: View {
  let name: Name
  var body: some View { Color.red }
}

private struct HoldingWeakly: View {
  weak var name: Name?
  var body: some View { Color.red }
}

private struct HoldingUnowned: View {
  unowned let name: Name
  var body: some View { Color.red }
}

private struct Pairs: View {
  let pair: (Int, String)
  let named: (first: UInt8, second: Int)
  var body: some View { Color.red }
}

private struct Cases: View {
  enum Payload {
    case none
    case number(Int)
    case text(String)
    case state(State<Int>)
  }
  let payload: Payload
  var body: some View { Color.red }
}

private struct Anything: View {
  let value: Any
  var body: some View { Color.red }
}

private struct Boxes: View {
  let shape: any Shape
  let maybe: (any Shape)?
  var body: some View { Color.red }
}

private struct Generic<Value>: View {
  let value: Value
  var body: some View { Color.red }
}

private struct Types: View {
  let flag = true
  let type = Int.self
  let other: String.Type = String.self
  let number: Int
  let last = Double.self
  var body: some View { Color.red }
}

private struct OnlyTypes: View {
  let type = Int.self
  var body: some View { Color.red }
}

private struct ClassType: View {
  let type: Name.Type
  var body: some View { Color.red }
}

private struct Acting: View {
  let action: () -> Void
  var body: some View { Color.red }
}

private struct Pointing: View {
  let function: @convention(c) () -> Void
  var body: some View { Color.red }
}

private struct Empty: View {
  var body: some View { Color.red }
}

private struct Inner: DynamicProperty {
  let flag: Bool
  let small: (UInt8, Bool) = (1, true)
  @State var number = 1
  @Environment(\.displayScale) var scale
}

private struct Odd: View {
  let first = true
  let type = Int.self
  let inner = Inner(flag: true)
  let second: UInt16 = 7
  weak var nobody: Name?
  @State private var number = 0
  var body: some View {
    Color.red.frame(width: CGFloat(number + inner.number), height: 1)
      .onAppear {
        number = 1
        inner.number = 2
      }
  }
}

private struct Hiding: View {
  var payload = Cases.Payload.state(State(wrappedValue: 2))
  var optional: State<Int>? = State(wrappedValue: 3)
  var body: some View {
    let hidden = if case .state(let state) = payload { state.wrappedValue } else { 0 }
    Color.red.frame(width: CGFloat(hidden + (optional?.wrappedValue ?? 0)), height: 1)
  }
}
