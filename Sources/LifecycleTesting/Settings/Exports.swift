// A test that says `import LifecycleTesting` types names of LifecycleKit too.
@_exported import LifecycleKit
