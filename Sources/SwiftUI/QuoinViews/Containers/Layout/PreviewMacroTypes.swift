import Foundation
import QuoinCore
import QuoinGeometry

/// A preview declared with `#Preview`: its view and configuration. Xcode finds previews in the same
/// way, by types that conform to ``PreviewRegistry``.
@MainActor
public struct Preview {
  /// The kind of preview to which a trait applies.
  public enum ViewTraits: Sendable {}

  /// The preview's name, if it has one.
  public let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let body: @MainActor () -> any View

  /// Creates a preview of the result of `body`.
  ///
  /// - Parameters:
  ///   - name: The name of the preview; by default it is named after the file.
  ///   - traits: The layout, orientation and modifiers of the preview. Later ones take precedence.
  ///   - body: Creates the view.
  public nonisolated init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, traits: traits, body: body)
  }

  /// Creates a preview with an array of traits.
  package nonisolated init(
    _ name: String?, traits: [PreviewTrait<ViewTraits>],
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.body = body
  }

  /// The preview's view and configuration, with all traits applied.
  package var element: Element {
    var view = AnyView(body())
    var layout = PreviewLayout.device
    var orientation: InterfaceOrientation?
    for trait in traits {
      switch trait.kind {
      case .layout(let value): layout = value
      case .orientation(let value): orientation = value
      case .modifier(let modify): view = modify(view)
      }
    }
    return Element(view: view, layout: layout, orientation: orientation)
  }

  /// A view and the configuration in which it is drawn.
  package struct Element {
    package let view: AnyView
    package let layout: PreviewLayout
    package let orientation: InterfaceOrientation?
  }
}

/// A preview's layout, orientation or modifier.
public struct PreviewTrait<T>: Sendable {
  enum Meaning: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(@MainActor @Sendable (AnyView) -> AnyView)
  }

  let kind: Meaning
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// A trait that draws the preview on its device.
  public static var defaultLayout: Self { Self(kind: .layout(.device)) }

  /// A trait that draws the preview at the size of the view.
  public static var sizeThatFitsLayout: Self { Self(kind: .layout(.sizeThatFits)) }

  /// Returns a trait that draws the preview on a canvas of this size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(kind: .layout(.fixed(width: width, height: height)))
  }

  /// A trait for a device in portrait orientation.
  public static var portrait: Self { Self(kind: .orientation(.portrait)) }

  /// A trait for a device that is upside down.
  public static var portraitUpsideDown: Self { Self(kind: .orientation(.portraitUpsideDown)) }

  /// A trait for a device in landscape orientation with its top to the left.
  public static var landscapeLeft: Self { Self(kind: .orientation(.landscapeLeft)) }

  /// A trait for a device in landscape orientation with its top to the right.
  public static var landscapeRight: Self { Self(kind: .orientation(.landscapeRight)) }

  /// Returns a trait that modifies the preview with `modifier` and its shared context.
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> Self {
    let box = ModifierBox(modifier: modifier)
    return Self(kind: .modifier { box.apply(to: $0) })
  }
}

/// A modifier for previews that can provide a shared context, such as a store of sample data.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// The context that the previews share.
  associatedtype Context = Void
  associatedtype Body: View

  /// The preview to modify.
  typealias Content = PreviewModifierContent

  /// Creates the shared context. The preview is empty until it is available.
  static func makeSharedContext() async throws -> Context

  /// Returns the modified preview.
  @ViewBuilder func body(content: Content, context: Context) -> Body
}

extension PreviewModifier where Context == Void {
  public static func makeSharedContext() async throws {}
}

/// The preview that a ``PreviewModifier`` modifies. Sizing: neutral.
public struct PreviewModifierContent: View {
  private let view: AnyView

  package init(view: AnyView) {
    self.view = view
  }

  public var body: some View { view }
}

/// Wraps a modifier so that a sendable closure can capture it.
private struct ModifierBox<Modifier: PreviewModifier>: @unchecked Sendable {
  /// The modifier, used only on the main actor, on which it was created.
  let modifier: Modifier

  @MainActor func apply(to view: AnyView) -> AnyView {
    AnyView(ModifiedPreview(modifier: modifier, content: view))
  }
}

/// Shows a preview after its context has been created.
private struct ModifiedPreview<Modifier: PreviewModifier>: View {
  let modifier: Modifier
  let content: AnyView
  @State private var context: Modifier.Context?
  @State private var failure: String?

  var body: some View {
    if let context {
      modifier.body(content: PreviewModifierContent(view: content), context: context)
    } else if let failure {
      Text(verbatim: "\(Modifier.self).makeSharedContext: \(failure)").foregroundStyle(.red)
    } else {
      Color.clear.task {
        do {
          context = try await Modifier.makeSharedContext()
        } catch {
          failure = "\(error)"
        }
      }
    }
  }
}

/// The type generated by `#Preview`, which knows its source location.
public protocol PreviewRegistry {
  /// The module and file, as `#fileID`.
  static var fileID: String { get }
  /// The file's path, as passed to the compiler.
  static var filePath: String { get }
  /// The line, starting at 1.
  static var line: Int { get }
  /// The preview.
  @MainActor static func makePreview() throws -> Preview
}
