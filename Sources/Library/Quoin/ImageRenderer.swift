import Foundation
import QuoinCairo
import QuoinCore
import QuoinDrawing
import QuoinExplain
import QuoinGeometry
import QuoinPango
import QuoinText
import QuoinViews

/// Lays out a view and encodes it as PNG, JPEG, WebP, AVIF, PDF, SVG, a display list, or a report
/// of the layout.
///
///     let renderer = ImageRenderer(content: Card())
///     renderer.proposedSize = ProposedViewSize(width: 393, height: nil)
///     try renderer.pngData().write(to: url)
///
/// Every call evaluates and lays out ``content`` again. To encode on other threads, get the
/// ``displayList()`` and encode it there.
///
/// An image shows the view as initially shown by a device: it includes all changes by `onAppear`,
/// `onPreferenceChange`, `onGeometryChange`, `onChange` and the like, and by a `task` up to its
/// first suspension. It doesn't include work on the main queue, as an image is drawn synchronously:
/// for that, keep the view alive (``viewHost()``) and `await waitUntilIdle()`.
@MainActor
public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content
  /// The size proposed to the view, in points; the image has the size of the view. With
  /// ``safeAreaInsets`` this is the size of the window.
  public var proposedSize = ProposedViewSize.unspecified
  /// The safe area of the window around the view, in points; `nil` for a view without a window.
  ///
  /// With insets, even of zero, the image shows a whole window of ``proposedSize``. The view is
  /// proposed the area inside the insets, is centered in it, and may extend beyond it with
  /// `ignoresSafeArea`. Along an axis without a proposed length the window is as long as the view
  /// and the insets.
  public var safeAreaInsets: EdgeInsets?
  /// The height of the keyboard from the window's bottom edge, in points; it adds to
  /// ``safeAreaInsets``.
  public var keyboardHeight: CGFloat = 0
  /// Whether the device's on-screen keyboard is shown: `true` always, and `false` never, as with a
  /// hardware keyboard. With `nil`, the default, a ``device`` shows it while a field has the focus.
  ///
  /// The keyboard needs a window, with ``safeAreaInsets``; macOS has none. Its height is that of
  /// the device (Rules/SafeArea.md#keyboard).
  public var keyboard: Bool?
  /// Pixels per point of the image.
  public var scale: CGFloat = 1
  /// Whether the image has no transparency.
  ///
  /// Where the view is empty it then shows the background of a window: white on iOS (black in dark
  /// mode), gray on macOS.
  public var isOpaque = false
  /// Whether an image that may be transparent still has the background of a window if a view inside
  /// prefers the other color scheme.
  var showsPreferredScheme = false
  /// The effort for compressing a PNG; the pixels are the same.
  public var pngCompression = PNGCompression.fast
  public var colorMode = ColorRenderingMode.nonLinear
  /// Compiles only: images have the standard range.
  public var allowedDynamicRange: Image.DynamicRange?
  /// The device to lay out for: `DeviceProfile(named: "iPhone 16 Pro")`.
  ///
  /// Setting it makes the image show the device's whole screen: it sets ``proposedSize``,
  /// ``safeAreaInsets``, ``scale``, ``displayScale`` and ``platform``, each of which may be changed
  /// afterwards, and ``dynamicTypeSize`` unless that was changed. Views see the device's size
  /// classes, and the device as `UIDevice.current` and `UIScreen.main`. With `nil`, the default,
  /// views see the platform's default device, an iPhone 16 on iOS; setting `nil` changes nothing
  /// else.
  public var device: DeviceProfile? {
    didSet {
      guard let device else { return }
      if dynamicTypeSize == oldValue?.standardTextSize ?? .large {
        dynamicTypeSize = device.standardTextSize
      }
      proposedSize = ProposedViewSize(device.size)
      safeAreaInsets = device.safeAreaInsets
      scale = device.displayScale
      displayScale = device.displayScale
      platform = device.platform
    }
  }
  /// The platform whose metrics and defaults apply. Setting it also sets ``colorScheme`` to the
  /// platform's default, unless that was changed.
  public var platform = Platform.iOS {
    didSet {
      if colorScheme == oldValue.standardColorScheme { colorScheme = platform.standardColorScheme }
    }
  }
  /// The version of the system whose metrics and colors apply; 26 by default. Only iOS has another
  /// one.
  public var osVersion = Platform.Version.v26
  /// Light or dark; a view inside may prefer the other (`preferredColorScheme`). watchOS and
  /// visionOS are always dark.
  public var colorScheme = ColorScheme.light
  /// Pixels per point of the grid to which layout rounds text; by default the platform's: 3 on iOS,
  /// 1 on tvOS, and 2 on the others.
  ///
  /// It is separate from ``scale`` so that an image of any resolution has the layout of the device.
  public var displayScale: CGFloat?
  /// The layout direction.
  public var layoutDirection = LayoutDirection.leftToRight
  /// The user's text size; macOS and tvOS have none.
  public var dynamicTypeSize = DynamicTypeSize.large
  /// The user's bold text setting: `.bold` makes system fonts two weights heavier.
  public var legibilityWeight = LegibilityWeight.regular
  /// The user's contrast setting for system colors.
  public var colorSchemeContrast = ColorSchemeContrast.standard
  /// The language and region for numbers and dates.
  public var locale = EnvironmentValues.processDefault.locale
  /// The time zone for dates; by default the machine's.
  public var timeZone: TimeZone?
  /// The text shaper: by default with this machine's fonts, or the fixed shaper without a graphics
  /// library.
  public var shaper: any TextShaper = SystemShaper.shared

  /// The offsets of scroll views, kept from one image to the next.
  private let scrolling = ScrollStore()

  public init(content view: Content) { content = view }

  /// Scrolls the nearest scroll view around the view with the identity `id` (of `.id(_:)` or a
  /// `ForEach`), from the next image on.
  ///
  /// - `anchor`: the point of the view to align with the same point of the visible part; without
  ///   one, the scroll view scrolls just enough to show the whole view.
  public func scroll(to id: some Hashable, anchor: UnitPoint? = nil) {
    scrolling.scroll(to: id, anchor: anchor)
  }

  // MARK: Bytes

  /// Returns the view as a PNG file with ``scale`` pixels per point.
  ///
  /// - Throws: ``RenderError`` for an invalid size, or without the `Graphics` trait.
  public func pngData() throws -> Data {
    try picture().pngData()
  }

  /// Returns the view as a JPEG file with ``scale`` pixels per point; transparent parts are drawn
  /// on white.
  ///
  /// - Parameter quality: from 0, the smallest file, to 1, the best quality.
  /// - Throws: as ``pngData()``; `CairoError` for an invalid quality.
  public func jpegData(quality: Double = 0.85) throws -> Data {
    try picture().jpegData(quality: quality)
  }

  /// Returns the view as a WebP file with ``scale`` pixels per point, whose sides are limited to
  /// 16,383 pixels.
  ///
  /// - Parameter quality: from 0, the smallest file, to 1, the best quality; or `.lossless`.
  /// - Throws: as ``pngData()``; `CairoError` for an image that is too large, and an invalid
  ///   quality.
  public func webPData(quality: PictureQuality = 0.8) throws -> Data {
    try picture().webPData(quality: quality)
  }

  /// Returns the view as an AVIF file with ``scale`` pixels per point, if libheif is installed with
  /// an AV1 encoder.
  ///
  /// - Parameter quality: from 0, the smallest file, to 1, the best quality.
  /// - Throws: as ``pngData()``; `CairoError` without an encoder, and for an invalid quality.
  public func avifData(quality: Double = 0.7) throws -> Data {
    try picture().avifData(quality: quality)
  }

  /// Returns the view as a single-page PDF document with selectable text and embedded fonts.
  ///
  /// - Throws: ``RenderError`` for an invalid size, or without the `Graphics` trait.
  public func pdfData() throws -> Data {
    try picture().pdfData()
  }

  /// Returns the view as an SVG document; empty if the view can't be laid out or drawn.
  public func svgString() -> String { displayList().svgString() }

  // MARK: Values

  /// Returns the display list of the view; empty if the view can't be laid out or has no finite
  /// size.
  public func displayList() -> DisplayList {
    (try? picture().displayList()) ?? DisplayList(size: .zero)
  }

  /// Returns the layout of the view with its reasons. If the view can't be laid out, the report
  /// contains the error.
  public func layoutReport() -> LayoutReport {
    do {
      return try picture().layoutReport()
    } catch {
      return LayoutReport(proposal: proposedSize, size: .zero, errors: ["\(error)"])
    }
  }

  /// Keeps the view alive with the settings of this renderer, so that a program can change its
  /// state, advance time, tap and type. Later changes of these settings don't affect the host.
  public func viewHost() -> ViewHost<Content> {
    let host = ViewHost(livingTree())
    host.scale = scale
    host.isOpaque = isOpaque
    host.showsPreferredScheme = showsPreferredScheme
    return host
  }

  #if !canImport(Darwin)
    /// The view as a bitmap with ``scale`` pixels per point; `nil` for an invalid size, or without
    /// the `Graphics` trait.
    public var cgImage: CGImage? { uiImage?.cgImage }

    /// The view as an image with ``scale`` pixels per point; `nil` for an invalid size, or without
    /// the `Graphics` trait.
    public var uiImage: UIImage? {
      (try? pngData()).flatMap { UIImage(data: $0, scale: scale) }
    }
  #endif

  /// Lays out the view and calls `body` with its size and display list, on the caller's thread.
  @_disfavoredOverload
  public func render(_ body: (CGSize, DisplayList) -> Void) {
    let list = displayList()
    body(list.size, list)
  }

  // MARK: Steps

  /// The color scheme that views see, unless they prefer the other.
  private var shownColorScheme: ColorScheme { platform.isAlwaysDark ? .dark : colorScheme }

  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    values.device = device
    values.platform = platform
    values.systemVersion = osVersion
    values.displayScale = displayScale ?? platform.displayScale
    values.colorScheme = shownColorScheme
    values.layoutDirection = layoutDirection
    values.dynamicTypeSize = dynamicTypeSize
    values.legibilityWeight = legibilityWeight
    values._colorSchemeContrast = colorSchemeContrast
    values.locale = locale
    if let timeZone { values.timeZone = timeZone }
    return values
  }

  /// The insets of the window, without a keyboard that appears only with the focus; `nil` without a
  /// window.
  var window: WindowInsets? {
    let height = keyboard == true ? max(keyboardHeight, heightOfKeyboard) : keyboardHeight
    return safeAreaInsets.map { WindowInsets(container: $0, keyboard: height) }
  }

  /// The height of the keyboard that appears while a field has the focus; 0 if none does.
  var focusKeyboardHeight: CGFloat {
    guard device != nil, safeAreaInsets != nil, keyboard != false else { return 0 }
    return heightOfKeyboard
  }

  private var heightOfKeyboard: CGFloat {
    platform == .macOS ? 0 : (device ?? .standard(for: platform)).keyboardHeight
  }

  /// Warnings about settings that have no effect.
  private var warnings: [String] {
    var warnings: [String] = []
    if platform == .macOS, dynamicTypeSize != .large {
      warnings.append("macOS has no user text size; \(dynamicTypeSize) has no effect")
    }
    if platform == .tvOS, dynamicTypeSize != .large {
      warnings.append("the text sizes of tvOS aren't published; \(dynamicTypeSize) has no effect")
    }
    if platform.isAlwaysDark, colorScheme == .light {
      warnings.append("\(platform) is always dark; the light color scheme has no effect")
    }
    if !platform.versions.contains(osVersion) {
      warnings.append("the look of \(platform) \(osVersion.rawValue) is unknown; it is that of 26")
    }
    if keyboard == true {
      if platform == .macOS {
        warnings.append("macOS has no on-screen keyboard; the keyboard has no effect")
      } else if platform != .iOS {
        warnings.append("the keyboard of \(platform) isn't drawn; it doesn't cover the view")
      } else if safeAreaInsets == nil {
        warnings.append(
          "the keyboard is shown only on a whole screen; add --device, as in --device \"iPhone 16\""
        )
      }
    }
    return warnings
  }

  /// Returns the laid-out view. If a view inside has actions or owns an object, it is first made
  /// live and settled.
  func picture() throws -> ViewPicture {
    let tree = try stillTree(abortsIfLive: true)
    guard tree.requiresLiveTree else { return picture(of: tree) }
    let living = livingTree(isPicture: true)
    try living.settleAtOnce()
    return picture(of: living.tree, owner: living)
  }

  /// Returns the view, laid out once, ignoring anything that would change it.
  func stillPicture() throws -> ViewPicture { picture(of: try stillTree(abortsIfLive: false)) }

  private func stillTree(abortsIfLive: Bool) throws -> ViewTree {
    let tree = try ViewTree(
      content, environment: environment, window: window, shaper: shaper, scrolling: scrolling,
      abortsIfLive: abortsIfLive)
    guard !abortsIfLive || !tree.requiresLiveTree else { return tree }
    try tree.layOut(proposal: proposedSize)
    return tree
  }

  func picture(of tree: ViewTree, owner: AnyObject? = nil) -> ViewPicture {
    ViewPicture(
      tree: tree, proposal: proposedSize, scale: scale, isOpaque: isOpaque,
      pngCompression: pngCompression,
      background: isOpaque || (showsPreferredScheme && tree.colorScheme != shownColorScheme)
        ? environment.windowBackground(tree.colorScheme) : nil,
      keyboardColor: isOpaque ? environment.keyboardColor(tree.colorScheme) : nil,
      warnings: warnings,
      owner: owner)
  }

  func livingTree(isPicture: Bool = false) -> LivingTree<Content> {
    let tree = LivingTree(
      content, proposal: proposedSize, environment: environment, window: window, shaper: shaper,
      scrolling: scrolling, isPicture: isPicture)
    tree.keyboardHeight = focusKeyboardHeight
    return tree
  }
}

extension EnvironmentValues {
  /// Returns the color of an empty window of the platform.
  func windowBackground(_ colorScheme: ColorScheme) -> ResolvedColor {
    let color: UIColor =
      switch platform {
      case .macOS: .windowBackgroundColor
      // A gray for the glass; estimated.
      case .visionOS: .systemGray4
      case .iOS, .tvOS, .watchOS: .systemBackground
      }
    return windowColor(color, colorScheme)
  }

  /// Returns the color of the area that the on-screen keyboard covers.
  func keyboardColor(_ colorScheme: ColorScheme) -> ResolvedColor {
    windowColor(.systemGray4, colorScheme)
  }

  private func windowColor(_ color: UIColor, _ colorScheme: ColorScheme) -> ResolvedColor {
    var environment = self
    environment.colorScheme = colorScheme
    return Color(color).drawn(in: environment)
  }
}

extension Platform {
  /// Pixels per point of the platform's default display.
  public var displayScale: CGFloat {
    switch self {
    case .iOS: 3
    case .macOS, .watchOS, .visionOS: 2
    case .tvOS: 1
    }
  }
}

/// The reason why a view could not be rendered.
public enum RenderError: Error, CustomStringConvertible {
  /// The view has an infinite size.
  case infiniteSize(CGSize)
  /// The format needs the `Graphics` trait, which is disabled in this build.
  case graphicsUnavailable(String)

  public var description: String {
    switch self {
    case .infiniteSize(let size):
      "The view's size is \(LengthFormat.text(size)). Propose a finite size, or give the view a frame."
    case .graphicsUnavailable(let format):
      "\(format) needs the Graphics trait, which is disabled in this build. Use SVG or JSON, or build with the trait and its libraries."
    }
  }
}
