import InputReaders
import Testing

@Suite struct InputReaderTests {
  @Test(arguments: InputReader.all.map(\.name))
  func readsWhateverComes(name: String) throws {
    let reader = try #require(InputReader.all.first { $0.name == name })
    for seed in reader.seeds { reader.read(seed) }
    // Each prefix of a short seed, as of a file that was cut off
    for seed in reader.seeds where seed.count < 2_000 {
      for count in seed.indices { reader.read(Array(seed[..<count])) }
    }
    for number in 0..<2_000 { reader.read(reader.mutation(number)) }
  }

  @Test func mutationsAreTheSameEveryTime() {
    let reader = InputReader("text", seeds: ["some text"]) { _ in }
    let inputs = (0..<100).map(reader.mutation)
    #expect(inputs == (0..<100).map(reader.mutation))
    #expect(Set(inputs).count > 90)
  }

  @Test func readersHaveNamesOfTheirOwn() {
    #expect(Set(InputReader.all.map(\.name)).count == InputReader.all.count)
    #expect(InputReader.all.allSatisfy { !$0.seeds.isEmpty })
  }
}
