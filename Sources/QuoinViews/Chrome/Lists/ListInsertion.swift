import CoreTransferable
import Foundation
import QuoinCore
import UniformTypeIdentifiers

extension DynamicViewContent {
  /// Compiles only: takes what is dropped between the rows. Sizing: neutral.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }

  /// Compiles only: takes what is dropped between the rows. Sizing: neutral.
  public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent { self }
}
