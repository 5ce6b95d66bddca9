import Foundation
import QuoinFiles
import QuoinHostProtocol
import QuoinMarkdown
import QuoinResources
import QuoinSources

extension InputReader {
  /// The readers of text formats.
  static let textReaders: [InputReader] = [
    InputReader("swift", seeds: swiftSources) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      var prepass = SourcePrepass(platform: .iOS) { $0 == "SwiftUI" }
      prepass.markedFile = "File.swift"
      prepass.leftOutSamples = []
      prepass.leftOut = [1]
      _ = prepass.prepare(text)
      for view in ViewDeclaration.list(in: text) {
        _ = view.writing("h-exp, v-hug", into: Array(text.utf8))
      }
    },
    InputReader("members", seeds: swiftSources) { bytes in
      _ = DeclaredMembers(sources: [String(decoding: bytes, as: UTF8.self)])
    },
    InputReader("platform", seeds: swiftSources) { bytes in
      _ = SourcePlatform.natural(to: [String(decoding: bytes, as: UTF8.self)])
    },
    InputReader("availability", seeds: swiftSources + [unavailableNames]) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      _ = UnavailableName.find(in: [text], on: .watchOS)
    },
    InputReader("json", seeds: [report, contents, stringCatalog]) { bytes in
      _ = try? BoundedJSON.decode(JSONText.self, from: Data(bytes))
      _ = try? BoundedJSON.value(of: Data(bytes))
    },
    InputReader("frames", seeds: [frames]) { bytes in
      var reader = FrameReader(largestFrame: 1 << 16, largestStream: 1 << 20)
      for start in stride(from: 0, to: bytes.count, by: 100) {
        reader.add(bytes[start..<min(start + 100, bytes.count)])
        while let frame = try? reader.next() { _ = try? HostEvent(frame) }
      }
    },
    InputReader("manifest", seeds: [manifest]) { bytes in
      let root = URL(fileURLWithPath: "/package", isDirectory: true)
      guard let package = try? SwiftPackage(manifest: Data(bytes), at: root) else { return }
      for target in package.targets { _ = package.dependencies(of: target) }
    },
    InputReader("datamodel", seeds: [dataModel]) { bytes in
      let model = try? DataModel(contents: bytes, of: "A.xcdatamodeld", at: "contents")
      _ = try? model?.encoded()
    },
    InputReader("catalog", seeds: [contents]) { bytes in
      guard let contents = try? ContentsFile(data: Data(bytes), folder: "/Assets") else { return }
      _ = try? ImageSet(contents).variant(for: AssetTraits())
      _ = try? ColorSet(contents).color(for: AssetTraits())
      _ = try? DataSet(contents)
    },
    InputReader("xcstrings", seeds: [stringCatalog]) { bytes in
      guard let file = try? StringCatalogFile(data: Data(bytes), path: "A.xcstrings") else {
        return
      }
      for entries in file.entries.values { entries.values.forEach(show) }
    },
    InputReader("stringsdict", seeds: [stringsDict]) { bytes in
      guard let file = try? StringsDictFile(data: Data(bytes), path: "A.stringsdict") else {
        return
      }
      file.entries.values.forEach(show)
    },
    InputReader("strings", seeds: [strings, plist]) { bytes in
      _ = try? StringsFile(data: Data(bytes), path: "A.strings")
    },
    InputReader("plist", seeds: [plist, stringsDict, "{ a = (1, \"b\", <00ff>); /* c */ }"]) {
      bytes in
      _ = try? BoundedPropertyList.read(Data(bytes))
    },
    InputReader("markdown", seeds: [markdown]) { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      for syntax in [
        Markdown.Syntax.full, .inlineOnly, .inlineOnlyPreservingWhitespace,
      ] {
        _ = Markdown.runs(of: text, syntax: syntax)
      }
    },
  ]

  /// A Core Data model with each kind of element.
  private static let dataModel = """
    <?xml version="1.0"?>
    <model userDefinedModelVersionIdentifier="1"><!-- a -->
      <entity name="A" representedClassName=".A" codeGenerationType="class">
        <attribute name="n" optional="YES" attributeType="Integer 16" defaultValueString="1"/>
        <attribute name="d" attributeType="Date" defaultDateTimeInterval="&#49;"/>
        <relationship name="b" toMany="YES" ordered="YES" deletionRule="Cascade" \
      destinationEntity="B" inverseName="a"/>
        <fetchIndex name="i"><fetchIndexElement property="n"/></fetchIndex>
        <uniquenessConstraints><uniquenessConstraint><constraint value="n"/>\
      </uniquenessConstraint></uniquenessConstraints>
        <userInfo><entry key="k" value="&lt;v&gt;"/></userInfo>
      </entity>
      <entity name="B" representedClassName="B" parentEntity="C" codeGenerationType="category">
        <relationship name="a" maxCount="1" destinationEntity="A" inverseName="b"/>
      </entity>
      <entity name="C" isAbstract="YES"/>
      <fetchRequest name="f" entity="A" predicateString="n &gt; $N" fetchLimit="3"/>
      <configuration name="c"><memberEntity name="A"/></configuration>
    </model>
    """

  /// Names that a watch lacks, in each form that the reader knows.
  private static let unavailableNames = """
    import SwiftUI
    #if !os(watchOS) && (DEBUG || os(iOS))
    let a = Menu("a") {}
    #elseif os(tvOS)
    #else
    @available(watchOS, unavailable) struct Box<Menu: View> { let a: Menu }
    let b = Text("b").padding { $0 }.badge(1)
    let c = Picker("c").pickerStyle(.segmented)
    @Environment(\\.editMode) var mode
    #endif
    """

  /// Creates the texts of an entry, in a language with many plural forms.
  private static func show(_ entry: LocalizedEntry) {
    let setting = LocalizedEntry.Setting(language: "ru")
    _ = entry.plain(in: setting)
    for number in [0, 1, 3, Int.max] {
      _ = entry.pieces(in: setting) { $0 < 3 ? PluralOperands(number) : nil }
    }
    for number in [0.5, -.infinity, .nan, 1e300] {
      _ = entry.pieces(in: setting) { _ in PluralOperands(number, digits: 3) }
    }
  }
}

/// Any JSON value, represented by its size.
private struct JSONText: Decodable {
  let size: Int

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let values = try? container.decode([JSONText].self) {
      size = values.count
    } else if let values = try? container.decode([String: JSONText].self) {
      size = values.count
    } else if let text = try? container.decode(String.self) {
      size = text.count
    } else {
      let number = try container.decode(Double.self)
      size = (try? container.decode(Int.self)) ?? (number > 0 ? 1 : 0)
    }
  }
}
