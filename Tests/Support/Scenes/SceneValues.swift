import Combine
import SwiftUI

/// The states of the views of a scene, and the existing views.
@MainActor
package final class SceneValues {
  /// The state of each view, or its initial state if the view doesn't exist yet.
  package var values: [Int: Int] = [:]
  /// A view may be in several places, such as the layer over each view of a list; writes to a
  /// removed view are ignored.
  private var bindings: [Int: [Binding<Int>]] = [:]

  /// The number of views with state, by identity.
  package private(set) var alive: [String: Int] = [:]
  private(set) var born: [String: Int] = [:]
  private(set) var gone: [String: Int] = [:]
  /// The identities whose bodies were evaluated.
  var seen: Set<String> = []

  /// Whether items with the same id were shown.
  var hasDuplicates = false

  package init(values: [Int: Int] = [:]) { self.values = values }

  package func add(_ binding: Binding<Int>, of id: Int) {
    bindings[id, default: []].append(binding)
  }

  package func write(_ value: Int, to id: Int) {
    values[id] = value
    for binding in bindings[id] ?? [] { binding.wrappedValue = value }
  }

  package func beginUpdate() { (born, gone, outdated) = ([:], [:], [:]) }

  /// The layers and rows that were created with a state other than the current one: their ids, by
  /// identity.
  private var outdated: [String: Int] = [:]

  /// Repeats the writes that views missed because they were created later: layers over views, items
  /// of bars, inspectors of pages, and rows that became visible.
  ///
  /// Such a view begins with the value from the last evaluation of the surrounding body, from
  /// before its state existed.
  ///
  /// - Parameter before: the number of views with state before the update. A view that existed and
  ///   has lost its state is left alone: that is a bug, except for a layer on a list of views some
  ///   of which came or went.
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

  /// Whether `path` names a layer on views some of which came or went: it follows the view that it
  /// is on.
  private func liesOnOthers(_ path: String) -> Bool {
    path.indices.contains { index in
      guard path[index] == "^" else { return false }
      let content = path[..<index] + ".0/"
      return born.keys.contains { $0.hasPrefix(content) }
        || gone.keys.contains { $0.hasPrefix(content) }
    }
  }

  /// The latest value that each view reported, and the number of reports.
  private(set) var reports: [String: (value: Double, count: Int)] = [:]

  /// Records a value reported by the view `name`; repeats the same value if nothing has changed.
  func report(_ name: String, _ value: Double) {
    reports[name] = (value, (reports[name]?.count ?? 0) + 1)
  }

  fileprivate func begin(_ path: String, id: Int, start: Int) {
    alive[path, default: 0] += 1
    born[path, default: 0] += 1
    if ["^", "~", "tool.", "inspector."].contains(where: path.contains), start != values[id] ?? 0 {
      outdated[path] = id
    }
  }

  fileprivate func end(_ path: String) {
    gone[path, default: 0] += 1
    let count = (alive[path] ?? 0) - 1
    alive[path] = count > 0 ? count : nil
  }
}

/// Belongs to one identity for its lifetime.
@MainActor
final class Ticket: ObservableObject {
  let path: String
  private let store: SceneValues

  /// - Parameter start: the initial state of the view `id`.
  init(_ path: String, _ store: SceneValues, id: Int, start: Int) {
    self.path = path
    self.store = store
    store.begin(path, id: id, start: start)
  }

  isolated deinit { store.end(path) }
}
