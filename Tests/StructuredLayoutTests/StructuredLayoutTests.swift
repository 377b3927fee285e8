import Testing

@testable import StructuredLayout
