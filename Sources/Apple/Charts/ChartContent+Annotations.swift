import SwiftUI

extension ChartContent {
  /// Adds a view beside each mark; the default distance is 4 points (estimated).
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotating(position, alignment, spacing, .automatic) { _ in AnyView(content()) }
  }

  /// Adds a view beside each mark, made for the mark's size.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotating(position, alignment, spacing, .automatic) { AnyView(content($0)) }
  }

  /// Adds a view beside each mark, with a treatment at the edges of the chart.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotating(position, alignment, spacing, overflowResolution) { _ in AnyView(content()) }
  }

  /// Adds a view beside each mark, made for the mark's size, with a treatment at the edges.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center,
    spacing: CGFloat? = nil, overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotating(position, alignment, spacing, overflowResolution) { AnyView(content($0)) }
  }

  private func annotating(
    _ position: AnnotationPosition, _ alignment: Alignment, _ spacing: CGFloat?,
    _ overflow: AnnotationOverflowResolution,
    _ content: @escaping @MainActor (AnnotationContext) -> AnyView
  ) -> some ChartContent {
    let annotation = MarkAnnotation(
      position: position, alignment: alignment, spacing: spacing, overflow: overflow,
      content: content)
    return changing { $0.annotations.append(annotation) }
  }

  // MARK: Accessibility

  /// Hides the marks from assistive technologies.
  public func accessibilityHidden(_ hidden: Bool) -> some ChartContent {
    changing { $0.accessibility.isHidden = hidden }
  }

  /// Sets the identifier of the marks.
  public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    changing { $0.accessibility.identifier = identifier }
  }

  /// Sets the spoken label of the marks.
  public func accessibilityLabel(_ label: Text) -> some ChartContent {
    changing { if $0.accessibility.label == nil { $0.accessibility.label = label } }
  }

  /// Sets the spoken label of the marks.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the spoken label of the marks.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some ChartContent {
    accessibilityLabel(Text(label))
  }

  /// Sets the spoken value of the marks.
  public func accessibilityValue(_ value: Text) -> some ChartContent {
    changing { if $0.accessibility.value == nil { $0.accessibility.value = value } }
  }

  /// Sets the spoken value of the marks.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the spoken value of the marks.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some ChartContent {
    accessibilityValue(Text(value))
  }
}
