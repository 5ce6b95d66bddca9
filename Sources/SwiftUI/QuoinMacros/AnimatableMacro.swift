#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// The macro `@Animatable`, which derives `animatableData` from all stored variables except
  /// `@AnimatableIgnored` ones.
  public struct AnimatableMacro: ExtensionMacro, MemberMacro {
    public static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      if protocols.isEmpty { return [] }
      return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftUI.Animatable {}")]
    }

    public static func expansion(
      of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
      conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      let properties = try declaration.memberBlock.members
        .compactMap { $0.decl.as(VariableDeclSyntax.self) }
        .flatMap { try AnimatedProperty.list(in: $0) }
      let access =
        declaration.modifiers.contains { $0.name.text == "public" } ? "public " : ""
      guard let last = properties.last else {
        return [
          """
          \(raw: access)var animatableData: SwiftUI.EmptyAnimatableData {
            get { SwiftUI.EmptyAnimatableData() }
            set {}
          }
          """
        ]
      }
      // Nested pairs, the first property outermost
      var type = "\(last.type).AnimatableData"
      var value = "\(last.name).animatableData"
      for property in properties.dropLast().reversed() {
        type = "SwiftUI.AnimatablePair<\(property.type).AnimatableData, \(type)>"
        value = "SwiftUI.AnimatablePair(\(property.name).animatableData, \(value))"
      }
      var path = "newValue"
      var writes: [String] = []
      for (index, property) in properties.enumerated() {
        let isLast = index == properties.count - 1
        writes.append("\(property.name).animatableData = \(path)\(isLast ? "" : ".first")")
        path += ".second"
      }
      return [
        """
        \(raw: access)var animatableData: \(raw: type) {
          get { \(raw: value) }
          set {
            \(raw: writes.joined(separator: "\n"))
          }
        }
        """
      ]
    }
  }

  /// The macro `@AnimatableIgnored`, which excludes a property.
  public struct AnimatableIgnoredMacro: PeerMacro {
    public static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
  }

  private struct AnimatedProperty {
    let name: String
    let type: String

    static func list(in variable: VariableDeclSyntax) throws -> [AnimatedProperty] {
      let isIgnored = variable.attributes.contains {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "AnimatableIgnored"
      }
      let isStatic = variable.modifiers.contains { ["static", "lazy"].contains($0.name.text) }
      guard variable.bindingSpecifier.text == "var", !isIgnored, !isStatic else { return [] }
      var annotated: String?
      return try variable.bindings.reversed().compactMap { binding in
        guard !binding.isComputed,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return nil }
        // In `var x, y: Double` the type follows the last name.
        annotated = binding.typeAnnotation?.type.trimmedDescription ?? annotated
        if let annotated { return AnimatedProperty(name: name, type: annotated) }
        guard binding.initializer?.value.is(FloatLiteralExprSyntax.self) == true else {
          throw MacroError("@Animatable requires an explicit type for \(name)")
        }
        return AnimatedProperty(name: name, type: "Swift.Double")
      }.reversed()
    }
  }

  extension PatternBindingSyntax {
    fileprivate var isComputed: Bool {
      guard let accessors = accessorBlock?.accessors else { return false }
      guard case .accessors(let list) = accessors else { return true }
      return !list.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
    }
  }
#endif
