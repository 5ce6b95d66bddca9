import Foundation
import Testing

@testable import QuoinCLI

@Suite("Several pictures are written all or none")
struct PublicationTests {
  /// Returns a workplace with two finished images and their target files.
  private func prepared() throws -> (Workplace, [(picture: URL, target: URL)]) {
    let place = try Workplace()
    try place.write("first", to: "1")
    try place.write("second", to: "2")
    return (place, ["1", "2"].map { (place.url($0), place.url("\($0).svg")) })
  }

  private func text(_ name: String, in place: Workplace) -> String? {
    try? String(contentsOf: place.url(name), encoding: .utf8)
  }

  @Test("they appear together, replacing older ones and keeping their permissions")
  func all() throws {
    let (place, pictures) = try prepared()
    defer { place.close() }
    try place.write("older", to: "1.svg")
    chmod(place.url("1.svg").path, 0o640)
    let publication = try AtomicFileWriter(pictures)
    #expect(text("1.svg", in: place) == "older" && text("2.svg", in: place) == nil)
    try publication.publish()
    publication.close()
    #expect(try place.files() == ["1", "1.svg", "2", "2.svg"])
    #expect(text("1.svg", in: place) == "first" && text("2.svg", in: place) == "second")
    let values = try FileManager.default.attributesOfItem(atPath: place.url("1.svg").path)
    #expect(values[.posixPermissions] as? Int == 0o640)
  }

  @Test("if the last one can't be moved to its target, the older ones are restored")
  func none() throws {
    let (place, pictures) = try prepared()
    defer { place.close() }
    try place.write("older", to: "1.svg")
    let publication = try AtomicFileWriter(pictures)
    // Another process takes the name first.
    try FileManager.default.createDirectory(
      at: place.url("2.svg"), withIntermediateDirectories: false)
    #expect {
      try publication.publish()
    } throws: {
      "\($0)".contains("2.svg: the image can't be written: is a directory")
    }
    publication.close()
    #expect(text("1.svg", in: place) == "older")
    #expect(try place.files() == ["1", "1.svg", "2", "2.svg"])
  }

  @Test("an unreadable image leaves no files")
  func unreadable() throws {
    let (place, pictures) = try prepared()
    defer { place.close() }
    unlink(place.url("2").path)
    symlink(place.url("1").path, place.url("2").path)
    #expect(throws: CommandFailure.self) { try AtomicFileWriter(pictures) }
    #expect(try place.files() == ["1", "2"])
  }

  @Test("a target that isn't a file is reported, and no other image is written")
  func obstacles() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.three, to: "Three.swift")
    try place.write(Sample.card, to: "Card.swift")
    mkfifo(place.url("pipe.svg").path, 0o600)
    symlink("Card.swift", place.url("link.svg").path)
    symlink("nothing", place.url("lost.svg").path)
    mkdir(place.url("directory.svg").path, 0o700)
    mkdir(place.url("x-Second.svg").path, 0o700)
    let before = try place.files()
    for (file, name, says) in [
      ("Card.swift", "pipe.svg", "pipe.svg: this is a pipe"),
      ("Card.swift", "link.svg", "link.svg: this is a link"),
      ("Card.swift", "lost.svg", "lost.svg: this is a link"),
      ("Card.swift", "directory.svg", "directory.svg: this is a directory"),
      ("Three.swift", "x.svg", "x-Second.svg: this is a directory"),
    ] {
      let outcome = try place.quoin("render", file, "-o", "good.svg", "-o", name)
      #expect(outcome.status == 1 && outcome.output.isEmpty)
      #expect(outcome.diagnostics.contains(says), "\(outcome.diagnostics)")
      #expect(try place.files() == before)
    }
    let twice = try place.quoin("render", "Card.swift", "-o", "a.svg", "-o", "./a.svg")
    #expect(twice.status == 2)
    #expect(twice.diagnostics.contains("two images would be named ./a.svg"), "\(twice.diagnostics)")
    #expect(try place.files() == before)
  }
}
