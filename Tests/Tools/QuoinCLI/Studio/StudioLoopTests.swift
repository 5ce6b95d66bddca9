import Foundation
import Testing

@testable import QuoinCLI

/// The starts of work of the studio's loop, for saves in the ways of editors.
@Suite("The studio's loop")
struct StudioLoopTests {
  /// A folder and a loop, whose work the test completes.
  private final class Fixture {
    let place: Workplace
    private(set) var jobs: [StudioLoop.Job] = []
    /// The texts of the files when each job began.
    private(set) var texts: [[String: String]] = []
    private var whenDone: [@Sendable () -> Void] = []
    private(set) var loop: StudioLoop?

    init(_ files: [String: String]) throws {
      place = try Workplace()
      for (name, text) in files { try place.write(text, to: name) }
      let watch = FileWatch(place.directory.path, except: [])
      let look: (SourceStamps?) -> SourceStamps = { SourceStamps(watch.files(), after: $0) }
      loop = StudioLoop(look: look) { [weak self] job, done in
        guard let self else { return done() }
        self.jobs.append(job)
        self.texts.append(self.current)
        self.whenDone.append(done)
      }
    }

    deinit { place.close() }

    var current: [String: String] {
      let names = (try? place.files()) ?? []
      return names.reduce(into: [:]) { texts, name in
        texts[name] = try? String(contentsOf: place.url(name), encoding: .utf8)
      }
    }

    func step(_ count: Int = 1) { for _ in 0..<count { loop?.step() } }

    /// Completes the running work.
    func complete() {
      for done in whenDone { done() }
      whenDone = []
    }

    /// Starts and completes the first work.
    func begin() {
      step()
      complete()
      step()
    }

    func remove(_ name: String) throws {
      try FileManager.default.removeItem(at: place.url(name))
    }

    /// The names of the files that a job's saves changed.
    func saved(in job: Int) -> [String] {
      jobs[job].saved.map { URL(fileURLWithPath: $0).lastPathComponent }
    }
  }

  @Test("unchanged sources cause no work, nor does the same text written again")
  func unchanged() throws {
    let fixture = try Fixture(["A.swift": "let a = 1"])
    fixture.begin()
    try fixture.place.write("let a = 1", to: "A.swift")
    fixture.step(5)
    #expect(fixture.jobs.count == 1)
    #expect(fixture.jobs[0].saved.isEmpty)
  }

  @Test("work that is out of date is ended, and begins again with the last text")
  func outOfDate() throws {
    let fixture = try Fixture(["A.swift": "let a = 1"])
    fixture.begin()
    try fixture.place.write("let a = 2", to: "A.swift")
    fixture.step()
    #expect(fixture.jobs.count == 2 && fixture.saved(in: 1) == ["A.swift"])
    try fixture.place.write("let a = 30", to: "A.swift")
    fixture.step()
    #expect(fixture.jobs[1].stopper.isStopped)
    #expect(fixture.jobs.count == 2)
    fixture.complete()
    fixture.step()
    #expect(fixture.jobs.count == 3)
    #expect(fixture.saved(in: 2) == ["A.swift"])
    fixture.complete()
    fixture.step(5)
    #expect(fixture.jobs.count == 3 && !fixture.jobs[2].stopper.isStopped)
  }

  @Test(
    "the last of several saves is never lost", arguments: [0, 1, 2, 6], [1, 3, 8])
  func saves(stepsBetween: Int, stepsOfWork: Int) throws {
    let fixture = try Fixture(["A.swift": "let a = 1", "B.swift": "let b = 1"])
    fixture.begin()
    for number in 2...6 {
      try fixture.place.write(String(repeating: "a", count: number), to: "A.swift")
      for step in 0..<stepsBetween {
        fixture.step()
        if step % stepsOfWork == stepsOfWork - 1 { fixture.complete() }
      }
    }
    for _ in 0..<4 {
      fixture.step()
      fixture.complete()
    }
    #expect(fixture.texts.last?["A.swift"] == "aaaaaa")
    #expect(fixture.jobs.last?.stopper.isStopped == false)
    #expect(fixture.jobs.count <= 7)
  }

  @Test("a checkout of many files ends with work on all of them")
  func checkout() throws {
    let names = (0..<12).map { "View\($0).swift" }
    let fixture = try Fixture(Dictionary(uniqueKeysWithValues: names.map { ($0, "old") }))
    fixture.begin()
    for (index, name) in names.enumerated() {
      try fixture.place.write("branch \(index)", to: name)
      if index % 4 == 0 { fixture.step() }
    }
    fixture.complete()
    fixture.step()
    fixture.complete()
    fixture.step(3)
    #expect(Set(fixture.saved(in: fixture.jobs.count - 1)) == Set(names))
    #expect(fixture.texts.last?.values.allSatisfy { $0.hasPrefix("branch") } == true)
  }

  @Test("a file that is removed and written again causes no work without it")
  func rewritten() throws {
    let fixture = try Fixture(["A.swift": "let a = 1", "B.swift": "let b = 1"])
    fixture.begin()
    try fixture.remove("A.swift")
    fixture.step()
    try fixture.place.write("", to: "A.swift")
    fixture.step()
    #expect(fixture.jobs.count == 1)
    try fixture.place.write("let a = 1", to: "A.swift")
    fixture.step(5)
    #expect(fixture.jobs.count == 1)
    try fixture.remove("A.swift")
    fixture.step()
    try fixture.place.write("let a = 2", to: "A.swift")
    fixture.step()
    #expect(fixture.jobs.count == 2 && fixture.texts[1]["A.swift"] == "let a = 2")
  }

  @Test("a file that stays removed causes work")
  func removed() throws {
    let fixture = try Fixture(["A.swift": "let a = 1", "B.swift": "let b = 1"])
    fixture.begin()
    try fixture.remove("A.swift")
    fixture.step(StudioLoop.mostWaits + 1)
    #expect(fixture.jobs.count == 2 && fixture.saved(in: 1) == ["A.swift"])
  }

  @Test("an editor that writes through a temporary file causes work once")
  func renamed() throws {
    let fixture = try Fixture(["A.swift": "let a = 1"])
    fixture.begin()
    for name in ["4913", "A.swift~", "A.swift.tmp"] {
      try fixture.place.write("let a = 2", to: name)
      fixture.step()
    }
    #expect(fixture.jobs.count == 1)
    let code = rename(
      fixture.place.url("A.swift.tmp").path, fixture.place.url("A.swift").path)
    #expect(code == 0)
    fixture.step()
    try fixture.remove("4913")
    try fixture.remove("A.swift~")
    fixture.complete()
    fixture.step(3)
    #expect(fixture.jobs.count == 2 && fixture.texts[1]["A.swift"] == "let a = 2")
  }

  @Test("the file saved last comes first")
  func order() throws {
    let place = try Workplace()
    defer { place.close() }
    for (offset, name) in ["B.swift", "A.swift", "C.swift"].enumerated() {
      try place.write("let x = 1", to: name)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_000_000 + Double(offset))],
        ofItemAtPath: place.url(name).path)
    }
    let paths = ["A.swift", "B.swift", "C.swift", "Gone.swift"].map { place.url($0).path }
    #expect(
      SourceStamps.lastSavedFirst(paths).map { URL(fileURLWithPath: $0).lastPathComponent }
        == ["C.swift", "A.swift", "B.swift", "Gone.swift"])
  }
}
