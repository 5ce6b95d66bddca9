import Foundation

/// The reason why another engine's program gave no times.
struct PeerFailure: Error, CustomStringConvertible {
  let description: String
}

/// Another engine's program, which responds line by line (Benchmarks/clay/README.md).
private final class Peer {
  /// A response: the times, in nanoseconds of the processor per tree, and the sum of its leaf
  /// frames.
  struct Answer {
    var build: Double
    var layout: Double
    var free: Double
    var leafSum: Double
  }

  private let path: String
  private let process = Process()
  private let (input, output) = (Pipe(), Pipe())
  private var received = Data()

  init(_ path: String) throws {
    self.path = path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      throw PeerFailure(
        description:
          "--peer: there is no program at \(path.isEmpty ? "an empty path" : path). Build one as Benchmarks/clay/README.md says."
      )
    }
    // A program that exits early is detected by its missing response.
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = URL(fileURLWithPath: path)
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Makes the program build and lay out `name` in `rounds` frames; returns `nil` if it doesn't
  /// have that workload.
  func ask(_ name: String, rounds: Int) throws -> Answer? {
    try? input.fileHandleForWriting.write(contentsOf: Data("\(name) \(rounds)\n".utf8))
    let line = try nextLine(about: name)
    let words = line.split(separator: " ").map(String.init)
    if words == [name, "unknown"] { return nil }
    let numbers = words.dropFirst().compactMap(Double.init)
    guard words.count == 5, numbers.count == 4, words[0] == name, numbers[1] + numbers[2] > 0 else {
      throw PeerFailure(
        description:
          "\(path) answered \"\(line)\" for \(name). Expected \"\(name) CHECKSUM BUILD LAYOUT FREE\"."
      )
    }
    return Answer(build: numbers[1], layout: numbers[2], free: numbers[3], leafSum: numbers[0])
  }

  private func nextLine(about name: String) throws -> String {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received = Data(received[(end + 1)...]) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else {
        throw PeerFailure(description: "\(path) ended without an answer for \(name).")
      }
      received += more
    }
  }
}

/// Compares the workloads W1 to W4, as records and from views, alternating with those of another
/// engine.
///
/// The result is the minimum over the rounds of the rounds' medians, in units of the other engine's
/// time.
@MainActor
struct PeerComparison {
  private let program: String
  private let rounds = 10
  private let frames = 40

  init(program: String) { self.program = program }

  /// - Throws: ``PeerFailure`` for a program that doesn't exist or responds incorrectly, and
  ///   ``WrongLeaves`` for an engine whose leaves have wrong frames.
  func measure() throws {
    let peer = try Peer(program)
    try checkLeafSums()
    print(
      "ns of the processor a node, the least of \(rounds) medians of \(frames) trees; ÷ the peer's, and in brackets the rounds'\n"
        + pad("")
        + "    build   layout     free     layout ÷                build and layout ÷         and free ÷"
    )
    for (workload, views) in zip(Workload.all, ViewWorkload.all) {
      try compare(workload, views, peer)
    }
  }

  private func compare(_ workload: Workload, _ views: ViewWorkload, _ peer: Peer) throws {
    let id = String(workload.name.prefix(2))
    var (records, values, others): ([TreeTimes], [TreeTimes], [Peer.Answer]) = ([], [], [])
    // One-time costs of the first frames are excluded for both.
    guard try peer.ask(id, rounds: frames) != nil else {
      return print(pad(workload.name) + "    the peer doesn't have it")
    }
    _ = (TreeTimes(workload, rounds: frames), TreeTimes(views, rounds: frames))
    for _ in 0..<rounds {
      records.append(TreeTimes(workload, rounds: frames))
      guard let answer = try peer.ask(id, rounds: frames) else { continue }
      if let expected = workload.leafSum, answer.leafSum != expected {
        throw WrongLeaves(
          workload: "\(id) of \(program)", sum: answer.leafSum, expected: expected)
      }
      others.append(answer)
      values.append(TreeTimes(views, rounds: frames))
    }
    let nodes = Double(workload.nodes)
    func cell(_ times: [Double]) -> String {
      String(format: "%9.1f", (times.min() ?? .nan) / nodes)
    }
    func ratio(_ own: [Double], _ theirs: [Double]) -> String {
      let each = zip(own, theirs).map { $0 / $1 }.sorted()
      return String(
        format: "%9.2f (%.2f, %.2f to %.2f)", (own.min() ?? .nan) / (theirs.min() ?? .nan),
        median(each), each.first ?? .nan, each.last ?? .nan)
    }
    for (name, times) in [(workload.name, records), (views.name, values)] {
      print(
        pad(name) + cell(times.map(\.build)) + cell(times.map(\.layout)) + cell(times.map(\.free))
          + ratio(times.map(\.layout), others.map(\.layout))
          + ratio(
            times.map { $0.build + $0.layout }, others.map { $0.build + $0.layout })
          + ratio(
            times.map { $0.build + $0.layout + $0.free },
            others.map { $0.build + $0.layout + $0.free }))
    }
    print(
      pad("\(id), the peer") + cell(others.map(\.build)) + cell(others.map(\.layout))
        + cell(others.map(\.free)))
  }

  private func pad(_ name: String) -> String {
    name.padding(toLength: 28, withPad: " ", startingAt: 0)
  }
}
