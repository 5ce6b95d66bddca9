import CardServing

let server = try CardServer(CardServer.Options(CommandLine.arguments.dropFirst()))
try await server.run()
