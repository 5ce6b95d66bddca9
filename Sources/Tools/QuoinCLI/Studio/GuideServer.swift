import FlyingFox
import Foundation
import QuoinFiles
import QuoinHostProtocol
import Synchronization

/// Serves the files of the field guide.
struct GuideFiles: HTTPHandler {
  let guardian: StudioGuard
  let guide: GuideFolder
  let needsToken: Bool

  /// Like the studio's, but the guide's pages also set styles of elements.
  private static let policy = StudioPage.policy.replacing(
    "style-src 'self'", with: "style-src 'self' 'unsafe-inline'")

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    if let reason = guardian.refusal(of: request, needsToken: needsToken) {
      return StudioGuard.response(.forbidden, reason)
    }
    let name = request.path == "/" ? "index.html" : String(request.path.dropFirst())
    guard let data = guide.contents(of: name) else {
      return StudioGuard.response(.notFound, "\(request.path) was not found.")
    }
    return StudioGuard.response(data, named: name, policy: Self.policy)
  }
}

/// An edited example, as sent by a page of the guide.
struct GuideRequest: Decodable, Sendable {
  /// The page's number for the answer.
  var number: Int
  /// The name of the example's file, without `.swift`.
  var file: String
  /// The proposal, as for `--size`; by default the preview's own.
  var size: String?
  var text: String

  /// The maximum length of a message in bytes.
  static let longest = 256 << 10

  /// Decodes a message of a page; `nil` if it is anything else.
  init?(message: String) {
    guard message.utf8.count <= Self.longest,
      let known = try? BoundedJSON.decode([String: Self].self, from: Data(message.utf8)),
      let request = known["trial"], request.file.wholeMatch(of: /[A-Za-z]\w{0,63}/) != nil
    else { return nil }
    self = request
  }

  /// Compiles the example and returns the answer: its layouts for many proposals, or what is wrong.
  ///
  /// - Parameter guide: The folder with the pictures that examples show.
  func answer(with options: ProcessOptions, pictures guide: GuideFolder) -> String {
    let printed = Printed()
    let result = Diagnostics.$listener.withValue(printed) {
      Result { try layouts(with: options, guide) }
    }
    switch result {
    case .success(let layouts):
      return "{\"tried\":{\"number\":\(number),\"layouts\":\(layouts)}}"
    case .failure(let error):
      let errors = printed.text.split(separator: "\n").compactMap { line -> String? in
        guard let match = line.firstMatch(of: /\.swift:(\d+):(\d+): error: (.*)/) else {
          return nil
        }
        return "Line \(match.1), column \(match.2): \(match.3)"
      }
      let message =
        errors.isEmpty ? ErrorText.sentence(about: error) : errors.joined(separator: "\n")
      return "{\"tried\":{\"number\":\(number),\"error\":\(StudioText.quoted(message))}}"
    }
  }

  private func layouts(with options: ProcessOptions, _ guide: GuideFolder) throws -> String {
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    let source = scratch.url.appendingPathComponent("\(file).swift")
    try RegularFile(url: source).write(Data(text.utf8))
    try guide.copyPictures(namedIn: text, to: scratch.url)
    var configuration = RenderConfiguration()
    configuration.size = try size.map { try RenderConfiguration.Size(typed: $0) }
    let session = try PreviewSession(
      file: source.path, target: nil, preview: nil, configuration: configuration,
      process: options, marksExpressions: true)
    defer { session.close() }
    guard let layouts = try session.run(.proposals).text else { throw session.input.noPreviews }
    return layouts.split(separator: "\n").joined()
  }
}

/// The edited examples that wait for the command's thread, which compiles one after the other.
final class GuideTrials: Sendable {
  struct Trial: Sendable {
    let request: GuideRequest
    let answer: @Sendable (String) -> Void
  }

  private let waiting = Mutex<[Trial]>([])

  /// The maximum number of waiting examples.
  private static let most = 8

  /// Adds an example; drops it if too many are waiting.
  func add(_ trial: Trial) {
    waiting.withLock { if $0.count < Self.most { $0.append(trial) } }
  }

  func next() -> Trial? { waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() } }
}

/// Connects a page of the guide to the command.
struct GuideLine: WSMessageHandler {
  let trials: GuideTrials

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    AsyncStream { continuation in
      let listening = Task {
        for await message in client {
          guard case .text(let text) = message, let request = GuideRequest(message: text) else {
            continue
          }
          trials.add(GuideTrials.Trial(request: request) { continuation.yield(.text($0)) })
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in listening.cancel() }
    }
  }
}
