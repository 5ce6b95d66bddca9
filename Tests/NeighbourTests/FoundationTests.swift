import CoreVideo
import Foundation
import QuoinFoundation
import Testing

struct PredicateTests {
  private struct Pet {
    let name: String
    let age: Int
    let owner: [String: String]
    let tags: [String]
  }

  private let pet = Pet(
    name: "Émile", age: 4, owner: ["name": "Ann"], tags: ["small", "brown"])

  @Test(
    "conditions are true of what they say",
    arguments: [
      ("name == 'Émile' AND age > 3", true), ("name ==[cd] \"emile\"", true),
      ("NOT (age BETWEEN {1, 3}) || FALSEPREDICATE", true), ("owner.name BEGINSWITH 'A'", true),
      ("owner.name beginswith[c] 'a' && age != 4", false), ("tags CONTAINS 'brown'", true),
      ("ANY tags LIKE 'sm?l*'", true), ("ALL tags ENDSWITH 'n'", false), ("age IN {1, 4}", true),
      ("name CONTAINS[d] 'Em'", true), ("nothing == nil", true), ("age >= 4.5", false),
      ("tags.@count == 2", true), ("NONE tags == 'red'", true), ("name MATCHES 'É.+e'", true),
      ("name MATCHES 'É'", false),
    ])
  func formats(format: String, isTrue: Bool) {
    #expect(NSPredicate(format: format).evaluate(with: pet) == isTrue)
  }

  @Test("arguments stand where the format says")
  func arguments() {
    #expect(NSPredicate(format: "SELF MATCHES %@", "[A-Z]+").evaluate(with: "ABC"))
    #expect(!NSPredicate(format: "SELF MATCHES %@", "[A-Z]+").evaluate(with: "ABc"))
    #expect(NSPredicate(format: "%K == %d", "age", 4).evaluate(with: pet))
    let names = ["b.png", "a.txt"]
    let ends = NSPredicate(format: "self ENDSWITH %@", argumentArray: [".png"])
    #expect((names as NSArray).filtered(using: ends) as? [String] == ["b.png"])
  }

  @Test(
    "a format that can't be understood is true of nothing",
    arguments: ["", "a ==", "(a == 1", "%@"])
  func mistakes(format: String) {
    #expect(!NSPredicate(format: format).evaluate(with: pet))
  }

  @Test("a sort descriptor finds values by name")
  func sorting() {
    let all: [[String: Any]] = [["name": "b"], ["name": "a"]]
    let sorted = (all as NSArray).sortedArray(using: [
      NSSortDescriptor(key: "name", ascending: true)
    ])
    #expect(sorted.compactMap { ($0 as? [String: Any])?["name"] as? String } == ["a", "b"])
  }
}

struct MissingFoundationTests {
  @Test("defaults keep values by Objective-C's names, too")
  func defaults() throws {
    let suite = "quoin-tests-\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    defaults.setValue("a", forKey: "name")
    #expect(defaults.string(forKey: "name") == "a")
    #expect(defaults.value(forKey: "name") as? String == "a")
    defaults.setValue(nil, forKey: "name")
    #expect(defaults.value(forKey: "name") == nil)
  }

  private final class Thing: NSObject {}

  @Test("weak collections let go")
  func weakCollections() {
    let table = NSHashTable<Thing>.weakObjects()
    let map = NSMapTable<NSString, Thing>.strongToWeakObjects()
    let kept = Thing()
    do {
      let gone = Thing()
      table.add(gone)
      table.add(kept)
      table.add(kept)
      map.setObject(gone, forKey: "gone")
      map.setObject(kept, forKey: "kept")
      #expect(table.count == 2 && map.count == 2)
    }
    #expect(table.allObjects == [kept] && table.contains(kept))
    #expect(map.object(forKey: "gone") == nil && map.object(forKey: "kept") === kept)
  }

  @Test("there is no cloud, which is what it says")
  func cloud() {
    let query = NSMetadataQuery()
    query.predicate = NSPredicate(format: "%K LIKE %@", NSMetadataItemFSNameKey, "*.txt")
    query.searchScopes = [NSMetadataQueryUbiquitousDocumentsScope]
    #expect(query.start() && !query.start() && query.resultCount == 0)
    #expect(FileManager.default.url(forUbiquityContainerIdentifier: nil) == nil)
    #expect(throws: CocoaError.self) {
      try FileManager.default.startDownloadingUbiquitousItem(at: URL(fileURLWithPath: "/a"))
    }
    let store = NSUbiquitousKeyValueStore()
    store.set(true, forKey: "a")
    store.set("text", forKey: "b")
    #expect(store.bool(forKey: "a") && store.string(forKey: "b") == "text")
    store.removeObject(forKey: "b")
    #expect(store.string(forKey: "b") == nil)
  }

  @Test("files are coordinated by being there")
  func coordination() {
    let url = URL(fileURLWithPath: "/a")
    var read: URL?
    NSFileCoordinator(filePresenter: nil).coordinate(readingItemAt: url, options: [], error: nil) {
      read = $0
    }
    #expect(read == url)
    #expect(url.startAccessingSecurityScopedResource())
    url.stopAccessingSecurityScopedResource()
  }

  @Test("the system's names compile, and do what they can")
  func system() throws {
    #expect(NSEC_PER_SEC == 1_000_000_000 && noErr == 0)
    #expect(mach_absolute_time() <= mach_absolute_time())
    #expect(objc_sync_enter(self) == 0 && objc_sync_exit(self) == 0)
    #expect(ProcessInfo.processInfo.thermalState == .nominal)
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: open("/", O_EVTONLY), eventMask: .write, queue: .main)
    source.setEventHandler {}
    source.resume()
    source.cancel()
    #expect(source.isCancelled)
    let events: DispatchSource.FileSystemEvent = source.data
    #expect(events == [])
    #expect(String(kCFBundleVersionKey) == "CFBundleVersion")
    #expect(kCFBundleNameKey as String == "CFBundleName")
    #expect(Data.WritingOptions.atomicWrite == .atomic)
  }

  @Test("pixels have memory")
  func pixels() throws {
    var made: CVPixelBuffer?
    let attributes: [NSObject: AnyObject] = [kCVPixelBufferMetalCompatibilityKey: true as AnyObject]
    let status = CVPixelBufferCreate(
      kCFAllocatorDefault, 3, 2, kCVPixelFormatType_32BGRA, attributes as CFDictionary?, &made)
    let buffer = try #require(made)
    #expect(status == kCVReturnSuccess && CVPixelBufferGetBytesPerRow(buffer) >= 12)
    #expect(CVPixelBufferLockBaseAddress(buffer, .readOnly) == kCVReturnSuccess)
    let bytes = try #require(CVPixelBufferGetBaseAddress(buffer))
    bytes.storeBytes(of: 7, toByteOffset: CVPixelBufferGetBytesPerRow(buffer) + 8, as: UInt32.self)
    CVPixelBufferUnlockBaseAddress(buffer, [])
    #expect(CVPixelBufferGetHeight(buffer) == 2)
    #expect(
      CVPixelBufferCreate(nil, 0, 2, kCVPixelFormatType_32BGRA, nil, &made) == kCVReturnInvalidSize)
  }
}
