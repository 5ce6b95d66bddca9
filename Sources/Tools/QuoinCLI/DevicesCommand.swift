import ArgumentParser
import QuoinHostProtocol

/// `quoin devices`: lists the devices that `--device` and `.previewDevice` can name.
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "List the devices that --device and .previewDevice can name.",
    discussion: """
      Lengths are in points; a safe area is top,leading,bottom,trailing. The last column lists the values that \
      haven't been measured.
      """)

  @Flag(help: "Print the devices as JSON.")
  var json = false

  func run() throws {
    try Results.write(HostProcess.text(for: .devices(json ? .json : .table)))
  }
}

extension HostProcess {
  /// Runs a job that needs no file and returns its text.
  static func text(
    for job: HostRequest.Job, in settings: RenderConfigurationOptions? = nil
  ) throws -> String {
    let host = try HostProcess(settings?.process)
    defer { host.close() }
    let configuration = settings?.configuration ?? RenderConfiguration()
    return try host.run(
      HostRequest(configuration: configuration, job: job, scratch: host.output.path)
    ).response.text ?? ""
  }
}
