@_exported import CoreTransferable
@_exported import Photos
import SwiftUI

/// The filter of a photo picker.
public struct PHPickerFilter: Equatable, Sendable {
  private let name: String

  private init(_ name: String) { self.name = name }

  public static let images = PHPickerFilter("images")
  public static let videos = PHPickerFilter("videos")
  public static let livePhotos = PHPickerFilter("livePhotos")
  public static let screenshots = PHPickerFilter("screenshots")
  public static let panoramas = PHPickerFilter("panoramas")
  public static let bursts = PHPickerFilter("bursts")
  public static let slomoVideos = PHPickerFilter("slomoVideos")
  public static let timelapseVideos = PHPickerFilter("timelapseVideos")
  public static let screenRecordings = PHPickerFilter("screenRecordings")
  public static let cinematicVideos = PHPickerFilter("cinematicVideos")
  public static let depthEffectPhotos = PHPickerFilter("depthEffectPhotos")
  public static let spatialMedia = PHPickerFilter("spatialMedia")

  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter("any(\(subfilters.map(\.name).joined(separator: ",")))")
  }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter("all(\(subfilters.map(\.name).joined(separator: ",")))")
  }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter("not(\(filter.name))")
  }
}

/// A selected photo. There are none; an item that an app creates from an identifier has no content.
public struct PhotosPickerItem: Hashable, Sendable {
  /// The encoding of a loaded photo.
  public struct EncodingDisambiguationPolicy: Equatable, Sendable {
    private let value: Int

    public static let automatic = EncodingDisambiguationPolicy(value: 0)
    public static let current = EncodingDisambiguationPolicy(value: 1)
    public static let compatible = EncodingDisambiguationPolicy(value: 2)
  }

  public let itemIdentifier: String?
  public var supportedContentTypes: [UTType] { [] }

  public init(itemIdentifier: String) { self.itemIdentifier = itemIdentifier }

  /// Returns `nil`, because there is no photo.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 1)
  }
}

/// The order in which photos are selected.
public enum PhotosPickerSelectionBehavior: Sendable {
  case `default`
  case ordered
  case continuous
  case continuousAndOrdered
}

/// The style of a picker.
public struct PhotosPickerStyle: Equatable, Sendable {
  private let value: Int

  public static let presentation = PhotosPickerStyle(value: 0)
  public static let inline = PhotosPickerStyle(value: 1)
  public static let compact = PhotosPickerStyle(value: 2)
}

/// A button that opens a photo picker. There are no photos, so it has no effect.
///
/// Sizing: as a button with its label.
public struct PhotosPicker<Label: View>: View {
  private let label: Label

  private init(_ label: Label) { self.label = label }

  public var body: some View {
    Button {
    } label: {
      label
    }
  }

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }

  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }

  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(label())
  }
}

extension PhotosPicker where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(Text(titleKey))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(Text(titleKey))
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(Text(titleKey))
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(Text(title))
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(Text(title))
  }
}

extension View {
  /// Has no effect: there are no photos to pick.
  ///
  /// Sizing: as its content.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }

  /// Has no effect: there are no photos to pick.
  ///
  /// Sizing: as its content.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View { self }

  /// Has no effect: there are no photos to pick.
  ///
  /// Sizing: as its content.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>,
    maxSelectionCount: Int? = nil, selectionBehavior: PhotosPickerSelectionBehavior = .default,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { self }

  /// Has no effect: the picker's interface isn't drawn. Sizing: as its content.
  public func photosPickerDisabledCapabilities(_ capabilities: PHPickerConfiguration.Capabilities)
    -> some View
  { self }
  /// Has no effect: the picker's interface isn't drawn. Sizing: as its content.
  public func photosPickerAccessoryVisibility(
    _ visibility: Visibility, edges: Edge.Set = .all
  ) -> some View { self }
  /// Has no effect: pickers are always buttons.
  ///
  /// Sizing: as its content.
  public func photosPickerStyle(_ style: PhotosPickerStyle) -> some View { self }
}
