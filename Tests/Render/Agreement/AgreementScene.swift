#if Graphics
  import Foundation
  import Quoin
  import QuoinDrawing
  import Testing

  /// A small view that every renderer must draw alike.
  struct AgreementScene: Sendable, CustomTestStringConvertible {
    /// The maximum difference between two images.
    ///
    /// `mean` is the mean absolute difference of all color channels, 0…255: it detects colors that
    /// are wrong everywhere. `share` is the fraction of pixels in which a channel differs by more
    /// than 32: it detects missing or moved shapes and tolerates edges, where each renderer has its
    /// own antialiasing.
    struct Tolerance: Sendable {
      var mean = 1.5
      var share = 0.01
    }

    let name: String
    /// The tolerances for Poppler's image and librsvg's; `nil` if the program has a limitation or
    /// bug, which a comment at the scene names.
    let pdf: Tolerance?
    let svg: Tolerance?
    private let makeList: @MainActor @Sendable () throws -> DisplayList

    var testDescription: String { name }

    /// The scale of the compared images, in pixels per point.
    static let scale: CGFloat = 2

    /// A view in the center of 80 × 60 white points.
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

    /// A list of items, for content that views can't express.
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
