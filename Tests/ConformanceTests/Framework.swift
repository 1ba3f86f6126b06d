// The one switch: the same cases judge the model here and, on a Mac, the original.
@_exported import Foundation

#if REAL_UIKIT
  @_exported import UIKit
#else
  @_exported import LifecycleKit
#endif
