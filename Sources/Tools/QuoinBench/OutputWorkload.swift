import Foundation
import Quoin
import QuoinDrawing

/// Measures cards of 1200 × 630 points, from display lists to PNG files, on one thread and on two.
@MainActor
struct OutputWorkload {
  private static let cards = 8
  private let lists: [DisplayList]

  init() {
    lists = (0..<Self.cards).map { ImageRenderer(content: Card(number: $0)).displayList() }
  }

  /// Draws a card, an invoice or a report for each line of the standard input, from the view to the
  /// file.
  ///
  /// It prints processor milliseconds, wall clock milliseconds, and bytes.
  ///
  /// - Parameter file: the file to write one of them to, for inspection.
  static func answer(_ kind: String, file: String?) throws {
    func draw(_ number: Int) throws -> Data {
      switch kind {
      case "--invoices":
        try ImageRenderer(content: PrintedDocument.invoice(number)).pdfData(pageSetup: PageSetup())
      case "--reports":
        try ImageRenderer(content: PrintedDocument.report(number)).pdfData(pageSetup: PageSetup())
      default: try ImageRenderer(content: Card(number: number)).pngData()
      }
    }
    if let file { try draw(0).write(to: URL(fileURLWithPath: file)) }
    while let line = readLine() {
      var size = 0
      let start = processorTime()
      let time = try ContinuousClock().measure { size = try draw(Int(line) ?? 0).count }
      print(processorTime() - start, milliseconds(time), size)
      fflush(nil)
    }
  }

  /// Returns the processor time of all threads of the process, in milliseconds.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
  }

  private static func milliseconds(_ time: Duration) -> Double {
    Double(time.components.seconds) * 1e3 + Double(time.components.attoseconds) / 1e15
  }

  /// Prints milliseconds per card, medians of five rounds, and checks that threads don't change the
  /// output.
  func measure() throws {
    let expected = try Self.files(lists, threads: 1)
    var times: [[Double]] = [[], []]
    for _ in 0..<5 {
      for threads in 1...2 {
        var files: [Data] = []
        let time = try ContinuousClock().measure {
          files = try Self.files(lists, threads: threads)
        }
        precondition(files == expected, "threads changed an image")
        times[threads - 1].append(Self.milliseconds(time))
      }
    }
    let (one, two) = (median(times[0]), median(times[1]))
    let count = Double(Self.cards)
    print(
      String(
        format: "PNG 1200 x 630, ms a card: %.1f on one thread, %.1f on two: %.2f times as fast",
        one / count, two / count, one / two))
  }

  /// Encodes the lists as files, distributed over the threads.
  private nonisolated static func files(_ lists: [DisplayList], threads: Int) throws -> [Data] {
    let results = Results(count: lists.count)
    let group = DispatchGroup()
    for thread in 0..<threads {
      group.enter()
      // Explicit threads: a queue may use only one while the machine is busy.
      Thread {
        for index in stride(from: thread, to: lists.count, by: threads) {
          results.set(Result { try lists[index].pngData() }, at: index)
        }
        group.leave()
      }.start()
    }
    group.wait()
    return try results.all()
  }

  /// The results written by several threads.
  private final class Results: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Result<Data, any Error>?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    func set(_ result: Result<Data, any Error>, at index: Int) {
      lock.withLock { results[index] = result }
    }

    func all() throws -> [Data] { try lock.withLock { try results.compactMap { try $0?.get() } } }
  }

  private struct Card: View {
    let number: Int

    var body: some View {
      VStack(alignment: .leading, spacing: 24) {
        Text("Card \(number)").font(.system(size: 72, weight: .bold))
        Text("Everything sits tight and still, drawn without a display.").font(.system(size: 34))
        HStack {
          Circle().fill(.conicGradient(colors: [.red, .yellow, .blue, .red], center: .center))
          RoundedRectangle(cornerRadius: 30).fill(.teal).opacity(0.8)
        }
      }
      .padding(60)
      .background(Color.white)
      .clipShape(RoundedRectangle(cornerRadius: 40))
      .shadow(radius: 24, y: 10)
      .padding(80)
      .frame(width: 1200, height: 630)
      .background(
        LinearGradient(
          colors: [.indigo, .purple, .orange], startPoint: .topLeading, endPoint: .bottomTrailing))
    }
  }
}
