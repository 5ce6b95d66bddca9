import Foundation
import QuoinFiles
import QuoinHostProtocol

/// The open pages, the previews that they show, and their sources.
///
/// Pages run on the server's tasks, previews on their own threads, and the command updates the
/// sources: all shared state is guarded by the lock.
final class Studio: @unchecked Sendable {
  private let sources: StudioSources
  private let title: String
  private let lock = NSRecursiveLock()
  // Guarded by the lock.
  private var pages: [StudioPageLine] = []
  private var build: StudioBuild?
  private var status = "{\"status\":{\"phase\":\"compiling\"}}"
  private var devices: [String] = []
  /// The path of the file whose preview is shown first.
  private var focus: String?
  private var screens: [StudioProject.Screen] = []

  /// The maximum number of live previews on all pages.
  private static let largestCount = 64

  private let sourceAnswers: StudioSourceAnswers
  /// Changes of the sources follow each other.
  private let sourceWork = DispatchQueue(label: "quoin.studio.sources")

  /// - Parameter editor: The editor that the page may open files in.
  init(sources: StudioSources, title: String, editor: StudioEditor? = nil) {
    (self.sources, self.title) = (sources, title)
    sourceAnswers = StudioSourceAnswers(sources: sources, editor: editor)
  }

  // MARK: Sources

  /// Compiles the sources and updates every page. Does nothing more once the job is out of date.
  func renew(_ job: StudioLoop.Job) {
    var status = StudioStatus(phase: "compiling")
    lock.withLock {
      if let file = job.saved.first(where: { build?.preview(inFileAt: $0) != nil }) { focus = file }
      status.saved = idOfSaved(in: job)
    }
    send(status.line)
    if lock.withLock({ build == nil }) { showFirst(job) }
    var recompilation = Recompilation()
    recompilation.stopper = job.stopper
    recompilation.keepsLast = lock.withLock { build?.isWhole == true }
    recompilation.saved = job.saved
    recompilation.report = { [weak self] in self?.show($0, of: job) }
    let start = ContinuousClock.now
    let (result, output) = sources.compile(recompilation)
    guard !job.stopper.isStopped else { return }
    switch result {
    case .success(let build) where build.previews.isEmpty && !build.errors.isEmpty:
      // There is still nothing to keep, so the next save leaves out what doesn't compile again.
      show(ReportedErrors(errors: build.errors), of: job)
    case .success(let build):
      show(build, since: start, of: job, output: output)
    case .failure(let errors as ReportedErrors):
      show(errors, of: job)
    case .failure where sources.isEmptyFolder && lock.withLock({ build == nil }):
      send(StudioStatus(phase: "ready").line)
    case .failure(let error as CommandFailure)
    where error.message == PreviewInput.emptyFolder && lock.withLock({ build == nil }):
      send(StudioStatus(phase: "ready").line)
    case .failure(let error):
      let errors = StudioStatus.Diagnostic.all(in: output, below: sources.root)
      let message = errors.isEmpty ? output + ErrorText.sentence(about: error) : ""
      var status = StudioStatus(phase: "failed", errors: errors, message: message)
      status.saved = lock.withLock { idOfSaved(in: job) }
      send(status.line)
    }
  }

  /// Compiles and shows the file to show first, or any preview if there is none, if that needs only
  /// a small part of the folder.
  private func showFirst(_ job: StudioLoop.Job) {
    let file = sources.focus()
    lock.withLock { focus = file }
    guard PreviewInput.isFolder(sources.options.choice.file),
      sources.options.choice.preview == nil
    else { return }
    var recompilation = Recompilation()
    recompilation.stopper = job.stopper
    recompilation.focus = file.map { .file($0) } ?? .anyPreview
    let start = ContinuousClock.now
    guard case .success(let build) = sources.compile(recompilation).result,
      file.map({ build.preview(inFileAt: $0) != nil }) ?? !build.previews.isEmpty,
      !job.stopper.isStopped
    else { return }
    build.isWhole = false
    show(build, since: start, of: job, output: "")
  }

  /// Updates every page to a new build.
  private func show(
    _ build: StudioBuild, since start: ContinuousClock.Instant, of job: StudioLoop.Job,
    output: String
  ) {
    if devices.isEmpty {
      let list = StudioDevices.known()
      lock.withLock { (devices, screens) = (list.names, list.screens) }
    }
    let times = StudioTimes(
      compile: build.compiling, list: build.listing, total: (ContinuousClock.now - start).seconds)
    lock.withLock {
      self.build = build
      var status = StudioStatus(
        phase: build.isWhole ? "ready" : "compiling",
        errors: build.errors.map(StudioStatus.Diagnostic.init), message: output, times: times)
      status.saved = idOfSaved(in: job)
      self.status = status.line
      for page in pages {
        page.send(project)
        page.send(hello(build))
        page.send(self.status)
        for (id, preview) in page.previews where preview.isShown {
          reload(preview, id, on: page)
        }
      }
    }
  }

  /// Shows the errors of a job over the last good pictures.
  private func show(_ errors: ReportedErrors, of job: StudioLoop.Job) {
    guard !job.stopper.isStopped else { return }
    var status = StudioStatus(errors)
    status.saved = lock.withLock { idOfSaved(in: job) }
    send(status.line)
  }

  /// The ID of the first preview in the file with previews that was saved last.
  private func idOfSaved(in job: StudioLoop.Job) -> String? {
    job.saved.lazy.compactMap { self.build?.preview(inFileAt: $0)?.id }.first
  }

  /// Pings all previews, and ends those that don't respond.
  func pingPreviews() {
    let children = lock.withLock { pages.flatMap { $0.previews.values.compactMap(\.child) } }
    for child in children { child.ping() }
  }

  /// Stops all previews and waits until they have ended.
  func close() {
    for page in lock.withLock({ pages }) { close(page) }
    lock.withLock { build = nil }
    // Previews retain their build until they have ended.
    sources.waitUntilClosed(for: Self.closingTimeLimit)
  }

  private static let closingTimeLimit = 5.0

  private func send(_ status: String) {
    lock.withLock {
      self.status = status
      for page in pages { page.send(status) }
    }
  }

  /// The message about the project, which precedes the list of previews.
  private var project: String {
    StudioProject(screens: screens, matrix: StudioMatrix.read(in: sources.root)).line
  }

  private func hello(_ build: StudioBuild) -> String {
    let previews = build.previews.map { preview in
      StudioHello.Preview(
        id: preview.id, name: preview.name, file: preview.place?.file, line: preview.place?.line,
        content: preview.content?.code, properties: preview.content?.properties)
    }
    return StudioHello(
      title: title, path: sources.options.choice.file, previews: previews, devices: devices,
      first: build.isWhole || focus != nil ? build.first(inFileAt: focus)?.id : nil,
      isWhole: build.isWhole && build.errors.isEmpty,
      hasEditor: sourceAnswers.editor == nil ? nil : true
    ).line
  }

  // MARK: Pages

  /// Saves the user's set of the matrix, and tells the page whether it is saved.
  private func save(_ matrix: StudioMatrix, for page: StudioPageLine) {
    var note = "The set is saved in \(StudioMatrix.path)."
    do {
      try matrix.write(in: sources.root)
    } catch {
      note = "The set isn't saved: \(ErrorText.sentence(about: error))."
    }
    lock.withLock { page.send(StudioStatus.text(["note": note])) }
  }

  func open(_ page: StudioPageLine) {
    lock.withLock {
      pages.append(page)
      if let build {
        page.send(project)
        page.send(hello(build))
      }
      page.send(status)
    }
  }

  func close(_ page: StudioPageLine) {
    lock.withLock {
      pages.removeAll { $0 === page }
      for id in Array(page.previews.keys) { end(id, on: page) }
    }
  }

  /// Handles a message from a page.
  func receive(_ text: String, from page: StudioPageLine) {
    let message = try? BoundedJSON.decode(PageMessage.self, from: Data(text.utf8))
    if let matrix = message?.saveMatrix { return save(matrix, for: page) }
    guard let message, !text.contains("\n") else { return refuse(text, from: page) }
    guard let id = message.preview else { return }
    lock.withLock {
      // A last message may arrive after the page has gone.
      guard pages.contains(where: { $0 === page }) else { return }
      if let show = message.show {
        if show { begin(id, on: page) } else { end(id, on: page) }
        return
      }
      if let question = StudioQuestion(text) { return answer(question, about: id, on: page) }
      if page.previews[id] == nil, message.isLasting {
        page.previews[id] = StudioPageLine.Preview()
      }
      guard let preview = page.previews[id] else {
        guard let question = UnansweredQuestion(text) else { return }
        return page.send(id, question.answer("the preview isn't shown"))
      }
      if message.restart == true {
        preview.child?.stop()
        return start(preview, id, on: page, kept: nil)
      }
      preview.remember(text, as: message.kind)
      preview.child?.send(text)
    }
  }

  /// Answers an invalid message by an error if it contains a question.
  private func refuse(_ text: String, from page: StudioPageLine) {
    guard let question = UnansweredQuestion(text) else { return }
    let answer = question.answer("the message is invalid")
    lock.withLock { page.send(question.preview, answer) }
  }

  /// Answers a question about the sources, without holding the lock meanwhile.
  private func answer(_ question: StudioQuestion, about id: String, on page: StudioPageLine) {
    let own = String(id.prefix { $0 != "#" })
    let name = build?.previews.first { $0.id == own }?.name ?? own
    sourceWork.async { [self] in
      let content = sourceAnswers.content(of: question, about: name)
      lock.withLock { page.send(id, "\"answer\":{\"to\":\(question.number),\(content)}") }
    }
  }

  private struct PageMessage: Decodable {
    var preview: String?
    var saveMatrix: StudioMatrix?
    var show, restart, watch: Bool?
    var settings: Nothing?
    var ratio: Double?
    struct Nothing: Decodable { init(from decoder: any Decoder) {} }
    /// The kind of a message that a new process must receive again.
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
      return page.send(
        id, "\"gone\":{\"reason\":\"\(Self.largestCount) previews are already live\"}")
    }
    start(preview, id, on: page, kept: nil)
  }

  private func end(_ id: String, on page: StudioPageLine) {
    guard let preview = page.previews.removeValue(forKey: id) else { return }
    preview.child?.stop()
    // A pending request for its state must not start another process.
    preview.child = nil
  }

  /// Restarts the preview from the new sources with its state.
  private func reload(_ preview: StudioPageLine.Preview, _ id: String, on page: StudioPageLine) {
    guard let child = preview.child else { return start(preview, id, on: page, kept: nil) }
    let build = build
    let once = Once { [self] (states: String?) in
      lock.withLock {
        // A later change of the sources or request of the page takes precedence.
        guard self.build === build, preview.child === child else { return }
        child.stop()
        start(preview, id, on: page, kept: states)
      }
    }
    preview.receiveStates = { once.call($0) }
    child.send("{\"keep\":true}")
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.stateTimeLimit) { once.call(nil) }
  }

  private static let stateTimeLimit = 0.5

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
        showing: entry.number, of: build, with: sources.options.settings.process, kept: kept
      ) { [weak self, weak page, weak preview] event in
        guard let self, let page, let preview else { return }
        self.lock.withLock {
          // Ignore events of a process that was replaced.
          guard preview.number == number else { return }
          self.pass(event, of: preview, id, to: page)
        }
      }
      preview.child = child
      for message in preview.lasting { child.send(message) }
    } catch {
      page.send(id, "\"gone\":{\"reason\":\(StudioText.quoted(ErrorText.sentence(about: error)))}")
    }
  }

  private func pass(
    _ event: LiveChild.Event, of preview: StudioPageLine.Preview, _ id: String,
    to page: StudioPageLine
  ) {
    switch event {
    case .message(let text): page.send(id, String(text.dropFirst().dropLast()))
    case .states(let text): preview.receiveStates?(text)
    case .row: break
    case .output(let text): page.send(id, "\"output\":\(StudioText.quoted(text))")
    case .ended(let reason, let place):
      preview.child = nil
      guard let reason else { return }
      page.send(id, "\"gone\":\(StudioStatus.text(StudioEnd(reason: reason, place: place)))")
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

/// A page in a browser and its live previews.
final class StudioPageLine: @unchecked Sendable {
  /// A preview that the page shows.
  final class Preview: @unchecked Sendable {
    // Guarded by the studio's lock, like the page.
    var child: LiveChild?
    /// Distinguishes the preview's processes.
    var number = 0
    var isShown = false
    var receiveStates: ((String) -> Void)?
    private var last: [Lasting: String] = [:]

    /// The last messages that a new process must receive again.
    var lasting: [String] { Lasting.allCases.compactMap { last[$0] } }

    /// Stores a message whose effect lasts.
    fileprivate func remember(_ text: String, as kind: Lasting?) {
      if let kind { last[kind] = text }
    }
  }

  /// Messages from a page that stay in effect until the next one of their kind.
  enum Lasting: CaseIterable { case settings, ratio, watch }

  // Guarded by the studio's lock.
  var previews: [String: Preview] = [:]
  private let write: @Sendable (String) -> Void

  init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

  func send(_ message: String) { write(message) }

  /// Sends members of a JSON object about a preview.
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
