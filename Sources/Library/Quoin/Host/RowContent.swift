import Foundation
import QuoinCore
import QuoinFiles
import QuoinHostProtocol

/// The row of data from which a view is created, as passed by `quoin batch`.
@MainActor
enum RowOfData {
  /// The row, as JSON.
  static var json = Data()
  /// The reason why no view could be created from it, as a sentence without a period.
  static var failure: String?

  /// Calls `make` with the row; `nil`, with the reason recorded, if the row has the wrong type.
  fileprivate static func view<Row: Decodable, Content>(_ make: (Row) -> Content) -> Content? {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    do {
      return make(try decoder.decode(Row.self, from: json))
    } catch let error as DecodingError {
      failure = sentence(about: error)
    } catch {
      failure = ErrorText.sentence(about: error)
    }
    return nil
  }

  private static func sentence(about error: DecodingError) -> String {
    func place(_ context: DecodingError.Context) -> String {
      let path = context.codingPath.map { key in
        key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)"
      }.joined()
      return path.isEmpty ? "the row" : String(path.drop { $0 == "." })
    }
    switch error {
    case .keyNotFound(let key, let context):
      return "\(place(context)) has no “\(key.stringValue)”"
    case .valueNotFound(let type, let context):
      return "\(place(context)) is null instead of \(type)"
    case .typeMismatch(let type, let context): return "\(place(context)) is not of type \(type)"
    case .dataCorrupted(let context):
      guard (try? BoundedJSON.value(of: json)) != nil else { return "the row is not JSON" }
      let said = context.debugDescription
      return "\(place(context)): \(said.hasSuffix(".") ? String(said.dropLast()) : said)"
    @unknown default: return ErrorText.sentence(about: error)
    }
  }
}

/// A view made from a row of data, by its initializer that takes one decodable value. Only for code
/// that `quoin batch` compiles with a view. Sizing: as the view.
public struct _RowContent<Content: View>: View {
  private let content: Content?

  public init<Row: Decodable>(_ make: (Row) -> Content) { content = RowOfData.view(make) }

  public var body: some View { content }
}
