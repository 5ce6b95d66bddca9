import Foundation
import SwiftUI
import Testing

/// A recorded case: a view, its proposal, and SwiftUI's result.
struct ConformanceCase: Decodable, Sendable {
  let id: String
  let topic: String
  /// The source expression, as recorded.
  let code: String
  /// The proposal for the root view: width and height.
  let proposal: [Length?]
  /// `macOS`, `iOS` or `any`.
  let platform: String
  /// Whether the numbers depend on a font.
  let isTextDependent: Bool
  let expected: Expectation
  let note: String?

  private enum CodingKeys: String, CodingKey {
    case id, topic, code, proposal, platform, expected, note
    case isTextDependent = "text_dependent"
  }

  /// The proposal for the renderer.
  var proposedSize: ProposedViewSize {
    ProposedViewSize(
      width: proposal.first.flatMap { $0?.points }, height: proposal.last.flatMap { $0?.points })
  }

  /// Whether the frames are relative to the corner of a host that centers the root view, instead of
  /// to the root view itself.
  var isHostRelative: Bool { note?.contains("relative to the HOST") ?? false }
}

extension ConformanceCase: CustomTestStringConvertible {
  var testDescription: String { "\(topic): \(id)" }
}

/// A length as written in the recordings: a number of points, or `"inf"`.
struct Length: Decodable, Sendable, Equatable {
  let points: CGFloat

  init(_ points: CGFloat) { self.points = points }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      points = number
    } else if try container.decode(String.self) == "inf" {
      points = .infinity
    } else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "neither a number nor \"inf\"")
    }
  }
}
