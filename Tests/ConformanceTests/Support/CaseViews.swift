import Quoin
import SwiftUI

/// The generated views by case, each ready for layout.
///
/// A view is laid out with its own static type: type erasure could change its behavior.
@MainActor
struct CaseViews {
  private var layouts: [String: @MainActor (ConformanceCase) -> LayoutReport] = [:]
  private var guides: [String: @MainActor (ConformanceCase) -> Guides?] = [:]

  /// Registers the view of the case `id`.
  mutating func add<Content: View>(
    _ id: String, @ViewBuilder _ content: @escaping @MainActor () -> Content
  ) {
    precondition(layouts[id] == nil, "\(id) is generated twice")
    layouts[id] = { entry in
      report(
        entry.proposedSize, platform: entry.renderingPlatform, displayScale: entry.displayScale,
        isInWindow: entry.isHostRelative, content: content)
    }
    guides[id] = { entry in
      Guides.read(content(), proposal: entry.proposedSize, platform: entry.renderingPlatform)
    }
  }

  /// Lays out the view of `entry` as recorded, or returns `nil` if none was generated.
  func layout(_ entry: ConformanceCase) -> LayoutReport? { layouts[entry.id]?(entry) }

  /// Returns the guides of the view of `entry` as recorded, or `nil` if none was generated.
  func guides(_ entry: ConformanceCase) -> Guides? { guides[entry.id]?(entry) }
}

extension ConformanceCase {
  /// The platform to render with; cases for any platform use Quoin's default.
  var renderingPlatform: Platform { platform == "macOS" ? .macOS : .iOS }

  /// The pixels per point of the recording device.
  ///
  /// The screenshots of `mc-` are from 2x devices. The run of `mu-gn-` had no window and therefore
  /// no 2x display; its only texts have whole widths in points.
  var displayScale: CGFloat {
    id.hasPrefix("mc-") ? 2 : id == "mu-gn-7" ? 1 : renderingPlatform.displayScale
  }
}

/// Lays out `content` and reports its frames, in a window of the proposed size if `isInWindow`.
@MainActor
func report<Content: View>(
  _ proposal: ProposedViewSize, platform: Platform = .iOS, displayScale: CGFloat? = nil,
  isInWindow: Bool = false, @ViewBuilder content: () -> Content
) -> LayoutReport {
  let renderer = ImageRenderer(content: content())
  renderer.proposedSize = proposal
  renderer.platform = platform
  renderer.displayScale = displayScale
  renderer.safeAreaInsets = isInWindow ? EdgeInsets() : nil
  return renderer.layoutReport()
}

/// Lays out `content` at `width` × `height` (`nil` for the ideal length) and reports its frames.
@MainActor
func report<Content: View>(
  _ width: CGFloat?, _ height: CGFloat?, platform: Platform = .iOS,
  @ViewBuilder content: () -> Content
) -> LayoutReport {
  report(ProposedViewSize(width: width, height: height), platform: platform, content: content)
}
