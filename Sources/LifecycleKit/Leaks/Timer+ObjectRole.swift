import Foundation
import ObjectGraph

extension Timer: ObjectRoleProviding {
  package static var objectRole: ObjectRole { .timer }
}
