import AsyncAlgorithms
import Crypto
import Foundation
import Hummingbird
import NIOCore
import SwiftUI

/// Handles requests.
struct Desk: Sendable {
  private let options: CardServer.Options
  private let queue: RenderQueue
  private let counts: Metrics

  /// Part of each response's `ETag`, because another version may draw differently.
  private static let version = "1"

  init(_ options: CardServer.Options, worker: Int?) {
    self.options = options
    counts = Metrics(worker: worker)
    queue = RenderQueue(drawing: options.drawing, waiting: options.waiting)
  }

  var metrics: String {
    get async { counts.text(waiting: await queue.length) }
  }

  /// Counts the response, and converts an error into one.
  func answer(
    _ request: Request, _ route: String, _ body: () async throws -> Response
  ) async -> Response {
    counts.begin()
    let answer: Response
    do {
      answer = try await body()
    } catch {
      answer = Self.refusal(error)
    }
    counts.end(route, Int(answer.status.code))
    return answer
  }

  // MARK: What is drawn

  func card(_ request: Request, _ wanted: Picture?) async throws -> Response {
    guard let picture = wanted ?? Picture(accepted: request.headers[.accept]) else {
      throw Refusal(.notAcceptable, "a card is sent as image/png or image/webp")
    }
    let input: CardInput = try await read(request)
    let name = try Self.name(of: input, picture.rawValue)
    if let known = Self.unchanged(request, name) { return known }
    let slot = try await queue.slot(within: options.limit)
    defer { withExtendedLifetime(slot) {} }
    let start = ContinuousClock.now
    // Layout runs on the main actor; the pixels are encoded here, outside it.
    let list = await MainActor.run { ImageRenderer(content: Card(input: input)).displayList() }
    let data =
      picture == .png ? try list.pngData(isOpaque: true) : try list.webPData(isOpaque: true)
    counts.drew(in: .now - start)
    return Response(
      status: .ok, headers: Self.headers(picture.rawValue, name),
      body: .init(byteBuffer: ByteBuffer(bytes: data)))
  }

  /// An invoice or a report, sent page by page. Each page is drawn once the client has received the
  /// previous one.
  func document(_ request: Request) async throws -> Response {
    if let accepted = request.headers[.accept], !accepted.contains("application/pdf"),
      !accepted.contains("*/*"), !accepted.contains("application/*")
    {
      throw Refusal(.notAcceptable, "a document is sent as application/pdf")
    }
    let input: DocumentInput = try await read(request)
    let name = try Self.name(of: input, "application/pdf")
    if let known = Self.unchanged(request, name) { return known }
    let slot = try await queue.slot(within: options.limit)
    let (limit, counts) = (options.limit, counts)
    return Response(
      status: .ok, headers: Self.headers("application/pdf", name),
      body: ResponseBody { writer in
        let start = ContinuousClock.now
        let pages = AsyncThrowingChannel<ByteBuffer, any Error>()
        let reader = Reader(writer)
        // Drawing, sending and the time limit: the first failure ends the others, and a client that
        // reads nothing also times out.
        try await withThrowingTaskGroup(of: Bool.self) { group in
          group.addTask {
            do {
              try await Self.draw(input) { await pages.send(ByteBuffer(bytes: $0)) }
              pages.finish()
            } catch {
              pages.fail(error)
            }
            return false
          }
          group.addTask {
            for try await page in pages { try await reader.writer.write(page) }
            return true
          }
          group.addTask {
            try await Task.sleep(for: limit)
            throw RenderQueue.TooLate()
          }
          while let isSent = try await group.next(), !isSent {}
          group.cancelAll()
        }
        counts.drew(in: .now - start)
        withExtendedLifetime(slot) {}
        try await writer.finish(nil)
      })
  }

  /// The destination of a document. Only one task uses it at a time.
  private final class Reader: @unchecked Sendable {
    var writer: any ResponseBodyWriter
    init(_ writer: any ResponseBodyWriter) { self.writer = writer }
  }

  @MainActor
  private static func draw(
    _ input: DocumentInput, _ write: @escaping @Sendable (Data) async -> Void
  ) async throws {
    try await ImageRenderer(content: Document(input: input)).writePDF(write: write)
  }

  // MARK: Requests

  private func read<Content: Input>(_ request: Request) async throws -> Content {
    let length = request.headers[.contentLength].flatMap { Int($0) } ?? 0
    guard length <= options.mostBytes else {
      throw NIOTooManyBytesError(maxBytes: options.mostBytes)
    }
    let buffer = try await body(of: request)
    let data = Data(buffer.readableBytesView)
    guard (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil else {
      throw Refusal(.badRequest, "the body is no JSON")
    }
    let input = try JSONDecoder().decode(Content.self, from: data)
    try input.check()
    return input
  }

  /// The body, if it arrives in time.
  private func body(of request: Request) async throws -> ByteBuffer {
    let (body, most, limit) = (request.body, options.mostBytes, options.limit)
    return try await withThrowingTaskGroup(of: ByteBuffer.self) { group in
      group.addTask { try await body.collect(upTo: most) }
      group.addTask {
        try await Task.sleep(for: limit)
        throw Refusal(.requestTimeout, "the body took too long")
      }
      defer { group.cancelAll() }
      return try await group.next() ?? ByteBuffer()
    }
  }

  /// The `ETag` of a response: the hash of the decoded request, independent of its formatting.
  private static func name(of input: some Input, _ type: String) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    var hash = SHA256()
    hash.update(data: Data("\(version)\n\(Swift.type(of: input))\n\(type)\n".utf8))
    hash.update(data: try encoder.encode(input))
    let digits = hash.finalize().map {
      $0 < 16 ? "0" + String($0, radix: 16) : String($0, radix: 16)
    }
    return "\"\(digits.joined())\""
  }

  private static func unchanged(_ request: Request, _ name: String) -> Response? {
    guard let known = request.headers[.ifNoneMatch], known == "*" || known.contains(name) else {
      return nil
    }
    return Response(status: .notModified, headers: headers(nil, name))
  }

  private static func headers(_ type: String?, _ name: String) -> HTTPFields {
    var headers: HTTPFields = [.eTag: name, .cacheControl: "public, max-age=31536000, immutable"]
    if let type { headers[.contentType] = type }
    return headers
  }

  // MARK: Refusals

  /// The reason why a request is refused.
  private struct Refusal: Error {
    let status: HTTPResponse.Status
    let text: String
    init(_ status: HTTPResponse.Status, _ text: String) {
      (self.status, self.text) = (status, text)
    }
  }

  private static func refusal(_ error: any Error) -> Response {
    switch error {
    case let refusal as Refusal: response(refusal.status, refusal.text)
    case let wrong as WrongValue:
      response(.unprocessableContent, "\(wrong.field): \(wrong.reason)")
    case let error as DecodingError: response(.unprocessableContent, text(of: error))
    case is NIOTooManyBytesError: response(.contentTooLarge, "the body is too large")
    case is RenderQueue.Full: response(.serviceUnavailable, "too many wait already", retry: true)
    case is RenderQueue.TooLate: response(.serviceUnavailable, "it took too long", retry: true)
    default: response(.internalServerError, "it could not be drawn: \(error)")
    }
  }

  private static func response(
    _ status: HTTPResponse.Status, _ text: String, retry: Bool = false
  ) -> Response {
    var headers: HTTPFields = [.contentType: "application/json"]
    if retry { headers[.retryAfter] = "1" }
    let body = (try? JSONEncoder().encode(["error": text])) ?? Data()
    return Response(
      status: status, headers: headers, body: .init(byteBuffer: ByteBuffer(bytes: body)))
  }

  private static func text(of error: DecodingError) -> String {
    func path(_ keys: [any CodingKey]) -> String {
      let text = keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
        .joined()
      return text.isEmpty ? "the body" : String(text.drop { $0 == "." })
    }
    return switch error {
    case .keyNotFound(let key, let context): "\(path(context.codingPath + [key])): it is missing"
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      "\(path(context.codingPath)): it is not \(type)"
    case .dataCorrupted(let context): "\(path(context.codingPath)): \(context.debugDescription)"
    @unknown default: "\(error)"
    }
  }
}
