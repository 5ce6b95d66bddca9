#if Graphics
  import Foundation
  import Quoin
  import QuoinDrawing
  import Testing

  /// A small view that every press must draw alike.
  struct AgreementScene: Sendable, CustomTestStringConvertible {
    /// How far two pictures may be apart.
    ///
    /// `mean` is the mean absolute difference of all colour channels, 0…255: it finds shades that are off
    /// everywhere. `share` is the part of the pixels of which a channel differs by more than 32: it finds
    /// shapes that are missing or moved, and forgives edges, where each renderer has its own anti-aliasing.
    struct Tolerance: Sendable {
      var mean = 1.5
      var share = 0.01
    }

    let name: String
    /// Of Poppler's picture and librsvg's; `nil` where the program lacks or mistakes something, which a
    /// comment at the scene names.
    let pdf: Tolerance?
    let svg: Tolerance?
    private let makeList: @MainActor @Sendable () throws -> DisplayList

    var testDescription: String { name }

    /// Pixels a point of the compared pictures.
    static let scale: CGFloat = 2

    /// A view in the middle of 80 × 60 points of white.
    init<Content: View>(
      _ name: String, pdf: Tolerance? = Tolerance(), svg: Tolerance? = Tolerance(),
      @ViewBuilder _ content: @escaping @MainActor @Sendable () -> Content
    ) {
      self.name = name
      self.pdf = pdf
      self.svg = svg
      makeList = {
        let renderer = ImageRenderer(content: content().frame(width: 80, height: 60))
        renderer.isOpaque = true
        renderer.displayScale = Self.scale
        return renderer.displayList()
      }
    }

    /// A list of items, for what views cannot say.
    init(
      items name: String, pdf: Tolerance? = Tolerance(), svg: Tolerance? = Tolerance(),
      images: [@Sendable () throws -> ImageSource] = [], _ items: [DisplayItem]
    ) {
      self.name = name
      self.pdf = pdf
      self.svg = svg
      makeList = {
        DisplayList(
          size: CGSize(width: 80, height: 60), background: .white, items: items,
          images: try images.map { try $0() })
      }
    }

    @MainActor func list() throws -> DisplayList { try makeList() }
  }
#endif
