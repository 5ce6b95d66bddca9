import QuoinCore

/// Changes the inherited styles.
public struct _StyleModifier: PrimitiveModifier {
  let change: (inout StyleEnvironment) -> Void

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    emission.withEnvironment(
      { modifier.change(&$0.styles) }, { V._emit(content, into: emission) })
  }

  public static func _collect<V: View>(
    _ modifier: Self, content: V, into collector: SlotCollector
  ) {
    collector.add(content, modifiedBy: modifier) { modifier.change(&$0.styles) }
  }
}

extension View {
  private func styles(_ change: @escaping (inout StyleEnvironment) -> Void) -> some View {
    modifier(_StyleModifier(change: change))
  }

  private func foreground(_ levels: [AnyShapeStyle]) -> some View {
    styles { $0.foreground = ForegroundLink(levels: levels, outer: $0.foreground) }
  }

  /// Draws texts, symbols and shapes in the view with `style`, unless they have their own.
  /// Sizing: neutral.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    foreground([AnyShapeStyle(style)])
  }

  /// Sets the first two levels of the foreground. Sizing: neutral.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
    -> some View
  {
    foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary)])
  }

  /// Sets the first three levels of the foreground. Sizing: neutral.
  public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    foreground([AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)])
  }

  /// Draws texts, symbols and shapes in the view with `color`; `nil` restores the platform's text
  /// colors.
  /// Sizing: neutral.
  public func foregroundColor(_ color: Color?) -> some View {
    styles { styles in
      styles.foreground = color.map {
        ForegroundLink(levels: [AnyShapeStyle($0)], outer: styles.foreground)
      }
    }
  }

  /// Sets the value of `.background` in the view.
  /// Sizing: neutral.
  public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    styles { $0.background = AnyShapeStyle(style) }
  }

  /// Sets the style of interactive elements; `nil` restores the accent color.
  /// Sizing: neutral.
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View {
    styles { styles in
      styles.tint = tint.map { StyleLink(AnyShapeStyle($0), outer: styles.tint) }
    }
  }

  /// Sets the color of interactive elements; `nil` restores the accent color.
  /// Sizing: neutral.
  public func tint(_ tint: Color?) -> some View {
    styles { styles in
      styles.tint = tint.map { StyleLink(AnyShapeStyle($0), outer: styles.tint) }
    }
  }

  /// Sets `Color.accentColor`; `nil` restores the system's blue.
  /// Sizing: neutral.
  public func accentColor(_ accentColor: Color?) -> some View {
    styles { styles in
      styles.accent = accentColor.map { StyleLink($0, outer: styles.accent) }
      styles.tint = nil
    }
  }

  /// Sets the color scheme of the view.
  /// Sizing: neutral.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }

  /// Sets the preferred color scheme of the whole window or picture; `nil` means no preference.
  ///
  /// The first of several sibling views with a preference takes precedence; an outer preference,
  /// even `nil`, overrides inner ones.
  /// Sizing: neutral.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(_PreferredColorSchemeModifier(colorScheme: colorScheme))
  }
}

/// Sets the window's preferred color scheme.
public struct _PreferredColorSchemeModifier: PrimitiveModifier {
  let colorScheme: ColorScheme?

  public static func _emit<V: View>(_ modifier: Self, content: V, into emission: Emission) {
    let mark = emission.tree.mark
    V._emit(content, into: emission)
    emission.writePreference(PreferredColorSchemeKey.self, since: mark, replaces: true) {
      value, _, _ in
      value = modifier.colorScheme
    }
  }
}
