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
    case .markdown(let key):
      return key.parsed(in: environment).map { part in
        var part = part
        // A link has its own colour, whatever the text around it has.
        let foreground = part.attributes.foreground
        part.attributes = part.attributes.completed(with: attributes)
        if part.attributes.link != nil { part.attributes.foreground = foreground }
        return part
      }
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
