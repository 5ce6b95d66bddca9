import QuoinCore

/// The keys that a presentation in front takes if no view in it does.
@MainActor
struct FrontKeys {
  /// Takes a key; returns whether it does.
  let take: (KeyEquivalent, Emission) -> Bool
}
