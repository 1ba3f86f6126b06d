// A program that says `import LifecycleReports` types names of LifecycleKit too.
@_exported import LifecycleKit
