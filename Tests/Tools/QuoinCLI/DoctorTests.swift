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
    #expect(Set(["compiler", "program", "modules", "graphics", "cache"]).isSubset(of: found))
    #expect(document["packages"] is [String])
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

  @Test("doctor repeats what tools say about a compiler that doesn't start, compile or link")
  func brokenCompiler() throws {
    let place = try Workplace()
    defer { place.close() }
    let version = "[ $1 = --version ] && exec echo 'Swift version 6.3.1 (swift-6.3.1-RELEASE)'\n"
    for (script, says) in [
      (
        "echo 'swiftc: error while loading shared libraries: libncurses.so.6: cannot open' >&2; exit 127",
        "It doesn't start (swiftc: error while loading shared libraries: libncurses.so.6"
      ),
      (
        "\(version)echo 'note'; echo \"a.h:3: error: 'sys/param.h' file not found\"; exit 1",
        "program  doesn't compile: a.h:3: error: 'sys/param.h' file not found"
      ),
      (
        "\(version)[ $1 = -c ] && exit 0\necho 'ld.gold: error: cannot open crtbeginS.o'; exit 1",
        "program  doesn't link: ld.gold: error: cannot open crtbeginS.o"
      ),
    ] {
      try place.writeProgram(script, to: "swiftc")
      let outcome = try place.quoin("doctor", environment: ["SWIFTC": place.url("swiftc").path])
      let lines = outcome.output.split(separator: "\n").map {
        $0.split(separator: " ", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
          .joined(separator: "  ")
      }
      #expect(lines.contains { $0.contains(says) }, "\(outcome.output)")
      #expect(outcome.status == 1)
    }
  }

  @Test("what is missing is one command")
  func packages() {
    let diagnosis = Diagnosis(findings: [
      .found("a", "b"), .unusable("program", "doesn't link", try: "ld", packages: ["g++"]),
      .missing("icon font", try: "Install it.", packages: ["fonts-inter", "g++"]),
    ])
    #expect(diagnosis.packages == ["fonts-inter", "g++"])
    #expect(
      SystemPackages.installation(of: diagnosis.packages)
        == "apt-get install --no-install-recommends fonts-inter g++")
    #expect(
      SystemPackages.packages(of: [
        "libcairo.so.2", "libpango-1.0.so.0", "libharfbuzz.so.0", "libharfbuzz-subset.so.0",
        "libcmark-gfm.so.0.29.0.gfm.6", "libncurses.so.6", "libsqlite3.so.0", "libgcc_s.so.1",
        "libz.so.1", "nonsense",
      ]) == [
        "libcairo2", "libpango-1.0-0", "libharfbuzz0b", "libharfbuzz-subset0",
        "libcmark-gfm0.29.0.gfm.6", "libncurses6", "libsqlite3-0", "libgcc-s1", "zlib1g",
      ])
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
