// A program that says `import RuntimeLayout` types names of the module below it.
@_exported import ObjectGraph
