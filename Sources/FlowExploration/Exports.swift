// Whoever explores types the names of a simulation.
@_exported import LifecycleKit
