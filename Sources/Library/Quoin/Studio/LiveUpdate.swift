import Foundation
import QuoinCore

/// An update, as sent to the page.
struct UpdateMessage: Encodable {
  var time: TimeInterval
  var cause: String
  var bodies: [BodyMessage]
  var measured: Int
  var placed: Int
  var microseconds: Int
}

/// The evaluations of one view's body in an update.
struct BodyMessage: Encodable {
  var name: String
  var count = 0
  var reasons: [String] = []
  /// `true` for a view of the framework; `nil` for one of the author's.
  var isFrameworks: Bool?

  /// - Parameters:
  ///   - name: The type's name, with its generic arguments.
  ///   - authors: The names of the author's types, without generic arguments.
  init(name: String, among authors: Set<String>) {
    self.name = name
    isFrameworks = authors.contains(String(name.prefix { $0 != "<" })) ? nil : true
  }

  mutating func add(_ evaluation: UpdateRecord.Evaluation) {
    count += 1
    for reason in evaluation.reasons.map(\.authorsWords) where !reasons.contains(reason) {
      reasons.append(reason)
    }
  }
}

extension ChangeReason {
  /// The reason as the view's author would say it.
  fileprivate var authorsWords: String {
    switch self {
    case .identity: "new"
    case .value: "another value from its parent"
    case .property(let name): "\(AuthorsName.of(name)) changed"
    case .observable(let keyPath): "\(keyPath.flatMap(AuthorsName.of) ?? "a model") changed"
    }
  }
}
