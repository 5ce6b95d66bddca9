#if !LibFuzzer
  import Foundation
  import InputReaders

  /// A run of one reader over mutations by their numbers, where there is no libFuzzer.
  ///
  /// The input that is being read lies in a file until the reader has returned, so that one that ends the process is kept.
  final class PlainRun {
    private let reader: InputReader
    private let current: URL
    private var slowest = 0.0

    /// The processor time that one input may take, in seconds, and the memory of the process in bytes.
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
      // The signal that comes after so much processor time ends the process.
      var limit = itimerval()
      limit.it_value.tv_sec = Self.mostSeconds
      setitimer(CInt(ITIMER_PROF.rawValue), &limit, nil)
      let start = clock()
      reader.read(input)
      slowest = max(slowest, Double(clock() - start) / Double(CLOCKS_PER_SEC))
      guard Self.memory < Self.mostMemory else { fail("It took \(Self.memory >> 20) MiB.") }
      try FileManager.default.removeItem(at: current)
    }

    /// The most memory that the process has had, in bytes.
    private static var memory: Int {
      var usage = rusage()
      getrusage(RUSAGE_SELF.rawValue, &usage)
      return usage.ru_maxrss << 10
    }
  }
#endif
