import CoreVideo
import Foundation
import QuoinFoundation
import Testing

struct MissingFoundationTests {
  @Test("defaults also store values under Objective-C's method names")
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

  @Test("weak collections release their elements")
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

  @Test("there is no iCloud container, which is reported")
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

  @Test("file coordination runs its accessors")
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

  @Test("the names of the os module compile and work as far as possible")
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

  @Test("lengths are made of numbers")
  func lengths() {
    #expect(CGFloat(truncating: 2.5 as NSNumber) == 2.5)
    #expect(CGFloat(exactly: NSNumber(value: 3)) == 3)
  }

  @Test("a formatter writes measurements in the locale's units and words")
  func measurements() {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: "en_US")
    let road = Measurement(value: 5.25, unit: UnitLength.kilometers)
    #expect(formatter.string(from: road) == "3.262 mi")
    formatter.unitOptions = .providedUnit
    #expect(formatter.string(from: road) == "5.25 km")
    let warm = Measurement(value: 20, unit: UnitTemperature.celsius)
    #expect(formatter.string(from: warm) == "20°C")
    formatter.unitOptions = [.providedUnit, .temperatureWithoutUnit]
    #expect(formatter.string(from: warm) == "20°")
    #expect(formatter.string(from: UnitMass.grams as Unit) == "grams")
    formatter.unitStyle = .long
    #expect(formatter.string(from: road) == "5.25 kilometers")
    #expect(formatter.string(from: UnitMass.grams as Unit) == "grams")
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(from: road) == "5,25 Kilometer")
    #expect(formatter.string(from: UnitLength.meters as Unit) == "Meter")
  }

  @Test("amounts of storage are written as counts of bytes")
  func byteCounts() {
    let style = Measurement<UnitInformationStorage>.FormatStyle.ByteCount.byteCount(style: .file)
      .locale(Locale(identifier: "en_US"))
    let gigabytes = Measurement(value: 1.42, unit: UnitInformationStorage.gigabytes)
    #expect(gigabytes.formatted(style) == "1.42 GB")
    var memory = style
    memory.style = .memory
    memory.includesActualByteCount = true
    #expect(
      memory.format(Measurement(value: 1, unit: .kibibytes)) == "1 kB (1,024 bytes)")
    #expect(style.format(Measurement(value: 0, unit: .bytes)) == "Zero kB")
    let endless = Measurement(value: Double.infinity, unit: UnitInformationStorage.bytes)
    #expect(style.format(endless) == Int64.max.formatted(.byteCount(style: .file)))
    #expect(style.format(Measurement(value: .nan, unit: .bytes)) == "Zero kB")
  }

  /// As stadiamaps/ferrostar's reference pictures of speed limits show it.
  @Test("a unit alone has its own name")
  func unitNames() {
    let formatter = MeasurementFormatter()
    formatter.unitStyle = .short
    for (region, names) in [
      ("en_US", ["km/hr", "mi/hr"]), ("en_GB", ["km/hr", "mph"]), ("de_DE", ["km/h", "mi/h"]),
    ] {
      formatter.locale = Locale(identifier: region)
      let units: [UnitSpeed] = [.kilometersPerHour, .milesPerHour]
      #expect(units.map { formatter.string(from: $0 as Unit) } == names)
    }
    #expect(formatter.string(from: Unit(symbol: "apples")) == "apples")
  }

  private actor Clerk {
    let queue = DispatchSerialQueue(label: "clerk")
    nonisolated var unownedExecutor: UnownedSerialExecutor { queue.asUnownedSerialExecutor() }
    func isOnQueue() -> Bool {
      dispatchPrecondition(condition: .onQueue(queue))
      return true
    }
  }

  @Test("an actor can run on a queue")
  func executor() async {
    #expect(await Clerk().isOnQueue())
  }

  @Test("objects of a protocol know their classes")
  func classes() {
    let thing: any NSObjectProtocol = Thing()
    #expect(thing.isKind(of: NSObject.self) && thing.isKind(of: Thing.self))
    #expect(!thing.isKind(of: NSNumber.self) && !thing.isMember(of: NSObject.self))
    func clear(_ error: AutoreleasingUnsafeMutablePointer<NSError?>?) { error?.pointee = nil }
    var error: NSError? = CocoaError(.fileNoSuchFile) as NSError
    clear(&error)
    #expect(error == nil)
  }

  @Test("pixel buffers have memory")
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
