import QuoinCore

/// Haptic or acoustic feedback for an event.
public struct SensoryFeedback: Equatable, Sendable {
  private enum Kind: Equatable, Sendable {
    case start, stop, alignment, decrease, increase, levelChange, selection, success, warning
    case error, pathComplete
    case weighted(Weight, Double)
    case flexible(Flexibility, Double)
  }
  private let kind: Kind

  /// The weight of colliding objects.
  public struct Weight: Equatable, Sendable {
    private enum Kind { case light, medium, heavy }
    private let kind: Kind
    public static let light = Weight(kind: .light)
    public static let medium = Weight(kind: .medium)
    public static let heavy = Weight(kind: .heavy)
  }

  /// The flexibility of colliding objects.
  public struct Flexibility: Equatable, Sendable {
    private enum Kind { case rigid, solid, soft }
    private let kind: Kind
    public static let rigid = Flexibility(kind: .rigid)
    public static let solid = Flexibility(kind: .solid)
    public static let soft = Flexibility(kind: .soft)
  }

  public static let start = SensoryFeedback(kind: .start)
  public static let stop = SensoryFeedback(kind: .stop)
  public static let alignment = SensoryFeedback(kind: .alignment)
  public static let decrease = SensoryFeedback(kind: .decrease)
  public static let increase = SensoryFeedback(kind: .increase)
  public static let levelChange = SensoryFeedback(kind: .levelChange)
  public static let selection = SensoryFeedback(kind: .selection)
  public static let success = SensoryFeedback(kind: .success)
  public static let warning = SensoryFeedback(kind: .warning)
  public static let error = SensoryFeedback(kind: .error)
  public static let pathComplete = SensoryFeedback(kind: .pathComplete)
  public static let impact = SensoryFeedback.impact()

  /// Returns the feedback for a collision of objects with `weight`.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .weighted(weight, intensity))
  }

  /// Returns the feedback for a collision of objects with `flexibility`.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(kind: .flexible(flexibility, intensity))
  }
}

extension View {
  /// Plays `feedback` when `trigger` changes, which no picture shows. Sizing: neutral.
  public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
    self
  }

  /// Plays `feedback` when `trigger` changes and `condition` returns true, which no picture shows.
  /// Sizing: neutral.
  public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ old: T, _ new: T) -> Bool
  ) -> some View {
    self
  }

  /// Plays the feedback that `feedback` returns when `trigger` changes, which no picture shows.
  /// Sizing: neutral.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ old: T, _ new: T) -> SensoryFeedback?
  ) -> some View {
    self
  }

  /// Plays the feedback that `feedback` returns when `trigger` changes, which no picture shows.
  /// Sizing: neutral.
  public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    self
  }
}
