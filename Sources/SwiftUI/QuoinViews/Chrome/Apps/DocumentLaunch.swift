import Foundation
import QuoinCore
import QuoinGeometry
import UniformTypeIdentifiers

/// The document of a window.
public struct DocumentConfiguration: Sendable {
  /// Whether the document can be changed.
  public let isEditable: Bool
  /// The file of the document; `nil` for one that wasn't saved.
  public let fileURL: URL?
}

extension EnvironmentValues {
  /// The document of the view's window; always `nil`.
  public var documentConfiguration: DocumentConfiguration? { nil }
}

/// The frames of the title and the document on a launch screen, in points.
public struct DocumentLaunchGeometryProxy: Hashable, Sendable {
  public let frame: CGRect
  public let titleViewFrame: CGRect
}

/// The screen that a document app shows at its start, of which a picture shows nothing.
public struct DocumentGroupLaunchScene<Actions: View>: _PrimitiveScene {
  /// Creates a launch screen with a localized title, buttons, and decorations.
  public init<Background: View, Back: View, Front: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> Background = { EmptyView() },
    @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> Back = { _ in
      EmptyView()
    },
    @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> Front = { _ in EmptyView() }
  ) {}

  /// Creates a launch screen with a title, buttons, and decorations.
  public init<Background: View, Back: View, Front: View>(
    _ title: Text? = nil, @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder background: () -> Background = { EmptyView() },
    @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> Back = { _ in
      EmptyView()
    },
    @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> Front = { _ in EmptyView() }
  ) {}
}

/// A screen that offers to create or open a document.
///
/// Partly: no document opens, and accessory views aren't drawn.
/// Sizing: h-exp, v-exp.
public struct DocumentLaunchView<Actions: View, DocumentView: View>: View {
  private let title: Text?
  private let actions: Actions
  private let background: AnyView

  /// Creates a screen with a localized title and buttons.
  public init<Background: View, Back: View, Front: View>(
    _ titleKey: LocalizedStringKey, for contentTypes: [UTType],
    @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> Background = { EmptyView() },
    @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> Back = { _ in
      EmptyView()
    },
    @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> Front = { _ in EmptyView() }
  ) {
    title = Text(titleKey)
    self.actions = actions()
    self.background = AnyView(background())
  }

  /// Creates a screen with a title and buttons.
  public init<Background: View, Back: View, Front: View>(
    _ title: Text? = nil, for contentTypes: [UTType], @ViewBuilder _ actions: () -> Actions,
    @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
    @ViewBuilder background: () -> Background = { EmptyView() },
    @ViewBuilder backgroundAccessoryView: (DocumentLaunchGeometryProxy) -> Back = { _ in
      EmptyView()
    },
    @ViewBuilder overlayAccessoryView: (DocumentLaunchGeometryProxy) -> Front = { _ in EmptyView() }
  ) {
    self.title = title
    self.actions = actions()
    self.background = AnyView(background())
  }

  public var body: some View {
    VStack(spacing: 16) {
      title.font(.largeTitle.bold())
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .background { background }
  }
}

/// A button that creates a document.
///
/// Partly: no document is created.
/// Sizing: h-hug, v-hug (as its label).
public struct NewDocumentButton<Label: View>: View {
  private let label: Label
  public var body: some View {
    Button {
    } label: {
      label
    }
  }
}

extension NewDocumentButton where Label == Text {
  /// Creates a button with a localized title.
  public init(_ titleKey: LocalizedStringKey = "New Document", contentType: UTType? = nil) {
    label = Text(titleKey)
  }

  /// Creates a button for a document that `prepareDocument` makes.
  public init<D: FileDocument>(
    _ titleKey: LocalizedStringKey = "New Document", for documentType: D.Type,
    contentType: UTType? = nil, prepareDocument: @escaping @MainActor () async throws -> D?
  ) {
    label = Text(titleKey)
  }

  /// Creates a button for a document at a URL.
  public init(
    _ titleKey: LocalizedStringKey = "New Document", contentType: UTType? = nil,
    prepareDocumentURL: @escaping @Sendable () async throws -> URL?
  ) {
    label = Text(titleKey)
  }
}

extension View {
  /// Compiles only: adds actions for files to a document browser, which doesn't exist here.
  /// Sizing: neutral.
  public func documentBrowserContextMenu<V: View>(@ViewBuilder _ menu: ([URL]?) -> V) -> some View {
    self
  }
}
