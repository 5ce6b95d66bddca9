import Testing
import UniformTypeIdentifiers

struct UTTypeTests {
  @Test func extensionsIdentifyTypes() {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "md", conformingTo: .text)?.conforms(to: .plainText) == true)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType(filenameExtension: "mp4") == .mpeg4Movie)
    #expect(UTType(filenameExtension: "mp4", conformingTo: .audio) == .mpeg4Audio)
    #expect(UTType.png.preferredFilenameExtension == "png")
    #expect(UTType.svg.preferredMIMEType == "image/svg+xml")
  }

  @Test func typesConform() {
    #expect(UTType.jpeg.conforms(to: .image))
    #expect(UTType.jpeg.isSubtype(of: .data))
    #expect(!UTType.jpeg.isSubtype(of: .jpeg))
    #expect(UTType.jpeg.conforms(to: .jpeg))
    #expect(UTType.item.isSupertype(of: .heic))
    #expect(!UTType.json.conforms(to: .image))
    #expect(UTType.quickTimeMovie.conforms(to: .audiovisualContent))
  }

  @Test func unknownTypes() throws {
    #expect(UTType("com.example.nothing") == nil)
    let dynamic = try #require(UTType(filenameExtension: "zzz"))
    #expect(dynamic.isDynamic)
    #expect(dynamic.preferredFilenameExtension == "zzz")
    #expect(dynamic.conforms(to: .data))
    let own = UTType(exportedAs: "com.example.note", conformingTo: .json)
    #expect(own.conforms(to: .text))
    #expect(own.isDeclared)
    #expect(UTType(importedAs: "public.png") == .png)
  }

  @Test func everyParentIsInTheTable() {
    let named: [UTType] = [
      .aliasFile, .appleArchive, .applicationBundle, .arReferenceObject, .zip, .epub, .vCard,
      .tarArchive,
      .m3uPlaylist, .x509Certificate, .usdz, .sceneKitScene, .makefile, .phpScript, .unixExecutable,
      .emailMessage,
    ]
    for type in named {
      #expect(UTType(type.identifier) == type)
      for parent in type.supertypes { #expect(UTType(parent.identifier) != nil, "\(parent)") }
    }
  }

  @Test func codingKeepsTheIdentifier() throws {
    let data = try JSONEncoder().encode([UTType.gif])
    #expect(String(decoding: data, as: UTF8.self) == #"["com.compuserve.gif"]"#)
    #expect(try JSONDecoder().decode([UTType].self, from: data) == [.gif])
  }

  @Test func namesOfFiles() {
    let folder = URL(fileURLWithPath: "/tmp")
    #expect(folder.appendingPathComponent("a", conformingTo: .json).lastPathComponent == "a.json")
    #expect(
      folder.appendingPathComponent("a.jpg", conformingTo: .jpeg).lastPathComponent == "a.jpg")
  }
}
