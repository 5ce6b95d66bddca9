import Foundation
import QuoinCore
import QuoinDrawing
import QuoinGeometry
import QuoinHostProtocol
import QuoinViews

/// Keeps a preview running until the page closes the connection.
struct LiveJob: HostJob {
  let setup: LiveSetup

  func run(on host: PreviewHost, _ response: inout HostResponse) throws {
    try LivePreview(host, setup).run()
  }
}

/// A preview that runs in real time: it handles the user's events in the page, and sends a frame
/// whenever its image has changed (Documentation/StudioProtocol.md).
@MainActor
final class LivePreview {
  private let host: PreviewHost
  private let line: LiveLine
  private let preview: NamedPreview
  private let firstConfiguration: RenderConfiguration
  private var configuration: RenderConfiguration
  private(set) var view: ViewHost<AnyView>
  private var scale: CGFloat
  /// Pixels per point of the page's screen.
  private var ratio: CGFloat?

  private var writer = FrameWriter()
  /// The last frame drawn by the page.
  private var shown = 0
  /// Whether the image may have changed since the last frame.
  private var isStale = true
  private var isWatched = false
  private var isClosed = false
  private var lastTick = ContinuousClock.now
  private var lastFrame = ContinuousClock.now
  /// The messages that have not been handled yet.
  private var waiting: [LiveMessage] = []
  /// The actions so far.
  private var actions = ActionRecord()
  private var clipboard = LiveClipboard()
  /// The position of the mouse, and its pointer style in the last frame.
  private var hovered: CGPoint?
  private var cursor: String?

  /// The interval between two frames of an animation, and of a view that changes continuously, in
  /// seconds.
  private static let interval = 1.0 / 60
  private static let turningInterval = 1.0 / 20
  /// The maximum polling interval in seconds, because other threads may change state.
  private static let maximumPollingInterval = 0.03
  /// The maximum time for handling messages before the next frame.
  private static let longestHandling = Duration.milliseconds(10)
  /// The maximum number of frames that the page has not drawn yet.
  private static let framesAhead = 2

  init(_ host: PreviewHost, _ setup: LiveSetup) throws {
    self.host = host
    line = LiveLine(host.channel)
    configuration = host.request.configuration
    firstConfiguration = configuration
    let library = try host.library()
    _ = host.launch(library.app)
    guard library.sources.indices.contains(setup.number.provider) else {
      throw HostFailure(message: "the preview no longer exists", cause: .noPreviews)
    }
    let source = library.sources[setup.number.provider]
    host.begin(source.name)
    let previews = try source.previews(in: host.environment(in: configuration))
    guard previews.indices.contains(setup.number.element) else {
      throw HostFailure(message: "the preview no longer exists", cause: .noPreviews)
    }
    preview = previews[setup.number.element]
    host.begin(preview.name)
    let renderer = try host.renderer(
      for: preview, in: configuration.onWholeScreen(for: preview))
    (view, scale) = (renderer.viewHost(), renderer.scale)
    view.tree.cutsOffEndlessUpdates = true
    view.tree.scrollViewsGlide = true
    view.tree.emission.recordsEnvironments = true
    try begin(with: setup.kept)
  }

  /// Performs the first update, restoring the states in `json`.
  private func begin(with json: String?) throws {
    guard let json else { return try view.settleOnMainThread() }
    let states = try JSONDecoder().decode([KeptState].self, from: Data(json.utf8))
    view.tree.begin(with: states)
    try view.settleOnMainThread()
    let (kept, reset) = view.tree.endRestoring()
    try view.update()
    func list(_ states: [KeptState]) -> String {
      let names = states.filter { !$0.isFrameworks }.map { FrameText.string($0.title) }
      return "[\(names.joined(separator: ","))]"
    }
    line.send("{\"kept\":\(list(kept)),\"reset\":\(list(reset))}")
  }

  /// Runs until the page closes the connection.
  func run() {
    while !isClosed {
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: pause))
      guarding {
        try letTimePass()
        try handleMessages()
        try show()
      }
    }
    view.close()
  }

  /// Runs `body` and reports an error to the user; the view continues to run.
  private func guarding(_ body: () throws -> Void) {
    do {
      try body()
    } catch {
      report(ErrorText.sentence(about: error))
    }
  }

  private func report(_ output: String) { line.send("{\"output\":\(FrameText.string(output))}") }

  // MARK: Time

  /// The time until the next work is due, in seconds.
  private var pause: TimeInterval {
    let passed = (ContinuousClock.now - lastFrame).seconds
    if !waiting.isEmpty { return 0.0005 }
    if isMoving || isStale { return max(Self.interval - passed, 0.001) }
    if view.clock.isFollowed { return max(Self.turningInterval - passed, 0.001) }
    let alarm = view.clock.next.map { max($0 - view.time, 0.001) } ?? Self.maximumPollingInterval
    return min(alarm, Self.maximumPollingInterval)
  }

  /// Whether the next frame will differ.
  private var isMoving: Bool { view.isAnimating || view.tree.scrollViewsMove }

  private func letTimePass() throws {
    let now = ContinuousClock.now
    let passed = (now - lastTick).seconds
    lastTick = now
    // The frame after the last motion tells the page that the picture is at rest.
    let wasMoving = isMoving
    note(try timed(cause: "time") { try view.advance(by: passed) }, isAction: false)
    if wasMoving || isMoving || view.clock.isFollowed { isStale = true }
  }

  // MARK: Messages

  private func handleMessages() throws {
    let messages = line.take().compactMap { message -> LiveMessage? in
      do {
        return try JSONDecoder().decode(LiveMessage.self, from: message)
      } catch {
        let reason = "a message is invalid: \(ErrorText.sentence(about: error))"
        if let number = LiveQuestion.number(in: message) {
          refuse(number, because: reason)
        } else {
          report(reason)
        }
        return nil
      }
    }
    for message in messages {
      if let event = message.event, let last = waiting.last?.event,
        let merged = last.merged(with: event)
      {
        waiting[waiting.count - 1].event = merged
      } else {
        waiting.append(message)
      }
    }
    // The rest is handled after the next frame, so that progress is visible even if the view is
    // slow.
    let start = ContinuousClock.now
    var done = 0
    while done < waiting.count, done == 0 || ContinuousClock.now - start < Self.longestHandling {
      handle(waiting[done])
      done += 1
    }
    waiting.removeFirst(done)
  }

  private func handle(_ message: LiveMessage) {
    if let shown = message.shown { self.shown = max(self.shown, shown) }
    if let sent = message.event {
      let event = view.hasFocusedField ? sent.inText : sent
      let cause = actions.note(event, in: view)
      guarding { note(try timed(cause: cause) { try perform(event) }) }
    }
    if let settings = message.settings { guarding { try change(settings) } }
    if let question = message.ask { answer(question) }
    if let watch = message.watch { isWatched = watch }
    if let ratio = message.ratio, ratio > 0, ratio <= 8 {
      (self.ratio, isStale) = (CGFloat(ratio), true)
    }
    if message.fresh == true {
      (writer, shown, isStale, clipboard) = (FrameWriter(), 0, true, LiveClipboard())
    }
    if message.ping == true { line.send("{\"pong\":true}") }
    if message.keep == true { keep() }
    if message.close == true { isClosed = true }
  }

  private func perform(_ event: LiveEvent) throws -> UpdateRecord {
    if let sentence = event.sentence { return try view.perform(Interaction(sentence)) }
    if let text = event.text { return try view.enter(text) }
    if let drop = event.drop {
      return try view.drop(drop.providers(), at: CGPoint(x: drop.x, y: drop.y))
    }
    if let text = event.paste {
      return try view.hasFocusedField ? view.paste(text) : UpdateRecord()
    }
    if let marked = event.composition {
      guard view.hasFocusedField else { return UpdateRecord() }
      return try view.compose(marked.text, caret: marked.caret)
    }
    if let name = event.key {
      guard let key = LiveEvent.key(named: name) else { return UpdateRecord() }
      return try view.send(key, event.keys).0
    }
    if let wheel = event.wheel {
      return try view.scroll(
        at: CGPoint(x: wheel.x, y: wheel.y), by: CGSize(width: wheel.dx, height: wheel.dy))
    }
    guard let pointer = event.pointer else { return UpdateRecord() }
    let isDown = view.tree.pointer.isDown
    switch (pointer, event.point) {
    case (.down, let point?) where !isDown:
      return try view.beginTouch(at: point, fingers: event.fingers ?? 1, modifiers: event.keys)
    case (.move, let point?) where isDown:
      view.tree.pointer.move(
        to: point, magnification: CGFloat(event.magnification ?? 1),
        rotation: .radians(event.rotation ?? 0))
      return try view.update()
    case (.up, _) where isDown:
      return try view.endTouch()
    case (.cancel, _) where isDown:
      view.tree.pointer.cancel()
      return try view.update()
    case (.menu, let point?) where !isDown:
      return try view.secondaryClick(at: point)
    // Touches don't hover.
    case (.hover, let point?) where !isDown && view.environment.platform == .macOS:
      hovered = point
      let record = try view.hover(at: point)
      if FrameExtras.cursor(in: view, at: hovered) != cursor { isStale = true }
      return record
    case (.leave, _) where !isDown:
      hovered = nil
      return try view.hover(at: nil)
    default: return UpdateRecord()
    }
  }

  private func change(_ settings: LiveSettings) throws {
    var changed = configuration
    settings.apply(to: &changed, firstConfiguration)
    let renderer = try host.renderer(for: preview, in: changed.onWholeScreen(for: preview))
    configuration = changed
    view.tree.view = renderer.content
    view.tree.window = renderer.window
    view.tree.keyboardHeight = renderer.focusKeyboardHeight
    var environment = renderer.environment
    environment.hasSafeArea = view.tree.window != nil
    view.environment = environment
    view.proposedSize = renderer.proposedSize
    view.isOpaque = renderer.isOpaque
    scale = renderer.scale
    note(try timed(cause: "settings") { try view.update() })
  }

  /// Sends the states of the views.
  private func keep() {
    let states = (try? JSONEncoder().encode(view.tree.keptStates)) ?? Data("[]".utf8)
    line.send("{\"states\":\(String(decoding: states, as: UTF8.self))}")
  }

  // MARK: Frames

  private func show() throws {
    if view.needsUpdate {
      note(try timed(cause: "a task or timer") { try view.update() }, isAction: false)
    }
    guard isStale, writer.number - shown < Self.framesAhead else { return }
    lastFrame = .now
    isStale = false
    cursor = FrameExtras.cursor(in: view, at: hovered)
    let extras =
      ["\"isAnimating\":\(isMoving)", "\"scale\":\(FrameText.number(scale))"]
      + FrameExtras.members(of: view, cursor: cursor)
    let list = view.picture.drawnList(scale: ratio)
    if let frame = writer.frame(of: list, isOpaque: view.isOpaque, extras: extras) {
      line.send("{\"frame\":\(frame)}")
    }
    for message in clipboard.messages(of: view) { line.send(message) }
  }

  // MARK: Updates

  private func timed(cause: String, _ body: () throws -> UpdateRecord) rethrows -> TimedUpdate {
    let start = ContinuousClock.now
    let record = try body()
    return TimedUpdate(record: record, cause: cause, seconds: (ContinuousClock.now - start).seconds)
  }

  private struct TimedUpdate {
    var record: UpdateRecord
    var cause: String
    var seconds: TimeInterval
  }

  /// Marks the image as stale after an update, and sends the update if the page shows updates.
  ///
  /// - Parameter isAction: whether an action of the user caused the update.
  private func note(_ timed: TimedUpdate, isAction: Bool = true) {
    let record = timed.record
    guard record.passes > 0 else { return }
    isStale = true
    if !isAction, hasRunAuthorsBody(in: record) { actions.noteChange(at: view.time) }
    guard isWatched else { return }
    let authors = record.evaluations.isEmpty ? [] : view.tree.tree.authorNames
    var bodies: [String: BodyMessage] = [:]
    for evaluation in record.evaluations {
      let name = evaluation.view
      bodies[name, default: BodyMessage(name: name, among: authors)].add(evaluation)
    }
    let update = UpdateMessage(
      time: view.time, cause: timed.cause, bodies: bodies.values.sorted { $0.name < $1.name },
      measured: record.measurements, placed: record.placements,
      microseconds: Int(timed.seconds * 1e6))
    guard let text = try? JSONEncoder().encode([update]) else { return }
    line.send("{\"updates\":\(String(decoding: text, as: UTF8.self))}")
  }

  /// Whether the body of a view that isn't built in ran.
  private func hasRunAuthorsBody(in record: UpdateRecord) -> Bool {
    guard !record.evaluations.isEmpty else { return false }
    let names = Set(view.tree.tree.authorViews.map(\.name))
    return record.evaluations.contains { names.contains(String($0.view.prefix { $0 != "<" })) }
  }

  // MARK: Questions

  /// Lays out the view for another proposal, or for its own again.
  private func propose(_ lengths: [Double?]?) throws {
    if let lengths, lengths.count == 2 {
      view.proposedSize = ProposedViewSize(
        width: lengths[0].map { CGFloat($0) }, height: lengths[1].map { CGFloat($0) })
    } else {
      let whole = configuration.onWholeScreen(for: preview)
      view.proposedSize = try host.renderer(for: preview, in: whole).proposedSize
    }
    try view.settle()
  }

  private func answer(_ question: LiveQuestion) {
    do {
      if case .propose(let lengths) = question.question { try propose(lengths) }
      if case .set(let edit) = question.question {
        let cause = "\(edit.name) was set in the studio"
        note(
          try timed(cause: cause) {
            try view.tree.setInspectedValue(at: edit.index, named: edit.name, to: edit.value.edited)
            return try view.update()
          })
      }
      let content = try LiveAnswer(view: view, actions: actions.sentences).content(
        of: question.question)
      line.send("{\"answer\":{\"to\":\(question.number)\(content.isEmpty ? "" : ",")\(content)}}")
      isStale = true
    } catch {
      refuse(question.number, because: ErrorText.sentence(about: error))
    }
  }

  /// Answers the question with that number by an error.
  private func refuse(_ number: Int, because reason: String) {
    line.send("{\"answer\":{\"to\":\(number),\"error\":\(FrameText.string(reason))}}")
  }
}

extension Duration {
  fileprivate var seconds: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) * 1e-18
  }
}
