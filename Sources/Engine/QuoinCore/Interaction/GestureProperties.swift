/// An object that retains the dynamic properties of a view's custom gestures, including nested
/// ones.
@MainActor
package final class GestureProperties {
  private let pendingChanges: PendingChanges
  private var environment: EnvironmentValues
  /// The elements of gestures; those of the same type are distinguished by their order.
  private var elements: [ObjectIdentifier: [BodyElement]] = [:]
  private var counts: [ObjectIdentifier: Int] = [:]

  /// The properties of the gesture that is currently creating its recognizer.
  private static var current: GestureProperties?

  /// Creates the object for the view emitted here; `nil` in a tree that is emitted once.
  package init?(_ emission: Emission) {
    guard let elements = emission.elementStore else { return nil }
    (pendingChanges, environment) = (elements.pendingChanges, emission.environment)
  }

  /// Updates the environment that custom gestures read.
  package func renew(_ emission: Emission) { environment = emission.environment }

  /// Runs `body`, which evaluates the bodies of the view's custom gestures.
  package func run<Result>(_ body: () -> Result) -> Result {
    let around = Self.current
    defer { Self.current = around }
    (Self.current, counts) = (self, [:])
    return body()
  }

  /// Returns `gesture` with its dynamic properties connected, if it belongs to a live view.
  package static func connected<G>(_ gesture: G) -> G {
    guard let current else { return gesture }
    var copy = gesture
    PropertyPlan.of(G.self).connect(&copy, to: current.next(ObjectIdentifier(G.self)))
    return copy
  }

  private func next(_ type: ObjectIdentifier) -> BodyElement {
    let number = counts[type, default: 0]
    counts[type] = number + 1
    if let known = elements[type], number < known.count {
      known[number].environment = environment
      return known[number]
    }
    let element = BodyElement(
      key: .number(number), pendingChanges: pendingChanges, environment: environment)
    elements[type, default: []].append(element)
    return element
  }
}
