import Foundation
import QuoinFiles

/// A message from the child to `quoin`. Messages arrive in the order of the work.
public enum HostEvent: Equatable, Sendable {
  /// The app's initializer begins.
  case launching
  /// The app's initializer has returned.
  case launched
  /// Work on a preview begins.
  case began(PreviewProgress)
  /// A preview that is processed independently is finished.
  case finished(PreviewRecord)
  /// A live preview sends a message to its page, as JSON.
  case live(Data)
  /// A row is drawn, or has failed.
  case row(RowResponse)
  /// The job is done.
  case done(HostResponse)
  /// The job can't be done.
  case failed(HostFailure)

  private enum Kind: UInt8 {
    case launching = 1
    case launched, began, finished, live, row, done, failed
  }

  /// Returns the event as a frame.
  public func frame() throws -> Frame {
    func frame(_ kind: Kind, _ content: some Encodable) throws -> Frame {
      Frame(kind: kind.rawValue, content: try JSONEncoder().encode(content))
    }
    return switch self {
    case .launching: Frame(kind: Kind.launching.rawValue)
    case .launched: Frame(kind: Kind.launched.rawValue)
    case .began(let progress): try frame(.began, progress)
    case .finished(let record): try frame(.finished, record)
    case .live(let message): Frame(kind: Kind.live.rawValue, content: message)
    case .row(let response): try frame(.row, response)
    case .done(let response): try frame(.done, response)
    case .failed(let failure): try frame(.failed, failure)
    }
  }

  /// Decodes an event from a child, whose data is untrusted.
  public init(_ frame: Frame) throws(FrameError) {
    func content<Content: Decodable>(_ type: Content.Type) throws(FrameError) -> Content {
      do {
        return try BoundedJSON.decode(type, from: frame.content)
      } catch {
        throw .invalid
      }
    }
    switch Kind(rawValue: frame.kind) {
    case .launching: self = .launching
    case .launched: self = .launched
    case .began: self = .began(try content(PreviewProgress.self))
    case .finished: self = .finished(try content(PreviewRecord.self))
    case .live: self = .live(frame.content)
    case .row: self = .row(try content(RowResponse.self))
    case .done: self = .done(try content(HostResponse.self))
    case .failed: self = .failed(try content(HostFailure.self))
    case nil: throw .invalid
    }
  }
}

/// A message from `quoin` to the child.
public enum HostInput: Equatable, Sendable {
  /// The job; always the first message.
  case request(HostRequest)
  /// A message of the page to a live preview, or a row of data, as JSON.
  case message(Data)

  private enum Kind: UInt8 {
    case request = 1
    case message
  }

  /// Returns the message as a frame.
  public func frame() throws -> Frame {
    switch self {
    case .request(let request):
      Frame(kind: Kind.request.rawValue, content: try JSONEncoder().encode(request))
    case .message(let message): Self.frame(of: message)
    }
  }

  /// Returns the frame of a `message`.
  public static func frame(of message: Data) -> Frame {
    Frame(kind: Kind.message.rawValue, content: message)
  }

  public init(_ frame: Frame) throws {
    switch Kind(rawValue: frame.kind) {
    case .request:
      self = .request(try JSONDecoder().decode(HostRequest.self, from: frame.content))
    case .message: self = .message(frame.content)
    case nil: throw FrameError.invalid
    }
  }
}

/// The preview on which the child works, and which failed if the child ends.
public struct PreviewProgress: Codable, Equatable, Sendable {
  /// The preview's name, or the provider's as long as its previews are not known.
  public var name: String
  /// The source location, if known.
  public var place: PreviewPlace?
  /// The number of a preview that is processed independently.
  public var number: PreviewNumber?
  /// Whether the preview is being created, so that the code at `place` is responsible.
  public var isBeingCreated: Bool

  public init(
    name: String, place: PreviewPlace? = nil, number: PreviewNumber? = nil,
    isBeingCreated: Bool = false
  ) {
    (self.name, self.place) = (name, place)
    (self.number, self.isBeingCreated) = (number, isBeingCreated)
  }
}

/// The results of a job, besides those of previews that are processed independently.
public struct HostResponse: Codable, Equatable, Sendable {
  /// The previews that were drawn, in source order; empty after a job that produces a text.
  public var previews: [RenderedPreview] = []
  /// The requested text.
  public var text: String?
  /// The differences between the compared images.
  public var verdicts: [PictureVerdict] = []
  /// Warnings about the layout: contradictory frames, missing fonts and files.
  public var warnings: [String] = []
  /// Whether the compared values differ.
  public var differs = false

  public init() {}
}

/// The images of one preview.
public struct RenderedPreview: Codable, Equatable, Sendable {
  /// The preview's name.
  public var name: String
  /// The file names of the images in the scratch directory, in the order of the requested formats.
  public var pictures: [String]
  /// The file names of the images of each page, in the order of the formats, if the preview was
  /// paginated. A PDF contains all pages.
  public var pages: [[String]]?

  public init(name: String, pictures: [String]) {
    self.name = name
    self.pictures = pictures
  }
}

/// The reason why a job can't be done, as a sentence without a period.
public struct HostFailure: Error, Codable, Equatable, Sendable, CustomStringConvertible {
  public enum Cause: String, Codable, Sendable {
    /// An error in the file, its views or the machine.
    case input
    /// An impossible request on the command line.
    case usage
    /// There are no previews.
    case noPreviews
    /// The compiled file can't be loaded, and can be compiled again.
    case staleLibrary
  }

  public var message: String
  public var cause: Cause
  /// A suggestion, as a sentence.
  public var advice: String?
  /// The warnings up to the failure.
  public var warnings: [String] = []

  public init(message: String, cause: Cause = .input, advice: String? = nil) {
    (self.message, self.cause, self.advice) = (message, cause, advice)
  }

  public var description: String { message }
}
