import Foundation
import QuoinCore
import QuoinGeometry

/// A preview that `#Preview` adds: how it is made, and what it is drawn on. Xcode finds these the same way, by a type
/// that conforms to ``PreviewRegistry``.
@MainActor
public struct Preview {
  /// What kind of preview a trait is for.
  public enum ViewTraits: Sendable {}

  /// What the preview is called, if it says so.
  public let name: String?
  package let traits: [PreviewTrait<ViewTraits>]
  package let body: @MainActor () -> any View

  /// A preview of what `body` makes.
  ///
  /// - Parameters:
  ///   - name: What the preview is called; named after the file unless said.
  ///   - traits: What it is drawn on and what modifies it. The later ones win.
  ///   - body: Makes the view.
  public nonisolated init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.init(name, traits: traits, body: body)
  }

  /// The same with all traits at once.
  package nonisolated init(
    _ name: String?, traits: [PreviewTrait<ViewTraits>],
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    self.name = name
    self.traits = traits
    self.body = body
  }

  /// The view as the preview shows it, and what it is drawn on.
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

  /// A view, and what it is drawn on.
  package struct Element {
    package let view: AnyView
    package let layout: PreviewLayout
    package let orientation: InterfaceOrientation?
  }
}

/// What a preview is drawn on, or what modifies it.
public struct PreviewTrait<T>: Sendable {
  enum Meaning: Sendable {
    case layout(PreviewLayout)
    case orientation(InterfaceOrientation)
    case modifier(@MainActor @Sendable (AnyView) -> AnyView)
  }

  let kind: Meaning
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// Draws the preview on its device.
  public static var defaultLayout: Self { Self(kind: .layout(.device)) }

  /// Draws the preview as large as the view is.
  public static var sizeThatFitsLayout: Self { Self(kind: .layout(.sizeThatFits)) }

  /// Draws the preview on a canvas of this size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self {
    Self(kind: .layout(.fixed(width: width, height: height)))
  }

  /// Holds the device upright.
  public static var portrait: Self { Self(kind: .orientation(.portrait)) }

  /// Holds the device upside down.
  public static var portraitUpsideDown: Self { Self(kind: .orientation(.portraitUpsideDown)) }

  /// Holds the device with its top to the left.
  public static var landscapeLeft: Self { Self(kind: .orientation(.landscapeLeft)) }

  /// Holds the device with its top to the right.
  public static var landscapeRight: Self { Self(kind: .orientation(.landscapeRight)) }

  /// Puts the preview into what `modifier` makes of it, with its shared context.
  @MainActor public static func modifier(_ modifier: some PreviewModifier) -> Self {
    let box = ModifierBox(modifier: modifier)
    return Self(kind: .modifier { box.apply(to: $0) })
  }
}

/// Modifies previews, and makes what they share: a store of sample data, for example.
@MainActor @preconcurrency
public protocol PreviewModifier {
  /// What the previews share.
  associatedtype Context = Void
  associatedtype Body: View

  /// The preview that is modified.
  typealias Content = PreviewModifierContent

  /// Makes what the previews share. The preview is empty until it is there.
  static func makeSharedContext() async throws -> Context

  /// The preview as it is shown.
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

/// A modifier of an unknown type, for a closure that may be sent.
private struct ModifierBox<Modifier: PreviewModifier>: @unchecked Sendable {
  /// Only ever used on the main actor, where it was made.
  let modifier: Modifier

  @MainActor func apply(to view: AnyView) -> AnyView {
    AnyView(ModifiedPreview(modifier: modifier, content: view))
  }
}

/// Shows a preview once its context is made.
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

/// What `#Preview` makes of itself: a type that knows where it was written.
public protocol PreviewRegistry {
  /// Module and file, as `#fileID`.
  static var fileID: String { get }
  /// The file's path, as the compiler knows it.
  static var filePath: String { get }
  /// The line, counted from 1.
  static var line: Int { get }
  /// The preview.
  @MainActor static func makePreview() throws -> Preview
}
