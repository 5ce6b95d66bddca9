// For packages that depend on this one with the trait `Macros`. The command line compiles this file
// into a module of its own, along with the macros, because it compiles them for the toolchain that
// it finds.
#if Macros
  import QuoinCore
  import QuoinViews

  /// Adds a preview. Properties in the closure that are marked `@Previewable` become those of the
  /// previewed view.
  ///
  /// - Parameters:
  ///   - name: The name of the preview; by default, the name of the file.
  ///   - body: A closure that creates the view.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "QuoinMacros", type: "PreviewMacro")

  /// Adds a preview with traits, such as an orientation, a fixed size, or modifiers.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "QuoinMacros", type: "PreviewMacro")

  /// Makes a variable in the closure of `#Preview` a property of the previewed view, so that it can
  /// be a `@State`.
  @attached(peer)
  public macro Previewable() = #externalMacro(module: "QuoinMacros", type: "PreviewableMacro")

  /// Adds an entry to `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues`.
  @attached(accessor)
  @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "QuoinMacros", type: "EntryMacro")

  /// Conforms a type to `Animatable`, so that all of its stored variables are animated.
  @attached(extension, conformances: Animatable)
  @attached(member, names: named(animatableData))
  public macro Animatable() = #externalMacro(module: "QuoinMacros", type: "AnimatableMacro")

  /// Excludes a variable from the animated values of `@Animatable`.
  @attached(peer)
  public macro AnimatableIgnored() =
    #externalMacro(module: "QuoinMacros", type: "AnimatableIgnoredMacro")
#elseif !canImport(Darwin)
  // These macros only produce errors that say what to add. If an available macro has the same name,
  // such as one of the command line's, the compiler uses that one. It checks that it can load each
  // implementation, so these name some of the toolchain's own.
  import QuoinViews

  @available(
    *, unavailable,
    message:
      "add \"Macros\" to the traits of the package's dependency on Quoin, or run \"quoin swift -- build\""
  )
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "FoundationMacros", type: "PredicateMacro")

  @available(
    *, unavailable,
    message:
      "add \"Macros\" to the traits of the package's dependency on Quoin, or run \"quoin swift -- build\""
  )
  @attached(accessor)
  @attached(peer, names: prefixed(__Key_))
  public macro Entry() =
    #externalMacro(module: "ObservationMacros", type: "ObservationTrackedMacro")

  @available(
    *, unavailable,
    message:
      "add \"Macros\" to the traits of the package's dependency on Quoin, or run \"quoin swift -- build\""
  )
  @attached(extension, conformances: Animatable)
  @attached(member, names: named(animatableData))
  public macro Animatable() = #externalMacro(module: "ObservationMacros", type: "ObservableMacro")
#endif
