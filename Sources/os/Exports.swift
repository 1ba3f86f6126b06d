// `import os` is `import OSLog` as far as messages go; what else the module has on Apple's systems is not here.
@_exported import OSLog
