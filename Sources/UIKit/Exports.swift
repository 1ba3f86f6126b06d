// A file that says `import UIKit` types names of these on iOS without importing them. The modules below
// stay unseen: their names have no prefix, and an app has a `Transition` or a `Window` of its own.
@_exported import Dispatch
@_exported import Foundation
