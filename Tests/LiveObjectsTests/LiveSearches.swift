import Testing

/// The suites that read live objects, one test after the other: a search wants a heap that stays as it
/// is meanwhile.
@Suite(.serialized)
enum `Live objects` {}
