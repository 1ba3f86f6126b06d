import Foundation
import ObjectGraph

extension Timer: ObjectRoleProviding {
  package static var objectRole: ObjectRole {
    #if canImport(Darwin)
      .timer
    #else
      .keptTimer
    #endif
  }
}
