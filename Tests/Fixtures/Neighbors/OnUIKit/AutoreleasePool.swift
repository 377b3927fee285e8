// What Foundation has on Apple's platforms alone.
func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result { try body() }
