import Foundation
import QuoinCore
import QuoinGeometry

/// The place and size of a new window.
public struct WindowPlacement: Sendable {
  /// The position relative to the display, of the same point of the window; `nil` for the default.
  public var position: UnitPoint?
  /// The size in points; `nil` for the default.
  public var size: CGSize?

  public init(_ position: UnitPoint? = nil, size: CGSize? = nil) {
    self.position = position
    self.size = size
  }

  public init(_ position: UnitPoint? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    self.position = position
    size = width.flatMap { width in height.map { CGSize(width: width, height: $0) } }
  }

  public init(x: CGFloat, y: CGFloat, size: CGSize? = nil) {
    self.init(UnitPoint(x: x, y: y), size: size)
  }
}

/// The content of a window that is being placed.
public struct WindowLayoutRoot {
  let size: (ProposedViewSize) -> CGSize

  /// Returns the size of the content for `proposal`.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// The surroundings of a window that is being placed.
public struct WindowPlacementContext {
  /// The display of the window.
  public let defaultDisplay: DisplayProxy
  /// The other windows of the app; none.
  public var windows: [WindowProxy] { [] }
}

/// An open window of the app.
public struct WindowProxy: Identifiable {
  public let id: String?
  public let phase: ScenePhase
}

/// A display.
public struct DisplayProxy: Hashable, Sendable {
  /// The frame of the display in points.
  public let bounds: CGRect
  /// The part of the frame without the menu bar and the Dock.
  public let visibleRect: CGRect
  /// The part of the frame in which content isn't covered.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}

extension Scene {
  /// Compiles only: sets the place and size of new windows.
  public func defaultWindowPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }

  /// Compiles only: sets the place and size of a zoomed window.
  public func windowIdealPlacement(
    _ makePlacement: @escaping (WindowLayoutRoot, WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
}
