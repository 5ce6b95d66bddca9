import Foundation
import QuoinCore
import QuoinGeometry

/// The settings of a presentation that its content makes.
struct PresentationOptions {
  var detents: Set<PresentationDetent> = []
  var detent: PresentationDetent?
  var dragIndicator = Visibility.automatic
  var radius: CGFloat?
  var background: _StyleContent?
  var dims = true
  var compactAdaptation = PresentationAdaptation.automatic
}

enum PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }
  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {}
}

extension View {
  private func presentation(_ change: @escaping (inout PresentationOptions) -> Void) -> some View {
    transformPreference(PresentationOptionsKey.self, change)
  }

  /// The heights that the sheet around may have; the lowest one is shown. Sizing: neutral.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }

  /// The heights that the sheet around may have, and the one that is shown. Sizing: neutral.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentation {
      $0.detents = detents
      $0.detent = selection.wrappedValue
    }
  }

  /// Whether the sheet around shows the handle for dragging; unless set, where it has several heights.
  /// Sizing: neutral.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.dragIndicator = visibility }
  }

  /// The corner radius of the sheet around, in points; `nil`, a negative number or NaN gives the platform's.
  /// Sizing: neutral.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.radius = cornerRadius.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } }
  }

  /// Fills the background of the content of the sheet around. Sizing: neutral.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentation { $0.background = _StyleContent(Rectangle().fill(style)) }
  }

  /// Puts a view behind the content of the sheet around. Sizing: neutral.
  public func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    let content = content()
    return presentation {
      $0.background = _StyleContent(
        ZStack(alignment: alignment) { content }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
    }
  }

  /// Whether the user can touch the views below the sheet around: they are then not dimmed. Sizing: neutral.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  {
    presentation { $0.dims = !interaction.isEnabled }
  }

  /// Whether a drag inside the sheet around resizes or scrolls, which no picture shows. Sizing: neutral.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }

  /// The presentation that replaces a popover where there is little room. Sizing: neutral.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentation { $0.compactAdaptation = adaptation }
  }

  /// The presentations that replace a popover where there is little room from side to side, or from top to bottom.
  /// Sizing: neutral.
  public func presentationCompactAdaptation(
    horizontal horizontalAdaptation: PresentationAdaptation,
    vertical verticalAdaptation: PresentationAdaptation
  ) -> some View {
    presentationCompactAdaptation(horizontalAdaptation)
  }
}

/// A height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
  enum Kind: Hashable, Sendable {
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }
  let kind: Kind
  private let resolve: @MainActor @Sendable (Context) -> CGFloat?

  private init(_ kind: Kind, _ resolve: @escaping @MainActor @Sendable (Context) -> CGFloat?) {
    self.kind = kind
    self.resolve = resolve
  }

  /// About half of the largest height.
  public static let medium = PresentationDetent(.fraction(PresentationMetrics.mediumShare)) {
    $0.maxDetentValue * PresentationMetrics.mediumShare
  }
  /// The largest height.
  public static let large = PresentationDetent(.large) { $0.maxDetentValue }
  /// A share of the largest height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction)) { $0.maxDetentValue * fraction }
  }
  /// A height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height)) { _ in height }
  }
  /// A height that `type` computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    let detent = CustomDetent(type: type)
    return PresentationDetent(.custom(ObjectIdentifier(type))) { detent.type.height(in: $0) }
  }

  /// The surroundings that the height of a sheet depends on.
  @dynamicMemberLookup
  public struct Context {
    /// The largest height, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// The height in points, between 0 and the largest; `nil` for none.
  @MainActor func height(in context: Context) -> CGFloat? {
    guard let height = resolve(context), !height.isNaN else { return nil }
    return min(max(height, 0), context.maxDetentValue)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.kind == rhs.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A type that computes heights: types never change, so any thread may have one.
private struct CustomDetent: @unchecked Sendable {
  let type: any CustomPresentationDetent.Type
}

/// Computes the height of a sheet.
@MainActor @preconcurrency
public protocol CustomPresentationDetent {
  /// In points; `nil` where there is no such height.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  public typealias Context = PresentationDetent.Context
}

/// Whether the user can touch the views below a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  let isEnabled: Bool
  public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
  /// While the sheet is not higher than `detent`.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { enabled }
}

/// Whether a drag inside a sheet resizes it or scrolls its content.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The presentation that replaces another one where there is little room.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
