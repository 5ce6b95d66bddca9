import Foundation
import QuoinNeighbours
import SwiftUI
@_exported import UIKit

/// The metadata of a URL.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  /// Stored only: Quoin doesn't read it.
  open var originalURL: URL?
  open var url: URL?
  open var title: String?
  /// Stored only: Quoin doesn't read it.
  open var iconProvider: NSItemProvider?
  /// Stored only: Quoin doesn't read it.
  open var imageProvider: NSItemProvider?
  /// Stored only: Quoin doesn't read it.
  open var videoProvider: NSItemProvider?
  /// Stored only: Quoin doesn't read it.
  open var remoteVideoURL: URL?
  public override init() { super.init() }
}

/// A loader of a URL's metadata. Nothing is loaded, so each request fails.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  /// Stored only: Quoin doesn't read it.
  open var timeout: TimeInterval = 30
  /// Stored only: Quoin doesn't read it.
  open var shouldFetchSubresources = true
  public override init() { super.init() }
  open func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata {
    throw CocoaError(.featureUnsupported)
  }
  open func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) { completionHandler(nil, CocoaError(.featureUnsupported)) }
  /// Has no effect: nothing is loaded.
  open func cancel() {}
}

/// A placeholder for the preview of a URL, with its title and address.
open class LPLinkView: UIView {
  open var metadata: LPLinkMetadata { didSet { setNeedsDisplay() } }
  public init(url: URL) {
    metadata = LPLinkMetadata()
    metadata.url = url
    super.init(frame: .zero)
  }
  public init(metadata: LPLinkMetadata) {
    self.metadata = metadata
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
  open override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 64) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  open override var _rendering: AnyView? {
    let title = metadata.title ?? metadata.url?.host ?? ""
    return AnyView(
      PlaceholderView(title, symbol: "link").clipShape(.rect(cornerRadius: 12)))
  }
}
