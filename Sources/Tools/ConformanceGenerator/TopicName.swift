/// A topic's name as part of a Swift name: `frame-fixed` becomes `FrameFixed`.
///
/// Names that differ only in case are equal, because not every file system distinguishes them.
struct TopicName {
  let type: String

  init(_ topic: String) {
    type = topic.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}

extension TopicName: Hashable, Comparable {
  static func == (lhs: TopicName, rhs: TopicName) -> Bool { lhs.key == rhs.key }
  static func < (lhs: TopicName, rhs: TopicName) -> Bool { lhs.key < rhs.key }
  func hash(into hasher: inout Hasher) { hasher.combine(key) }

  private var key: String { type.lowercased() }
}
