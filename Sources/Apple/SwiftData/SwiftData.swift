@_exported import Foundation
import QuoinData
