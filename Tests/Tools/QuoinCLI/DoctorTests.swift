import Foundation
import Testing

@testable import QuoinCLI

@Suite("quoin doctor and quoin --version")
struct DoctorTests {
  @Test("doctor reports compiler, modules and cache")
  func doctor() throws {
    let place = try Workplace()
    defer { place.close() }
    let outcome = try place.quoin("doctor", "--json")
    let json = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let document = try #require(json as? [String: Any])
    let findings = try #require(document["findings"] as? [[String: Any]])
    let found = findings.filter { $0["advice"] == nil }.compactMap { $0["subject"] as? String }
    #expect(Set(["compiler", "modules", "graphics", "cache"]).isSubset(of: found))
    #expect(outcome.status == (found.count == findings.count ? 0 : 1))
  }

  @Test(
    "compilers of the supported release",
    arguments: [
      ("Swift version 6.3.1 (swift-6.3.1-RELEASE)", true), ("Apple Swift version 6.3 (x)", true),
      ("Swift version 6.2.4 (swift-6.2.4-RELEASE)", false), ("Swift version 6.30 (x)", false),
      ("Swift version 16.3 (x)", false), ("", false),
    ])
  func supportedCompiler(_ version: String, _ isSupported: Bool) {
    #expect(SupportedSwift.includes(version) == isSupported)
  }

  @Test("doctor rejects another compiler, and names the one it needs")
  func otherCompiler() throws {
    let place = try Workplace()
    defer { place.close() }
    try place.write("#!/bin/sh\necho 'Swift version 5.10.1 (swift-5.10.1-RELEASE)'\n", to: "swiftc")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: place.url("swiftc").path)
    let outcome = try place.quoin("doctor", environment: ["SWIFTC": place.url("swiftc").path])
    let line = outcome.output.split(separator: "\n").first { $0.hasPrefix("compiler") } ?? ""
    #expect(line.contains("5.10.1") && line.contains("Swift \(SupportedSwift.release)"))
    #expect(outcome.status == 1)
  }

  @Test("doctor checks whether the compiler can import the modules")
  func unreadableModules() throws {
    let place = try Workplace()
    defer { place.close() }
    let modules = place.url("Modules")
    try FileManager.default.createDirectory(at: modules, withIntermediateDirectories: true)
    try Data("no module".utf8).write(to: modules.appendingPathComponent("SwiftUI.swiftmodule"))
    try place.write("no library", to: Installation.runtimeName)
    let outcome = try place.quoin("doctor", environment: ["QUOIN_RUNTIME": place.directory.path])
    let line = outcome.output.split(separator: "\n").first { $0.hasPrefix("modules") } ?? ""
    #expect(line.contains("can't import them") && line.contains("SwiftUI"))
    #expect(outcome.status == 1)
  }

  @Test("the version is that of the changelog")
  func version() throws {
    let place = try Workplace()
    defer { place.close() }
    let outcome = try place.quoin("--version")
    #expect(outcome.output == "\(QuoinVersion.current)\n")
    #expect(outcome.status == 0)
    let changelog = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("../../../CHANGELOG.md")
    let headings = try String(contentsOf: changelog, encoding: .utf8)
      .split(separator: "\n").filter { $0.hasPrefix("## ") && $0 != "## Unreleased" }
    #expect(headings.first?.hasPrefix("## \(QuoinVersion.current) ") == true)
  }
}
