import CardServing
import Foundation
import Prefork

func log(_ text: String) { FileHandle.standardError.write(Data("card-server: \(text)\n".utf8)) }

do {
  let options = try CardServer.Options(CommandLine.arguments.dropFirst())
  let server = CardServer(options)
  if let worker = Worker.current {
    try await server.run(as: worker)
  } else if options.workers > 1 {
    exit(try await server.supervise { log($0) })
  } else {
    try await server.run()
  }
} catch {
  log("\(error)")
  exit(1)
}
