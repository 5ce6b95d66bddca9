import QuoinCore

private struct AccessibilitySettingsKey: EnvironmentKey {
  static var defaultValue: AccessibilitySettings { AccessibilitySettings() }
}

/// What a user has asked for; nobody has asked a picture.
private struct AccessibilitySettings: Sendable {
  var differentiateWithoutColor = false
  var reduceMotion = false
  var reduceTransparency = false
  var voiceOverEnabled = false
}

extension EnvironmentValues {
  private var settings: AccessibilitySettings {
    get { self[AccessibilitySettingsKey.self] }
    set { self[AccessibilitySettingsKey.self] = newValue }
  }

  /// Whether colours alone should tell nothing; false unless said.
  public var accessibilityDifferentiateWithoutColor: Bool {
    get { settings.differentiateWithoutColor }
    set { settings.differentiateWithoutColor = newValue }
  }

  /// Whether as little as possible should move; false unless said.
  public var accessibilityReduceMotion: Bool {
    get { settings.reduceMotion }
    set { settings.reduceMotion = newValue }
  }

  /// Whether backgrounds should be opaque; false unless said.
  public var accessibilityReduceTransparency: Bool {
    get { settings.reduceTransparency }
    set { settings.reduceTransparency = newValue }
  }

  /// Whether a screen reader is on; false unless said.
  public var accessibilityVoiceOverEnabled: Bool {
    get { settings.voiceOverEnabled }
    set { settings.voiceOverEnabled = newValue }
  }
}
