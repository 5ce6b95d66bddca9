import Foundation
import QuoinCore
import QuoinMarkdown

/// A range of text with its attributes.
struct TextFragment: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case string(String)
    /// A value that is formatted in the text's environment.
    case value(AnyTextSource)
    /// A label with markup, which is parsed in the text's environment.
    case markdown(LocalizedStringKey)
    /// A label that may be in a string table, in the language of the text's environment.
    case localized(LocalizedLabel)
    indirect case image(Image)
  }

  var content: Content
  private var own: Own?

  /// The storage of the attributes. There are many of them, and most texts have none, so they are
  /// stored separately.
  private final class Own: Sendable {
    let attributes: TextAttributes
    init(_ attributes: TextAttributes) { self.attributes = attributes }
  }

  init(content: Content, attributes: TextAttributes) {
    self.content = content
    self.attributes = attributes
  }

  init(content: Content) { self.content = content }

  init(string: String, attributes: TextAttributes) {
    self.init(content: .string(string), attributes: attributes)
  }

  init(string: String) { self.init(content: .string(string)) }

  var attributes: TextAttributes {
    get { own?.attributes ?? TextAttributes() }
    set { own = newValue == TextAttributes() ? nil : Own(newValue) }
  }

  /// Returns whether `other` has the same attributes.
  func hasSameAttributes(as other: TextFragment) -> Bool {
    own === other.own || attributes == other.attributes
  }

  static func == (first: Self, second: Self) -> Bool {
    first.content == second.content && first.hasSameAttributes(as: second)
  }

  /// Returns the fragment as strings and images, resolved in `environment`.
  func resolved(in environment: EnvironmentValues) -> [TextFragment] {
    switch content {
    case .string, .image: return [self]
    case .value(let source):
      return [with(.string(source.string(in: environment)))]
    case .markdown(let key): return parsed(key, in: environment)
    case .localized(let label):
      return label.text(in: environment).fragments.flatMap { part -> [TextFragment] in
        if case .markdown(let key) = part.content { return parsed(key, in: environment) }
        var part = part
        part.attributes = part.attributes.completed(with: attributes)
        return part.resolved(in: environment)
      }
    }
  }

  /// Returns other content with the same attributes.
  private func with(_ content: Content) -> TextFragment {
    var fragment = self
    fragment.content = content
    return fragment
  }

  /// Returns the fragments of `key` with parsed markup and the attributes of this one.
  private func parsed(_ key: LocalizedStringKey, in environment: EnvironmentValues)
    -> [TextFragment]
  {
    key.parsed(in: environment).map { part in
      var part = part
      // A link keeps its own color, whatever the color of the surrounding text.
      let foreground = part.attributes.foreground
      part.attributes = part.attributes.completed(with: attributes)
      if part.attributes.link != nil { part.attributes.foreground = foreground }
      return part
    }
  }
}

extension [TextFragment] {
  /// Adds `fragment`, merging it with the last one if both are strings with the same attributes.
  mutating func add(_ fragment: TextFragment) {
    guard case .string(let string) = fragment.content, let last = indices.last,
      case .string(let before) = self[last].content,
      self[last].hasSameAttributes(as: fragment)
    else { return append(fragment) }
    self[last].content = .string(before + string)
  }
}
