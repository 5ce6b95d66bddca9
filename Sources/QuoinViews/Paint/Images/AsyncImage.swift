import Foundation
import QuoinCore

/// How far a picture has loaded.
public enum AsyncImagePhase {
  /// Nothing is there yet.
  case empty
  case success(Image)
  case failure(any Error)

  /// The picture, once it is there.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// Why there is none.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

/// A picture from a URL. A file's picture is there at once. Nothing is loaded from the network: the view shows the
/// placeholder, and a remark says so.
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

  /// The picture at `url` with `scale` pixels a point, and the system's placeholder before it is there.
  public init(url: URL?, scale: CGFloat = 1) where Content == _AsyncImageContent {
    self.init(url: url, scale: scale) { _AsyncImageContent(image: $0.image) }
  }

  /// What `content` makes of the picture at `url` with `scale` pixels a point, and `placeholder` before it is there.
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

  /// What `content` makes of each phase of the loading of the picture at `url`.
  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.init(url: url, scale: scale, phases: content)
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    // One view, also where the phase has none: a frame around it stays.
    emission.layer(view.content(view.phase(in: emission)))
  }

  private func phase(in emission: Emission) -> AsyncImagePhase {
    guard let url else { return .empty }
    guard url.isFileURL else {
      emission.remark(
        "Pictures of the network are not loaded: an AsyncImage shows its placeholder.")
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

/// The picture, or a grey area where it will be.
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
