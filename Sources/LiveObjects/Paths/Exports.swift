// A program that says `import LiveObjects` types names of the module below it.
@_exported import ObjectGraph
