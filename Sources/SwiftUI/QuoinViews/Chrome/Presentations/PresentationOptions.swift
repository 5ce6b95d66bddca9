import Foundation
import QuoinCore
import QuoinGeometry

/// The settings of a presentation, made by its content.
struct PresentationOptions {
  var detents: Set<PresentationDetent> = []
  var detent: PresentationDetent?
  /// Receives the height to which the user drags the sheet.
  var selection: Binding<PresentationDetent>?
  var dragIndicator = Visibility.automatic
  var radius: CGFloat?
  var background: _StyleContent?
  var interaction = PresentationBackgroundInteraction.automatic
  var compactAdaptation = PresentationAdaptation.automatic

  /// Returns the options with the height that the user has chosen, unless a binding has it.
  func choosing(_ chosen: PresentationDetent?) -> PresentationOptions {
    guard selection == nil, let chosen else { return self }
    var options = self
    options.detent = chosen
    return options
  }
}

enum PresentationOptionsKey: PreferenceKey {
  static var defaultValue: PresentationOptions { PresentationOptions() }
  static func reduce(value: inout PresentationOptions, nextValue: () -> PresentationOptions) {}
}

extension View {
  private func presentation(_ change: @escaping (inout PresentationOptions) -> Void) -> some View {
    transformPreference(PresentationOptionsKey.self, change)
  }

  /// Sets the available heights of the enclosing sheet; the lowest one is shown.
  /// Sizing: neutral.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }

  /// Sets the available heights of the enclosing sheet, and the one that is shown.
  /// Sizing: neutral.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentation {
      $0.detents = detents
      $0.detent = selection.wrappedValue
      $0.selection = selection
    }
  }

  /// Sets whether the enclosing sheet shows a drag handle; by default, if it has several heights.
  /// Sizing: neutral.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.dragIndicator = visibility }
  }

  /// Sets the corner radius of the enclosing sheet, in points; `nil`, a negative number or NaN
  /// restores the platform's default.
  /// Sizing: neutral.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.radius = cornerRadius.flatMap { $0 >= 0 && $0.isFinite ? $0 : nil } }
  }

  /// Fills the background of the enclosing sheet's content.
  /// Sizing: neutral.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentation { $0.background = _StyleContent(Rectangle().fill(style)) }
  }

  /// Puts a view behind the enclosing sheet's content.
  /// Sizing: neutral.
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

  /// Sets whether the user can touch the views beneath the enclosing sheet, which then aren't
  /// dimmed.
  /// Sizing: neutral.
  public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  {
    presentation { $0.interaction = interaction }
  }

  /// Sets whether a drag inside the enclosing sheet resizes or scrolls, which no picture shows.
  /// Sizing: neutral.
  public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }

  /// Sets the presentation that replaces a popover in compact sizes.
  /// Sizing: neutral.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentation { $0.compactAdaptation = adaptation }
  }

  /// Sets the presentations that replace a popover in compact widths and in compact heights.
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

  /// A detent at about half the maximum height.
  public static let medium = PresentationDetent(.fraction(PresentationMetrics.mediumShare)) {
    $0.maxDetentValue * PresentationMetrics.mediumShare
  }
  /// A detent at the maximum height.
  public static let large = PresentationDetent(.large) { $0.maxDetentValue }
  /// Returns a detent at a fraction of the maximum height.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction)) { $0.maxDetentValue * fraction }
  }
  /// Returns a detent with a height in points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height)) { _ in height }
  }
  /// Returns a detent whose height `type` computes.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    let detent = CustomDetent(type: type)
    return PresentationDetent(.custom(ObjectIdentifier(type))) { detent.type.height(in: $0) }
  }

  /// The values on which a sheet's height depends.
  @dynamicMemberLookup
  public struct Context {
    /// The maximum height, in points.
    public let maxDetentValue: CGFloat
    let environment: EnvironmentValues

    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  /// Returns the height in points, clamped between 0 and the maximum, or `nil` if there is none.
  @MainActor func height(in context: Context) -> CGFloat? {
    guard let height = resolve(context), !height.isNaN else { return nil }
    return min(max(height, 0), context.maxDetentValue)
  }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.kind == rhs.kind }
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// A box for a type that computes heights. Types are immutable, so the box is sendable.
private struct CustomDetent: @unchecked Sendable {
  let type: any CustomPresentationDetent.Type
}

/// A type that computes the height of a sheet.
@MainActor @preconcurrency
public protocol CustomPresentationDetent {
  /// Returns the height in points, or `nil` if this detent isn't available.
  static func height(in context: Context) -> CGFloat?
}

extension CustomPresentationDetent {
  public typealias Context = PresentationDetent.Context
}

/// Whether the user can touch the views beneath a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  private let isEnabled: Bool
  /// The detent above which the interaction is disabled.
  private var highest: PresentationDetent?
  public static let automatic = PresentationBackgroundInteraction(isEnabled: false)
  public static let enabled = PresentationBackgroundInteraction(isEnabled: true)
  public static let disabled = PresentationBackgroundInteraction(isEnabled: false)
  /// Returns an interaction that is enabled while the sheet is at most as tall as `detent`.
  public static func enabled(upThrough detent: PresentationDetent)
    -> PresentationBackgroundInteraction
  { PresentationBackgroundInteraction(isEnabled: true, highest: detent) }

  /// Returns whether the interaction is enabled beside a sheet of a height in points.
  @MainActor
  func isEnabled(at height: CGFloat, _ context: PresentationDetent.Context) -> Bool {
    guard let highest else { return isEnabled }
    return highest.height(in: context).map { height <= $0 } ?? false
  }
}

/// Whether a drag inside a sheet resizes it or scrolls its content.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The presentation that replaces a popover in compact sizes.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
