#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// The macro `@Query`, which reads the results of a `Query` that it declares beside the variable.
  public struct QueryMacro: AccessorMacro, PeerMacro {
    public static func expansion(
      of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
      let property = try QueriedProperty(node, declaration)
      let query = context.isLocal ? property.query : "_\(property.name)"
      return ["get { \(raw: query).wrappedValue }"]
    }

    public static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      let property = try QueriedProperty(node, declaration)
      if context.isLocal { return [] }
      // It isn't private, because then the view's memberwise initializer would be.
      return ["var _\(raw: property.name): \(raw: property.type) = \(raw: property.query)"]
    }
  }

  extension MacroExpansionContext {
    /// Whether the macro's variable is local, as in a `#Preview`, whose code the compiler checks
    /// before `#Preview` makes a property of the variable. Code can't refer to a local peer.
    fileprivate var isLocal: Bool {
      lexicalContext.first.map { $0.asProtocol((any DeclGroupSyntax).self) == nil } ?? false
    }
  }

  /// The parts of a variable with `@Query`.
  private struct QueriedProperty {
    let name: String
    let type: String
    /// The expression that creates the query.
    let query: String

    init(_ node: AttributeSyntax, _ declaration: some DeclSyntaxProtocol) throws {
      guard let variable = declaration.as(VariableDeclSyntax.self),
        variable.bindings.count == 1, let binding = variable.bindings.first,
        let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      else { throw MacroError("@Query can only be applied to a single variable") }
      guard binding.initializer == nil else {
        throw MacroError("a variable with @Query can't have an initial value; remove it")
      }
      name = identifier.text.filter { $0 != "`" }
      let named = node.attributeName.as(IdentifierTypeSyntax.self)?.genericArgumentClause?
        .arguments.first?.trimmedDescription
      let result = binding.typeAnnotation?.type
      guard let element = named ?? result?.arrayElement else {
        throw MacroError("@Query requires the type of an array of models: var \(name): [Item]")
      }
      type = "_SwiftDataNames.Query<\(element), \(result?.trimmedDescription ?? "[\(element)]")>"
      let arguments =
        if case .argumentList(let list) = node.arguments { list.trimmedDescription } else { "" }
      query = "\(type)(\(arguments))"
    }
  }

  extension TypeSyntax {
    /// The type of an array's elements.
    fileprivate var arrayElement: String? {
      if let array = self.as(ArrayTypeSyntax.self) { return array.element.trimmedDescription }
      guard let name = self.as(IdentifierTypeSyntax.self), name.name.text == "Array" else {
        return nil
      }
      return name.genericArgumentClause?.arguments.first?.trimmedDescription
    }
  }

  /// The macro `@ModelActor`, which gives an actor a context and an executor for it.
  public struct ModelActorMacro: MemberMacro, ExtensionMacro {
    public static func expansion(
      of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
      conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      guard let actor = declaration.as(ActorDeclSyntax.self) else {
        throw MacroError("@ModelActor can only be applied to an actor")
      }
      let access = actor.modifiers.contains { $0.name.text == "public" } ? "public " : ""
      return [
        "\(raw: access)nonisolated let modelExecutor: any _SwiftDataNames.ModelExecutor",
        "\(raw: access)nonisolated let modelContainer: _SwiftDataNames.ModelContainer",
        """
        \(raw: access)init(modelContainer: _SwiftDataNames.ModelContainer) {
          let modelContext = _SwiftDataNames.ModelContext(modelContainer)
          self.modelExecutor = _SwiftDataNames.DefaultSerialModelExecutor(modelContext: modelContext)
          self.modelContainer = modelContainer
        }
        """,
      ]
    }

    public static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      [try ExtensionDeclSyntax("extension \(type.trimmed): _SwiftDataNames.ModelActor {}")]
    }
  }
#endif
