import Foundation
import QuoinCore
import QuoinGeometry
import QuoinLayout

/// Opens a URL. In a picture it does nothing, unless a handler was set.
public struct OpenURLAction {
  /// The result of opening a URL.
  public struct Result: Hashable, Sendable {
    private let name: String
    private let url: URL?
    public static let handled = Result(name: "handled", url: nil)
    public static let discarded = Result(name: "discarded", url: nil)
    public static let systemAction = Result(name: "systemAction", url: nil)
    public static func systemAction(_ url: URL) -> Result { Result(name: "systemAction", url: url) }
  }
  private let handler: (URL) -> Result

  public init(handler: @escaping (URL) -> Result) { self.handler = handler }
  public func callAsFunction(_ url: URL) { _ = handler(url) }
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler(url) == .handled)
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// The action that links in texts and `Link` perform.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

extension Emission {
  /// Opens the links of `text`, shown by `node`, when they are tapped in a live tree
  /// (Rules/Text.md#text-links).
  func openLinks(of text: TextDrawing, in node: LayoutTree.NodeID) {
    let links = keep { TextLinks() }
    (links.text, links.open) = (text, environment.openURL)
    touches.attach(links, to: node)
  }
}

/// Opens the links of a text.
private final class TextLinks: Responder {
  var text: TextDrawing?
  var open = OpenURLAction { _ in .discarded }

  override var name: String { "Link" }

  override func recognizer(renewing known: Recognizer<Void>?) -> Recognizer<Void>? {
    known ?? TextLinkRecognizer(self)
  }

  func link(at point: CGPoint) -> URL? { text?.linkAreas.first { $0.area.contains(point) }?.url }
}

/// Follows a tap on a link. Touches elsewhere go to the gestures around the text.
private final class TextLinkRecognizer: Recognizer<Void> {
  /// The distance by which a finger may move (Rules/Gestures.md#taps).
  private static let tolerance: CGFloat = 5
  private let links: TextLinks
  private var start: (url: URL, point: CGPoint)?

  init(_ links: TextLinks) {
    self.links = links
    super.init()
  }

  override func recognize(_ event: PointerEvent, _ context: GestureContext) -> GesturePhase<Void> {
    switch event.kind {
    case .press:
      let point = event.location.applying(context.geometry.toWindow.inverted())
      guard event.fingers == 1, let url = links.link(at: point) else { return .failed }
      start = (url, event.location)
    case .move:
      guard let start else { return .failed }
      let way = (event.location.x - start.point.x, event.location.y - start.point.y)
      if hypot(way.0, way.1) >= Self.tolerance { return .failed }
    case .release:
      guard let start else { return .failed }
      context.perform { [links] in links.open(start.url) }
      return .ended(())
    case .time: break
    case .interruption, .cancellation: return .failed
    }
    return .possible(nil)
  }
}
