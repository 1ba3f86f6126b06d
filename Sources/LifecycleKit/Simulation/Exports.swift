// A program that says `import LifecycleKit` types names of all the modules below it.
@_exported import UIKitCore
@_exported import LeakDetection
@_exported import ObjectGraph
@_exported import LiveObjects
@_exported import VirtualServices
@_exported import VirtualTime

// And the names in the initialisers that each of its own screens and views has to declare.
@_exported import class Foundation.Bundle
@_exported import class Foundation.NSCoder
@_exported import struct Foundation.CGRect
