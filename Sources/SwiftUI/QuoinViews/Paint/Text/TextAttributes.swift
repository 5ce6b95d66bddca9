import Foundation

/// The attributes that a range of text sets itself; `nil` leaves an attribute to the enclosing text
/// and environment.
///
/// A doubly optional attribute can also be reset: `.font(nil)` means the platform's default font.
struct TextAttributes: Equatable, Sendable {
  var font: Font??
  var weight: Font.Weight??
  var design: Font.Design??
  var isBold: Bool?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var hasMonospacedDigits: Bool?
  var tracking: CGFloat?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var underline: Text.LineStyle??
  var strikethrough: Text.LineStyle??
  var foreground: AnyShapeStyle??
  var width: Font.Width??
  /// The color behind the characters.
  var background: Color?
  var link: URL?
  var scale: Text.Scale?
  var custom: CustomTextAttributes?

  /// Returns these attributes, completed with outer ones.
  func completed(with outer: TextAttributes) -> TextAttributes {
    TextAttributes(
      font: font ?? outer.font, weight: weight ?? outer.weight, design: design ?? outer.design,
      isBold: isBold ?? outer.isBold, isItalic: isItalic ?? outer.isItalic,
      isMonospaced: isMonospaced ?? outer.isMonospaced,
      hasMonospacedDigits: hasMonospacedDigits ?? outer.hasMonospacedDigits,
      tracking: tracking ?? outer.tracking, kerning: kerning ?? outer.kerning,
      baselineOffset: baselineOffset ?? outer.baselineOffset,
      underline: underline ?? outer.underline,
      strikethrough: strikethrough ?? outer.strikethrough,
      foreground: foreground ?? outer.foreground, width: width ?? outer.width,
      background: background ?? outer.background, link: link ?? outer.link,
      scale: scale ?? outer.scale, custom: custom ?? outer.custom)
  }
}
