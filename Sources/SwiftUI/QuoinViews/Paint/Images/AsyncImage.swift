import Foundation
import QuoinCore

/// The loading state of an image.
public enum AsyncImagePhase {
  /// No image is available yet.
  case empty
  case success(Image)
  case failure(any Error)

  /// The image, if it has been loaded.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error, if loading failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// An image from a URL.
///
/// An image from a file is available at once. Nothing is loaded from the network: the view shows
/// the placeholder, with a warning.
///
/// Sizing: by argument (as the view made for the phase; without one h-hug, v-hug once the picture is there and
/// h-exp, v-exp before).
public struct AsyncImage<Content: View>: PrimitiveView {
  let url: URL?
  let scale: CGFloat
  let content: (AsyncImagePhase) -> Content

  private init(
    url: URL?, scale: CGFloat, phases content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }

  /// Creates a view for the image at `url` with `scale` pixels per point, and the system's
  /// placeholder.
  public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent {
    self.init(url: url, scale: scale) { _AsyncImageContent(image: $0.image) }
  }

  /// Creates a view that applies `content` to the image at `url` with `scale` pixels per point, or
  /// shows `placeholder`.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image {
        ViewBuilder.buildEither(first: content(image))
      } else {
        ViewBuilder.buildEither(second: placeholder())
      }
    }
  }

  /// Creates a view that applies `content` to each loading phase of the image at `url`.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url: url, scale: scale, phases: content)
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    // This is always one view, even if the phase has none, so that an enclosing frame is kept.
    emission.layer(view.content(view.phase(in: emission)))
  }

  private func phase(in emission: Emission) -> AsyncImagePhase {
    guard let url else { return .empty }
    guard url.isFileURL else {
      emission.diagnostics.addWarning(
        "Images are not loaded from the network: an AsyncImage shows its placeholder.")
      return .empty
    }
    do {
      let source = try ImageLibrary.shared.source(of: ImageFile(path: url.path))
      return .success(Image(source: .picture(source, scale: scale)))
    } catch {
      return .failure(error)
    }
  }
}

/// The image, or a gray placeholder.
public struct _AsyncImageContent: View {
  let image: Image?

  public var body: some View {
    if let image {
      image
    } else {
      Rectangle().fill(.fill.tertiary)
    }
  }
}
