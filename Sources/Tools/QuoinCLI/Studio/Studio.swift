import Foundation
import QuoinFiles
import QuoinHostProtocol

/// The pages that are open, the previews that they show, and the sources behind them.
///
/// Pages talk on tasks of the server, previews on threads of their own, and the command renews the sources: whatever they share
/// is reached with the lock held.
final class Studio: @unchecked Sendable {
  private let sources: StudioSources
  private let title: String
  private let lock = NSRecursiveLock()
  // With the lock held.
  private var pages: [StudioPageLine] = []
  private var build: StudioBuild?
  private var status = "{\"status\":{\"phase\":\"compiling\"}}"
  private var devices: [String] = []

  /// So many previews live at most at the same time, of all pages.
  private static let largestCount = 64

  init(sources: StudioSources, title: String) {
    (self.sources, self.title) = (sources, title)
  }

  // MARK: Sources

  /// Compiles the sources and has every page show what they are now.
  func renew() {
    tell("{\"status\":{\"phase\":\"compiling\"}}")
    let start = ContinuousClock.now
    let (result, output) = sources.compile()
    switch result {
    case .success(let build):
      if devices.isEmpty { devices = Self.devices() }
      let times = StudioTimes(
        compile: build.compiling, list: build.listing, total: (ContinuousClock.now - start).seconds)
      lock.withLock {
        self.build = build
        status = StudioStatus(phase: "ready", message: output, times: times).line
        for page in pages {
          page.send(hello(build))
          page.send(status)
          for (id, preview) in page.previews where preview.isShown {
            reload(preview, id, on: page)
          }
        }
      }
    case .failure(let error):
      let errors = StudioStatus.Problem.all(in: output, below: sources.root)
      let message = errors.isEmpty ? output + ErrorText.sentence(about: error) : ""
      tell(StudioStatus(phase: "failed", errors: errors, message: message).line)
    }
  }

  /// Ends previews that do not answer.
  func keepWatch() {
    let children = lock.withLock { pages.flatMap { $0.previews.values.compactMap(\.child) } }
    for child in children { child.keepWatch() }
  }

  /// Ends everything, and waits until nothing of it is left.
  func close() {
    for page in lock.withLock({ pages }) { close(page) }
    lock.withLock { build = nil }
    // Previews hold what they were built from until they have ended.
    sources.waitUntilClosed(for: Self.patienceForEnds)
  }

  private static let patienceForEnds = 5.0

  private func tell(_ status: String) {
    lock.withLock {
      self.status = status
      for page in pages { page.send(status) }
    }
  }

  private func hello(_ build: StudioBuild) -> String {
    let previews = build.previews.map { preview in
      StudioHello.Preview(
        id: preview.id, name: preview.name, file: preview.place?.file, line: preview.place?.line)
    }
    return StudioHello(title: title, previews: previews, devices: devices).line
  }

  private static func devices() -> [String] {
    guard let host = try? HostProcess() else { return [] }
    defer { host.close() }
    let request = HostRequest(job: .devices(.json), scratch: host.output.path)
    guard let text = try? host.run(request).text,
      let list = try? BoundedJSON.decode(Devices.self, from: Data(text.utf8))
    else { return [] }
    return list.devices.map(\.name)
  }

  private struct Devices: Decodable {
    struct Device: Decodable { var name: String }
    var devices: [Device]
  }

  // MARK: Pages

  func open(_ page: StudioPageLine) {
    lock.withLock {
      pages.append(page)
      if let build { page.send(hello(build)) }
      page.send(status)
    }
  }

  func close(_ page: StudioPageLine) {
    lock.withLock {
      pages.removeAll { $0 === page }
      for id in Array(page.previews.keys) { end(id, on: page) }
    }
  }

  /// Something that the page has said.
  func hear(_ text: String, from page: StudioPageLine) {
    guard let message = try? BoundedJSON.decode(PageMessage.self, from: Data(text.utf8)),
      let id = message.preview, !text.contains("\n")
    else { return }
    lock.withLock {
      // A page that has gone may have said something last.
      guard pages.contains(where: { $0 === page }) else { return }
      if let show = message.show {
        if show { begin(id, on: page) } else { end(id, on: page) }
        return
      }
      if page.previews[id] == nil, message.isLasting {
        page.previews[id] = StudioPageLine.Preview()
      }
      guard let preview = page.previews[id] else { return }
      if message.restart == true {
        preview.child?.stop()
        return start(preview, id, on: page, kept: nil)
      }
      preview.remember(text, as: message.kind)
      preview.child?.send(text)
    }
  }

  private struct PageMessage: Decodable {
    var preview: String?
    var show, restart, watch: Bool?
    var settings: Nothing?
    var ratio: Double?
    struct Nothing: Decodable { init(from decoder: any Decoder) {} }
    /// What a new process must hear, too, if it lasts.
    var kind: StudioPageLine.Lasting? {
      settings != nil ? .settings : watch != nil ? .watch : ratio != nil ? .ratio : nil
    }
    var isLasting: Bool { kind != nil }
  }

  // MARK: Previews

  private func begin(_ id: String, on page: StudioPageLine) {
    let preview = page.previews[id] ?? StudioPageLine.Preview()
    page.previews[id] = preview
    preview.isShown = true
    if let child = preview.child { return child.send("{\"fresh\":true}") }
    let count = pages.reduce(0) { $0 + $1.previews.values.count(where: \.isShown) }
    guard count <= Self.largestCount else {
      return page.send(id, "\"gone\":{\"reason\":\"\(Self.largestCount) previews live already\"}")
    }
    start(preview, id, on: page, kept: nil)
  }

  private func end(_ id: String, on page: StudioPageLine) {
    guard let preview = page.previews.removeValue(forKey: id) else { return }
    preview.child?.stop()
    // Whoever waits for its states must not start another process.
    preview.child = nil
  }

  /// Has the preview go on in a process of the new sources, with what it owns.
  private func reload(_ preview: StudioPageLine.Preview, _ id: String, on page: StudioPageLine) {
    guard let child = preview.child else { return start(preview, id, on: page, kept: nil) }
    let build = build
    let once = Once { [self] (states: String?) in
      lock.withLock {
        // A later change of the sources, or another wish of the page, goes before.
        guard self.build === build, preview.child === child else { return }
        child.stop()
        start(preview, id, on: page, kept: states)
      }
    }
    preview.takeStates = { once.call($0) }
    child.send("{\"keep\":true}")
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patienceForStates) { once.call(nil) }
  }

  private static let patienceForStates = 0.5

  private func start(
    _ preview: StudioPageLine.Preview, _ id: String, on page: StudioPageLine, kept: String?
  ) {
    preview.child = nil
    guard let build else { return }
    // A matrix shows one preview several times: `Card#dark`.
    let name = id.prefix { $0 != "#" }
    guard let entry = build.previews.first(where: { $0.id == name }) else {
      return page.send(id, "\"gone\":{\"reason\":\"the preview is no longer in the sources\"}")
    }
    preview.number += 1
    let number = preview.number
    do {
      let child = try LiveChild(
        showing: entry.number, of: build, in: sources.options.surroundings, kept: kept
      ) { [weak self, weak page, weak preview] news in
        guard let self, let page, let preview else { return }
        self.lock.withLock {
          // What a process says that was replaced is of no interest.
          guard preview.number == number else { return }
          self.pass(news, of: preview, id, to: page)
        }
      }
      preview.child = child
      for message in preview.lasting { child.send(message) }
    } catch {
      page.send(id, "\"gone\":{\"reason\":\(StudioText.quoted(ErrorText.sentence(about: error)))}")
    }
  }

  private func pass(
    _ news: LiveChild.News, of preview: StudioPageLine.Preview, _ id: String,
    to page: StudioPageLine
  ) {
    switch news {
    case .message(let text): page.send(id, String(text.dropFirst().dropLast()))
    case .states(let text): preview.takeStates?(text)
    case .output(let text): page.send(id, "\"output\":\(StudioText.quoted(text))")
    case .ended(let reason):
      preview.child = nil
      if let reason { page.send(id, "\"gone\":{\"reason\":\(StudioText.quoted(reason))}") }
    }
  }
}

/// Calls a function the first time only.
private final class Once<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var body: ((Value) -> Void)?
  init(_ body: @escaping (Value) -> Void) { self.body = body }

  func call(_ value: Value) {
    let body = lock.withLock {
      defer { self.body = nil }
      return self.body
    }
    body?(value)
  }
}

/// A page in a browser, and the previews that live for it.
final class StudioPageLine: @unchecked Sendable {
  /// A preview that the page shows.
  final class Preview: @unchecked Sendable {
    // As the page, reached with the lock held.
    var child: LiveChild?
    /// Tells its processes apart.
    var number = 0
    var isShown = false
    var takeStates: ((String) -> Void)?
    private var last: [Lasting: String] = [:]

    /// The last messages that a new process must hear, too.
    var lasting: [String] { Lasting.allCases.compactMap { last[$0] } }

    /// Keeps a message whose effect lasts.
    fileprivate func remember(_ text: String, as kind: Lasting?) {
      if let kind { last[kind] = text }
    }
  }

  /// What a page tells once and expects to hold.
  enum Lasting: CaseIterable { case settings, ratio, watch }

  // Reached with the studio's lock held.
  var previews: [String: Preview] = [:]
  private let write: @Sendable (String) -> Void

  init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

  func send(_ message: String) { write(message) }

  /// Sends members of an object about a preview.
  func send(_ preview: String, _ members: String) {
    write("{\"preview\":\(StudioText.quoted(preview)),\(members)}")
  }
}

enum StudioText {
  static func quoted(_ text: String) -> String {
    let data = try? JSONEncoder().encode(text)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
  }
}
