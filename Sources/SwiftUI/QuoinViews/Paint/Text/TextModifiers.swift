import Foundation
import QuoinCore

/// Changes the environment's values for text.
public struct _TextModifier: PrimitiveModifier {
  let change: (inout TextEnvironment) -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.withEnvironment(
      { modifier.change(&$0.text) }, { V._emit(content, into: emission) })
  }

  public static func _collect<V: View>(
    _ modifier: Self, content: V, into collector: SlotCollector
  ) {
    collector.add(content, modifiedBy: modifier) { modifier.change(&$0.text) }
  }
}

extension View {
  private func text(_ change: @escaping (inout TextEnvironment) -> Void) -> some View {
    modifier(_TextModifier(change: change))
  }

  // MARK: Fonts

  /// Sets the font of texts without their own; `nil` restores the platform's default.
  /// Sizing: neutral.
  public func font(_ font: Font?) -> some View { text { $0.attributes.font = .some(font) } }

  /// Sets the weight of texts in the view; `nil` restores the font's own.
  /// Sizing: neutral.
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    text { $0.attributes.weight = .some(weight) }
  }

  /// Sets the design of system fonts in the view; `nil` restores the font's own.
  /// Sizing: neutral.
  public func fontDesign(_ design: Font.Design?) -> some View {
    text { $0.attributes.design = .some(design) }
  }

  /// Sets the width of letters in the view; `nil` restores the font's own.
  /// Sizing: neutral.
  public func fontWidth(_ width: Font.Width?) -> some View {
    text { $0.attributes.width = .some(width) }
  }

  /// Sets the size of texts in the view relative to their fonts, if `isEnabled`.
  /// Sizing: neutral.
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    text { if isEnabled { $0.attributes.scale = scale } }
  }

  /// Makes texts in the view bold.
  /// Sizing: neutral.
  public func bold(_ isActive: Bool = true) -> some View {
    text { $0.attributes.isBold = isActive }
  }

  /// Makes texts in the view italic.
  /// Sizing: neutral.
  public func italic(_ isActive: Bool = true) -> some View {
    text { $0.attributes.isItalic = isActive }
  }

  /// Makes texts in the view monospaced.
  /// Sizing: neutral.
  public func monospaced(_ isActive: Bool = true) -> some View {
    text { $0.attributes.isMonospaced = isActive }
  }

  /// Gives digits in the view equal widths.
  /// Sizing: neutral.
  public func monospacedDigit() -> some View { text { $0.attributes.hasMonospacedDigits = true } }

  /// Sets the text size of the view.
  /// Sizing: neutral.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    text { $0.dynamicTypeSize = size }
  }

  /// Limits the text size of the view to `range`.
  /// Sizing: neutral.
  public func dynamicTypeSize<R: RangeExpression>(_ range: R) -> some View
  where R.Bound == DynamicTypeSize {
    text { text in
      let allowed = DynamicTypeSize.allCases.filter(range.contains)
      guard let first = allowed.first, let last = allowed.last else { return }
      text.dynamicTypeSize = min(max(text.dynamicTypeSize, first), last)
    }
  }

  // MARK: Characters

  /// Underlines texts in the view.
  /// Sizing: neutral.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return text { $0.attributes.underline = .some(style) }
  }

  /// Strikes through texts in the view.
  /// Sizing: neutral.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    let style = isActive ? Text.LineStyle(pattern: pattern, color: color) : nil
    return text { $0.attributes.strikethrough = .some(style) }
  }

  /// Adds `tracking` points after each character in the view.
  /// Sizing: neutral.
  public func tracking(_ tracking: CGFloat) -> some View {
    text { $0.attributes.tracking = tracking }
  }

  /// Adds `kerning` points after each character in the view.
  /// Sizing: neutral.
  public func kerning(_ kerning: CGFloat) -> some View { text { $0.attributes.kerning = kerning } }

  /// Raises texts in the view by `baselineOffset` points.
  /// Sizing: neutral.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    text { $0.attributes.baselineOffset = baselineOffset }
  }

  /// Shows texts in the view in uppercase or lowercase; `nil` leaves them unchanged.
  /// Sizing: neutral.
  public func textCase(_ textCase: Text.Case?) -> some View { text { $0.textCase = textCase } }

  // MARK: Lines

  /// Limits texts in the view to `number` lines; `nil` removes the limit.
  /// Sizing: neutral.
  public func lineLimit(_ number: Int?) -> some View {
    text { ($0.lineLimit, $0.minimumLines) = (number, 0) }
  }

  /// Reserves space for at least `limit` lines in texts in the view.
  /// Sizing: neutral.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    text { ($0.lineLimit, $0.minimumLines) = (nil, limit.lowerBound) }
  }

  /// Limits texts in the view to a number of lines.
  /// Sizing: neutral.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    text { ($0.lineLimit, $0.minimumLines) = (limit.upperBound, 0) }
  }

  /// Reserves space for the minimum and limits texts in the view to the maximum number of lines.
  /// Sizing: neutral.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    text { ($0.lineLimit, $0.minimumLines) = (limit.upperBound, limit.lowerBound) }
  }

  /// Limits texts in the view to `limit` lines; with `reservesSpace` they always have the height of
  /// all of them.
  /// Sizing: neutral.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    text { ($0.lineLimit, $0.minimumLines) = (limit, reservesSpace ? limit : 0) }
  }

  /// Sets the alignment of lines in texts in the view, without changing their size.
  /// Sizing: neutral.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    text { $0.alignment = alignment }
  }

  /// Sets the truncation of texts in the view that don't fit.
  /// Sizing: neutral.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    text { $0.truncationMode = mode }
  }

  /// Adds `lineSpacing` points between the lines of texts in the view.
  /// Sizing: neutral.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    text { $0.lineSpacing = lineSpacing }
  }

  /// Lets texts in the view shrink to `factor` of their size before they are truncated.
  /// Sizing: neutral.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    text { $0.minimumScaleFactor = factor }
  }

  /// Lets letter spacing in the view be tightened by up to 5 % of the font size before texts shrink
  /// or are truncated.
  /// Sizing: neutral.
  public func allowsTightening(_ flag: Bool) -> some View { text { $0.allowsTightening = flag } }
}
