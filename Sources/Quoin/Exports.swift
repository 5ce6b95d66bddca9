@_exported import Foundation
@_exported import QuoinExplain
@_exported import QuoinViews
