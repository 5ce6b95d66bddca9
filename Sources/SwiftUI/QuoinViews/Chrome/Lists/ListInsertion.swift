import CoreTransferable
import Foundation
import QuoinCore
import UniformTypeIdentifiers

extension DynamicViewContent {
  /// Compiles only: inserts items that are dropped between rows.
  /// Sizing: neutral.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }

  /// Compiles only: inserts items that are dropped between rows.
  /// Sizing: neutral.
  public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
}
