// A file that says `import UIKit` types names of these on iOS without importing them.
@_exported import Dispatch
@_exported import Foundation

// Of the modules below, single names are exported, those with UIKit's prefix: the others have none, and an
// app has a `Window` or a `Transition` of its own. A library whose public declarations name a module's types
// needs one that is exported, of which one name is enough.
