@_exported import class UIKit.OSLog
@_exported import enum UIKit.OSLogType
@_exported import func UIKit.os_log
