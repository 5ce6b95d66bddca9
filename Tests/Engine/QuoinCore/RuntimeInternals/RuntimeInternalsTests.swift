import Foundation
import Observation
import SwiftUI
import Testing

@testable import QuoinCore

/// The library's assumptions about the Swift runtime beyond the language, with one test for each
/// that another compiler may break.
///
/// Each test documents the consequences; the code is in
/// `Sources/Engine/QuoinCore/RuntimeInternals`.
@MainActor
struct RuntimeInternalsTests {
  private struct Fields {
    @State var count = 1
    var flag = true
    let pair: (Int8, Double) = (1, 2)
    var maybe: Int?
    var shape: any Shape = Circle()
    var object: NSObject = NSObject()
    var type = Int.self
    var mode = Axis.vertical
  }

  /// On failure: no `@State`, `@Environment` or `@EnvironmentObject` is connected with its view,
  /// and views are compared by bits, so that bodies run too often or not at all.
  @Test func fieldsAreFoundWithTheirNamesTypesAndKinds() {
    let fields = StoredField.fields(of: Fields.self)
    #expect(
      fields.map(\.name)
        == ["_count", "flag", "pair", "maybe", "shape", "object", "type", "mode"])
    #expect(fields[0].type == State<Int>.self && fields[2].type == (Int8, Double).self)
    #expect(
      fields.map(\.kind)
        == [.struct, .struct, .tuple, .optional, .existential, .class, .metatype, .enum])
    #expect(StoredField.fields(of: NSObject.self).isEmpty)
  }

  /// On failure: a body is evaluated with properties written to the wrong offset of its view, which
  /// corrupts memory.
  @Test func fieldOffsetsAgreeWithKeyPaths() {
    let fields = StoredField.fields(of: Fields.self)
    #expect(fields[1].offset == MemoryLayout<Fields>.offset(of: \.flag))
    #expect(fields[2].offset == MemoryLayout<Fields>.offset(of: \.pair))
    #expect(fields[3].offset == MemoryLayout<Fields>.offset(of: \.maybe))
    #expect(fields[7].offset == MemoryLayout<Fields>.offset(of: \.mode))
    let elements = StoredField.fields(of: (Int8, Double).self)
    #expect(elements.map(\.offset) == [0, 8])
  }

  private struct References {
    var strong: NSObject?
    weak var weak: NSObject?
    unowned let unowned: NSObject
  }

  /// On failure: comparing two views reads a weak reference as if it were a strong one, and
  /// crashes.
  @Test func weakAndUnownedReferencesAreDistinguished() {
    let fields = StoredField.fields(of: References.self)
    #expect(fields.map(\.isStrong) == [true, false, false])
  }

  @Observable final class Model {
    var name = "old"
    var other = 0
  }

  /// On failure: a change of an observable object evaluates no body, or evaluates it after the
  /// update that shows it.
  @Test func aChangeIsObservedOnceBeforeItHappens() {
    let subscription = ObservationSubscription()
    nonisolated(unsafe) let model = Model()
    nonisolated(unsafe) var told: [String] = []
    let read = subscription.observe {
      model.name
    } onChange: {
      told.append("\($0 == \Model.name), \(model.name)")
    }
    #expect(read == "old" && told.isEmpty)
    model.other = 1
    #expect(told.isEmpty)
    model.name = "new"
    model.name = "newer"
    #expect(told == ["true, old"])
  }

  /// On failure: long-lived objects keep the reads of views that are gone, and memory grows.
  @Test func observedPropertiesAreForgottenTogether() {
    let (model, subscription) = (Model(), ObservationSubscription())
    nonisolated(unsafe) var count = 0
    for _ in 0..<2 { _ = subscription.observe({ model.name }, onChange: { _ in count += 1 }) }
    subscription.forget()
    model.name = "new"
    #expect(count == 0)
  }

  /// On failure: bodies that read no observable property cost as much as those that do, or those
  /// that do show no changes.
  @Test func passingObservationsAreRetainedOnlyByWhatWasRead() {
    let model = Model()
    nonisolated(unsafe) var told: [String] = []
    func observation() -> PassingObservation {
      PassingObservation { told.append("\($0 == \Model.name)") }
    }
    var (unused, used, ended) = (observation(), observation(), observation())
    unused.observe {}
    #expect(isKnownUniquelyReferenced(&unused))
    for observation in [used, ended] { _ = observation.observe { model.name } }
    #expect(!isKnownUniquelyReferenced(&used))
    ended.end()
    model.name = "new"
    model.name = "newer"
    #expect(told == ["true"])
    #expect(isKnownUniquelyReferenced(&used) && isKnownUniquelyReferenced(&ended))
  }

  /// On failure: `quoin render` finds no preview in the file that it has compiled.
  @Test func typesAreFoundByTheirConformances() throws {
    let program = try #require(Bundle.main.executableURL).path
    let types = ConformanceRecords.types(conformingTo: ["RuntimeInternalsMark"], in: program)
    let expected: [Any.Type] = [First.self, Second.self]
    #expect(Set(types.map { ObjectIdentifier($0) }) == Set(expected.map { ObjectIdentifier($0) }))
    #expect(ConformanceRecords.types(conformingTo: ["NoSuchProtocol"], in: program).isEmpty)
    #expect(ConformanceRecords.types(conformingTo: ["View"], in: "/etc/hostname").isEmpty)
  }

  private struct First: RuntimeInternalsMark {}
  private enum Second: RuntimeInternalsMark {}
  /// Has one type per value of `T`, so it isn't listed.
  private struct Generic<T>: RuntimeInternalsMark {}

  private struct Number: Equatable, ButtonStyle {
    var number: Int
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  /// On failure: values of `any` protocol count as changed each time, and every update evaluates
  /// the views below them again.
  @Test func boxedValuesAreCompared() {
    let boxes: [any ButtonStyle] = [Number(number: 1), Number(number: 1), Number(number: 2)]
    #expect(ValueComparison.areSame(boxes[0], boxes[1]))
    #expect(!ValueComparison.areSame(boxes[0], boxes[2]))
    let chains = boxes.map { StyleChain(boxes[0]).adding($0) }
    #expect(ValueComparison.areSame(chains[0], chains[1]))
    #expect(!ValueComparison.areSame(chains[0], chains[2]))
  }
}

private protocol RuntimeInternalsMark {}
