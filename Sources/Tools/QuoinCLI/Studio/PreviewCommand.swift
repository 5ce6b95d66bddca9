import ArgumentParser
import Foundation
import QuoinHostProtocol

/// `quoin preview`: shows live previews in a browser.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show live previews in a browser, next to the reasons for their layout.",
    discussion: """
      Prints the page's address. The page draws the views, passes pointer and keyboard input to them, and follows \
      each change of the sources; the views keep their state. Press Ctrl-C to end.
      """)

  @OptionGroup var options: PreviewOptions

  @Option(help: "The port to listen on; by default any free port.")
  var port: UInt16 = 0

  @Option(
    help: ArgumentHelp(
      "Also accept other machines at this local address (0.0.0.0: all). Needs --token.",
      discussion: "By default the server accepts only connections from this machine.",
      valueName: "address"))
  var host: String?

  @Option(
    help: ArgumentHelp(
      "A token that the page's address must contain; by default random.",
      discussion: "At least 16 letters and digits."))
  var token: String?

  @Option(
    help: ArgumentHelp(
      "The command that opens the page's links to source lines, such as 'code -g {file}:{line}'.",
      discussion: "By default the page can't open an editor through the server.",
      valueName: "command"))
  var editor: String?

  @Flag(help: "Open the page in a browser.")
  var open = false

  func run() throws {
    try options.settings.check()
    try StandardInput.refuse(options.choice.file, in: "preview")
    guard options.steps.isEmpty else {
      throw CommandFailure.usage(
        "preview doesn't support --do",
        try: "Perform the steps in the page, or use quoin render --do.")
    }
    let address = try StudioAddress(host: host, port: port, token: token)
    // Without a folder of the user's, data lasts as long as the studio.
    let scratch = options.store.data == nil ? try ScratchDirectory() : nil
    defer { scratch?.remove() }
    let sources = StudioSources(try options.keepingData(in: scratch))
    let studio = Studio(
      sources: sources, title: sources.title, editor: try editor.map { try StudioEditor($0) })
    defer { studio.close() }
    // Report permanent errors before serving a page.
    try sources.check()
    Interruption.watch()
    let server = try StudioServer(address: address, studio: studio)
    defer { server.stop() }
    try Results.write(server.url)
    if open { Self.show(server.url) }
    let loop = StudioLoop(look: sources.stamps(after:)) { job, done in
      Thread.detachNewThread {
        studio.renew(job)
        done()
      }
    }
    defer { loop.stop() }
    while true {
      try Interruption.check()
      if let failure = server.failure { throw failure }
      loop.step()
      studio.pingPreviews()
      Thread.sleep(forTimeInterval: Self.interval)
    }
  }

  /// The polling interval for the files in seconds.
  private static let interval = 0.1

  static func show(_ url: String) {
    let opener = Process()
    opener.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    #if canImport(Darwin)
      opener.arguments = ["open", url]
    #else
      opener.arguments = ["xdg-open", url]
    #endif
    (opener.standardOutput, opener.standardError) = (FileHandle.nullDevice, FileHandle.nullDevice)
    do { try opener.run() } catch { Diagnostics.write("the browser could not be opened\n") }
  }
}

/// The studio's address and access token.
struct StudioAddress {
  /// The address to listen on; `nil` for this machine only.
  let host: String?
  let port: UInt16
  let token: String

  private static let shortestToken = 16

  init(host: String?, port: UInt16, token: String?) throws {
    if let host {
      guard token != nil else {
        throw CommandFailure.usage(
          "--host lets other machines run the views in these files",
          try:
            "Set a secret for them: --token with at least \(Self.shortestToken) letters and digits."
        )
      }
      var address = in_addr()
      guard inet_pton(AF_INET, host, &address) == 1 else {
        throw CommandFailure.usage(
          "--host \(host) is not an address",
          try: "Use one of this machine's addresses, such as 0.0.0.0.")
      }
    }
    if let token {
      let isPlain = token.utf8.allSatisfy {
        $0 < 128 && Character(Unicode.Scalar($0)).isLetterOrDigit
      }
      guard token.count >= Self.shortestToken, isPlain else {
        throw CommandFailure.usage(
          "--token must be at least \(Self.shortestToken) letters and digits",
          try: "Omit --token to use a random one.")
      }
    }
    (self.host, self.port) = (host, port)
    self.token = token ?? Self.randomToken()
  }

  private static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    let letters = Array("abcdefghijkmnpqrstuvwxyz23456789")
    return String((0..<26).map { _ in letters.randomElement(using: &generator) ?? "a" })
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isASCII && (isLetter || isNumber) }
}
