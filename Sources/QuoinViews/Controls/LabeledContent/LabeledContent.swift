import Foundation
import QuoinCore

/// A value with a label beside it.
///
/// In a row of a list or a form of cards the label leads and the value, less important, ends the row.
/// Sizing: h-exp, v-neu (on iOS and in forms of cards); as label and content side by side elsewhere.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  public typealias Body = Never

  /// A label beside any view. Of a label's several views the further ones are its subtitle.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  public static func _emit(_ view: Self, into emission: Emission) {
    let configuration = LabeledContentStyleConfiguration(
      label: .init(content: _StyleContent(view.label)),
      content: .init(content: _StyleContent(view.content)))
    func emit<S: LabeledContentStyle>(_ style: S) {
      emission.emitStyled(style, of: \.labeledContentStyles) {
        $0.makeBody(configuration: configuration)
      }
    }
    emit(emission.environment.labeledContentStyles.style)
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// A title, which is looked up for the locale, beside any view.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// A title beside any view.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A title, which is looked up for the locale, beside `value`.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// A title beside `value`.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// A title, which is looked up for the locale, beside `value` as `format` writes it.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// A title beside `value` as `format` writes it.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(value, format: format))
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// The labelled content that a style receives, for a style that changes how another style draws it.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
