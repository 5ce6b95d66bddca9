import Foundation
import Testing

@testable import QuoinCLI

/// The system calls that the sandbox allows.
@Suite("The sandbox's filter of system calls")
struct SystemCallTests {
  /// A Perl script that prints the sockets it can create; every Debian has Perl.
  private static let script = """
    for my $family (1, 2, 10, 16, 17, 29, 31, 38, 40, 44) {
      for my $type (1, 2, 3, 5) {
        print "$family/$type " if socket(my $socket, $family, $type, 0);
      }
    }
    print "sctp " if socket(my $sctp, 2, 1, 132);
    print "pair " if socketpair(my $a, my $b, 1, 1, 0);
    """

  @Test("only local and plain loopback sockets are allowed")
  func sockets() throws {
    let perl = URL(fileURLWithPath: "/usr/bin/perl")
    guard FileManager.default.isExecutableFile(atPath: perl.path) else { return }
    let scratch = try ScratchDirectory()
    defer { scratch.remove() }
    for sandbox in Sandbox.all {
      let child = ChildProcess(executable: perl, arguments: ["-e", Self.script], seconds: 600)
      guard let (ending, output) = try? sandbox.confine(child, in: scratch).capture(),
        !output.contains("bwrap: ")
      else { continue }
      #expect(ending == .exit(0), "\(sandbox.name): \(output)")
      #expect(
        output == "1/1 1/2 1/3 1/5 2/1 2/2 10/1 10/2 pair ", "\(sandbox.name)")
    }
  }

  @Test("views can't inspect other processes, change namespaces or use rare calls")
  func views() throws {
    let place = try Workplace()
    defer { place.close() }
    #if arch(x86_64)
      let numbers = [
        "ptrace": 101, "bpf": 321, "userfaultfd": 323, "io_uring": 425, "keyctl": 250,
        "unshare": 272, "mount": 165, "perf": 298, "clone3": 435, "x32": 0x4000_0027,
      ]
    #else
      let numbers = [
        "ptrace": 117, "bpf": 280, "userfaultfd": 282, "io_uring": 425, "keyctl": 219,
        "unshare": 97, "mount": 40, "perf": 241, "clone3": 435,
      ]
    #endif
    try place.write(
      Sample.card(
        calling: """
          typealias Call = @convention(c) (Int, Int, Int, Int, Int) -> Int
          let call = unsafeBitCast(dlsym(nil, "syscall"), to: Call.self)
          for (name, number) in \(numbers) {
            let result = call(number, 0, 0, 0, 0)
            if result >= 0 || errno != EPERM && errno != ENOSYS { print("allowed:", name, errno) }
          }
          print("asked")
          return 10
          """), to: "Card.swift")
    let outcome = try place.quoin("render", "Card.swift", "--sandbox", "-o", "a.svg")
    if outcome.diagnostics.contains("no sandbox is available on this machine") { return }
    #expect(outcome.status == 0, "\(outcome.diagnostics)")
    #expect(outcome.diagnostics == "asked\n")
  }
}
