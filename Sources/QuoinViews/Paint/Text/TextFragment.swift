import Foundation
import QuoinCore
import QuoinMarkdown

/// A stretch of text with the attributes it was given.
struct TextFragment: Equatable, Sendable {
  enum Content: Equatable, Sendable {
    case string(String)
    /// A value that becomes characters in the environment of the text.
    case value(AnyTextSource)
    /// A label with markup, which is read in the environment of the text.
    case markdown(LocalizedStringKey)
    /// A label that a table of texts may hold, in the language of the text's environment.
    case localized(LocalizedLabel)
    indirect case image(Image)
  }

  var content: Content
  private var own: Own?

  /// There are many attributes and most texts have none: what has some keeps them apart.
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

  /// Whether `other` has the same attributes.
  func hasSameAttributes(as other: TextFragment) -> Bool {
    own === other.own || attributes == other.attributes
  }

  static func == (first: Self, second: Self) -> Bool {
    first.content == second.content && first.hasSameAttributes(as: second)
  }

  /// The fragment as strings and images, resolved in `environment`.
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

  /// Another content with the same attributes.
  private func with(_ content: Content) -> TextFragment {
    var fragment = self
    fragment.content = content
    return fragment
  }

  /// The fragments of `key`, whose markup is read, with the attributes of this one.
  private func parsed(_ key: LocalizedStringKey, in environment: EnvironmentValues)
    -> [TextFragment]
  {
    key.parsed(in: environment).map { part in
      var part = part
      // A link has its own colour, whatever the text around it has.
      let foreground = part.attributes.foreground
      part.attributes = part.attributes.completed(with: attributes)
      if part.attributes.link != nil { part.attributes.foreground = foreground }
      return part
    }
  }
}

extension [TextFragment] {
  /// Adds `fragment`, to the last one if that is a string of equal looks too.
  mutating func add(_ fragment: TextFragment) {
    guard case .string(let string) = fragment.content, let last = indices.last,
      case .string(let before) = self[last].content,
      self[last].hasSameAttributes(as: fragment)
    else { return append(fragment) }
    self[last].content = .string(before + string)
  }
}
