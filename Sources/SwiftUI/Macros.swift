// For packages that depend on this one with the trait `Macros`. The command line makes a module of this file by itself,
// beside the macros, as it compiles them for the toolchain it finds.
#if Macros
  import QuoinCore
  import QuoinViews

  /// Adds a preview. The closure makes the view; properties in it that are marked `@Previewable` become those of a view.
  ///
  /// - Parameters:
  ///   - name: What the preview is called; the file's name unless said.
  ///   - body: Makes the view.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "QuoinMacros", type: "PreviewMacro")

  /// Adds a preview with traits: an orientation, a fixed size, what modifies it.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "QuoinMacros", type: "PreviewMacro")

  /// Makes a variable in the closure of `#Preview` a property of the previewed view, so that it may be a `@State`.
  @attached(peer)
  public macro Previewable() = #externalMacro(module: "QuoinMacros", type: "PreviewableMacro")

  /// Makes a variable of `EnvironmentValues`, `Transaction`, `ContainerValues` or `FocusedValues` an entry of its own.
  @attached(accessor)
  @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "QuoinMacros", type: "EntryMacro")

  /// Conforms a type to `Animatable`: all of its stored variables are animated.
  @attached(extension, conformances: Animatable)
  @attached(member, names: named(animatableData))
  public macro Animatable() = #externalMacro(module: "QuoinMacros", type: "AnimatableMacro")

  /// Leaves a variable out of what `@Animatable` animates.
  @attached(peer)
  public macro AnimatableIgnored() =
    #externalMacro(module: "QuoinMacros", type: "AnimatableIgnoredMacro")
#endif
