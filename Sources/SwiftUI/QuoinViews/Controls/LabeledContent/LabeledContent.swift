import Foundation
import QuoinCore

/// A value with a label beside it.
///
/// In a row of a list or grouped form the label is leading, and the value is secondary and
/// trailing.
/// Sizing: h-exp, v-neu (on iOS and in forms of cards); as label and content side by side elsewhere.
public struct LabeledContent<Label, Content> {
  let label: Label
  let content: Content
}

extension LabeledContent: View where Label: View, Content: View {
  public typealias Body = Never

  /// Creates a view with a custom label and content. Additional views of the label are its
  /// subtitle.
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
  /// Creates a view with a localized title and custom content.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  /// Creates a view with a localized title and custom content.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleResource), content: content())
  }

  /// Creates a view with a title and custom content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a view with a localized title and `value`.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  /// Creates a view with a localized title and `value`.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(label: Text(titleResource), content: Text(value))
  }

  /// Creates a view with a title and `value`.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  /// Creates a view with a localized title and `value` formatted by `format`.
  public init<F: FormatStyle>(_ titleKey: LocalizedStringKey, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(value, format: format))
  }

  /// Creates a view with a localized title and `value` formatted by `format`.
  @_disfavoredOverload
  public init<F: FormatStyle>(
    _ titleResource: LocalizedStringResource, value: F.FormatInput, format: F
  )
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleResource), content: Text(value, format: format))
  }

  /// Creates a view with a title and `value` formatted by `format`.
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
  /// Creates labeled content from a style's configuration, so that a style can modify another
  /// style.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
