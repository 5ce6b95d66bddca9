import Foundation
import Testing

@testable import QuoinCLI

@Suite("Several pictures are written all or none")
struct PublicationTests {
  /// A workplace with two finished images and their target files.
  private func prepared() throws -> (Workplace, [(picture: URL, target: URL)]) {
    let place = try Workplace()
    try place.write("first", to: "1")
    try place.write("second", to: "2")
    return (place, ["1", "2"].map { (place.url($0), place.url("\($0).svg")) })
  }

  private func text(_ name: String, in place: Workplace) -> String? {
    try? String(contentsOf: place.url(name), encoding: .utf8)
  }

  @Test("they appear together, in place of older ones, whose permissions stay")
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

  @Test("if the last can't be put in its place, the older ones come back")
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
      "\($0)".contains("2.svg: the image cannot be written: is a directory")
    }
    publication.close()
    #expect(text("1.svg", in: place) == "older")
    #expect(try place.files() == ["1", "1.svg", "2", "2.svg"])
  }

  @Test("what can't be read leaves nothing behind")
  func unreadable() throws {
    let (place, pictures) = try prepared()
    defer { place.close() }
    unlink(place.url("2").path)
    symlink(place.url("1").path, place.url("2").path)
    #expect(throws: CommandFailure.self) { try AtomicFileWriter(pictures) }
    #expect(try place.files() == ["1", "2"])
  }

  @Test("something else than a file in the way is said, and the other picture isn't written")
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

@Suite("Streams, files and memory that a shell doesn't give")
struct ScarcityTests {
  @Test(
    "an exit status, and never a trap",
    arguments: [
      ("$QUOIN explain Card.swift >&-", "standard output cannot be written"),
      ("$QUOIN explain Card.swift >/dev/full", "standard output cannot be written"),
      ("$QUOIN --version >/dev/full", "standard output cannot be written"),
      ("$QUOIN --help >&-", "standard output cannot be written"),
      ("$QUOIN explain No.swift 2>&-", ""), ("$QUOIN explain Card.swift <&- >&- 2>&-", ""),
      ("{ $QUOIN explain Card.swift; echo $? >status; } | true; exit $(cat status)", ""),
      ("ulimit -n 6; $QUOIN explain Card.swift", "too many open files"),
      ("ulimit -v 110000; $QUOIN explain Card.swift", "not enough memory"),
    ])
  func scarcity(_ command: String, _ says: String) throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(Sample.card, to: "Card.swift")
    try place.compile("Card.swift")
    let outcome = try place.shell(command)
    #expect(outcome.status == 1 && !outcome.crashed, "\(outcome.diagnostics)")
    #expect(says.isEmpty || outcome.diagnostics.contains(says), "\(outcome.diagnostics)")
    #expect(!outcome.diagnostics.contains("Domain"), "\(outcome.diagnostics)")
  }

  @Test("a limit of a file's size is said, by whomever it stops", arguments: [0, 1, 2])
  func smallFiles(_ blocks: Int) throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      Sample.previews("ForEach(0..<9) { Color.red.frame(width: CGFloat($0), height: 9) }"),
      to: "Card.swift")
    try place.compile("Card.swift")
    // The output goes through a pipe, to which the file size limit doesn't apply.
    let outcome = try place.shell(
      "(ulimit -f \(blocks); $QUOIN explain Card.swift --json; echo status $?) 2>&1 | cat")
    #expect(outcome.output.contains("cannot be written: file too large"), "\(outcome.output)")
    #expect(outcome.output.hasSuffix("status 1\n"))
    #expect(!outcome.output.contains("Fatal error"))
  }

  @Test("what a view prints is passed on as it comes, with a cap that is said")
  func endlessOutput() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write(
      Sample.card(calling: "while true { print(\"a line of ink\") }"), to: "Card.swift")
    try place.compile("Card.swift")
    let outcome = try place.quoin("explain", "Card.swift", "--timeout", "2")
    #expect(outcome.status == 1 && !outcome.crashed)
    #expect(outcome.diagnostics.utf8.count < CappedOutput.limit + 2 * CappedOutput.endLimit)
    #expect(outcome.diagnostics.contains(/note: \d+ bytes of output are left out here/))
    #expect(outcome.diagnostics.contains("within 2 seconds"))
  }

  @Test("nothing of what a view prints is lost, before a trap and after a line like a trace's")
  func wholeOutput() throws {
    let place = try Workplace()
    defer { place.close() }
    let print = "print(\"Current stack trace:\\n0 a 0xb c\\nink\")"
    try place.write(Sample.card(calling: "\(print); return 10"), to: "Card.swift")
    let fine = try place.quoin("explain", "Card.swift")
    #expect(fine.diagnostics.contains("Current stack trace:\n0 a 0xb c\nink\n"))
    try place.write(Sample.card(calling: "\(print); fatalError(\"dry\")"), to: "Card.swift")
    let trap = try place.quoin("explain", "Card.swift")
    #expect(trap.diagnostics.contains("0 a 0xb c\nink\n") && trap.diagnostics.contains("dry"))
    #expect(!trap.diagnostics.contains("libswiftCore"), "\(trap.diagnostics)")
  }
}
