import Foundation
import QuoinCairo
import QuoinCore
import QuoinDrawing
import QuoinExplain
import QuoinGeometry
import QuoinPango
import QuoinText
import QuoinViews

/// Lays a view out and turns it into bytes: PNG, JPEG, WebP, AVIF, PDF, SVG, a display list, or a report of the layout.
///
///     let renderer = ImageRenderer(content: Card())
///     renderer.proposedSize = ProposedViewSize(width: 393, height: nil)
///     try renderer.pngData().write(to: url)
///
/// Every call evaluates and lays out ``content`` afresh. To encode on other threads take ``displayList()`` and
/// ask it for bytes there.
///
/// A picture shows what a device shows first: whatever `onAppear`, `onPreferenceChange`, `onGeometryChange`, `onChange`
/// and the like change, and what a `task` does without waiting for anything, is in it. What waits for the main queue
/// isn't, as a picture is drawn in one go: keep the view alive (``viewHost()``) and `await idle()` for that.
///
/// Stored properties: each is one setting of the picture.
@MainActor
public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content
  /// The size that the view is proposed, in points; the picture is as large as the view's answer. With
  /// ``safeAreaInsets`` this is the size of the window.
  public var proposedSize = ProposedViewSize.unspecified
  /// The safe area of the window around the view, in points; `nil` for a view that stands for itself.
  ///
  /// With insets, even of zero, the picture shows a whole window, ``proposedSize`` large. The view is proposed the
  /// area inside the insets, lies in its middle, and may reach beyond it with `ignoresSafeArea`. Along an axis
  /// without a proposed length the window is as long as the view and the insets.
  public var safeAreaInsets: EdgeInsets?
  /// How far a keyboard covers the window from its bottom edge, in points; it adds to ``safeAreaInsets``.
  public var keyboardHeight: CGFloat = 0
  /// Pixels a point of the picture.
  public var scale: CGFloat = 1
  /// Whether the picture has no transparency: where the view leaves it empty it then shows what a window shows,
  /// white on iOS (black in the dark), grey on macOS.
  public var isOpaque = false
  /// How much time is taken to make a PNG small; the pixels are the same.
  public var pngCompression = PNGCompression.fast
  public var colorMode = ColorRenderingMode.nonLinear
  /// The device to lay out for, by its name: `DeviceProfile(named: "iPhone 16 Pro")`.
  ///
  /// Setting it makes the picture show the device's whole screen: it sets ``proposedSize``, ``safeAreaInsets``,
  /// ``scale``, ``displayScale`` and ``platform``, each of which may be changed afterwards. Views see the device's
  /// size classes, and the device as `UIDevice.current` and `UIScreen.main`. With `nil`, the default, views see an
  /// iPhone 16, or a Mac on macOS; setting `nil` changes nothing else.
  public var device: DeviceProfile? {
    didSet {
      guard let device else { return }
      proposedSize = ProposedViewSize(device.size)
      safeAreaInsets = device.safeAreaInsets
      scale = device.displayScale
      displayScale = device.displayScale
      platform = device.platform
    }
  }
  /// The platform whose metrics and defaults apply.
  public var platform = Platform.iOS
  /// Light or dark; a view inside may prefer the other (`preferredColorScheme`).
  public var colorScheme = ColorScheme.light
  /// Pixels a point that layout rounds text to; the platform's own unless set: 3 on iOS, 2 on macOS.
  ///
  /// It is separate from ``scale`` so that a picture of any resolution has the layout of the device.
  public var displayScale: CGFloat?
  /// Whether leading is left or right.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The user's text size; macOS has none.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// How heavy the user wants letters to be: `.bold` makes system fonts two weights heavier.
  public var legibilityWeight = LegibilityWeight.regular
  /// How strong a contrast the user wants between the system's colours.
  public var colorSchemeContrast = ColorSchemeContrast.standard
  /// The language and region that numbers and dates are written for.
  public var locale = EnvironmentValues().locale
  /// Measures text: with this machine's fonts, or with the fixed shaper where there is no graphics library.
  public var shaper: any TextShaper = SystemShaper.shared

  /// The offsets of scroll views; they last from one picture to the next.
  private let scrolling = ScrollStore()

  public init(content view: Content) { content = view }

  /// Scrolls the scroll view nearest to the view called `id` (by `.id(_:)` or by a `ForEach`), from the next
  /// picture on.
  ///
  /// - `anchor`: the point of the view that comes to lie at the same point of the visible part; without one, the
  ///   scroll view scrolls as little as shows the whole view.
  public func scroll(to id: some Hashable, anchor: UnitPoint? = nil) {
    scrolling.scroll(to: id, anchor: anchor)
  }

  // MARK: Bytes

  /// The view as a PNG file of ``scale`` pixels a point.
  ///
  /// - Throws: ``RenderError`` for a size that makes no picture, or without the `Graphics` trait.
  public func pngData() throws -> Data {
    try picture().pngData()
  }

  /// The view as a JPEG file of ``scale`` pixels a point; what is transparent lies on white.
  ///
  /// - `quality`: from 0, the smallest file, to 1, the best picture.
  /// - Throws: as ``pngData()``; `PressError` for a quality that is none.
  public func jpegData(quality: Double = 0.85) throws -> Data {
    try picture().jpegData(quality: quality)
  }

  /// The view as a WebP file of ``scale`` pixels a point, of which no side may be longer than 16,383.
  ///
  /// - `quality`: from 0, the smallest file, to 1, the best picture; or `.lossless`.
  /// - Throws: as ``pngData()``; `PressError` for a picture that is too large, and a quality that is none.
  public func webPData(quality: PictureQuality = 0.8) throws -> Data {
    try picture().webPData(quality: quality)
  }

  /// The view as an AVIF file of ``scale`` pixels a point, where libheif is installed with an encoder for AV1.
  ///
  /// - `quality`: from 0, the smallest file, to 1, the best picture.
  /// - Throws: as ``pngData()``; `PressError` where there is no encoder, and for a quality that is none.
  public func avifData(quality: Double = 0.7) throws -> Data {
    try picture().avifData(quality: quality)
  }

  /// The view as a PDF document of one page, text selectable, fonts embedded.
  ///
  /// - Throws: ``RenderError`` for a size that makes no page, or without the `Graphics` trait.
  public func pdfData() throws -> Data {
    try picture().pdfData()
  }

  /// The view as an SVG document. A view that can't be laid out or drawn gives an empty one.
  public func svgString() -> String { displayList().svgString() }

  // MARK: Values

  /// The view as a list of what to draw. Empty for a view that can't be laid out or has no finite size.
  public func displayList() -> DisplayList {
    (try? picture().displayList()) ?? DisplayList(size: .zero)
  }

  /// How the view is laid out, and why. A view that can't be laid out gives a report whose problem says so.
  public func layoutReport() -> LayoutReport {
    do {
      return try picture().layoutReport()
    } catch {
      return LayoutReport(proposal: proposedSize, size: .zero, problems: ["\(error)"])
    }
  }

  /// Why a view has its size or lies where it does, and what would change it: suggestions are tried in a copy of the layout,
  /// and only those are made that do what they say.
  ///
  /// - `question`: names the view and the length, as in `LayoutReport.why(_:)`: `title.width`.
  /// - Throws: `LayoutQuestionError` for a view that isn't there, `ViewError` for views that can't be laid out.
  public func why(_ question: String) throws -> LayoutExplanation { try picture().why(question) }

  /// Keeps the view alive with the settings of this renderer, so that a program can change its state, let time
  /// pass, tap and type. Later changes of these settings don't reach the host.
  public func viewHost() -> ViewHost<Content> {
    let host = ViewHost(livingTree())
    host.scale = scale
    host.isOpaque = isOpaque
    return host
  }

  #if !canImport(Darwin)
    /// The view as pixels, ``scale`` a point; `nil` for a view that makes no picture, or without the `Graphics` trait.
    public var cgImage: CGImage? { uiImage?.cgImage }

    /// The view as a picture with ``scale`` pixels a point; `nil` for a view that makes no picture, or without the
    /// `Graphics` trait.
    public var uiImage: UIImage? {
      (try? pngData()).flatMap { UIImage(data: $0, scale: scale) }
    }
  #endif

  /// Lays the view out and hands its size and what to draw to `body`, on the caller's thread.
  public func render(_ body: (CGSize, DisplayList) -> Void) {
    let list = displayList()
    body(list.size, list)
  }

  // MARK: Steps

  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.device = device
    values.platform = platform
    values.displayScale = displayScale ?? platform.displayScale
    values.colorScheme = colorScheme
    values.layoutDirection = layoutDirection
    values.dynamicTypeSize = dynamicTypeSize
    values.legibilityWeight = legibilityWeight
    values._colorSchemeContrast = colorSchemeContrast
    values.locale = locale
    return values
  }

  private var window: WindowInsets? {
    safeAreaInsets.map { WindowInsets(container: $0, keyboard: keyboardHeight) }
  }

  /// Remarks about settings that have no effect.
  private var remarks: [String] {
    guard platform == .macOS, dynamicTypeSize != .large else { return [] }
    return ["macOS has no text size of the user; \(dynamicTypeSize) has no effect"]
  }

  /// The view, laid out. Where a view inside acts, or owns an object, it first comes alive and settles.
  func picture() throws -> ViewPicture {
    let tree = try stillTree(givesUpForLife: true)
    guard tree.wantsLiving else { return picture(of: tree) }
    let living = livingTree(isPicture: true)
    try living.settleAtOnce()
    return picture(of: living.tree, owner: living)
  }

  /// The view, laid out once, whatever would change it.
  func stillPicture() throws -> ViewPicture { picture(of: try stillTree(givesUpForLife: false)) }

  private func stillTree(givesUpForLife: Bool) throws -> ViewTree {
    let tree = try ViewTree(
      content, environment: environment, window: window, shaper: shaper, scrolling: scrolling,
      givesUpForLife: givesUpForLife)
    guard !givesUpForLife || !tree.wantsLiving else { return tree }
    try tree.layOut(proposal: proposedSize)
    return tree
  }

  func picture(of tree: ViewTree, owner: AnyObject? = nil) -> ViewPicture {
    ViewPicture(
      tree: tree, proposal: proposedSize, scale: scale, isOpaque: isOpaque,
      pngCompression: pngCompression,
      ground: isOpaque ? environment.windowGround(tree.colorScheme) : nil, remarks: remarks,
      owner: owner)
  }

  func livingTree(isPicture: Bool = false) -> LivingTree<Content> {
    LivingTree(
      content, proposal: proposedSize, environment: environment, window: window, shaper: shaper,
      scrolling: scrolling, isPicture: isPicture)
  }
}

extension EnvironmentValues {
  /// The colour that an empty window of the platform shows.
  func windowGround(_ colorScheme: ColorScheme) -> ResolvedColor {
    var environment = self
    environment.colorScheme = colorScheme
    let color = platform == .macOS ? UIColor.windowBackgroundColor : .systemBackground
    return Color(color).drawn(in: environment)
  }
}

extension Platform {
  /// Pixels a point of the platform's usual display.
  public var displayScale: CGFloat {
    switch self {
    case .iOS: 3
    case .macOS: 2
    }
  }
}

/// Why a view could not become a picture.
public enum RenderError: Error, CustomStringConvertible {
  /// The view answered an infinite size.
  case infiniteSize(CGSize)
  /// The format needs the `Graphics` trait, which this build was made without.
  case graphicsUnavailable(String)

  public var description: String {
    switch self {
    case .infiniteSize(let size):
      "The view is \(LengthFormat.text(size)) large. Propose a finite size, or give the view a frame."
    case .graphicsUnavailable(let format):
      "\(format) needs the Graphics trait, and this build has it off. Use SVG or JSON, or build with the trait and its libraries."
    }
  }
}
