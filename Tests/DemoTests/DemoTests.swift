import Testing

@testable import Examples
