import Testing

@testable import SwiftData

@Suite("Places of stores")
struct StoreLocationTests {
  private func path(
    _ configuration: ModelConfiguration, at url: URL? = nil, _ environment: [String: String]
  ) -> String? {
    StoreLocation.path(of: configuration, at: url, environment: environment)
  }

  @Test("QUOIN_DATA is the folder of all files")
  func folder() {
    let environment = ["QUOIN_DATA": "/data", "QUOIN_PREVIEW_HOST": "1"]
    #expect(path(ModelConfiguration(), environment) == "/data/default.store")
    #expect(path(ModelConfiguration("notes"), environment) == "/data/notes.store")
    let url = URL(fileURLWithPath: "/elsewhere/mine.sqlite")
    #expect(path(ModelConfiguration(), at: url, environment) == "/data/mine.sqlite")
    #expect(path(ModelConfiguration(isStoredInMemoryOnly: true), environment) == nil)
  }

  @Test("a preview without a folder is in memory")
  func preview() {
    #expect(path(ModelConfiguration(), ["QUOIN_PREVIEW_HOST": "1"]) == nil)
    #expect(path(ModelConfiguration(), [:])?.hasSuffix("/default.store") == true)
    #expect(ModelConfiguration(url: URL(fileURLWithPath: "/dev/null")).isStoredInMemoryOnly)
  }

  @Test("names that can't be files are refused")
  func names() {
    #expect(throws: SwiftDataError.configurationFileNameContainsInvalidCharacters) {
      try ModelContainer(for: Note.self, configurations: ModelConfiguration("a/b"))
    }
    #expect(throws: SwiftDataError.configurationFileNameTooLong) {
      try ModelContainer(
        for: Note.self, configurations: ModelConfiguration(String(repeating: "a", count: 300)))
    }
  }
}
