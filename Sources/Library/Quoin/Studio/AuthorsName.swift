/// The names of properties as their author wrote them.
enum AuthorsName {
  /// Returns the name of the property whose storage is called `name`: `count` for `_count`.
  static func of(_ name: String) -> String {
    name.hasPrefix("_") && name.count > 1 ? String(name.dropFirst()) : name
  }

  /// Returns the properties on the key path, such as `cart.total`; `nil` if it has no names.
  static func of(_ keyPath: AnyKeyPath) -> String? {
    let text = "\(keyPath)"
    // `\Model.cart.total`, or a description in angle brackets.
    guard text.hasPrefix("\\"), !text.contains("<"), let dot = text.firstIndex(of: ".") else {
      return nil
    }
    return String(text[text.index(after: dot)...])
  }
}
