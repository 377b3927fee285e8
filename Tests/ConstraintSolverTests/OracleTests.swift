import ConstraintSolver
import Testing

struct OracleTests {
  @Test func everyCaseAndEditHasTheAnswerOfTheLinearProgram() throws {
    for oracle in try OracleCase.all() {
      var run = OracleRun(oracle)
      #expect(run.differences(from: oracle.answer) == [], "case \(oracle.id)")
      for (number, edit) in oracle.edits.enumerated() {
        run.apply(edit)
        #expect(run.differences(from: edit.answer) == [], "case \(oracle.id), edit \(number)")
      }
    }
  }
}
