// A function that Foundation only has on Apple's platforms.
func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
