import Foundation
import QuoinSchema
import Testing

@testable import QuoinSources

@Suite("Core Data models")
struct DataModelTests {
  static let shop = """
    <?xml version="1.0" encoding="UTF-8"?>
    <model userDefinedModelVersionIdentifier="1,2">
      <entity name="Item" representedClassName=".Item" codeGenerationType="class">
        <attribute name="count" attributeType="Integer 16" defaultValueString="3" \
    usesScalarValueType="YES"/>
        <attribute name="made" optional="YES" attributeType="Date" defaultDateTimeInterval="60"/>
        <attribute name="old" optional="YES" attributeType="String" elementID="older"/>
        <attribute name="key" optional="YES" attributeType="String" derived="YES" \
    derivationExpression="canonical:(old)"/>
        <relationship name="box" optional="YES" maxCount="1" deletionRule="Nullify" \
    destinationEntity="Box" inverseName="items"/>
        <fetchedProperty name="rest"><fetchRequest name="fetchedPropertyFetchRequest" \
    entity="Item" predicateString="box == $FETCH_SOURCE.box"/></fetchedProperty>
        <fetchIndex name="i"><fetchIndexElement property="made"/></fetchIndex>
        <uniquenessConstraints><uniquenessConstraint><constraint value="count"/>\
    </uniquenessConstraint></uniquenessConstraints>
        <userInfo><entry key="k" value="&lt;v&gt;"/></userInfo>
      </entity>
      <entity name="Box" representedClassName="Box" isAbstract="YES">
        <relationship name="items" toMany="YES" ordered="YES" deletionRule="Cascade" \
    destinationEntity="Item" inverseName="box"/>
      </entity>
      <entity name="Crate" representedClassName="Crate" parentEntity="Box" \
    codeGenerationType="category"/>
      <fetchRequest name="many" entity="Item" predicateString="count &gt; $MIN" fetchLimit="5"/>
      <configuration name="local"><memberEntity name="Item"/></configuration>
    </model>
    """

  private func model(_ text: String) throws -> DataModel {
    try DataModel(contents: Array(text.utf8), of: "Shop.xcdatamodeld", at: "contents")
  }

  private func message(_ text: String) -> String? {
    do {
      _ = try model(text)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test("the schema has the entities with their properties, defaults, indexes and parents")
  func schema() throws {
    let compiled = try model(Self.shop).compiled
    let item = try #require(compiled.schema["Item"])
    #expect(item.properties.map(\.name) == ["count", "made", "old", "key", "box"])
    #expect(item.properties[0].defaultValue == .integer(3))
    #expect(
      item.properties[1].defaultValue == .date(Date(timeIntervalSinceReferenceDate: 60)))
    #expect(item.properties.map(\.isOptional) == [false, true, true, true, true])
    #expect(item.properties[2].originalName == "older")
    #expect(item.properties[4].relationship?.inverse == "items")
    #expect(
      compiled.entities["Item"]?.attributes["key"]?.derivationExpression == "canonical:(old)")
    #expect(item.indexes == [["made"]] && item.uniqueness == [["count"]])
    let crate = try #require(compiled.schema["Crate"])
    #expect(crate.ancestors == ["Box"])
    let items = crate.properties[0].relationship
    #expect(items?.isOrdered == true && items?.deleteRule == .cascade)
    #expect(compiled.entities["Item"]?.className == "Item")
    #expect(compiled.entities["Item"]?.userInfo == ["k": "<v>"])
    #expect(compiled.entities["Item"]?.attributes["count"]?.scalar == true)
    #expect(
      compiled.entities["Item"]?.fetchedProperties?["rest"]?.predicate
        == "box == $FETCH_SOURCE.box")
    #expect(compiled.fetchRequests["many"]?.predicate == "count > $MIN")
    #expect(compiled.configurations == ["local": ["Item"]])
    #expect(compiled.versionIdentifiers == ["1", "2"])
  }

  @Test("the compiled model can be read again, and is the same at each run")
  func encoding() throws {
    let data = try model(Self.shop).encoded()
    #expect(try data == model(Self.shop).encoded())
    let read = try JSONDecoder().decode(CompiledModel.self, from: data)
    #expect(try read == model(Self.shop).compiled)
  }

  @Test("code is generated for a class, for a category without its class, and for no other")
  func code() throws {
    let source = try model(Self.shop).source
    for line in [
      "nonisolated public class Item: CoreData.NSManagedObject { public override func awakeFromInsert()",
      "public var count: Int16 { get { self._quoinValue(\"count\") }",
      "public var made: Date? {", "public var box: Box? {",
      "nonisolated extension Crate {", "CoreData.NSFetchRequest<Item>(entityName: \"Item\")",
      "#sourceLocation(file: \"Shop.xcdatamodeld: entity Item\", line: 4)",
      "extension Item: Identifiable {}",
    ] {
      #expect(source.contains(line), "\(line)")
    }
    for line in ["class Box", "class Crate", "extension Box", "var items", "Crate: Identifiable"] {
      #expect(!source.contains(line), "\(line)")
    }
  }

  @Test("a to-many relationship has the methods of its kind")
  func methods() {
    let plain = ManagedAccessors.methods(of: "tags", "Tag", isOrdered: false)
    #expect(plain.count == 4)
    #expect(plain[0] == "func addToTags(_ value: Tag) { self._quoinAdd(value, \"tags\") }")
    let ordered = ManagedAccessors.methods(of: "tags", "Tag", isOrdered: true)
    #expect(ordered.count == 10)
    #expect(ordered.allSatisfy { $0.contains("self._quoin") && $0.contains("\"tags\"") })
  }

  @Test(
    "an error names the line and the cause",
    arguments: [
      ("", "contents:1: it has no elements"),
      ("<!DOCTYPE a [<!ENTITY b \"c\">]><model/>", "contents:1: it has a document type"),
      ("<model>\n<entity", "contents:2: <entity> isn't closed by a >"),
      ("<model>\n\n<a>\n</model>", "contents:4: </model> closes an element that isn't open"),
      ("<model a='&b;'/>", "the value of a has an unknown entity after &"),
      ("<plist/>", "it begins with <plist>, not with <model>"),
      ("<model><entity name='A B'/></model>", "“A B”, isn't a Swift name"),
      (
        "<model><entity name='A' representedClassName='A {}; var b'/></model>",
        "isn't a Swift name"
      ),
      (
        "<model><entity name='A' parentEntity='B'/><entity name='B' parentEntity='A'/></model>",
        "form a circle"
      ),
      ("<model>\n<entity name='A'/>\n<entity name='A'/></model>", "contents:3: there are two"),
      (
        "<model><entity name='A'><attribute name='b' attributeType='Boolean' "
          + "defaultValueString='2'/></entity></model>",
        "the default of A.b, “2”, isn't a value of type Boolean"
      ),
      (
        "<model><entity name='A'><relationship name='b' destinationEntity='C'/></entity></model>",
        "the destination of A.b, C, isn't an entity"
      ),
      (String(repeating: "<a>", count: 1000), "nested more than 64 levels deep"),
    ])
  func errors(text: String, says: String) throws {
    let message = try #require(self.message(text))
    #expect(message.contains(says), "\(message)")
  }

  @Test("an attribute of an unsupported kind is left out, with a warning")
  func composite() throws {
    let model = try model(
      """
      <model><entity name="A" representedClassName="A" codeGenerationType="class">
      <attribute name="b" attributeType="Composite"/>
      <fetchedProperty name="c"/></entity></model>
      """)
    #expect(model.compiled.schema["A"]?.properties.isEmpty == true)
    #expect(
      model.warnings == [
        "contents:2: the composite attribute A.b is left out",
        "contents:3: a fetched property of A has no name or no request",
      ])
  }
}
