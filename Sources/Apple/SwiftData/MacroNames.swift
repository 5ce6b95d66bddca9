/// The names that the macros' expansions use: in an app with a type called `SwiftData`, the
/// module's own name means that type.
public enum _SwiftDataNames {
  public typealias BackingData = SwiftData.BackingData
  public typealias DefaultSerialModelExecutor = SwiftData.DefaultSerialModelExecutor
  public typealias ModelActor = SwiftData.ModelActor
  public typealias ModelContainer = SwiftData.ModelContainer
  public typealias ModelContext = SwiftData.ModelContext
  public typealias ModelExecutor = SwiftData.ModelExecutor
  public typealias PersistentModel = SwiftData.PersistentModel
  public typealias Query = SwiftData.Query
  public typealias Schema = SwiftData.Schema
  public typealias _ModelConstraints = SwiftData._ModelConstraints
  public typealias _ModelStorage = SwiftData._ModelStorage
  public typealias _SwiftDataNoType = SwiftData._SwiftDataNoType
}
