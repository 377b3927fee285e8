import Testing

@testable import ClassicLayout
