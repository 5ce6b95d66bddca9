import Combine
import SwiftUI

/// The states of the views of a scene, and which views there are.
@MainActor
package final class SceneValues {
  /// What each view's state is, or begins with when the view comes into being.
  package var values: [Int: Int] = [:]
  /// A view may stand in several places, as the layer over each view of a list; what is gone ignores writes.
  private var bindings: [Int: [Binding<Int?>]] = [:]

  /// How many views with state there are, by identity.
  private(set) var alive: [String: Int] = [:]
  private(set) var born: [String: Int] = [:]
  private(set) var gone: [String: Int] = [:]
  /// The identities whose bodies ran.
  var seen: Set<String> = []

  /// Whether items with the same id were shown.
  var hasTwins = false

  package init(values: [Int: Int] = [:]) { self.values = values }

  package func add(_ binding: Binding<Int?>, of id: Int) {
    bindings[id, default: []].append(binding)
  }

  package func write(_ value: Int, to id: Int) {
    values[id] = value
    for binding in bindings[id] ?? [] { binding.wrappedValue = value }
  }

  package func beginUpdate() { (born, gone) = ([:], [:]) }

  /// What views told of themselves last, and how often.
  private(set) var told: [String: (value: Double, count: Int)] = [:]

  /// The view called `name` tells something; the same again if nothing has changed.
  func tell(_ name: String, _ value: Double) {
    told[name] = (value, (told[name]?.count ?? 0) + 1)
  }

  fileprivate func begin(_ path: String) {
    alive[path, default: 0] += 1
    born[path, default: 0] += 1
  }

  fileprivate func end(_ path: String) {
    gone[path, default: 0] += 1
    let count = (alive[path] ?? 0) - 1
    alive[path] = count > 0 ? count : nil
  }
}

/// Belongs to one identity as long as that lives.
@MainActor
final class Ticket: ObservableObject {
  let path: String
  private let store: SceneValues

  init(_ path: String, _ store: SceneValues) {
    self.path = path
    self.store = store
    store.begin(path)
  }

  isolated deinit { store.end(path) }
}
