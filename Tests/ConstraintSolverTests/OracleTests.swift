import ConstraintSolver
import Foundation
import Testing

@testable import Benchmarks

struct OracleTests {
  @Test func everyCaseAndEditHasTheAnswerOfTheLinearProgram() throws {
    let url = Bundle.module.url(
      forResource: "priorities", withExtension: "json", subdirectory: "Resources")
    let data = try Data(contentsOf: try #require(url))
    for oracle in try JSONDecoder().decode([OracleCase].self, from: data) {
      var run = OracleRun(oracle)
      #expect(run.differences(from: oracle.answer) == [], "case \(oracle.id)")
      for (number, edit) in oracle.edits.enumerated() {
        run.apply(edit)
        #expect(run.differences(from: edit.answer) == [], "case \(oracle.id), edit \(number)")
      }
    }
  }
}
