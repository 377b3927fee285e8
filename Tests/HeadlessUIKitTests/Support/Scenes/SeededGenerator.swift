import TestSupport

typealias SeededGenerator = TestSupport.SeededGenerator
