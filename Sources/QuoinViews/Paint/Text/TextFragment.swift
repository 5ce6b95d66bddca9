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
  var attributes = TextAttributes()

  init(content: Content, attributes: TextAttributes = TextAttributes()) {
    self.content = content
    self.attributes = attributes
  }

  init(string: String, attributes: TextAttributes = TextAttributes()) {
    self.init(content: .string(string), attributes: attributes)
  }

  /// The fragment as strings and images, resolved in `environment`.
  func resolved(in environment: EnvironmentValues) -> [TextFragment] {
    switch content {
    case .string, .image: return [self]
    case .value(let source):
      return [TextFragment(string: source.string(in: environment), attributes: attributes)]
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
      self[last].attributes == fragment.attributes
    else { return append(fragment) }
    self[last].content = .string(before + string)
  }
}
