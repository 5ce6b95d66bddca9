import Quoin
import SwiftUI

/// The generated views by case, each ready to be laid out.
///
/// A view is laid out with its own static type: erasing it first could change how it behaves.
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

  /// Lays out the view of `entry` as recorded, or `nil` if none was generated.
  func layout(_ entry: ConformanceCase) -> LayoutReport? { layouts[entry.id]?(entry) }

  /// The guides of the view of `entry` as recorded, or `nil` if none was generated.
  func guides(_ entry: ConformanceCase) -> Guides? { guides[entry.id]?(entry) }
}

extension ConformanceCase {
  /// The platform to render with; what holds anywhere is tried where Quoin's defaults are.
  var renderingPlatform: Platform { platform == "macOS" ? .macOS : .iOS }

  /// The pixels a point of the device it was recorded on; the screenshots of `mc-` come from 2x devices, and the only texts in
  /// the run of `mu-gn-` are whole points wide: it had no window, so no display of 2x.
  var displayScale: CGFloat {
    id.hasPrefix("mc-") ? 2 : id == "mu-gn-7" ? 1 : renderingPlatform.displayScale
  }
}

/// Lays out `content` and reports its frames, in a window as large as the proposal if `isInWindow`.
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

/// Lays out `content` at `width` × `height`, `nil` for the ideal length, and reports its frames.
@MainActor
func report<Content: View>(
  _ width: CGFloat?, _ height: CGFloat?, platform: Platform = .iOS,
  @ViewBuilder content: () -> Content
) -> LayoutReport {
  report(ProposedViewSize(width: width, height: height), platform: platform, content: content)
}
