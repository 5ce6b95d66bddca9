#if canImport(SwiftCompilerPlugin)
  import SwiftCompilerPlugin
  import SwiftSyntaxMacros

  /// The macros as a compiler plugin, for packages that depend on this one.
  ///
  /// The command line compiles the same files into a library, with the toolchain's SwiftSyntax.
  @main
  struct Plugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
      PreviewMacro.self, PreviewableMacro.self, EntryMacro.self, AnimatableMacro.self,
      AnimatableIgnoredMacro.self, ModelMacro.self, PersistedPropertyMacro.self,
      PropertyMarkMacro.self, ModelConstraintMacro.self, QueryMacro.self, ModelActorMacro.self,
    ]
  }
#else
  /// An empty program: without the trait `Macros`, the compiler doesn't use the plugin.
  @main
  struct Plugin {
    static func main() {}
  }
#endif
