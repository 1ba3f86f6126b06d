// A program that says `import LifecycleKit` types names of all the modules below it.
@_exported import UIKitCore
@_exported import LeakDetection
@_exported import ObjectGraph
@_exported import RuntimeLayout
@_exported import Services
@_exported import VirtualTime
