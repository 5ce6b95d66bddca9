import QuoinCore
import QuoinGeometry
import QuoinViews

/// What a frame says beside the picture, as members of an object of JSON.
@MainActor
enum FrameExtras {
  /// Where typed text goes, whether a view has the focus, and how the pointer of a mouse looks.
  static func members<V: View>(of view: ViewHost<V>, cursor: String?) -> [String] {
    var members: [String] = []
    if let caret = view.tree.emission.caret,
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
    // What has the focus may want the key that moves it on.
    if view.tree.emission.hasFocus { members.append("\"focus\":true") }
    if let cursor { members.append("\"cursor\":\(FrameText.string(cursor))") }
    return members
  }

  /// How a pointer that rests at `point` looks, by its name in CSS; `nil` where there is none, as on iOS.
  static func cursor<V: View>(in view: ViewHost<V>, at point: CGPoint?) -> String? {
    guard let point, view.environment.platform == .macOS else { return nil }
    return view.tree.emission.cursor(over: view.tree.tree.hitTest(point).chain)
  }
}
