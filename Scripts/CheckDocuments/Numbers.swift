/// Counts of blocks by outcome.
struct Numbers: CustomStringConvertible {
  enum Treatment: String, CaseIterable {
    case compiled, run, compared, parsed
    case marked = "marked as not run"
    case unparsed = "not parsed because Python has no module yaml"
  }

  var documents = 0
  var blocks = 0
  private var counts: [Treatment: Int] = [:]

  init(documents: Int = 0, blocks: Int = 0) { (self.documents, self.blocks) = (documents, blocks) }

  subscript(treatment: Treatment) -> Int {
    get { counts[treatment, default: 0] }
    set { counts[treatment] = newValue }
  }

  static func += (left: inout Numbers, right: Numbers) {
    left.documents += right.documents
    left.blocks += right.blocks
    left.counts.merge(right.counts, uniquingKeysWith: +)
  }

  var description: String {
    let parts = Treatment.allCases.filter { self[$0] > 0 }.map { "\(self[$0]) \($0.rawValue)" }
    return "\(blocks) code blocks in \(documents) documents: \(parts.joined(separator: ", "))"
  }
}
