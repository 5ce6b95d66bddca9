#if canImport(SwiftSyntaxMacros)
  import SwiftSyntax

  /// A stored variable of a model, as `@Model` sees it.
  struct ModelProperty {
    /// The name as the source writes it, possibly in backticks.
    let name: String
    let variable: VariableDeclSyntax

    var bare: String { name.filter { $0 != "`" } }

    /// Returns the expression that describes the variable at run time.
    func metadata(of model: String) -> String {
      var arguments = ["name: \"\(bare)\"", "keypath: \\\(model).\(name)"]
      if let value = variable.bindings.first?.initializer?.value, value.isSimpleDefault {
        arguments.append("defaultValue: \(value.trimmedDescription)")
      }
      for mark in ["Attribute", "Relationship"] {
        guard let attribute = variable.attribute(mark) else { continue }
        let list = attribute.arguments.map { "\($0.trimmedDescription)" } ?? ""
        arguments.append("metadata: _SwiftDataNames.Schema.\(mark)(\(list))")
      }
      return "_SwiftDataNames.Schema.PropertyMetadata(\(arguments.joined(separator: ", ")))"
    }
  }

  extension ClassDeclSyntax {
    /// The variables that the record of the model stores, in order.
    var storedProperties: [ModelProperty] {
      memberBlock.members.compactMap { member in
        guard let variable = member.decl.as(VariableDeclSyntax.self),
          let name = variable.storedName
        else { return nil }
        return ModelProperty(name: name, variable: variable)
      }
    }

    /// Returns the expression of what `#Unique` and `#Index` in the class demand.
    func constraints(of model: String) -> String {
      let calls = memberBlock.members.compactMap { member -> String? in
        guard let macro = member.decl.as(MacroExpansionDeclSyntax.self),
          let kind = ["Unique": "unique", "Index": "index"][macro.macroName.text]
        else { return nil }
        return ".\(kind)(\(model).self, \(macro.arguments.trimmedDescription))"
      }
      return "_SwiftDataNames._ModelConstraints()\(calls.joined())"
    }

    var hasInitializer: Bool {
      memberBlock.members.contains { $0.decl.is(InitializerDeclSyntax.self) }
    }
  }

  extension VariableDeclSyntax {
    /// The name of a variable that a record stores; `nil` for constants and for computed, static,
    /// lazy, weak and transient ones.
    var storedName: String? {
      let excluded = ["static", "class", "lazy", "weak", "unowned"]
      guard bindingSpecifier.text == "var", bindings.count == 1, let binding = bindings.first,
        !modifiers.contains(where: { excluded.contains($0.name.text) }),
        attribute("Transient") == nil, binding.hasStorage
      else { return nil }
      return binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    }

    /// Returns the attribute with a name, with or without its module's.
    func attribute(_ name: String) -> AttributeSyntax? {
      for element in attributes {
        guard let attribute = element.as(AttributeSyntax.self) else { continue }
        let text = attribute.attributeName.trimmedDescription
        if text == name || text == "SwiftData.\(name)" { return attribute }
      }
      return nil
    }
  }

  extension PatternBindingSyntax {
    fileprivate var hasStorage: Bool {
      guard let accessors = accessorBlock?.accessors else { return true }
      guard case .accessors(let list) = accessors else { return false }
      return list.allSatisfy { ["didSet", "willSet"].contains($0.accessorSpecifier.text) }
    }
  }

  extension ExprSyntax {
    /// Whether the value can be computed without a model's instance and without side effects.
    fileprivate var isSimpleDefault: Bool {
      let literals: [SyntaxKind] = [
        .booleanLiteralExpr, .integerLiteralExpr, .floatLiteralExpr, .stringLiteralExpr,
        .memberAccessExpr,
      ]
      if literals.contains(kind) { return true }
      if let prefix = self.as(PrefixOperatorExprSyntax.self) {
        return prefix.expression.isSimpleDefault
      }
      guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
      let callee = call.calledExpression.trimmedDescription
      return ["UUID", "Date", "Data", "String"].contains(callee) && call.arguments.isEmpty
    }
  }
#endif
