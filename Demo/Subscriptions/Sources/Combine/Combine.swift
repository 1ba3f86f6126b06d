// Combine on Linux: OpenCombine under its name. On iOS this target is not built.
@_exported import OpenCombine
@_exported import OpenCombineDispatch
@_exported import OpenCombineFoundation
import Dispatch
import Foundation

// OpenCombine leaves its schedulers out where it finds a module Combine, as one of an earlier build is. If this does
// not compile: swift package clean
private struct Schedulers<Queue: Scheduler, Loop: Scheduler> {}
private typealias Known = Schedulers<DispatchQueue, RunLoop>
