// A program that explores uses the names of a simulation.
@_exported import LifecycleKit
