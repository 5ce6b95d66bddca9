import Foundation
import QuoinHostProtocol
import Testing

@testable import QuoinCLI

@Suite("Frames between a command and its child")
struct FrameTests {
  private let events: [HostEvent] = [
    .launching, .launched,
    .began(
      PreviewProgress(
        name: "Card", place: PreviewPlace(name: "", file: "Card.swift", line: 3),
        number: PreviewNumber(provider: 1, element: 0), isBeingCreated: true)),
    .finished(
      PreviewRecord(number: PreviewNumber(provider: 1, element: 0), name: "Card", place: nil)),
    .live(Data("{\"pong\":true}".utf8)), .live(Data()), .row(RowResponse()), .done(HostResponse()),
    .failed(HostFailure(message: "it is late", cause: .usage, advice: "Hurry.")),
  ]

  private func bytes(_ events: [HostEvent]) throws -> [UInt8] {
    try events.flatMap { try $0.frame().bytes }
  }

  @Test(
    "each message arrives as it was sent, in pieces of any size", arguments: [1, 2, 7, 1 << 16])
  func pieces(size: Int) throws {
    var transcript = HostTranscript()
    var arrived: [HostEvent] = []
    var rest = try bytes(events)[...]
    while !rest.isEmpty {
      arrived += transcript.add(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    #expect(arrived == events)
    #expect(transcript.frameError == nil)
    let request = HostInput.request(HostRequest(job: .lint([]), scratch: "/tmp"))
    #expect(try HostInput(request.frame()) == request)
    #expect(try HostInput(HostInput.frame(of: Data("{}".utf8))) == .message(Data("{}".utf8)))
  }

  @Test("a frame is a kind, the length with the lowest byte first, and the content")
  func format() throws {
    let frame = Frame(kind: 5, content: Data(repeating: 9, count: 258))
    #expect(frame.bytes == [5, 2, 1, 0, 0] + [UInt8](repeating: 9, count: 258))
  }

  @Test("an incomplete frame at the end is ignored")
  func partial() throws {
    let whole = try bytes(events)
    let last = try bytes([events[8]])
    for missing in 1...last.count {
      var transcript = HostTranscript()
      #expect(transcript.add(Array(whole.dropLast(missing))) == Array(events.dropLast()))
      #expect(transcript.frameError == nil)
      #expect(throws: Never.self) { try transcript.result?.get() }
    }
    var reader = FrameReader(largestFrame: 10)
    reader.add([1, 3, 0, 0, 0, 7])
    #expect(try reader.next() == nil)
    #expect(reader.isInsideFrame)
    reader.add([8, 9])
    #expect(try reader.next() == Frame(kind: 1, content: Data([7, 8, 9])))
    #expect(!reader.isInsideFrame)
  }

  @Test("a long frame is rejected by its header, and nothing after it is read")
  func oversize() throws {
    var transcript = HostTranscript(largestEvent: 100)
    #expect(try transcript.add(bytes([.launching]) + [5, 101, 0, 0, 0]) == [.launching])
    #expect(transcript.frameError == .frameTooLong)
    #expect(try transcript.add(bytes([.launched])) == [])
    #expect(transcript.isLaunching)
    var largest = HostTranscript(largestEvent: 100)
    #expect(largest.add([5, 100, 0, 0, 0] + [UInt8](repeating: 0, count: 100)).count == 1)
    var reader = FrameReader(largestFrame: .max)
    reader.add([5, 255, 255, 255, 255])
    #expect(try reader.next() == nil)
  }

  @Test("a stream has an end, in bytes and in previews; that of a live preview has none")
  func endless() throws {
    var reader = FrameReader(largestFrame: 10, largestStream: 9)
    reader.add([5, 3, 0, 0, 0, 1, 2, 3, 5])
    #expect(try reader.next() != nil)
    reader.add([0])
    #expect(throws: FrameError.streamTooLong) { try reader.next() }
    var live = HostTranscript(isEndless: true)
    #expect(try live.add(bytes([events[3]])) == [])
    #expect(live.frameError == .invalid)
  }

  @Test(
    "a frame that isn't an event is rejected",
    arguments: [
      [0, 0, 0, 0, 0], [99, 0, 0, 0, 0], [3, 0, 0, 0, 0], [3, 2, 0, 0, 0] + Array("{}".utf8),
      [7, 1, 0, 0, 0] + Array("[".utf8), [8, 4, 0, 0, 0, 255, 254, 0, 1],
      Array("hello, this is a view\n".utf8),
    ])
  func garbage(bytes: [UInt8]) {
    var transcript = HostTranscript()
    #expect(transcript.add(bytes) == [])
    #expect(transcript.frameError != nil)
  }

  @Test("deep and large values are rejected before they are decoded")
  func bounds() throws {
    let deep = String(repeating: "[", count: 100_000)
    var transcript = HostTranscript()
    _ = transcript.add(Frame(kind: 7, content: Data(deep.utf8)).bytes)
    #expect(transcript.frameError == .invalid)
  }
}

@Suite("The connection to a child")
struct ChildConnectionTests {
  /// Runs a shell script with the connection; returns its end and what it has sent.
  private func run(
    _ script: String, sending frames: [Frame] = [], seconds: Int = 60
  ) throws -> (ending: ChildProcess.Ending, output: String, received: [UInt8]) {
    let connection = try ChildConnection()
    defer { connection.close() }
    for frame in frames { connection.send(frame) }
    var child = ChildProcess(
      executable: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", script], seconds: seconds)
    child.connection = connection
    var (output, received): ([UInt8], [UInt8]) = ([], [])
    let ending = try child.run {
      output += $0
    } receiving: {
      received += $0
    }
    return (ending, String(decoding: output, as: UTF8.self), received)
  }

  private let descriptor = ChildConnection.argument

  @Test("bytes go both ways, beside the output, and all arrive before the end")
  func both() throws {
    let outcome = try run(
      "head -c 6 <&\(descriptor); head -c 1000000 /dev/zero >&\(descriptor); echo out; exit 3",
      sending: [Frame(kind: 65, content: Data("x".utf8))])
    #expect(outcome.ending == .exit(3))
    #expect(outcome.output.utf8.elementsEqual([65, 1, 0, 0, 0, 120] + Array("out\n".utf8)))
    #expect(outcome.received == [UInt8](repeating: 0, count: 1_000_000))
  }

  @Test("more than the connection holds waits until it is read")
  func waiting() throws {
    let content = Data(repeating: 120, count: 3 << 20)
    let outcome = try run(
      "sleep 0.3; head -c \(content.count + 5) <&\(descriptor) | wc -c",
      sending: [Frame(kind: 1, content: content)])
    #expect(
      outcome.output.trimmingCharacters(in: .whitespacesAndNewlines) == "\(content.count + 5)")
  }

  @Test("a frame after a long one waits, too")
  func longAndShort() throws {
    let frames = [3 << 20, 100_000, 10].map { Frame(kind: 1, content: Data(count: $0)) }
    let count = frames.reduce(0) { $0 + $1.bytes.count }
    let outcome = try run("sleep 0.3; head -c \(count) <&\(descriptor) | wc -c", sending: frames)
    #expect(outcome.output.trimmingCharacters(in: .whitespacesAndNewlines) == "\(count)")
  }

  @Test("a child that never reads blocks no sender, and frames aren't cut")
  func deaf() throws {
    let connection = try ChildConnection()
    defer { connection.close() }
    let frame = Frame(kind: 1, content: Data(count: 1 << 20))
    for _ in 0..<20 { connection.send(frame) }
    #expect(connection.isSending)
    var child = ChildProcess(
      executable: URL(fileURLWithPath: "/bin/sh"),
      arguments: ["-c", "timeout 2 cat <&\(descriptor) | wc -c"], seconds: 60)
    child.connection = connection
    var output: [UInt8] = []
    _ = try child.run { output += $0 }
    let text = String(decoding: output, as: UTF8.self).trimmingCharacters(
      in: .whitespacesAndNewlines)
    let count = try #require(Int(text))
    #expect(count > 0 && count % frame.bytes.count == 0)
  }

  @Test("a closed end is the end of the stream, and no signal")
  func closed() throws {
    let outcome = try run("exec \(descriptor)>&-; sleep 0.3; echo on", sending: [Frame(kind: 1)])
    #expect(outcome.ending == .exit(0) && outcome.output == "on\n" && outcome.received == [])
    let connection = try ChildConnection()
    connection.closeProgramsEnd()
    connection.send(Frame(kind: 1))
    #expect(!connection.isSending)
    #expect(connection.receive() == nil)
    connection.close()
    connection.send(Frame(kind: 1))
    #expect(connection.receive() == nil)
  }

  @Test("a descendant that holds the connection keeps no command waiting")
  func held() throws {
    let sleeper = Sleeper()
    let outcome = try run("setsid \(sleeper.command) & echo x >&\(descriptor)")
    #expect(outcome.ending == .exit(0) && outcome.received == Array("x\n".utf8))
    #expect(!sleeper.isRunning)
  }

  @Test("everything that a stopped child has sent is kept")
  func timeout() throws {
    let outcome = try run("echo x >&\(descriptor); while :; do :; done", seconds: 1)
    #expect(outcome.ending == .timeout && outcome.received == Array("x\n".utf8))
  }

  @Test("it goes through each sandbox")
  func sandboxes() throws {
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    for sandbox in Sandbox.all {
      let connection = try ChildConnection()
      defer { connection.close() }
      var child = ChildProcess(
        executable: URL(fileURLWithPath: "/bin/sh"),
        arguments: ["-c", "head -c 6 <&\(descriptor) >&\(descriptor)"], seconds: 20)
      child.connection = connection
      connection.send(Frame(kind: 1, content: Data([2])))
      var received: [UInt8] = []
      let confined = try sandbox.confine(child, in: scratch)
      guard try confined.run({ _ in }, receiving: { received += $0 }) == .exit(0) else { continue }
      #expect(received == [1, 1, 0, 0, 0, 2], "\(sandbox.name)")
    }
  }
}
