import Foundation
import QuoinCore
import QuoinGeometry

extension View {
  /// Shows `content` in a column beside the view while `isPresented` is true, or in a sheet in
  /// compact widths.
  ///
  /// The column is 270 points wide by default, estimated; the content can set another width.
  /// Sizing: h-exp, v-exp (while presented).
  public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V)
    -> some View
  {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  /// Sets the width of the enclosing inspector, in points.
  /// Sizing: neutral.
  public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    preference(key: InspectorWidthKey.self, value: width)
  }

  /// Sets the width of the enclosing inspector, in points, to the ideal width.
  /// Sizing: neutral.
  public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  {
    inspectorColumnWidth(ideal)
  }
}

/// The width of an inspector, which is none of the column around it.
private enum InspectorWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? { nil }
  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    value = value ?? nextValue()
  }
}

private struct InspectorModifier<Inspector: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let inspector: Inspector
  @Environment(\.horizontalSizeClass) private var sizeClass

  private var isColumn: Bool { isPresented.wrappedValue && sizeClass == .regular }

  func body(content: Content) -> some View {
    // The content keeps its position in the tree whether the inspector is shown or not, so that it
    // keeps its state.
    HStack(spacing: 0) {
      content.frame(
        maxWidth: isColumn ? .infinity : nil, maxHeight: isColumn ? .infinity : nil)
      if isColumn {
        ColumnDivider()
        _PreLayoutReader(InspectorWidthKey.self, inspector) { width, inspector in
          inspector
            .frame(maxHeight: .infinity)
            .frame(width: width ?? PresentationMetrics.inspectorWidth)
        }
      }
    }
    .present(PresentationState(.sheet, isColumn ? .constant(false) : isPresented)) {
      Sheet(space: $0, content: inspector)
    }
  }
}
