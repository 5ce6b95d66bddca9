import Combine
import SwiftUI

/// The states of the views of a scene, and which views there are.
@MainActor
package final class SceneValues {
  /// What each view's state is, or begins with when the view comes into being.
  package var values: [Int: Int] = [:]
  /// A view may stand in several places, as the layer over each view of a list; what is gone ignores writes.
  private var bindings: [Int: [Binding<Int>]] = [:]

  /// How many views with state there are, by identity.
  package private(set) var alive: [String: Int] = [:]
  private(set) var born: [String: Int] = [:]
  private(set) var gone: [String: Int] = [:]
  /// The identities whose bodies ran.
  var seen: Set<String> = []

  /// Whether items with the same id were shown.
  var hasTwins = false

  package init(values: [Int: Int] = [:]) { self.values = values }

  package func add(_ binding: Binding<Int>, of id: Int) {
    bindings[id, default: []].append(binding)
  }

  package func write(_ value: Int, to id: Int) {
    values[id] = value
    for binding in bindings[id] ?? [] { binding.wrappedValue = value }
  }

  package func beginUpdate() { (born, gone, outdated) = ([:], [:], [:]) }

  /// The layers and rows that came into being with another state than is written for them, by identity: their ids.
  private var outdated: [String: Int] = [:]

  /// Writes once more what layers over views and entries of bars that came later, and rows that came into sight later,
  /// missed: such a view begins with the state that the body around knew when it ran last, before there was a state to write to.
  ///
  /// - Parameter before: how many views with state there were before the update. A view that was there and has lost
  ///   its state is left alone: that is a mistake, but for a layer on views of which some came or went.
  /// - Returns: whether there were such views.
  package func catchUp(since before: [String: Int]) -> Bool {
    let late = outdated.filter { path, _ in
      born[path, default: 0] <= alive[path, default: 0] - before[path, default: 0]
        || liesOnOthers(path)
    }
    outdated = [:]
    for id in Set(late.values) { write(values[id] ?? 0, to: id) }
    return !late.isEmpty
  }

  /// Whether `path` names a layer on a view in which others came or went: it goes with the view that it lies on.
  private func liesOnOthers(_ path: String) -> Bool {
    path.indices.contains { index in
      guard path[index] == "^" else { return false }
      let content = path[..<index] + ".0/"
      return born.keys.contains { $0.hasPrefix(content) }
        || gone.keys.contains { $0.hasPrefix(content) }
    }
  }

  /// What views told of themselves last, and how often.
  private(set) var told: [String: (value: Double, count: Int)] = [:]

  /// The view called `name` tells something; the same again if nothing has changed.
  func tell(_ name: String, _ value: Double) {
    told[name] = (value, (told[name]?.count ?? 0) + 1)
  }

  fileprivate func begin(_ path: String, id: Int, start: Int) {
    alive[path, default: 0] += 1
    born[path, default: 0] += 1
    if ["^", "~", "tool."].contains(where: path.contains), start != values[id] ?? 0 {
      outdated[path] = id
    }
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

  /// - Parameter start: the state that the view called `id` begins with.
  init(_ path: String, _ store: SceneValues, id: Int, start: Int) {
    self.path = path
    self.store = store
    store.begin(path, id: id, start: start)
  }

  isolated deinit { store.end(path) }
}
