// Tokens and declarations are words of every rule.
@_exported import SwiftSource
