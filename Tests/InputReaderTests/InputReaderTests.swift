import InputReaders
import Testing

@Suite struct InputReaderTests {
  @Test(arguments: InputReader.all.map(\.name))
  func readsWhateverComes(name: String) throws {
    let reader = try #require(InputReader.all.first { $0.name == name })
    for seed in reader.seeds { reader.read(seed) }
    // Files that were cut off
    for seed in reader.seeds {
      for count in stride(from: 0, to: seed.count, by: max(seed.count / 100, 1)) {
        reader.read(Array(seed[..<count]))
      }
    }
    for number in 0..<500 { reader.read(reader.mutation(number)) }
  }

  @Test func mutationsAreTheSameEveryTime() {
    let reader = InputReader("text", seeds: ["some text that is a little longer"]) { _ in }
    let inputs = (0..<100).map(reader.mutation)
    #expect(inputs == (0..<100).map(reader.mutation))
    #expect(Set(inputs).count > 80)
  }

  @Test func readersHaveNamesOfTheirOwn() {
    #expect(Set(InputReader.all.map(\.name)).count == InputReader.all.count)
    #expect(InputReader.all.allSatisfy { !$0.seeds.isEmpty })
  }
}
