import Foundation
import QuoinCore
import QuoinGeometry

/// The target of margins: the content, the indicators or both.
public struct ContentMarginPlacement: Hashable, Sendable {
  private enum Part { case all, content, indicators }
  private let part: Part
  /// The content and the indicators.
  public static let automatic = ContentMarginPlacement(part: .all)
  public static let scrollContent = ContentMarginPlacement(part: .content)
  public static let scrollIndicators = ContentMarginPlacement(part: .indicators)

  var includesContent: Bool { part != .indicators }
  var includesIndicators: Bool { part != .content }
}

/// The use of a scroll view's anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Role { case initialOffset, sizeChanges, alignment }
  private let role: Role
  /// The initial position of the scroll view.
  public static let initialOffset = ScrollAnchorRole(role: .initialOffset)
  /// The point that stays visible when sizes change.
  public static let sizeChanges = ScrollAnchorRole(role: .sizeChanges)
  /// The alignment of content that is shorter than the view.
  public static let alignment = ScrollAnchorRole(role: .alignment)
}

extension View {
  // MARK: Margins

  /// Adds the margins `insets` at `edges` of the scroll views inside; the content still scrolls
  /// through them.
  ///
  /// The proposal to the content is reduced accordingly across the axis.
  /// Sizing: neutral.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets,
    for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    transformEnvironment(\.scroll) { scroll in
      if placement.includesContent {
        scroll.contentMargins.replace(edges, by: insets)
        scroll.setMargins.formUnion(edges)
      }
      if placement.includesIndicators { scroll.indicatorMargins.replace(edges, by: insets) }
    }
  }

  /// Adds margins of `length` points (16 by default) at `edges` of the scroll views inside.
  /// Sizing: neutral.
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges, EdgeInsets(.all, length ?? defaultPadding), for: placement)
  }

  /// Adds margins of `length` points at all edges of the scroll views inside.
  /// Sizing: neutral.
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, EdgeInsets(.all, length), for: placement)
  }

  // MARK: Position

  /// Makes the scroll view inside start at `anchor` of its content, and aligns short content there.
  /// Sizing: neutral.
  public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scroll) { scroll in
      scroll.initialAnchor = anchor
      scroll.alignmentAnchor = anchor
    }
  }

  /// Sets an anchor of the scroll view inside.
  /// Sizing: neutral.
  public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(\.scroll) { scroll in
      if role == .initialOffset { scroll.initialAnchor = anchor }
      if role == .alignment { scroll.alignmentAnchor = anchor }
    }
  }

  /// Makes the scroll view inside start at `initialAnchor` of its content.
  /// Sizing: neutral.
  public func scrollPosition(initialAnchor: UnitPoint?) -> some View {
    transformEnvironment(\.scroll) { $0.initialAnchor = initialAnchor }
  }

  /// Makes the scroll view inside show the view with the id in `id`.
  ///
  /// - `anchor`: the point of the view to align with the same point of the visible part; without
  ///   one the scroll view moves only as far as needed to show the whole view.
  ///
  /// In a ``scrollTargetLayout(isEnabled:)``, scrolling by hand sets `id` to the first visible
  /// view, or to the view nearest to `anchor`.
  ///
  /// Sizing: neutral.
  public func scrollPosition<ID: Hashable>(id: Binding<ID?>, anchor: UnitPoint? = nil)
    -> some View
  {
    transformEnvironment(\.scroll) { scroll in
      scroll.position = { configuration in
        configuration.onMove = { emission, node in
          guard let name = emission.scrolling.shownStop(in: node, anchor: anchor)?.base as? ID,
            name != id.wrappedValue
          else { return nil }
          id.wrappedValue = name
          return ScrollTargetID(AnyHashable(name), anchor: anchor)
        }
        guard let name = id.wrappedValue else { return }
        configuration.target = ScrollTargetID(AnyHashable(name), anchor: anchor)
      }
    }
  }

  /// Scrolls the scroll view inside to `position`, which is updated when the user scrolls.
  /// Sizing: neutral.
  public func scrollPosition(_ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil)
    -> some View
  {
    transformEnvironment(\.scroll) { scroll in
      scroll.position = { configuration in
        configuration.onMove = { emission, node in
          var moved = position.wrappedValue
          moved.noteUser(at: emission.scrolling.shownStop(in: node, anchor: anchor))
          if moved != position.wrappedValue { position.wrappedValue = moved }
          return nil
        }
        position.wrappedValue.apply(to: &configuration, anchor: anchor)
      }
    }
  }

  // MARK: Drawing

  /// Lets the content of scroll views inside be drawn beyond their edges.
  /// Sizing: neutral.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scroll) { $0.isUnclipped = disabled }
  }
}

extension EdgeInsets {
  fileprivate mutating func replace(_ edges: Edge.Set, by insets: EdgeInsets) {
    if edges.contains(.top) { top = insets.top }
    if edges.contains(.leading) { leading = insets.leading }
    if edges.contains(.bottom) { bottom = insets.bottom }
    if edges.contains(.trailing) { trailing = insets.trailing }
  }
}
