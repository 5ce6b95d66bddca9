import ArgumentParser
import Foundation

/// `quoin doctor`: checks Quoin's requirements and advises on those that are missing.
struct DoctorCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Check the compiler, libraries, fonts and cache.")

  @Flag(help: "Print the findings as JSON.")
  var json = false

  func run() throws {
    let diagnosis = Diagnosis.make()
    try Results.write(json ? diagnosis.json() : diagnosis.text)
    if !diagnosis.isHealthy { throw ExitCode(CommandFailure.inputStatus) }
  }
}
