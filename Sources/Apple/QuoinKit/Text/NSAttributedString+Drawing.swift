import Foundation
import QuartzCore
import QuoinCore
import QuoinGeometry
import QuoinLayout
import QuoinViews

extension NSAttributedString {
  /// The string as SwiftUI text with the same attributes.
  @MainActor
  package var text: Text {
    var text = Text(verbatim: "")
    let all = NSRange(location: 0, length: length)
    enumerateAttributes(in: all, options: []) { attributes, range, _ in
      if let image = (attributes[.attachment] as? NSTextAttachment)?.image {
        text = text + Text(Image(uiImage: image))
        return
      }
      var part = Text(verbatim: attributedSubstring(from: range).string)
      if let font = attributes[.font] as? _PlatformFont { part = part.font(font.font) }
      if let color = attributes[.foregroundColor] as? UIColor {
        part = part.foregroundColor(Color(uiColor: color))
      }
      if let kern = Self.number(attributes[.kern]) { part = part.kerning(kern) }
      if let tracking = Self.number(attributes[.tracking]) { part = part.tracking(tracking) }
      if let offset = Self.number(attributes[.baselineOffset]) {
        part = part.baselineOffset(offset)
      }
      if Self.isLine(attributes[.underlineStyle]) {
        part = part.underline(
          color: (attributes[.underlineColor] as? UIColor).map { Color(uiColor: $0) })
      }
      if Self.isLine(attributes[.strikethroughStyle]) {
        part = part.strikethrough(
          color: (attributes[.strikethroughColor] as? UIColor).map { Color(uiColor: $0) })
      }
      text = text + part
    }
    return text
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  private static func isLine(_ value: Any?) -> Bool {
    if let style = value as? NSUnderlineStyle { return !style.isEmpty }
    return number(value).map { $0 != 0 } ?? false
  }

  /// The style of the first paragraph.
  package var paragraph: NSParagraphStyle? {
    length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }

  /// The text with the alignment and spacing of its first paragraph.
  @MainActor
  package var view: some View {
    text.multilineTextAlignment((paragraph?.alignment ?? .natural).text)
      .lineSpacing(paragraph?.lineSpacing ?? 0)
  }

  /// Returns the size of the string on one line, in points.
  @MainActor @preconcurrency
  public func size() -> CGSize { ViewEnvironment.current.size(of: view) }

  /// Returns the bounds of the string within `size`.
  @MainActor @preconcurrency
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let isWrapped = options.contains(.usesLineFragmentOrigin)
    let answer = ViewEnvironment.current.size(
      of: view, isWrapped ? size.proposal : .unspecified)
    return CGRect(origin: .zero, size: answer)
  }

  /// Draws the string with its top-left corner at `point` in the current context.
  @MainActor @preconcurrency
  public func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size())) }

  /// Draws the string into `rect` of the current context.
  @MainActor @preconcurrency
  public func draw(in rect: CGRect) {
    let alignment = Alignment(
      horizontal: (paragraph?.alignment ?? .natural).horizontal, vertical: .top)
    let framed = view.frame(width: rect.width, height: rect.height, alignment: alignment)
    CurrentContext.upright(rect) { context, rect in
      context.draw(
        ViewEnvironment.current.list(of: framed, size: rect.size, scale: context.scale),
        at: rect.origin)
    }
  }

  /// Draws the string into `rect` of the current context. The options have no effect.
  @MainActor @preconcurrency
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { draw(in: rect) }
}

extension NSString {
  @MainActor @preconcurrency
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    attributed(attributes).size()
  }
  @MainActor @preconcurrency
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { attributed(attributes).draw(at: point) }
  @MainActor @preconcurrency
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { attributed(attributes).draw(in: rect) }
  /// Draws the string into `rect` of the current context. The options have no effect.
  @MainActor @preconcurrency
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { attributed(attributes).draw(in: rect) }
  @MainActor @preconcurrency
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    attributed(attributes).boundingRect(with: size, options: options, context: context)
  }

  private func attributed(_ attributes: [NSAttributedString.Key: Any]?) -> NSAttributedString {
    NSAttributedString(string: description, attributes: attributes)
  }
}

extension String {
  @MainActor @preconcurrency
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attributes)
  }
  @MainActor @preconcurrency
  public func draw(
    at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { NSString(string: self).draw(at: point, withAttributes: attributes) }
  @MainActor @preconcurrency
  public func draw(
    in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) { NSString(string: self).draw(in: rect, withAttributes: attributes) }
  /// Draws the string into `rect` of the current context. The options have no effect.
  @MainActor @preconcurrency
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { NSString(string: self).draw(in: rect, withAttributes: attributes) }
  @MainActor @preconcurrency
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(
      with: size, options: options, attributes: attributes, context: context)
  }
}
