#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax
  import SwiftSyntaxBuilder
  import SwiftSyntaxMacros

  /// The macro `@Model`, which stores the variables of a class in a record and describes them.
  public struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
    public static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
      in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
      guard declaration.is(ClassDeclSyntax.self), !protocols.isEmpty else { return [] }
      return [
        try ExtensionDeclSyntax(
          "nonisolated extension \(type.trimmed): _SwiftDataNames.PersistentModel {}"),
        try ExtensionDeclSyntax(
          """
          @available(*, unavailable, message: "pass its persistentModelID instead")
          extension \(type.trimmed): Sendable {}
          """),
      ]
    }

    public static func expansion(
      of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
      providingAttributesFor member: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
      guard let model = declaration.as(ClassDeclSyntax.self),
        let name = member.as(VariableDeclSyntax.self)?.storedName,
        let index = model.storedProperties.firstIndex(where: { $0.name == name })
      else { return [] }
      // Unqualified: the command line declares the macro in another module.
      return ["@_PersistedProperty(\(raw: index))"]
    }

    public static func expansion(
      of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
      conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      guard let model = declaration.as(ClassDeclSyntax.self) else {
        throw MacroError("@Model can only be applied to a class; make it a class, or remove @Model")
      }
      let name = model.name.text
      let properties = model.storedProperties
      let isSubmodel = protocols.isEmpty
      // The members are declared nevertheless, as otherwise each use of them were an error, too.
      if !model.hasInitializer, !isSubmodel {
        let error = MacroError("@Model requires an initializer be provided for '\(name)'")
        context.addDiagnostics(from: error, node: node)
      }
      if let wrong = properties.first(where: { $0.name == "description" }) {
        let error = MacroError(
          "a model can't have a stored property named \"\(wrong.name)\"; rename it")
        context.addDiagnostics(from: error, node: wrong.variable)
      }
      let access =
        model.modifiers.contains { ["public", "open"].contains($0.name.text) } ? "public " : ""
      let isFinal = model.modifiers.contains { $0.name.text == "final" }
      let overriding = isSubmodel ? "override " : ""
      let kind = "nonisolated \(access)\(overriding)\(isFinal ? "static" : "class")"
      let list = properties.map { $0.metadata(of: name) }.joined(separator: ",\n")
      let peers = properties.map { "_\($0.bare) = _SwiftDataNames._SwiftDataNoType()" }
        .joined(separator: "\n")
      return [
        "private nonisolated let _$backingData = _SwiftDataNames._ModelStorage.make(\(raw: name).self)",
        """
        nonisolated \(raw: access)\(raw: overriding)var _$storage: _SwiftDataNames._ModelStorage {
          \(raw: isSubmodel ? "_$backingData.adopting(super._$storage)" : "_$backingData")
        }
        """,
        """
        \(raw: kind) var schemaMetadata: [_SwiftDataNames.Schema.PropertyMetadata] {
          [\(raw: list)]
        }
        """,
        """
        \(raw: kind) var _$constraints: _SwiftDataNames._ModelConstraints {
          \(raw: model.constraints(of: name))
        }
        """,
        """
        \(raw: access)nonisolated required init(backingData: any _SwiftDataNames.BackingData) {
          \(raw: peers)
          \(raw: isSubmodel ? "super.init(backingData: backingData)" : "")
        }
        """,
      ]
    }
  }

  /// The macro that `@Model` adds to each stored variable.
  public struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
    public static func expansion(
      of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
      guard let name = declaration.as(VariableDeclSyntax.self)?.storedName,
        case .argumentList(let arguments) = node.arguments, let index = arguments.first?.expression
      else { return [] }
      let peer = "_\(name.filter { $0 != "`" })"
      return [
        """
        @storageRestrictions(accesses: _$backingData, initializes: \(raw: peer))
        init(initialValue) {
          _$backingData.initialize(\(index), initialValue)
          \(raw: peer) = _SwiftDataNames._SwiftDataNoType()
        }
        """,
        "get { _$storage.get(self, _$backingData.offset + \(index), \\.\(raw: name)) }",
        "set { _$storage.set(self, _$backingData.offset + \(index), newValue) }",
      ]
    }

    public static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      guard let name = declaration.as(VariableDeclSyntax.self)?.storedName else { return [] }
      return ["private var _\(raw: name.filter { $0 != "`" }): _SwiftDataNames._SwiftDataNoType"]
    }
  }

  /// The macros `@Attribute`, `@Relationship` and `@Transient`, which `@Model` reads.
  public struct PropertyMarkMacro: PeerMacro {
    public static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      guard declaration.is(VariableDeclSyntax.self) else {
        throw MacroError(
          "@\(node.attributeName.trimmedDescription) can only be applied to a variable")
      }
      return []
    }
  }

  /// The macros `#Unique` and `#Index`, which `@Model` reads.
  public struct ModelConstraintMacro: DeclarationMacro {
    public static func expansion(
      of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
  }
#endif
