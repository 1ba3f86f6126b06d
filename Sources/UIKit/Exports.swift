// A file that says `import UIKit` types names of these on iOS without importing them.
@_exported import Dispatch
@_exported import Foundation
// A module whose types stand in a library's public declarations has to be exported. Of this one a single
// name is, because the others have no prefix, and an app has a `Window` or a `Transaction` of its own.
@_exported import struct Controllers.ControllerID
