#if !LibFuzzer
  import Foundation
  import InputReaders

  /// Runs one reader with numbered mutations if libFuzzer is not available.
  ///
  /// A file contains the current input until the reader has returned, so that an input that crashes
  /// the process is kept.
  final class PlainRun {
    private let reader: InputReader
    private let current: URL
    private var slowest = 0.0

    /// The limits of CPU seconds per input and of the process's memory in bytes.
    private static let (mostSeconds, mostMemory) = (5, 1 << 30)

    init(_ reader: InputReader, keeping folder: String) {
      self.reader = reader
      current = URL(fileURLWithPath: folder).appendingPathComponent("crash-current")
    }

    func mutations(for seconds: Double) throws {
      let end = ContinuousClock.now + .seconds(seconds)
      var count = 0
      for seed in reader.seeds { try read(seed) }
      while ContinuousClock.now < end {
        try read(reader.mutation(count))
        count += 1
      }
      print("stat::number_of_executed_units: \(reader.seeds.count + count)")
      print("stat::slowest_unit_time_sec: \(Int(slowest))")
      print("stat::peak_rss_mb: \(Self.memory >> 20)")
    }

    func read(_ input: [UInt8]) throws {
      try Data(input).write(to: current)
      // A signal ends the process after this CPU time.
      var limit = itimerval()
      limit.it_value.tv_sec = Self.mostSeconds
      setitimer(CInt(ITIMER_PROF.rawValue), &limit, nil)
      let start = clock()
      reader.read(input)
      slowest = max(slowest, Double(clock() - start) / Double(CLOCKS_PER_SEC))
      guard Self.memory < Self.mostMemory else {
        fail("error: the reader used \(Self.memory >> 20) MiB of memory")
      }
      try FileManager.default.removeItem(at: current)
    }

    /// The peak memory of the process in bytes.
    private static var memory: Int {
      var usage = rusage()
      getrusage(RUSAGE_SELF.rawValue, &usage)
      return usage.ru_maxrss << 10
    }
  }
#endif
