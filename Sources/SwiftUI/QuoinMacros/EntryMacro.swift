#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax
  import SwiftSyntaxMacros

  /// The macro `@Entry`, which generates a key type and accessors that use it.
  public struct EntryMacro: AccessorMacro, PeerMacro {
    public static func expansion(
      of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
      let entry = try Entry(declaration, in: context)
      return [
        "get { self[\(raw: entry.key).self] }", "set { self[\(raw: entry.key).self] = newValue }",
      ]
    }

    public static func expansion(
      of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
      in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
      let entry = try Entry(declaration, in: context)
      return [
        """
        private struct \(raw: entry.key): SwiftUI.\(raw: entry.kind) {
          \(raw: entry.members)
        }
        """
      ]
    }
  }

  /// The name of one entry and the members of its key.
  private struct Entry {
    let key: String
    /// The protocol of the key.
    let kind: String
    let members: String

    init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
      guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count == 1,
        let binding = variable.bindings.first,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
      else { throw MacroError("@Entry can only be applied to a single variable") }
      key = "__Key_\(name.text.filter { $0 != "`" })"
      let kinds = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
        "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
      ]
      let extended = context.lexicalContext.lazy.compactMap { $0.as(ExtensionDeclSyntax.self) }
        .first?.extendedType.trimmedDescription
      guard
        let found = extended.flatMap({ name in
          kinds[name.split(separator: ".").last.map(String.init) ?? name]
        })
      else {
        throw MacroError(
          "@Entry requires an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
        )
      }
      kind = found
      let type = binding.typeAnnotation?.type
      if kind == "FocusedValueKey" {
        guard let wrapped = type?.wrapped else {
          throw MacroError("@Entry requires an explicit optional type for a focused value")
        }
        members = "typealias Value = \(wrapped)"
        return
      }
      let value = binding.initializer?.value.trimmedDescription
      switch (type, value) {
      case (let type?, let value?):
        members =
          "typealias Value = \(type.trimmedDescription)\nstatic var defaultValue: Value { \(value) }"
      case (let type?, nil) where type.wrapped != nil:
        members =
          "typealias Value = \(type.trimmedDescription)\nstatic var defaultValue: Value { nil }"
      case (nil, let value?):
        // The compiler infers the type. A macro can't know whether it is Sendable.
        let isLiteral = binding.initializer?.value.kind.isLiteral == true
        members =
          "\(isLiteral ? "" : "nonisolated(unsafe) ")static let defaultValue = \(value)"
      default: throw MacroError("@Entry needs a default value: var name: Type = value")
      }
    }
  }

  extension SyntaxKind {
    fileprivate var isLiteral: Bool {
      let literals: [SyntaxKind] = [
        .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr,
      ]
      return literals.contains(self)
    }
  }

  extension TypeSyntax {
    /// The type that an optional wraps.
    fileprivate var wrapped: String? {
      if let optional = self.as(OptionalTypeSyntax.self) {
        return optional.wrappedType.trimmedDescription
      }
      guard let name = self.as(IdentifierTypeSyntax.self), name.name.text == "Optional" else {
        return nil
      }
      return name.genericArgumentClause?.arguments.trimmedDescription
    }
  }
#endif
