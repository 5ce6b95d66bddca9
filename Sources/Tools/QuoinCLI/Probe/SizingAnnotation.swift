import ArgumentParser
import Foundation
import QuoinFiles
import QuoinHostProtocol
import QuoinSources

/// Proposes, writes or checks the line about sizing in the doc comment of each view.
struct SizingAnnotation {
  /// The findings about one view.
  struct Proposal: Encodable {
    let file: String
    let line: Int
    let view: String
    /// The measured behavior; `nil` if no single behavior describes it.
    var sizing: String?
    /// The behavior that the comment states now.
    var written: String?
    /// The reason that no behavior was found.
    var obstacle: String?
    /// Evidence that the comment is wrong.
    var objection: String?
  }

  private(set) var proposals: [Proposal] = []
  private var changes: [(file: URL, text: [UInt8])] = []
  private let input: PreviewInput

  /// Probes a sample of each view that `session` has compiled.
  init(_ session: PreviewSession) throws {
    input = session.input
    let result = try session.runOneByOne(.viewSizings)
    for file in Self.files(of: session.input) {
      try add(file.url, named: file.name, result)
    }
  }

  private static func files(of input: PreviewInput) -> [(url: URL, name: String)] {
    switch input {
    case .file(let file): return [(URL(fileURLWithPath: file.path), file.compilerPath)]
    case .folder(let folder, _):
      return folder.sources.map { ($0, folder.path(of: $0)) }
    }
  }

  private mutating func add(_ url: URL, named name: String, _ result: PreviewSeriesResult) throws {
    guard let data = try? InputFile.contents(of: url.path),
      let text = String(data: data, encoding: .utf8)
    else {
      throw CommandFailure.input(
        "the file is not UTF-8 text, or can't be read", at: url.relativePath)
    }
    let views = ViewDeclaration.list(in: text)
    var written = Array(data)
    var isChanged = false
    // Edit from the end, so that earlier positions stay valid.
    var found: [Proposal] = []
    for view in views.sorted(by: { $0.line > $1.line }) {
      let proposal = Self.proposal(for: view, in: name, result)
      found.insert(proposal, at: 0)
      guard let sizing = proposal.sizing, proposal.isChange,
        let changed = view.writing(sizing, into: written)
      else { continue }
      (written, isChanged) = (changed, true)
    }
    proposals += found
    if isChanged { changes.append((url, written)) }
  }

  private static func proposal(
    for view: ViewDeclaration, in file: String, _ result: PreviewSeriesResult
  ) -> Proposal {
    var proposal = Proposal(
      file: file, line: view.line, view: view.name, written: view.sizing?.phrase)
    let evidence = Evidence(of: view, in: file, result)
    guard let first = evidence.sizings.first else {
      proposal.obstacle = evidence.obstacle
      return proposal
    }
    let behaviors = Set(evidence.sizings.map(\.behavior))
    if behaviors.count == 1 {
      proposal.sizing = first.behavior
    } else {
      proposal.obstacle =
        "its behavior depends on its content: \(behaviors.sorted().joined(separator: " or "))"
    }
    if let said = view.sizing.flatMap({ WrittenSizing($0.phrase) }) {
      proposal.objection = evidence.sizings.lazy.compactMap { said.objection(by: $0) }.first
    }
    return proposal
  }

  // MARK: Results

  /// One line per view.
  var table: String {
    proposals.map { proposal in
      let place = "\(proposal.file):\(proposal.line): \(proposal.view)"
      if let sizing = proposal.sizing {
        let news =
          proposal.isChange
          ? proposal.written.map { ", the line says \($0)" } ?? ""
          : ", and the line says \(proposal.written ?? "")"
        return "\(place): /// Sizing: \(sizing)\(news)"
      }
      return "\(place) can't be probed: \(proposal.obstacle ?? "no preview shows it")"
    }.joined(separator: "\n")
  }

  /// The incorrect lines, each with the evidence.
  var objections: [String] {
    proposals.compactMap { proposal in
      proposal.objection.map { "\(proposal.file):\(proposal.line): \(proposal.view): \($0)" }
    }
  }

  /// Writes the lines to all files, or to none.
  func write() throws {
    guard !changes.isEmpty else { return }
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    let texts = try changes.enumerated().map { number, change in
      let draft = scratch.url.appendingPathComponent("\(number)")
      try RegularFile(url: draft).write(Data(change.text))
      return (picture: draft, target: try target(of: change.file))
    }
    let publication = try AtomicFileWriter(texts, of: "file")
    defer { publication.close() }
    try Interruption.check()
    try publication.publish()
  }

  /// Returns the file to write, which keeps links and must be inside of the folder.
  private func target(of file: URL) throws -> URL {
    let target = file.resolvingSymlinksInPath()
    guard case .folder(let folder, _) = input else { return target }
    guard case .inside = folder.projectRoot.place(of: file.path, isSharing: false) else {
      throw CommandFailure.input(
        "it is outside of the folder, so it isn't changed", at: file.path,
        try: "Pass it separately: quoin probe \(file.path) --annotate --write")
    }
    return target
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(List(views: proposals)), as: UTF8.self)
  }

  private struct List: Encodable {
    /// The schema version of the JSON; it rises with each incompatible change.
    var schema = 1
    let views: [Proposal]
  }
}

extension SizingAnnotation.Proposal {
  /// Whether the line would change. A line that states no behavior (`by argument`) never changes.
  var isChange: Bool {
    guard let sizing else { return false }
    guard let written else { return true }
    return WrittenSizing(written).map { $0.text != sizing } ?? false
  }
}

/// The host's measurements of a view.
private struct Evidence {
  var sizings: [ViewSizing] = []
  var obstacle: String?

  init(of view: ViewDeclaration, in file: String, _ result: PreviewSeriesResult) {
    let isSample = { (record: PreviewRecord) in
      record.name == ViewDeclaration.sampleName && record.place?.file == file
        && record.place?.line == view.line
    }
    let sample = result.records.first(where: isSample)
    if let sample, sample.failure == nil, let own = sample.sizings.first {
      sizings = [own]
      return
    }
    let shown = result.records.filter { $0.name != ViewDeclaration.sampleName }.flatMap { record in
      record.sizings.filter { $0.name == view.name }
    }
    sizings = shown
    guard shown.isEmpty else { return }
    let omission = result.omittedDeclarations.first {
      $0.file == file && $0.line == view.line && $0.what == OmittedDeclaration.sample
    }
    let reason = sample?.failure ?? omission?.reason ?? view.obstacle
    obstacle =
      (reason ?? "it can't be created without arguments")
      + "; no preview shows it as one view" + (view.isGeneric ? " around a ProbeChild()" : "")
  }
}

/// A behavior as stated in a comment.
private struct WrittenSizing {
  let horizontal, vertical: String

  /// Returns `nil` for other phrases, such as `by argument`.
  init?(_ phrase: String) {
    let words = phrase.trimmingCharacters(in: .whitespaces)
    if words == "neutral" {
      (horizontal, vertical) = ("neu", "neu")
    } else if let match = words.wholeMatch(of: /h-(exp|hug|neu), *v-(exp|hug|neu)/) {
      (horizontal, vertical) = (String(match.1), String(match.2))
    } else {
      return nil
    }
  }

  var text: String { "h-\(horizontal), v-\(vertical)" }

  /// Describes a proposal that contradicts the line; returns `nil` if the line is correct.
  func objection(by sizing: ViewSizing) -> String? {
    guard let found = WrittenSizing(sizing.behavior) else { return nil }
    let axes: [(letter: String, side: String, said: String, found: String, isWide: Bool)] = [
      ("h", "wide", horizontal, found.horizontal, true),
      ("v", "high", vertical, found.vertical, false),
    ]
    guard let axis = axes.first(where: { $0.said != $0.found }) else { return nil }
    let verdict = "\(axis.letter)-\(axis.found), the line says \(axis.letter)-\(axis.said)"
    let lengths = sizing.responses.map { response in
      axis.isWide
        ? (
          response, offered: response.proposedWidth, usual: response.width,
          other: response.expandedWidth
        )
        : (
          response, offered: response.proposedHeight, usual: response.height,
          other: response.expandedHeight
        )
    }
    let example = lengths.first { length in
      let (fills, otherFills) = (
        abs(length.usual - length.offered) < 0.5, abs(length.other - length.offered) < 0.5
      )
      switch axis.found {
      case "exp": return fills
      case "hug": return !fills && !otherFills
      default: return !fills && otherFills
      }
    }
    guard let example else { return verdict }
    let (response, _, usual, other) = example
    let at = "at \(Self.text(response.proposedWidth)) × \(Self.text(response.proposedHeight)) it is"
    if axis.found == "neu" {
      return
        "\(at) \(Self.text(usual)) \(axis.side) around a text and \(Self.text(other)) around a color: \(verdict)"
    }
    let place =
      axis.said == "neu" && !sizing.isComposed ? ", and has no child that decides" : ""
    return "\(at) \(Self.text(usual)) \(axis.side)\(place): \(verdict)"
  }

  /// Formats a length with at most two decimal places.
  private static func text(_ length: Double) -> String {
    guard length.isFinite else { return "∞" }
    let rounded = (length * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : "\(rounded)"
  }
}
