import QuoinCore
import QuoinGeometry
import QuoinViews

/// The information in a frame besides the image, as members of a JSON object.
@MainActor
enum FrameExtras {
  /// Returns the text cursor, whether a view has the focus, and the mouse pointer's style.
  static func members<V: View>(of view: ViewHost<V>, cursor: String?) -> [String] {
    var members: [String] = []
    let emission = view.tree.emission
    let focus = emission.service(FocusManager.self)
    if let caret = focus?.caret(in: emission),
      [caret.minX, caret.minY, caret.width, caret.height].allSatisfy(\.isFinite)
    {
      func member(_ name: String, _ value: CGFloat) -> String {
        "\"\(name)\":\(FrameText.number(value))"
      }
      let lengths = [
        member("x", caret.minX), member("y", caret.minY), member("width", caret.width),
        member("height", caret.height),
      ]
      members.append("\"caret\":{\(lengths.joined(separator: ","))}")
    }
    // The focused view may handle the key that moves the focus.
    if focus?.focused != nil { members.append("\"focus\":true") }
    if let cursor { members.append("\"cursor\":\(FrameText.string(cursor))") }
    return members
  }

  /// Returns the style of the pointer at `point`, as a CSS name; `nil` if there is no pointer, as
  /// on iOS.
  static func cursor<V: View>(in view: ViewHost<V>, at point: CGPoint?) -> String? {
    guard let point, view.environment.platform == .macOS else { return nil }
    return view.tree.emission.nodes.cursor(over: view.tree.tree.hitTest(point).chain)
  }
}
